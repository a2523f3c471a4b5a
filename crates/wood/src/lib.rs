//! Simulated wood for Tokami: the only crate that knows a physics engine.
//!
//! A [`Pile`] is 36 sticks in an X. An [`Attempt`] takes one hand [`Sample`] a tick, moves the wood, and
//! says in the end what came of it: an [`Outcome`] in whole numbers, which the rules (`stapel-tokami`)
//! judge. Records keep the samples; [`replay`] re-runs them.
//!
//! # The contract
//! The same pile under the same samples is the same pile afterwards, bit for bit: natively and in WASM,
//! optimised or not, with SIMD or without, gone on from a [`Snapshot`] or not. `golden/` holds it to that.
//! What keeps it true:
//!
//! - The hand is whole numbers before it reaches the wood.
//! - The engine runs with `enhanced-determinism` and on one thread; sticks are put in and taken out in
//!   a fixed order, at fixed ticks.
//! - Own code adds, multiplies, divides and takes square roots, which every machine does alike. Sines are
//!   `libm`'s. There is no hash order, no clock and no chance but from a seed.
//! - Anything that changes a bit changes [`PHYSICS_VERSION`], and what is from another version is refused.
//!
//! # Where to find things
//! Set-ups are in `setup/`, the parameters under which a pile rests in `world.rs`, what a hand can do in
//! `feel.rs` and `hand.rs`, what counts as fallen in `verdict.rs`. [`craft`] scripts a hand's samples.
//!
//! Deliberately absent: rules (who may do what, points), bots (`stapel-bots`), pictures and studies
//! (`stapel-wood-lab`), and any way to make a pile from poses: rebuilt from poses it would go on otherwise.

mod attempt;
pub mod bench;
pub mod codec;
pub mod craft;
pub mod digest;
mod feel;
pub mod fuzzing;
pub mod gates;
pub mod golden;
mod hand;
mod inputs;
pub mod math;
pub mod measure;
mod outcome;
mod pile;
mod replay;
mod sample;
mod setup;
pub mod show;
mod snapshot;
pub mod stand;
mod tremor;
mod verdict;
mod version;
mod world;

pub use attempt::{Aim, Attempt, BOX_AT, Doing, LONGEST_ATTEMPT, Refused};
pub use feel::HandFeel;
pub use inputs::{HandBytes, Inputs, Round};
pub use outcome::Report;
pub use pile::{LONGEST_SETTLING, Pile, Placement};
pub use replay::{Replayed, Unfounded, replay};
pub use sample::{Absurd, GRIP_REACH, Grip, Sample, UNITS_PER_CM, WHOLE_TURN};
pub use setup::{PILED, WontStand, setup_name, setup_named};
pub use snapshot::{BadSnapshot, Snapshot, Unwritable};
pub use stapel_tokami::{Height, Options, Outcome, Reach, Setup, Stick, StickSet, Taken, Tried};
pub use verdict::FALLEN_AFTER;
pub use version::PHYSICS_VERSION;
pub use world::Friction;
