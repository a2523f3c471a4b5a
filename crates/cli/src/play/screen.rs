//! What a game brings to the terminal.

use super::{
    playable::Playable,
    setup::{self, Asked},
    sit_down,
};
use crate::{failure::Failure, text::Text};
use clap::{ArgMatches, Command};
use serde::Deserialize;
use serde_json::Value;
use std::{marker::PhantomData, process::ExitCode};

/// What a game brings to the terminal. It is in the game's folder, exported as `SCREEN`.
pub(crate) trait Screen: Sync {
    /// The game.
    fn game(&self) -> &'static str;

    /// Plays it; none if it brings no screen of its own.
    fn play(&self, _asked: &Asked<'_>) -> Option<Result<ExitCode, Failure>> {
        None
    }

    /// Why its rules forbid something, in words. `why` is its refusal as JSON.
    fn refusal(&self, why: &Value, text: &Text) -> Option<String>;

    /// What is wrong with a record of it, in words, where that is more than a rule.
    fn breach(&self, _why: &Value, _text: &Text) -> Option<String> {
        None
    }

    /// A command of its own.
    fn command(&self) -> Option<Command> {
        None
    }

    /// Does what that command says.
    fn run(&self, _matches: &ArgMatches, _text: &Text) -> Option<Result<ExitCode, Failure>> {
        None
    }
}

/// The screen of a game that is played turn by turn.
pub(crate) struct TurnScreen<G>(PhantomData<fn() -> G>);

impl<G: Playable> TurnScreen<G> {
    pub(crate) const SCREEN: &'static dyn Screen = &TurnScreen::<G>(PhantomData);
}

impl<G: Playable> Screen for TurnScreen<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn play(&self, asked: &Asked<'_>) -> Option<Result<ExitCode, Failure>> {
        let table = match asked.saved {
            Some((path, saved)) => setup::resumed::<G>(path, saved),
            None => setup::fresh(asked),
        };
        Some(table.and_then(|table| sit_down(table, asked.args, asked.text)))
    }

    fn refusal(&self, why: &Value, text: &Text) -> Option<String> {
        let illegal = G::Illegal::deserialize(why).ok()?;
        Some(G::refusal(&illegal, text))
    }
}
