//! Scripted hands: which sticks could be pulled and which way, where one could be put, and the samples of a hand
//! that does it.
//!
//! Bots, the page's step mode ([`Guide`]) and its letting go ([`Release`]) are made of this. A script sees what a
//! player sees and acts through hand samples alone; which stick is worth the risk is decided elsewhere.

mod guide;
mod mover;
mod pull;
mod release;
mod spot;
mod turn;

pub use guide::{Guide, Pace, Place, Way, building_places, places, ways};
pub use mover::Manner;
pub use pull::{Pull, pulls};
pub use release::{LET_BE, LONGEST_RELEASE, Release};
pub use spot::{Spot, building_spots, holds, put_where, spots};
pub use turn::{make, set_in};
