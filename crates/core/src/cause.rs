//! What brought a line of a record about.

use crate::Seat;

/// The input behind an event, for replaying a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause<A, F> {
    /// A seat did something.
    Act(Seat, A),
    /// Something happened that nobody chose.
    Befall(F),
    /// It follows from the event before it by the rules alone.
    Follows,
}
