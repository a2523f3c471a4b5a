//! Why something is not allowed.

use crate::Block;
use serde::{Deserialize, Serialize};
use stapel_core::{Refusal, Rule, Seat};
use thiserror::Error;

/// A refusal. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Illegal {
    /// It is another seat's turn, or nobody's.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The block is not in the hand.
    #[error("there is no {} in the hand", .block.code())]
    NotInHand {
        /// The block that is not in the hand.
        block: Block,
    },
    /// A topper ends the pole.
    #[error("nothing stands on a topper")]
    PoleCrowned,
    /// The pole is five high.
    #[error("the pole is five blocks high")]
    PoleFull,
    /// A topper needs a block below it.
    #[error("a topper can't stand on the board itself")]
    TopperOnBoard,
    /// Two colours that touch don't go together.
    #[error("{} does not go with {}", .block.code(), .with.code())]
    ColourClash {
        /// The block to be placed.
        block: Block,
        /// One that it would touch.
        with: Block,
    },
    /// Blocks are returned at the start of a turn.
    #[error("blocks can be returned only at the start of a turn")]
    ReturnTooLate,
    /// There is no bonus placement to give up.
    #[error("there is no bonus placement to give up")]
    NothingToStop,
    /// Fate has nothing to do now, or something else.
    #[error("nothing of that kind happens now")]
    NotNow,
    /// There is no such seat at the table.
    #[error("there is no seat {}", .seat.number())]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// Bonus tiles can't lie like this.
    #[error("the bonus tiles can't come to lie like this")]
    WrongTiles,
    /// An opening hand is three blocks.
    #[error("an opening hand is three blocks, not {found}")]
    WrongOpening {
        /// How many there were.
        found: u8,
    },
    /// Another number of blocks must be drawn.
    #[error("{wanted} blocks are drawn now, not {found}")]
    WrongDraw {
        /// How many are due.
        wanted: u8,
        /// How many there were.
        found: u8,
    },
    /// The bag has no such block left.
    #[error("there is no {} left in the bag", .block.code())]
    NotInBag {
        /// The block that the bag lacks.
        block: Block,
    },
}

pub(crate) const fn to(number: u8) -> Rule {
    Rule::new("TO", number)
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn | Illegal::NotNow => to(11),
            Illegal::NotInHand { .. } => to(12),
            Illegal::PoleCrowned | Illegal::PoleFull => to(22),
            Illegal::TopperOnBoard => to(24),
            Illegal::ColourClash { .. } => to(20),
            Illegal::ReturnTooLate => to(17),
            Illegal::NothingToStop => to(16),
            Illegal::NoSuchSeat { .. } => to(10),
            Illegal::WrongTiles => to(5),
            Illegal::WrongOpening { .. } => to(8),
            Illegal::WrongDraw { .. } => to(18),
            Illegal::NotInBag { .. } => to(1),
        }
    }
}
