//! What a player can do.

use crate::{Block, Hole};
use serde::{Deserialize, Serialize};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Written", rename = "TotemoAction"))]
pub enum Action {
    /// TO-13: place a block.
    Place {
        /// A block of the seat's hand.
        block: Block,
        /// Where it goes.
        hole: Hole,
    },
    /// TO-17: return all three.
    Return,
    /// TO-16: give up a bonus placement.
    Stop,
}

/// An action on the wire, with the hole's x and y.
#[derive(Serialize, Deserialize)]
#[serde(tag = "a", rename_all = "snake_case", rename = "Action")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoActionWritten"))]
enum Written {
    Place { block: Block, x: u8, y: u8 },
    Return,
    Stop,
}

impl TryFrom<Written> for Action {
    type Error = &'static str;
    fn try_from(written: Written) -> Result<Action, Self::Error> {
        match written {
            Written::Place { block, x, y } => Hole::new(x, y)
                .map(|hole| Action::Place { block, hole })
                .ok_or("x and y are numbers from 0 to 4"),
            Written::Return => Ok(Action::Return),
            Written::Stop => Ok(Action::Stop),
        }
    }
}

impl From<Action> for Written {
    fn from(action: Action) -> Written {
        match action {
            Action::Place { block, hole } => Written::Place { block, x: hole.x(), y: hole.y() },
            Action::Return => Written::Return,
            Action::Stop => Written::Stop,
        }
    }
}
