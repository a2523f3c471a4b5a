//! What a player can do, and what happens.

use serde::{Deserialize, Serialize};
use stapel_core::{Refusal, Rule, Seat};
use thiserror::Error;

/// The rule with this number.
pub(crate) const fn rule(number: u8) -> Rule {
    Rule::new("NI", number)
}

/// NI-2: takes sticks from a heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Action {
    /// The heap, from 0.
    pub(crate) heap: u8,
    /// How many sticks.
    pub(crate) take: u8,
}

/// NI-1: the start player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fate(pub(crate) Seat);

/// A line of the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Event {
    /// The start player was drawn.
    First { seat: Seat },
    /// Sticks were taken.
    Take { seat: Seat, heap: u8, take: u8 },
}

/// Why something is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub(crate) enum Illegal {
    /// It is another's turn, or the game is over.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// There is no such heap, or not so many sticks in it, or none or too many are taken.
    #[error("{take} sticks can't be taken from heap {heap}")]
    Sticks { heap: u8, take: u8 },
    /// Nothing is drawn now.
    #[error("nothing is drawn now")]
    NothingDrawn,
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NothingDrawn => rule(1),
            Illegal::NotYourTurn | Illegal::Sticks { .. } => rule(2),
        }
    }
}
