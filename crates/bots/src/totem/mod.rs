//! Bots for Totem.

mod belief;
mod choice;
mod greedy;
mod guide;
mod mixing;
mod play;
mod thinker;
#[cfg(feature = "training")]
pub(crate) mod training;
mod value;

pub(crate) use greedy::Greedy;
pub(crate) use thinker::{Thinker, weigh};
