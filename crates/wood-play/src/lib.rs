//! Tokami at a table: the rules, the pile, and the hand that is in it. To a table it is a
//! [`Play`](stapel_registry::Play) like any other, and one that is played by hand.

mod check;
mod engine;
#[cfg(feature = "lab")]
mod lab;
mod live_hand;
mod mind;
mod play;
mod samples;

pub use engine::WoodEngine;
