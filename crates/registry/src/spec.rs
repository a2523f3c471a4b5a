//! The games that somebody is handed.

use crate::check::{CheckError, Checked};
use crate::{Engine, Language, Records, Rejection};
use serde::Serialize;
use stapel_core::{SeatCount, Sheet, Viewer};
use stapel_protocol::{GameInfo, GameName, GameOptions, Raw, ReplayFrame};
use stapel_table::{Entry, Unreadable, read_head};
use std::fmt;
use thiserror::Error;

/// All that a game hands in.
#[derive(Clone, Copy)]
pub struct GameSpec {
    /// The facts about it.
    pub sheet: &'static Sheet,
    /// Its rules, as players read them.
    pub rules: RuleTexts,
    /// What plays it.
    pub engine: &'static dyn Engine,
    /// What reads its records; none in a program that reads none, which is smaller without.
    pub records: Option<&'static dyn Records>,
}

/// The rules of a game as simple Markdown, in the order of [`Language::ALL`].
pub type RuleTexts = [&'static str; Language::ALL.len()];

impl GameSpec {
    /// Its name in records, in addresses and on the command line.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.sheet.name
    }

    /// Its rules in a language, as simple Markdown.
    #[must_use]
    pub const fn rules(&self, language: Language) -> &'static str {
        self.rules[language as usize]
    }

    /// What people and forms need to know of it.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        let options =
            |seats: SeatCount| Some((seats.get(), self.engine.options(None, seats).ok()?));
        GameInfo {
            sheet: *self.sheet,
            defaults: self.sheet.seat_counts().filter_map(options).collect(),
        }
    }
}

impl GameSpec {
    /// A recorded game from one viewer's point of view, frame by frame.
    ///
    /// # Errors
    /// If the text is no record of this game, or breaks its rules, or records aren't read here.
    pub fn frames(&self, record: &str, viewer: Viewer) -> Result<Vec<ReplayFrame>, Rejection> {
        self.records.ok_or(Rejection::NoSuchGame)?.frames(record, viewer)
    }
}

impl fmt::Debug for GameSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq for GameSpec {
    fn eq(&self, other: &GameSpec) -> bool {
        self.name() == other.name()
    }
}

/// The games that can be played here, in the order in which they are shown.
#[derive(Clone, Copy, Debug)]
pub struct Registry(&'static [GameSpec]);

impl Registry {
    /// These games.
    #[must_use]
    pub const fn new(games: &'static [GameSpec]) -> Registry {
        Registry(games)
    }

    /// Each of them.
    #[must_use]
    pub const fn games(&self) -> &'static [GameSpec] {
        self.0
    }

    /// The game of this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&'static GameSpec> {
        self.0.iter().find(|spec| spec.name() == name)
    }

    /// The game of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn named(&self, name: &str) -> Result<&'static GameSpec, UnknownGame> {
        self.find(name).ok_or_else(|| {
            let known = self.0.iter().map(GameSpec::name).collect();
            UnknownGame { name: name.into(), known }
        })
    }

    /// The same for a name from the wire.
    #[must_use]
    pub fn get(&self, name: GameName) -> Option<&'static GameSpec> {
        self.find(name.as_str())
    }
}

impl Registry {
    /// A game with its usual options, or with these as the game writes them.
    ///
    /// # Errors
    /// If there is no such game, these are no options of it, or they can't be played by so many.
    pub fn options(
        &self,
        game: GameName,
        options: Option<&Raw>,
        seats: SeatCount,
    ) -> Result<GameOptions, Rejection> {
        let spec = self.get(game).ok_or(Rejection::NoSuchGame)?;
        let options = spec.engine.options(options, seats)?;
        Ok(GameOptions { game, options })
    }

    /// Reads a record of any of the games and replays it from the rules.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self, entry: Entry<'_>) -> Result<Checked, CheckError> {
        let unreadable = |why| CheckError::Unreadable { why };
        let head = read_head(entry).map_err(unreadable)?;
        match self.find(&head.game).and_then(|spec| spec.records) {
            Some(records) => records.check(entry),
            None => Err(unreadable(Unreadable::Game { line: entry.line, game: head.game })),
        }
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("there is no game called {name:?}; there are {}", .known.join(", "))]
pub struct UnknownGame {
    /// The name.
    pub name: String,
    /// The names that there are.
    pub known: Vec<&'static str>,
}
