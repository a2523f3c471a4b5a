//! Bots for Totem.

mod choice;
mod greedy;
mod guide;
mod mixing;
mod play;
mod thinker;

pub(crate) use greedy::Greedy;
pub(crate) use thinker::{Thinker, weigh};
