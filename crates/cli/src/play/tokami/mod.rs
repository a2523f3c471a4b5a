//! Tokami on the command line: it can't be played there, for it needs a hand, but it has words for what its rules and its
//! wood refuse, and tools to study the wood.

mod lab;
mod refusal;
mod unfounded;

use super::screen::Screen;
use crate::{failure::Failure, text::Text};
use clap::{ArgMatches, Command, FromArgMatches, Subcommand};
use lab::Lab;
use serde::Deserialize;
use serde_json::Value;
use stapel_core::Game;
use stapel_tokami::{Illegal, Tokami};
use stapel_wood::Unfounded;
use std::process::ExitCode;

pub(super) const SCREEN: &dyn Screen = &Wood;

struct Wood;

impl Screen for Wood {
    fn game(&self) -> &'static str {
        Tokami::NAME
    }

    fn refusal(&self, why: &Value, text: &Text) -> Option<String> {
        Some(refusal::words_of(&Illegal::deserialize(why).ok()?, text))
    }

    fn breach(&self, why: &Value, text: &Text) -> Option<String> {
        let unfounded = Unfounded::deserialize(&why["why"]).ok()?;
        Some(unfounded::words_of_unfounded(&unfounded, text))
    }

    fn command(&self) -> Option<Command> {
        let command = Command::new(Tokami::NAME).subcommand_required(true);
        Some(Lab::augment_subcommands(command.arg_required_else_help(true)))
    }

    fn run(&self, matches: &ArgMatches, text: &Text) -> Option<Result<ExitCode, Failure>> {
        Lab::from_arg_matches(matches).ok().map(|command| lab::run(&command, text))
    }
}
