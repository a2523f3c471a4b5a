//! The three games by their names.

use crate::GameId;
use serde::{Deserialize, Serialize};
use stapel_core::Game;
use stapel_tokami::Tokami;
use std::{fmt, ops::RangeInclusive, str::FromStr};
use thiserror::Error;

/// One of the three games: two that are played turn by turn, and one that is played by hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// 3D stacking of coloured blocks.
    Totemo,
    /// A card game with secret choices.
    Totem,
    /// Dexterity on simulated wood.
    Tokami,
}

impl Title {
    /// Every game.
    pub const ALL: [Title; 3] = [Title::Totemo, Title::Totem, Title::Tokami];

    /// Its name in records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.turn_game() {
            Some(game) => game.name(),
            None => Tokami::NAME,
        }
    }

    /// How many can play.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self.turn_game() {
            Some(game) => game.seats(),
            None => Tokami::SEATS,
        }
    }

    /// The game, if it is played turn by turn, without a hand.
    #[must_use]
    pub const fn turn_game(self) -> Option<GameId> {
        match self {
            Title::Totemo => Some(GameId::Totemo),
            Title::Totem => Some(GameId::Totem),
            Title::Tokami => None,
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("there is no game called {name:?}; there are totemo, totem and tokami")]
pub struct UnknownGame {
    /// The name.
    pub name: String,
}

impl FromStr for Title {
    type Err = UnknownGame;
    fn from_str(name: &str) -> Result<Title, UnknownGame> {
        let found = Title::ALL.into_iter().find(|game| game.name() == name);
        found.ok_or_else(|| UnknownGame { name: name.into() })
    }
}
