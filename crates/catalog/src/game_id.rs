//! The games that are played turn by turn.

use serde::{Deserialize, Serialize};
use stapel_bots::Thinking;
use stapel_core::Game;
use stapel_totem::Totem;
use stapel_totemo::Totemo;
use std::{fmt, ops::RangeInclusive};

/// A game that is played turn by turn: it needs no hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameId {
    /// 3D stacking of coloured blocks.
    Totemo,
    /// A card game with secret choices.
    Totem,
}

/// Something that can be done with any game.
pub trait WithGame {
    /// What comes of it.
    type Output;
    /// Does it.
    fn with<G: Thinking>(self) -> Self::Output;
}

impl GameId {
    /// Every game.
    pub const ALL: [GameId; 2] = [GameId::Totemo, GameId::Totem];

    /// Its name in records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Totemo => Totemo::NAME,
            GameId::Totem => Totem::NAME,
        }
    }

    /// Does something with the game's own types.
    pub fn visit<W: WithGame>(self, what: W) -> W::Output {
        match self {
            GameId::Totemo => what.with::<Totemo>(),
            GameId::Totem => what.with::<Totem>(),
        }
    }

    /// How many can play.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            GameId::Totemo => Totemo::SEATS,
            GameId::Totem => Totem::SEATS,
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
