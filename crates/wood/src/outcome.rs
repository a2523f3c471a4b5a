//! What came of an attempt.

use serde::{Deserialize, Serialize};
use stapel_tokami::{Outcome, Stick, StickSet};

/// What came of one attempt of the hand, all at rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Report {
    /// The hand took hold of nothing.
    Untouched,
    /// A stick was tried or taken: for the rules to judge.
    Judged(Outcome),
    /// A stick was set into the X.
    Built {
        /// The stick.
        stick: Stick,
        /// What fell, and is back in the box.
        fallen: StickSet,
    },
}

impl Report {
    /// What the rules are to hear of it.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self {
            Report::Judged(outcome) => Some(*outcome),
            Report::Untouched | Report::Built { .. } => None,
        }
    }

    /// The sticks that fell.
    #[must_use]
    pub const fn fallen(&self) -> StickSet {
        match self {
            Report::Untouched => StickSet::EMPTY,
            Report::Judged(Outcome::Tried(tried)) => tried.fallen,
            Report::Judged(Outcome::Taken(taken)) => taken.fallen,
            Report::Built { fallen, .. } => *fallen,
        }
    }
}
