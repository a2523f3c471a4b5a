//! Players that are programs. A bot sees only a view, as a person at the table would; it never gets
//! the state of a game.
//!
//! All of them are deterministic: the same view, the same generator and the same budget, which is
//! counted in iterations and never in seconds, give the same action on every machine.

mod advice;
mod bot;
mod chances;
mod fork;
pub mod golden;
mod halving;
mod ismcts;
#[cfg(feature = "training")]
mod learning;
mod level;
#[allow(unreachable_pub, reason = "public where it is trained")]
mod net;
mod random;
mod thinking;
#[cfg(feature = "tokami")]
pub mod tokami;
mod totem;
mod totemo;

pub use advice::{Advice, advise};
pub use bot::Bot;
pub use ismcts::search;
pub use level::{Level, UnknownBot};
pub use thinking::Thinking;

/// For the programs in `examples/`: how the weights in `weights/` were made.
#[cfg(feature = "training")]
pub mod training {
    pub use crate::totem::training::{HandsNet, Lessons, Player, ValueNet, play};
}
