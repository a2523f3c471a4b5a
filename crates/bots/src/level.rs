//! The bots by their names.

use crate::{Bot, Thinking};
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
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// A bot of this level.
    #[must_use]
    pub fn bot<G: Thinking>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(crate::random::Random),
            Level::Greedy => G::greedy(),
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
#[error("there is no bot called {name:?}; there are random and greedy")]
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
