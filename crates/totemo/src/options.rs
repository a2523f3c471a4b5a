//! What a table agrees on (TO-2, TO-7, TO-9).

use crate::Block;
use serde::{Deserialize, Serialize};
use stapel_core::{BadOptions, SeatCount};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoOptions"))]
pub struct Options {
    /// TO-9
    pub hands: Hands,
    /// TO-7
    pub chief_steps: u8,
    /// TO-2
    pub values: Values,
}

/// TO-9: whether players see each other's blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoHands"))]
pub enum Hands {
    /// Each player sees their own.
    Closed,
    /// All see all.
    Open,
}

/// TO-2: what the blocks are worth. A topper is worth what its colour is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case, missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoValues"))]
pub struct Values {
    pub R: u8,
    pub O: u8,
    pub Y: u8,
    pub G: u8,
    pub B: u8,
    pub V: u8,
    pub W: u8,
    pub S: u8,
}

impl Values {
    /// The rule book's values.
    pub const BOOK: Values = Values { R: 1, O: 2, Y: 1, G: 2, B: 1, V: 3, W: 0, S: 3 };
    /// The most that a block may be worth.
    pub const MOST: u8 = 9;

    /// What a block is worth.
    #[must_use]
    pub const fn of(&self, block: Block) -> u8 {
        match block {
            Block::R | Block::Rt => self.R,
            Block::O | Block::Ot => self.O,
            Block::Y | Block::Yt => self.Y,
            Block::G | Block::Gt => self.G,
            Block::B | Block::Bt => self.B,
            Block::V | Block::Vt => self.V,
            Block::W => self.W,
            Block::S => self.S,
        }
    }

    /// Worth by block, for looking up.
    #[must_use]
    pub(crate) fn table(&self) -> [u8; 16] {
        let mut table = [0; 16];
        for block in Block::ALL {
            table[block as usize] = self.of(block);
        }
        table
    }
}

impl Options {
    /// Whether all see all hands.
    pub(crate) fn open(&self) -> bool {
        self.hands == Hands::Open
    }

    /// The most steps that the chief can be sent away: enough for any game, and every game ends.
    pub const MOST_STEPS: u8 = 99;

    /// TO-7: the defaults.
    #[must_use]
    pub const fn defaults(seats: SeatCount) -> Options {
        let chief_steps = match seats.get() {
            2 => 15,
            3 => 10,
            _ => 7,
        };
        Options { hands: Hands::Closed, chief_steps, values: Values::BOOK }
    }

    /// # Errors
    /// If a number is out of range.
    pub fn check(&self) -> Result<(), BadOptions> {
        let steps = self.chief_steps;
        if steps == 0 || steps > Options::MOST_STEPS {
            return Err(BadOptions::Range {
                option: "chief_steps".into(),
                found: steps.into(),
                least: 1,
                most: Options::MOST_STEPS.into(),
            });
        }
        match Block::ALL.into_iter().map(|b| self.values.of(b)).find(|&v| v > Values::MOST) {
            None => Ok(()),
            Some(value) => Err(BadOptions::Range {
                option: "values".into(),
                found: value.into(),
                least: 0,
                most: Values::MOST.into(),
            }),
        }
    }
}
