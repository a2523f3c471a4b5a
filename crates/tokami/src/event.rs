//! The lines of a record (`docs/records.md`).
//!
//! # Order
//! A round is `sticks`, `first`, then turns, then `round_end`. A turn is one of
//!
//! | lines | when |
//! |---|---|
//! | `raise` (raised), `skip` | |
//! | `raise` (raised), `win` (won), `plus` | |
//! | `raise` (raised), `win` (fell), `minus` | |
//! | `raise` (raised), `win` (abandoned) | |
//! | `raise` (fell, not_higher, abandoned), `minus` | the turn is over (TA-8, TA-10, TA-12) |
//! | `decline`, `minus` | the turn is over (TA-15) |
//!
//! `minus`, `plus` and `round_end` follow from the line before them, and so does `first` from the
//! second round on (TA-22). Everything else has a cause of its own.
//!
//! # One line, two inputs
//! At the table an attempt takes two inputs or three: the seat takes hold of a stick, the wood
//! says what came of it, and perhaps of lifting out the stick that is then due. Only the last one
//! writes a line, for only then is it known what the line must say. So a record has one line where
//! the table had several inputs, and replaying gives that line back to the rules as a whole
//! ([`Fate::Told`](crate::Fate::Told)). Both ways end in the same change, and the rules refuse a
//! told attempt that contradicts them just as they would refuse the action. A record therefore
//! holds the states *between* attempts; a hand that is in the pile right now is in the inputs alone.

use crate::{Attempt, Colour, Decline, Raise, Stick, StickSet, Win};
use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// One line of a record. Nothing in Tokami is hidden, so everyone sees all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiEvent"))]
pub enum Event {
    /// A round starts.
    Sticks {
        /// The colour of stick 0, 1, … 35.
        colours: Vec<Colour>,
    },
    /// Who starts the round.
    First {
        /// The start player.
        seat: Seat,
    },
    /// The attempt at the start of a turn.
    Raise(Raise),
    /// The attempt at a winning stick.
    Win(Win),
    /// No winning stick was tried.
    Skip {
        /// Whose turn ends.
        seat: Seat,
    },
    /// The seat did not dare to start, and takes the taboo stick.
    Decline(Decline),
    /// Sticks became minus sticks.
    Minus {
        /// The seat that gets them.
        seat: Seat,
        /// All of them: those that fell, and the one that had to be taken.
        sticks: StickSet,
    },
    /// A stick was won.
    Plus {
        /// The seat that won it.
        seat: Seat,
        /// The stick.
        stick: Stick,
        /// The minus sticks of its colour, which go back into the box (TA-18).
        returned: StickSet,
    },
    /// Four sticks or fewer lie on the X (TA-20).
    RoundEnd {
        /// The points of this round, in seat order.
        scores: Vec<i32>,
        /// Of all rounds so far.
        totals: Vec<i32>,
    },
}

impl From<Attempt> for Event {
    fn from(attempt: Attempt) -> Event {
        match attempt {
            Attempt::Raise(raise) => Event::Raise(raise),
            Attempt::Win(win) => Event::Win(win),
            Attempt::Decline(decline) => Event::Decline(decline),
        }
    }
}
