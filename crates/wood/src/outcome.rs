//! What came of an attempt.

use crate::stick::{Stick, StickSet};

/// What came of one attempt of the hand, all at rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// The hand took hold of nothing.
    Untouched {
        /// What fell all the same.
        fallen: StickSet,
    },
    /// A stick was tried, at the raise or at the win.
    Tried(Tried),
    /// A stick that had to be taken was lifted out.
    Taken(Taken),
    /// A stick was set into the X.
    Built {
        /// The stick.
        stick: Stick,
        /// What fell: back into the box with it.
        fallen: StickSet,
    },
}

/// What came of trying one stick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The stick that the hand took hold of.
    pub stick: Stick,
    /// Its highest point when the turn began (TA-5).
    pub before: i32,
    /// Its highest point now that everything is at rest (TA-5).
    pub after: i32,
    /// How far the hand got with it.
    pub reach: Reach,
    /// All sticks that fell off the X.
    pub fallen: StickSet,
}

/// How far the hand got with the stick that it tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reach {
    /// It never came clear of the pile, and lies in it.
    InPile,
    /// It was clear of the pile once, and lies on the X again.
    PutBack,
    /// It was pulled out, and the hand still has it.
    InHand,
}

/// What came of lifting a stick out that had to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The stick that had to be taken.
    pub stick: Stick,
    /// The sticks that fell off the X with it (TA-16).
    pub fallen: StickSet,
}
