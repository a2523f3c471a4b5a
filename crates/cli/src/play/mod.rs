//! `stapel play`: the games in a terminal.
//!
//! `app` is the session as a pure state machine, `draw` draws it from a `scene`, `terminal` is the only part that
//! knows a real terminal. What is special to a game is in its folder, behind `Playable`.

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
mod playable;
mod result;
mod scene;
mod setup;
mod stage;
mod table;
mod terminal;
mod thinking;
pub(crate) mod totem;
pub(crate) mod totemo;

#[cfg(test)]
mod tests;

use crate::{args::Play, failure::Failure, simulate::say_troubles, text::Text};
use app::{App, Files};
use palette::Palette;
use playable::Playable;
use stage::{Left, Stage};
use stapel_catalog::Title;
use stapel_totem::Totem;
use stapel_totemo::Totemo;
use std::{
    io::{self, IsTerminal},
    process::ExitCode,
    time::Duration,
};
use table::Table;
use thinking::Bots;

pub(crate) fn run(args: &Play, text: &Text) -> Result<ExitCode, Failure> {
    match (&args.resume, args.game) {
        (Some(path), _) => {
            let saved = std::fs::read_to_string(path).map_err(Failure::file(path))?;
            match setup::game_of(path, &saved)? {
                Title::Totemo => sit_down::<Totemo>(setup::resumed(path, &saved)?, args, text),
                Title::Totem => sit_down::<Totem>(setup::resumed(path, &saved)?, args, text),
                Title::Tokami => Err(Failure::NeedsAHand),
            }
        }
        (None, Some(Title::Tokami)) => Err(Failure::NeedsAHand),
        (None, Some(Title::Totem)) => sit_down::<Totem>(setup::fresh(args, text)?, args, text),
        // The command line asks for a game unless one is resumed.
        (None, Some(Title::Totemo) | None) => {
            sit_down::<Totemo>(setup::fresh(args, text)?, args, text)
        }
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
