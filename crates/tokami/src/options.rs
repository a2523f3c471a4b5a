//! What a table can agree on before the game.

use serde::{Deserialize, Serialize};
use stapel_core::BadOptions;
use std::ops::RangeInclusive;

/// How the pile comes about (TA-3). The rules do not care; the wood does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiSetup"))]
pub enum Setup {
    /// Six layers of six.
    Cube,
    /// Layers across each other: the book's advice.
    Crossed,
    /// Dropped at random.
    Wild,
    /// Built by the players together, by hand.
    Built,
}

/// The options of Tokami.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiOptions"))]
pub struct Options {
    /// The pile.
    pub setup: Setup,
    /// The friction of the wood, in hundredths: the lower, the harder.
    pub friction: u8,
    /// How many rounds are added up (TA-22).
    pub rounds: u8,
}

impl Options {
    /// The frictions that were found to play well.
    pub const FRICTION: RangeInclusive<u8> = 30..=60;
    /// The numbers of rounds that a table may play. The book sets no limit; an evening does.
    pub const ROUNDS: RangeInclusive<u8> = 1..=20;

    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        in_range("friction", self.friction, Options::FRICTION)?;
        in_range("rounds", self.rounds, Options::ROUNDS)
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { setup: Setup::Crossed, friction: 45, rounds: 1 }
    }
}

fn in_range(option: &'static str, found: u8, range: RangeInclusive<u8>) -> Result<(), BadOptions> {
    if range.contains(&found) {
        return Ok(());
    }
    let (least, most) = range.into_inner();
    Err(BadOptions::Range {
        option: option.into(),
        found: found.into(),
        least: least.into(),
        most: most.into(),
    })
}
