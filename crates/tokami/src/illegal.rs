//! Why something is not allowed.

use crate::{Height, Stick, StickSet};
use serde::{Deserialize, Serialize};
use stapel_core::{Refusal, Rule, Seat};
use thiserror::Error;

/// A refusal. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Illegal {
    /// A pile is not nine sticks of each colour.
    #[error("a pile has 9 sticks of each colour, not {found:?}")]
    Colours {
        /// How many of red, yellow, green and blue.
        found: [usize; 4],
    },
    /// Sticks are piled up at the start of a round only.
    #[error("it is not the start of a round")]
    PileStands,
    /// There is no pile yet, or nobody to start.
    #[error("the round has not started")]
    NotStarted,
    /// There is no such seat at this table.
    #[error("there is no seat {}", .seat.number())]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// The lot is drawn once, when the first pile stands.
    #[error("there is no lot to draw now")]
    NoLot,
    /// Another seat is to move.
    #[error("it is the turn of seat {}", .to_move.number())]
    NotYourTurn {
        /// Whose turn it is.
        to_move: Seat,
    },
    /// A stick that is not in the pile can't be tried.
    #[error("stick {stick} is not on the X")]
    NotOnX {
        /// The stick.
        stick: Stick,
    },
    /// A line says that a stick was raised, and it was not.
    #[error("from {before} to {after} is not higher")]
    NotRaised {
        /// Its highest point when the turn began.
        before: Height,
        /// Its highest point afterwards.
        after: Height,
    },
    /// Winning comes after raising.
    #[error("a stick must be raised first")]
    RaiseFirst,
    /// The stick just raised can't be won.
    #[error("stick {stick} was raised in this turn")]
    JustRaised {
        /// The stick.
        stick: Stick,
    },
    /// A line says that all went well, or that the hand gave up, and sticks fell.
    #[error("sticks fell: {fallen}")]
    SticksFell {
        /// The sticks that fell.
        fallen: StickSet,
    },
    /// A line says that sticks fell, and none did.
    #[error("nothing fell")]
    NothingFell,
    /// A line says that a stick was not put back higher, and it was.
    #[error("from {before} to {after} is higher")]
    IsHigher {
        /// Its highest point when the turn began.
        before: Height,
        /// Its highest point afterwards.
        after: Height,
    },
    /// What is not on the X can't fall off it.
    #[error("these sticks were not on the X: {sticks}")]
    FellFromNowhere {
        /// The sticks that were not there.
        sticks: StickSet,
    },
    /// The hand is in the pile: what it has begun must end first.
    #[error("the hand is busy with stick {stick}")]
    HandBusy {
        /// The stick that is tried or taken.
        stick: Stick,
    },
    /// A stick was raised in this turn: there is no second try, and no declining any more.
    #[error("a stick has been raised in this turn")]
    AlreadyRaised,
    /// Only one stick may be tried.
    #[error("stick {tried} is tried, not stick {found}")]
    SecondStick {
        /// The stick that the hand took hold of.
        tried: Stick,
        /// The one that the outcome speaks of.
        found: Stick,
    },
    /// Nobody has taken hold of a stick.
    #[error("no stick is tried")]
    NoTry,
    /// The taboo stick may be neither raised nor won.
    #[error("stick {stick} is taboo")]
    Taboo {
        /// The stick.
        stick: Stick,
    },
    /// No stick has to be taken.
    #[error("no stick has to be taken")]
    NothingDue,
    /// Another stick has to be taken.
    #[error("stick {due} has to be taken, not stick {found}")]
    OtherDue {
        /// The stick that is due.
        due: Stick,
        /// The one that the outcome speaks of.
        found: Stick,
    },
    /// Without a taboo stick nobody can decline.
    #[error("there is no taboo stick: a try is due")]
    NoTaboo,
    /// The last round has ended.
    #[error("the game is over")]
    Over,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        let number = match self {
            Illegal::Colours { .. } => 2,
            Illegal::PileStands => 3,
            Illegal::NotStarted
            | Illegal::NoSuchSeat { .. }
            | Illegal::NoLot
            | Illegal::NotYourTurn { .. } => 4,
            Illegal::NotOnX { .. } | Illegal::NotRaised { .. } => 5,
            Illegal::RaiseFirst | Illegal::JustRaised { .. } => 6,
            Illegal::SticksFell { .. } | Illegal::NothingFell => 8,
            Illegal::IsHigher { .. } => 10,
            Illegal::FellFromNowhere { .. } => 11,
            Illegal::HandBusy { .. } | Illegal::AlreadyRaised | Illegal::SecondStick { .. } => 12,
            Illegal::NoTry => 13,
            Illegal::Taboo { .. } => 14,
            Illegal::NothingDue | Illegal::OtherDue { .. } => 16,
            Illegal::NoTaboo => 17,
            Illegal::Over => 22,
        };
        Rule::new("TA", number)
    }
}
