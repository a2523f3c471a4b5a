//! `stapel play`: the games in a terminal.
//!
//! `app` is the session as a pure state machine, `draw` draws it from a `scene`, `terminal` is the only part that
//! knows a real terminal. What is special to a game is in its folder, behind `Playable`, and found by `build.rs`; a game
//! without a folder is played on a plain screen.

mod app;
mod cover;
mod draw;
mod file;
mod help;
mod ideas;
mod keys;
mod letters;
mod log;
mod owner;
mod palette;
mod panel;
mod plain;
mod playable;
mod result;
mod scene;
mod screen;
mod setup;
mod stage;
mod table;
mod terminal;
mod thinking;

#[cfg(test)]
mod tests;

use crate::{args::Play, failure::Failure, simulate::say_troubles, text::Text};
use app::{App, Files};
use clap::{ArgMatches, Command};
use palette::Palette;
use playable::Playable;
use screen::Screen;
use serde_json::Value;
use setup::Asked;
use stage::{Left, Stage};
use stapel_registry::Registry;
use std::{
    io::{self, IsTerminal},
    process::ExitCode,
    time::Duration,
};
use table::Table;
use thinking::Bots;

include!(concat!(env!("OUT_DIR"), "/screens.rs"));

/// What a game brings, if it brings anything.
fn screen(game: &str) -> Option<&'static dyn Screen> {
    SCREENS.iter().copied().find(|screen| screen.game() == game)
}

pub(crate) fn run(
    games: Registry,
    args: &Play,
    matches: &ArgMatches,
    text: &Text,
) -> Result<ExitCode, Failure> {
    let saved = match &args.resume {
        Some(path) => {
            Some((path.as_path(), std::fs::read_to_string(path).map_err(Failure::file(path))?))
        }
        None => None,
    };
    let saved = saved.as_ref().map(|(path, saved)| (*path, saved.as_str()));
    let game = match (saved, args.game) {
        (Some((path, saved)), _) => setup::game_of(games, path, saved)?,
        (None, Some(game)) => game,
        // The command line asks for a game unless one is resumed.
        (None, None) => return Err(Failure::Options { what: "GAME".into() }),
    };
    if game.sheet.by_hand {
        return Err(Failure::NeedsAHand { game });
    }
    let matches = matches.subcommand().map_or(matches, |(_, own)| own);
    let asked = Asked { games, game, args, matches, text, saved };
    let played = screen(game.name()).and_then(|screen| screen.play(&asked));
    played.unwrap_or_else(|| plain::run(&asked))
}

/// The commands that games bring.
pub(crate) fn own_commands(games: Registry) -> impl Iterator<Item = Command> {
    games.games().iter().filter_map(|game| screen(game.name())?.command())
}

/// Does what the command of a game says, if it is one.
pub(crate) fn own_command(
    games: Registry,
    matches: &ArgMatches,
    text: &Text,
) -> Option<Result<ExitCode, Failure>> {
    let (name, own) = matches.subcommand()?;
    let game = games.find(name)?;
    screen(game.name())?.run(own, text)
}

/// What a game says against a record, in words. `why` is what its check has found.
pub(crate) fn words_of_breach(game: &str, why: &Value, text: &Text) -> Option<String> {
    let screen = screen(game)?;
    match why["bad"].as_str() {
        Some("illegal") => screen.refusal(&why["why"], text),
        _ => screen.breach(why, text),
    }
}

fn sit_down<G: Playable>(table: Table<G>, args: &Play, text: &Text) -> Result<ExitCode, Failure> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let why = text.get("play-no-terminal");
        return Err(Failure::Terminal(io::Error::other(why)));
    }
    let palette = Palette::of_environment(|name| std::env::var(name).ok());
    let save = args.save.clone().or_else(|| args.resume.clone());
    let files = Files { save, record: args.record.clone() };
    let bots = Bots::seat(&table.owners, Duration::from_millis(args.ms))?;
    let mut app = App::new(table, text, palette, files);
    let (played, bots) = terminal::play(&mut app, bots);
    if let Some((troubles, logs)) = bots.map(Bots::leave) {
        say_troubles(&troubles, &logs, text);
    }
    if played.is_err() {
        // The terminal is gone; the game need not be.
        app.leave();
    }
    if let Stage::Left(Left::Saved(path)) = &app.stage {
        let path = path.display().to_string();
        println!("{}", text.say("play-saved", &[("path", path.into())]));
    }
    played.map(|()| ExitCode::SUCCESS).map_err(Failure::Terminal)
}
