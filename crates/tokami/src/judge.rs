//! The verdicts: what came of a hand, turned into a line of the record.
//!
//! Two rulings where the book is silent:
//!
//! - A stick is *raised* only if it was taken out of the pile and put back (TA-5). Who tilts or
//!   shoves it within the pile has tried it and no more, even if it then reaches higher: TA-12.
//! - A stick that was pulled out in the attempt ends as raised, as won, as given up at the win, or
//!   as a minus stick. If it is to be a minus stick and lies on the X again (put back too low,
//!   TA-10, or put back while others fell, TA-9), the hand lifts it out, and what falls with it is
//!   the mover's as well, by analogy with TA-16. The same goes for a stick that was given up with
//!   no taboo stick to take in its stead (TA-17).

use crate::{Attempt, Height, Raise, RaiseVerdict, Reach, Stick, StickSet, Tried, Win, WinVerdict};
use stapel_core::Seat;

/// A verdict on a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Judged {
    /// The line that will tell it.
    pub(crate) attempt: Attempt,
    /// A stick on the X that the hand must lift out before it is told.
    pub(crate) due: Option<Stick>,
}

/// The verdict on a try at the raise.
pub(crate) fn raise(seat: Seat, tried: &Tried, taboo: Option<Stick>) -> Judged {
    let Tried { stick, before, after, reach, fallen } = *tried;
    let on_x = !fallen.has(stick) && reach != Reach::InHand;
    let after = if on_x { after } else { Height::TABLE };
    let (outcome, due) = if !fallen.is_empty() {
        (RaiseVerdict::Fell, due_after_a_fall(tried))
    } else {
        match reach {
            // TA-17: without a taboo stick it becomes a minus stick itself.
            Reach::InPile => (RaiseVerdict::Abandoned, Some(taboo.unwrap_or(stick))),
            Reach::PutBack if after.is_raised_from(before) => (RaiseVerdict::Raised, None),
            Reach::PutBack => (RaiseVerdict::NotHigher, Some(stick)),
            Reach::InHand => (RaiseVerdict::NotHigher, None),
        }
    };
    let fallen = lost_in_a_fall(tried);
    let line = Raise { seat, stick, before, after, fallen, outcome };
    Judged { attempt: Attempt::Raise(line), due }
}

/// The verdict on a try at the win.
pub(crate) fn win(seat: Seat, tried: &Tried) -> Judged {
    let (outcome, due) = if !tried.fallen.is_empty() {
        (WinVerdict::Fell, due_after_a_fall(tried))
    } else {
        match tried.reach {
            // TA-12: giving up at the win costs nothing but the chance.
            Reach::InPile | Reach::PutBack => (WinVerdict::Abandoned, None),
            Reach::InHand => (WinVerdict::Won, None),
        }
    };
    let line = Win { seat, stick: tried.stick, fallen: lost_in_a_fall(tried), outcome };
    Judged { attempt: Attempt::Win(line), due }
}

/// TA-8, TA-9: if anything fell, all that fell and the stick that was pulled out.
fn lost_in_a_fall(tried: &Tried) -> StickSet {
    if !tried.fallen.is_empty() && tried.reach.pulled_out() {
        tried.fallen.with(tried.stick)
    } else {
        tried.fallen
    }
}

/// TA-9: the stick that was pulled out, if it lies on the X again.
fn due_after_a_fall(tried: &Tried) -> Option<Stick> {
    let lies = tried.reach == Reach::PutBack && !tried.fallen.has(tried.stick);
    lies.then_some(tried.stick)
}
