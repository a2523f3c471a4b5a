//! What counts as fallen, as at rest, as higher.

use crate::measure::tenths;
use crate::pile::Pile;
use crate::stand::{CREASE, in_the_v, low_and_high};
use rapier3d::math::Pose;
use stapel_tokami::{Height, Stick, StickSet};

/// A stick has fallen when it has looked so for this many ticks on end: one that only brushes past
/// has not.
pub const FALLEN_AFTER: u8 = 3;

/// Nearer to the table than this, in cm, is on the table.
const ON_THE_TABLE: f32 = 0.1;

/// Does a stick look fallen: a corner on the table, or its centre below the crease?
#[must_use]
pub(crate) fn is_falling(pose: &Pose) -> bool {
    low_and_high(pose).0 < ON_THE_TABLE || pose.translation.y < CREASE
}

impl Pile {
    /// Sticks that lie still, but on the outside of an arm: nothing of the V carries them (TA-11).
    #[must_use]
    pub fn hanging(&self) -> StickSet {
        self.sticks()
            .iter()
            .filter(|stick| self.pose(*stick).is_some_and(|pose| !in_the_v(pose.translation)))
            .collect()
    }

    /// How high a stick reaches, for the rules.
    #[must_use]
    pub fn height(&self, stick: Stick) -> Option<Height> {
        self.top(stick).map(tenths)
    }
}
