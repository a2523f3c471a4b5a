//! The engine's points and turns, for crates that reckon with poses and may not know the engine.

pub use rapier3d::math::{Pose, Rotation, Vector};
