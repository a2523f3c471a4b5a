//! Bots for Totemo.

mod greedy;
mod reply;
mod thinker;
mod turns;

pub(crate) use greedy::Greedy;
pub(crate) use thinker::{Thinker, weigh};
