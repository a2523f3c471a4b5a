//! `cube`: six layers of six, standing on an edge in the V.

use super::jitter;
use crate::measure::{STICK_HALF, STICKS};
use crate::stand::{CREASE, boards};
use rapier3d::math::{Pose, Rotation, Vector};
use stapel_core::{PlayRng, below};
use std::f32::consts::FRAC_1_SQRT_2;

/// From a stick to the next, in cm: a hair more than its width, so that none starts inside another.
const PITCH: f32 = 2.0 * STICK_HALF[1] + 0.002;

/// Layers lie on one arm and lean on the other; every other layer runs along the crease.
pub(super) fn poses(rng: &mut PlayRng) -> [Pose; STICKS] {
    let lean = below(rng, 2) as usize;
    let first = below(rng, 2) as usize;
    let arm = boards()[lean].rotation;
    let side = if lean == 0 { 1.0 } else { -1.0 };
    // Up along the arm that the layers lie on, and away from it.
    let up = Vector::new(side * FRAC_1_SQRT_2, FRAC_1_SQRT_2, 0.0);
    let away = Vector::new(-side * FRAC_1_SQRT_2, FRAC_1_SQRT_2, 0.0);
    let crease = Vector::new(0.0, CREASE, 0.0);
    // A quarter turn about the layer's normal lays a stick along the crease.
    let quarter = Rotation::from_xyzw(0.0, FRAC_1_SQRT_2, 0.0, FRAC_1_SQRT_2);
    std::array::from_fn(|i| {
        let (layer, place) = (i / 6, i % 6);
        let height = away * (PITCH * (layer as f32 + 0.5) + 0.001);
        if layer % 2 == first {
            let along = up * (PITCH * (place as f32 + 0.5) + 0.001);
            let shift = Vector::new(0.0, 0.0, jitter(rng, 60));
            Pose::from_parts(crease + height + along + shift, arm * quarter)
        } else {
            let along = up * (STICK_HALF[0] + 0.003);
            let across = Vector::new(0.0, 0.0, PITCH * (place as f32 - 2.5));
            Pose::from_parts(crease + height + along + across, arm)
        }
    })
}
