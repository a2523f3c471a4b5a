//! Which wood this is.

/// The version of the physics: part of every record, save and snapshot. Whatever changes a single bit
/// of where wood goes (the engine, a parameter, the hand's feel, how a pile is set up) changes it, and
/// what was played on another version is refused, not misjudged.
///
/// The golden digests in `golden/` notice a change that forgot to.
pub const PHYSICS_VERSION: &str = "wood-2/rapier3d-0.36.1";
