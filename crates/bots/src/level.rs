//! The bots by their names.

use crate::{Bot, Thinking, ismcts::Ismcts};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Anything that is allowed.
    Random,
    /// Whatever brings most at once.
    Greedy,
    /// A search that knows nothing of the game but its rules.
    Ismcts,
    /// For a first game.
    #[serde(rename = "1")]
    One,
    /// Plays along.
    #[serde(rename = "2")]
    Two,
    /// Plays well.
    #[serde(rename = "3")]
    Three,
    /// Plays very well.
    #[serde(rename = "4")]
    Four,
    /// The best there is.
    #[serde(rename = "5")]
    Five,
}

impl Level {
    /// Every bot.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Greedy,
        Level::Ismcts,
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
    ];

    /// The five levels for people to play against, the weakest first.
    pub const STEPS: [Level; 5] = [Level::One, Level::Two, Level::Three, Level::Four, Level::Five];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Ismcts => "ismcts",
            Level::One => "1",
            Level::Two => "2",
            Level::Three => "3",
            Level::Four => "4",
            Level::Five => "5",
        }
    }

    /// A bot of this level.
    #[must_use]
    pub fn bot<G: Thinking>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(crate::random::Random),
            Level::Greedy => G::greedy(),
            Level::Ismcts => Box::new(Ismcts { iterations: G::ISMCTS_ITERATIONS }),
            Level::One => G::step(1),
            Level::Two => G::step(2),
            Level::Three => G::step(3),
            Level::Four => G::step(4),
            Level::Five => G::step(5),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[error("there is no bot called {name:?}; there are random, greedy, ismcts, and 1 to 5")]
pub struct UnknownBot {
    /// The name.
    pub name: String,
}

impl FromStr for Level {
    type Err = UnknownBot;
    fn from_str(name: &str) -> Result<Level, UnknownBot> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| UnknownBot { name: name.into() })
    }
}
