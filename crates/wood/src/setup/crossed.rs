//! `crossed`: a horizontal log cabin over the crease.

use super::jitter;
use crate::measure::{STICK_HALF, STICKS};
use crate::stand::{CREASE, boards};
use rapier3d::math::{Pose, Rotation, Vector};
use stapel_core::{PlayRng, Seed, below};
use std::f32::consts::FRAC_1_SQRT_2;

const WIDTH: f32 = 2.0 * STICK_HALF[1];

/// Sticks that lie in the crease: a stair of one, two and three.
const IN_THE_CREASE: usize = 6;

/// What shifts the sticks a little, so that no two piles are quite alike. A tall cabin whose sticks are
/// not straight above each other shears when it is kept awake, most by more than a tenth of a millimetre
/// in a minute. These do not, at any friction: they were picked out of the first 35.
const SHIFTS: [u64; 12] = [1, 4, 6, 7, 12, 18, 19, 20, 25, 26, 29, 34];

pub(super) fn poses(rng: &mut PlayRng) -> [Pose; STICKS] {
    let shift = SHIFTS[below(rng, SHIFTS.len() as u32) as usize];
    let rng = &mut Seed::from_number(shift).play_rng();
    // Turned by 90° about the vertical, a stick lies along the crease.
    let along_crease = Rotation::from_xyzw(0.0, FRAC_1_SQRT_2, 0.0, FRAC_1_SQRT_2);
    let [right, _] = boards();
    std::array::from_fn(|i| {
        if i < IN_THE_CREASE {
            let (up_right, up_left) = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)][i];
            let step = |n: i32| (n as f32 + 0.5) * (WIDTH + 0.002) + 0.001;
            let (r, l) = (step(up_right), step(up_left));
            let place = Vector::new(
                (r - l) * FRAC_1_SQRT_2,
                CREASE + (r + l) * FRAC_1_SQRT_2,
                jitter(rng, 100),
            );
            Pose::from_parts(place, right.rotation * along_crease)
        } else {
            let (layer, place) = ((i - IN_THE_CREASE) / 5, (i - IN_THE_CREASE) % 5);
            // The lowest layer lies with the ends of its sticks on both arms: as high over the
            // crease as half a stick is long.
            let height = CREASE + STICK_HALF[0] + 0.01 + (layer as f32 + 0.5) * (WIDTH + 0.002);
            let across = (place as f32 - 2.0) * 1.5 + jitter(rng, 30);
            if layer % 2 == 0 {
                let place =
                    Vector::new(jitter(rng, if layer == 0 { 0 } else { 50 }), height, across);
                Pose::from_parts(place, Rotation::IDENTITY)
            } else {
                Pose::from_parts(Vector::new(across, height, jitter(rng, 50)), along_crease)
            }
        }
    })
}
