//! What came of the hand in the pile: all that the rules ever hear of the wood.
//!
//! The wood knows two acts of a hand, and need not know which rule asked for them:
//!
//! - A *try* ([`Tried`]): the hand took hold of one stick of its choice, at the raise or at the
//!   win. It ends as soon as any stick has fallen (TA-8), or when the hand has let go or given
//!   up. Either way the wood is left to come to rest before the outcome is told.
//! - A *taking* ([`Taken`]): the hand lifts a stick out that it must take as a minus stick. It
//!   ends when that stick has left the X, by whatever way, and all is at rest. It can't be
//!   given up.

use crate::{Height, Stick, StickSet};
use serde::{Deserialize, Serialize};

/// What came of one act of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A stick was tried, at the raise or at the win.
    Tried(Tried),
    /// A stick that had to be taken was lifted out.
    Taken(Taken),
}

/// What came of trying one stick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// The stick that the hand took hold of.
    pub stick: Stick,
    /// Its highest point when the turn began (TA-5).
    pub before: Height,
    /// Its highest point now that everything is at rest (TA-5). Read only if it lies on the X.
    pub after: Height,
    /// How far the hand got with it. Read only if it is not among the fallen.
    pub reach: Reach,
    /// All sticks that fell off the X (TA-11), this one too if the hand dropped it outside.
    pub fallen: StickSet,
}

/// How far the hand got with the stick that it tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Reach {
    /// It never came clear of the pile, and lies in it.
    InPile,
    /// It was clear of the pile once, and lies on the X again.
    PutBack,
    /// It was pulled out, and the hand still has it.
    InHand,
}

impl Reach {
    /// Whether the stick was pulled out (TA-9, TA-10), wherever it is now.
    #[must_use]
    pub const fn pulled_out(self) -> bool {
        match self {
            Reach::InPile => false,
            Reach::PutBack | Reach::InHand => true,
        }
    }
}

/// What came of lifting a stick out that had to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Taken {
    /// The stick that had to be taken.
    pub stick: Stick,
    /// The sticks that fell off the X with it (TA-16). Whether it is listed itself, because the
    /// hand dropped it outside, makes no difference.
    pub fallen: StickSet,
}
