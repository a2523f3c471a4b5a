//! The X: two boards slotted into each other, and the V above their crossing (TA-1).

use crate::measure::STICK_HALF;
use rapier3d::math::{Pose, Rotation, Vector};
use std::f32::consts::{FRAC_1_SQRT_2, SQRT_2};

/// Half a board, in cm: 115 mm from the crossing to each end, 6 mm thick, 72 mm deep.
pub const BOARD_HALF: [f32; 3] = [11.5, 0.3, 3.6];

/// Height of the crossing over the table: both boards stand on an edge, at 45°.
pub const CROSSING: f32 = (BOARD_HALF[0] + BOARD_HALF[1]) * FRAC_1_SQRT_2;

/// Height of the crease, where the two faces that carry the pile meet.
pub const CREASE: f32 = CROSSING + BOARD_HALF[1] * SQRT_2;

/// Half of 45°: what turns a board, as a quaternion. Written out, because a machine's own sine may
/// differ in the last bit.
pub(crate) const SIN_22_5: f32 = 0.382_683_43;
pub(crate) const COS_22_5: f32 = 0.923_879_5;

/// The poses of the two boards: the first rises to the right, the second to the left.
#[must_use]
pub fn boards() -> [Pose; 2] {
    [SIN_22_5, -SIN_22_5].map(|sine| {
        Pose::from_parts(
            Vector::new(0.0, CROSSING, 0.0),
            Rotation::from_xyzw(0.0, 0.0, sine, COS_22_5),
        )
    })
}

/// Is a point in the V: above both inner faces, however far they would reach? (TA-11: what lies on
/// others that the X carries is still on the X, also beyond the boards' edges.)
#[must_use]
pub fn in_the_v(point: Vector) -> bool {
    point.y - CREASE > point.x.abs()
}

/// The eight corners of a stick.
#[must_use]
pub fn corners(pose: &Pose) -> [Vector; 8] {
    std::array::from_fn(|i| {
        let side = |bit: usize, half: f32| if i >> bit & 1 == 1 { half } else { -half };
        pose.transform_point(Vector::new(
            side(0, STICK_HALF[0]),
            side(1, STICK_HALF[1]),
            side(2, STICK_HALF[2]),
        ))
    })
}

/// Heights of the lowest and of the highest corner.
#[must_use]
pub fn low_and_high(pose: &Pose) -> (f32, f32) {
    let half: f32 = [Vector::X, Vector::Y, Vector::Z]
        .iter()
        .zip(STICK_HALF)
        .map(|(axis, half)| ((pose.rotation * *axis).y * half).abs())
        .sum();
    (pose.translation.y - half, pose.translation.y + half)
}
