//! Players that are programs. A bot sees only a view, as a person at the table would; it never gets
//! the state of a game.
//!
//! All of them are deterministic: the same view, the same generator and the same budget, which is
//! counted in iterations and never in seconds, give the same action on every machine.

mod advice;
mod bot;
mod chances;
mod fork;
mod halving;
mod ismcts;
mod level;
mod net;
mod random;
mod thinking;
#[cfg(not(feature = "training"))]
mod totem;
#[cfg(feature = "training")]
#[allow(missing_docs)]
pub mod totem;
mod totemo;

pub use advice::{Advice, advise};
pub use bot::Bot;
pub use ismcts::search;
pub use level::{Level, UnknownBot};
pub use thinking::Thinking;
#[cfg(feature = "training")]
pub use totem::Habits;
