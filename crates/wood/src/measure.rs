//! Sizes and units. The simulation counts in centimetres, grams and seconds: in metres the solver
//! leaves sticks millimetres inside each other.

use stapel_tokami::{Height, Stick};

/// Sticks in the box (TA-2).
pub const STICKS: usize = Stick::COUNT;

/// Half of a stick, in cm: 72 × 12 × 12 mm, the long way along its own x (TA-2).
pub const STICK_HALF: [f32; 3] = [3.6, 0.6, 0.6];

/// Density of a stick in g/cm³: beech.
pub const STICK_DENSITY: f32 = 0.68;

/// Mass of a stick in grams.
pub const STICK_MASS: f32 = 8.0 * STICK_HALF[0] * STICK_HALF[1] * STICK_HALF[2] * STICK_DENSITY;

/// Gravity in cm/s².
pub const GRAVITY: f32 = 981.0;

/// Ticks in a second: one hand sample each.
pub const TICKS_PER_SECOND: u32 = 60;

/// Solver steps in a tick. (120 steps a second are cheaper, but leave sticks of a wild pile up to
/// 1.6 mm inside each other.)
pub const STEPS_PER_TICK: u32 = 4;

/// Length of a solver step in seconds.
pub const STEP: f32 = 1.0 / (TICKS_PER_SECOND * STEPS_PER_TICK) as f32;

/// A height over the table, for the rules. (`as` makes 0 of what is below the table.)
#[must_use]
pub fn tenths(cm: f32) -> Height {
    Height::tenths(libm::roundf(cm * 100.0) as u32)
}
