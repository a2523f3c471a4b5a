//! Simulated wood for Tokami.

mod attempt;
pub mod bench;
pub mod codec;
mod craft;
pub mod digest;
mod feel;
pub mod fuzzing;
pub mod gates;
pub mod golden;
mod hand;
pub mod measure;
mod outcome;
mod pile;
mod sample;
mod setup;
pub mod shot;
mod snapshot;
pub mod stand;
pub mod steady;
pub mod study;
mod tremor;
mod verdict;
mod version;
mod world;

pub use attempt::{Aim, Attempt, BOX_AT, Doing, LONGEST_ATTEMPT, Refused};
pub use feel::HandFeel;
pub use outcome::Report;
pub use pile::{LONGEST_SETTLING, Pile, Placement};
pub use sample::{Absurd, GRIP_REACH, Grip, Sample, UNITS_PER_CM, WHOLE_TURN};
pub use setup::{PILED, WontStand, setup_name, setup_named};
pub use snapshot::{BadSnapshot, Snapshot, Unwritable};
pub use stapel_tokami::{Height, Options, Outcome, Reach, Setup, Stick, StickSet, Taken, Tried};
pub use verdict::FALLEN_AFTER;
pub use version::PHYSICS_VERSION;
pub use world::Friction;
