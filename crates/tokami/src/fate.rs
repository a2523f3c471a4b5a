//! What nobody chooses.

use crate::{Attempt, Colour, Outcome};
use stapel_core::Seat;

/// Something that happens without a decision of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A round starts: the colours of stick 0, 1, … 35 in the pile (TA-3).
    Sticks(Vec<Colour>),
    /// The lot for the first player (TA-4).
    First(Seat),
    /// What came of the hand, once a seat has begun to try or to take a stick.
    Hand(Outcome),
    /// A whole attempt, from the decision to the verdict, as a record tells it. Between two
    /// attempts only, when the hand is still out of the pile.
    Told(Attempt),
}
