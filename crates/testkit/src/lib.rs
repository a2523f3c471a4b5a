//! The laws that every game must keep, as one test kit. For tests only. [`check_game`] checks all of
//! them, for the rules and for the game at a table with its type erased.
//!
//! | law | function |
//! |---|---|
//! | a refusal changes nothing | [`refusals_change_nothing`] |
//! | offered = accepted, and everything else is refused | [`offered_is_accepted`] |
//! | replay(log) = state | [`replays`] |
//! | pieces are conserved | [`Lawful::pieces`] in [`random_game`] |
//! | every game ends | [`random_game`] |
//! | `imagine(v).view(me) == v` | [`imagines`] |
//! | the order of simultaneous choices does not matter | [`order_does_not_matter`] |
//! | secrets never reach another viewer's bytes | [`secrets_stay`] |
//! | the data sheet says of seats and options what the game does | [`keeps_its_sheet`] |
//! | the game at a table does, writes and records the same as its rules | [`plays_by_the_rules`] |

// A law that is broken fails the test that checks it.
#![allow(clippy::panic)]

mod check;
mod fuzz;
mod games;
mod imagine;
mod lawful;
mod offers;
mod order;
mod perft;
mod play;
mod replay;
mod secrets;
mod sheet;
mod table;

pub use check::check_game;
pub use fuzz::{fuzz_actions, fuzz_frames, fuzz_messages, fuzz_records};
pub use imagine::imagines;
pub use lawful::Lawful;
pub use offers::{offered_is_accepted, refusals_change_nothing};
pub use order::order_does_not_matter;
pub use perft::perft;
pub use play::{Played, random_game};
pub use replay::replays;
pub use secrets::secrets_stay;
pub use sheet::keeps_its_sheet;
pub use table::plays_by_the_rules;
