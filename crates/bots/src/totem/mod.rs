//! Bots for Totem.

mod belief;
mod choice;
mod greedy;
mod guide;
mod mixing;
mod play;
mod thinker;
mod thinking;
#[cfg(feature = "training")]
pub(crate) mod training;
mod value;

use greedy::Greedy;
use thinker::{Thinker, weigh};
