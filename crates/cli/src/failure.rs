//! Why a command could not be carried out.

use crate::text::Text;
use stapel_core::BadOptions;
use stapel_registry::GameSpec;
use stapel_table::BadMatch;
use std::{
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

/// A command that could not be carried out, and what to tell the user.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that can't be.
    Match(BadMatch),
    /// More bots than seats.
    TooManyBots { bots: usize, seats: usize },
    /// Options that are no options of this game.
    Options { what: String },
    /// An option that this game does not have.
    NotForThisGame { option: String },
    /// A game that a terminal can't show.
    NeedsAHand { game: &'static GameSpec },
    /// A game that no bots play among themselves.
    NoBots { game: &'static GameSpec },
    /// A game broke its own rules.
    Game { what: String },
    /// A picture of a kind that is not known.
    Picture { path: PathBuf },
    /// The wood failed.
    Wood { what: String },
    /// A file can't be read or written.
    File { path: PathBuf, error: io::Error },
    /// A file is not a saved game, or breaks a rule.
    Save { path: PathBuf, what: String },
    /// The terminal does not work.
    Terminal(io::Error),
    /// Output can't be written.
    Output(io::Error),
    /// A program of somebody else's can't be started.
    Program(io::Error),
    /// The store can't be opened, read or written.
    Store(stapel_store::StoreError),
    /// A table that the store does not have.
    NoTable { table: String },
    /// How a table was opened can't be read.
    Opening { table: String, what: String },
    /// A step of a table can't be read.
    Step { table: String, step: u64, what: String },
    /// A line of a file can't be taken into a store.
    Line { path: PathBuf, line: usize, what: String },
    /// A record in a file breaks a rule or can't be read.
    Record { path: PathBuf, line: usize, why: Box<stapel_registry::CheckError> },
    /// A record in a file is of a game that is not over.
    Unfinished { path: PathBuf, line: usize },
    /// A load can't go on, or has shown a loss.
    Load { what: String },
    /// The system refuses something.
    System(io::Error),
    /// The server can't run.
    Serve { what: String },
    /// A folder holds another arena run.
    OtherRun { path: PathBuf },
    /// An arena run is going on in a folder.
    StillRunning { path: PathBuf },
}

impl Failure {
    /// A failure with a file.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        |error| Failure::File { path: path.to_owned(), error }
    }

    /// What to tell the user.
    pub(crate) fn say(&self, text: &Text) -> String {
        let path_of = |path: &Path| path.display().to_string();
        match self {
            Failure::Match(BadMatch::Players { found }) => {
                text.say("fail-players", &[("found", (*found).into())])
            }
            Failure::Match(BadMatch::First { seat }) => {
                text.say("fail-first", &[("seat", seat.number().into())])
            }
            Failure::Match(BadMatch::Options(BadOptions::Seats { seats, least, most })) => text
                .say(
                    "fail-seats",
                    &[
                        ("found", seats.get().into()),
                        ("least", (*least).into()),
                        ("most", (*most).into()),
                    ],
                ),
            Failure::Match(BadMatch::Options(BadOptions::Range { option, found, least, most })) => {
                text.say(
                    "fail-range",
                    &[
                        ("option", option.as_ref().into()),
                        ("found", (*found).into()),
                        ("least", (*least).into()),
                        ("most", (*most).into()),
                    ],
                )
            }
            Failure::TooManyBots { bots, seats } => text
                .say("fail-too-many-bots", &[("bots", (*bots).into()), ("seats", (*seats).into())]),
            Failure::Options { what } => {
                text.say("fail-options", &[("what", what.as_str().into())])
            }
            Failure::NotForThisGame { option } => {
                text.say("fail-not-for-this-game", &[("option", option.as_str().into())])
            }
            Failure::Serve { what } => text.say("fail-serve", &[("what", what.as_str().into())]),
            Failure::NeedsAHand { game } => text.say(
                "fail-needs-a-hand",
                &[("game", text.game(game.name()).into()), ("name", game.name().into())],
            ),
            Failure::NoBots { game } => {
                text.say("fail-no-bots", &[("game", text.game(game.name()).into())])
            }
            Failure::Game { what } => text.say("fail-game", &[("what", what.as_str().into())]),
            Failure::Picture { path } => {
                text.say("fail-picture", &[("path", path_of(path).into())])
            }
            Failure::Wood { what } => text.say("fail-wood", &[("what", what.as_str().into())]),
            Failure::File { path, error } => text.say(
                "fail-file",
                &[("path", path_of(path).into()), ("error", error.to_string().into())],
            ),
            Failure::Save { path, what } => text.say(
                "fail-save",
                &[("path", path_of(path).into()), ("what", what.as_str().into())],
            ),
            Failure::Terminal(error) => {
                text.say("fail-terminal", &[("error", error.to_string().into())])
            }
            Failure::Output(error) => {
                text.say("fail-output", &[("error", error.to_string().into())])
            }
            Failure::Program(error) => {
                text.say("fail-program", &[("error", error.to_string().into())])
            }
            Failure::Store(error) => text.say("fail-store", &[("error", error.to_string().into())]),
            Failure::NoTable { table } => {
                text.say("fail-no-table", &[("table", table.as_str().into())])
            }
            Failure::Opening { table, what } => text.say(
                "fail-opening",
                &[("table", table.as_str().into()), ("what", what.as_str().into())],
            ),
            Failure::Step { table, step, what } => text.say(
                "fail-step",
                &[
                    ("table", table.as_str().into()),
                    ("step", (*step).into()),
                    ("what", what.as_str().into()),
                ],
            ),
            Failure::Record { path, line, why } => {
                crate::check::in_words(&path_of(path), *line, why, text)
            }
            Failure::Unfinished { path, line } => text.say(
                "fail-unfinished",
                &[("path", path_of(path).into()), ("line", (*line).into())],
            ),
            Failure::Line { path, line, what } => text.say(
                "fail-line",
                &[
                    ("path", path_of(path).into()),
                    ("line", (*line).into()),
                    ("what", what.as_str().into()),
                ],
            ),
            Failure::System(error) => {
                text.say("fail-system", &[("error", error.to_string().into())])
            }
            Failure::Load { what } => text.say("fail-load", &[("what", what.as_str().into())]),
            Failure::OtherRun { path } => {
                text.say("fail-other-run", &[("path", path_of(path).into())])
            }
            Failure::StillRunning { path } => {
                text.say("fail-still-running", &[("path", path_of(path).into())])
            }
        }
    }

    /// 2: the command line asks for something that can't be; 3: the machine failed.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Match(_)
            | Failure::TooManyBots { .. }
            | Failure::Options { .. }
            | Failure::Serve { .. }
            | Failure::OtherRun { .. }
            | Failure::StillRunning { .. }
            | Failure::NotForThisGame { .. }
            | Failure::NeedsAHand { .. }
            | Failure::NoTable { .. }
            | Failure::NoBots { .. }
            | Failure::Picture { .. } => ExitCode::from(2),
            Failure::File { .. }
            | Failure::Wood { .. }
            | Failure::Game { .. }
            | Failure::Save { .. }
            | Failure::Terminal(_)
            | Failure::Program(_)
            | Failure::Store(_)
            | Failure::Opening { .. }
            | Failure::Step { .. }
            | Failure::Record { .. }
            | Failure::Unfinished { .. }
            | Failure::Line { .. }
            | Failure::Load { .. }
            | Failure::System(_)
            | Failure::Output(_) => ExitCode::from(3),
        }
    }
}
