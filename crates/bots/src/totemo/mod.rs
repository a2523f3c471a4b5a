//! Bots for Totemo.

mod greedy;
mod reply;
mod thinker;
mod thinking;
mod turns;

use greedy::Greedy;
use thinker::{Thinker, weigh};
