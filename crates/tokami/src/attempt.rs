//! An attempt from the grip to the verdict, as one line of a record tells it.

use crate::{Height, Stick, StickSet};
use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// One attempt and what the rules made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiAttempt"))]
pub enum Attempt {
    /// A stick was tried at the raise.
    Raise(Raise),
    /// A stick was tried at the win.
    Win(Win),
    /// No stick was tried.
    Decline(Decline),
}

/// The attempt at the start of a turn (TA-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiRaise"))]
pub struct Raise {
    /// Whose hand it was.
    pub seat: Seat,
    /// The stick that was tried.
    pub stick: Stick,
    /// Its highest point when the turn began.
    pub before: Height,
    /// Its highest point afterwards; [`Height::TABLE`] if it did not lie on the X then.
    pub after: Height,
    /// If sticks fell in the attempt: all that the mover loses by it, so the stick that they had
    /// pulled out is listed too (TA-9). Otherwise what fell with the stick that they had to lift
    /// out after giving up or failing (TA-16).
    pub fallen: StickSet,
    /// The verdict.
    pub outcome: RaiseVerdict,
}

/// How a raise ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiRaiseVerdict"))]
pub enum RaiseVerdict {
    /// The stick lies higher, and nothing fell (TA-5).
    Raised,
    /// Sticks fell (TA-8).
    Fell,
    /// The stick was pulled out, and not put back higher (TA-10).
    NotHigher,
    /// The stick was tried, and not even pulled out (TA-12).
    Abandoned,
}

/// The attempt at a winning stick (TA-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiWin"))]
pub struct Win {
    /// Whose hand it was.
    pub seat: Seat,
    /// The stick that was tried.
    pub stick: Stick,
    /// All that the mover loses by it: what fell, and the stick that they had pulled out (TA-9).
    pub fallen: StickSet,
    /// The verdict.
    pub outcome: WinVerdict,
}

/// How an attempt at a winning stick ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiWinVerdict"))]
pub enum WinVerdict {
    /// The stick was pulled out, and nothing fell (TA-6).
    Won,
    /// Sticks fell (TA-8).
    Fell,
    /// The hand gave up (TA-12).
    Abandoned,
}

/// No attempt: the taboo stick is taken (TA-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiDecline"))]
pub struct Decline {
    /// Who did not dare.
    pub seat: Seat,
    /// What fell when the taboo stick was lifted out (TA-16).
    pub fallen: StickSet,
}

impl Attempt {
    /// Whose it was.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            Attempt::Raise(raise) => raise.seat,
            Attempt::Win(win) => win.seat,
            Attempt::Decline(decline) => decline.seat,
        }
    }

    /// What its line lists as fallen.
    #[must_use]
    pub const fn fallen(&self) -> StickSet {
        match self {
            Attempt::Raise(raise) => raise.fallen,
            Attempt::Win(win) => win.fallen,
            Attempt::Decline(decline) => decline.fallen,
        }
    }

    /// The same, but more has fallen.
    #[must_use]
    pub(crate) fn and_fell(mut self, more: StickSet) -> Attempt {
        let fallen = match &mut self {
            Attempt::Raise(raise) => &mut raise.fallen,
            Attempt::Win(win) => &mut win.fallen,
            Attempt::Decline(decline) => &mut decline.fallen,
        };
        *fallen = *fallen | more;
        self
    }
}
