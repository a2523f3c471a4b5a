//! One table: who sits where, what was agreed on, the game, the clocks, what the others must consent to.
//!
//! A [`Room`] is pure: time and chance are handed in, nothing is read or written. The server and a page
//! that plays without one run the same rooms. A room *is* its [`Opening`] and its list of [`Step`]s;
//! loading one is folding them.
//!
//! Whoever runs a room
//! 1. hands it a [`Command`](stapel_protocol::Command) ([`Room::command`]); it is checked, done, and comes
//!    back as a [`Step`];
//! 2. stores the step, and only then acknowledges it and tells the others ([`Room::update`]);
//! 3. lets bots think wherever it likes ([`Room::take_thoughts`]), and hands their decisions back
//!    ([`Room::decided`]);
//! 4. rings when the time has come ([`Room::alarm`], [`Room::ring`]).

mod apply;
mod audience;
mod client;
mod clock;
mod known;
mod leaving;
mod place;
mod plan;
mod refused;
mod room;
mod seat_history;
mod settings;
mod shorthand;
mod step;
mod thought;

pub use audience::Telling;
pub use client::Client;
pub use clock::LONGEST_LAG;
pub use known::KnownHands;
pub use leaving::GRACE;
pub use place::{Place, Sitter};
pub use refused::Refused;
pub use room::{Room, Who};
pub use settings::settings_of;
pub use shorthand::Shorthand;
pub use step::{By, Change, Opening, Step};
pub use thought::{Decision, Thought};
