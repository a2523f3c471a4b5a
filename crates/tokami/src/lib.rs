//! The rules of Tokami (`docs/rules/tokami.md`), TA-1 to TA-22, and nothing of its wood.
//!
//! A pile, a hand and gravity are another crate's. They tell the rules what came of a hand as an
//! [`Outcome`] (highest points in tenths of a millimetre, how far the hand got, which sticks fell),
//! and the rules judge. There is no float in here.
//!
//! A turn runs like this:
//!
//! 1. The mover takes hold of a stick: [`Action::Raise`]. From now on they try it (TA-13), and it
//!    is fate's turn.
//! 2. The wood tells what came of it: [`Fate::Hand`] with [`Outcome::Tried`]. If a stick that lies
//!    on the X must now be taken as a minus stick, the phase is [`Phase::Taking`], the hand lifts
//!    it out, and the wood tells what came of that: [`Outcome::Taken`].
//! 3. If the stick was raised, the mover takes hold of another ([`Action::Win`]) or ends the turn
//!    ([`Action::Skip`]).
//!
//! How that becomes lines of a record, and how a record is replayed, is told in [`event`].
//!
//! The rules do not bound the length of a game: players who raise a stick each turn and never go
//! for another could go on for as long as the wood lets them. No rule speaks against it, so nothing
//! here does.

mod action;
mod attempt;
mod check;
mod colour;
mod commit;
pub mod event;
mod fate;
mod game;
mod height;
mod illegal;
mod judge;
mod options;
mod outcome;
mod phase;
mod rough;
mod search;
mod sheet;
mod state;
mod stick;
mod view;

pub use action::Action;
pub use attempt::{Attempt, Decline, Raise, RaiseVerdict, Win, WinVerdict};
pub use colour::{Colour, Colours};
pub use event::Event;
pub use fate::Fate;
pub use height::Height;
pub use illegal::Illegal;
pub use options::{Options, Setup};
pub use outcome::{Outcome, Reach, Taken, Tried};
pub use phase::Phase;
pub use state::Tokami;
pub use stick::{Stick, StickSet};
pub use view::{Offer, View};
