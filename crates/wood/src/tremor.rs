//! The tremor of a hand: where it strays while it moves.
//!
//! People's hands miss by more the faster they move; so does this one. Where it strays to is
//! decided by whole numbers that follow from the pile and the stick, so that every machine
//! strays the same way.

use crate::feel::HandFeel;
use rapier3d::math::Vector;
use serde::{Deserialize, Serialize};

#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Tremor {
    key: u64,
    tick: u32,
    /// How fast the hand has lately been, cm/s: it takes a moment to calm down.
    haste: f32,
    place: Vector,
    twist: Vector,
}

impl Tremor {
    pub(crate) fn new(key: u64) -> Tremor {
        Tremor { key, tick: 0, haste: 0.0, place: Vector::ZERO, twist: Vector::ZERO }
    }

    /// A tick in which the hand moved at this speed.
    pub(crate) fn sway(&mut self, speed: f32, feel: &HandFeel) {
        // Haste is there at once, and is gone after a fifth of a second.
        self.haste =
            if speed > self.haste { speed } else { self.haste + (speed - self.haste) * 0.2 };
        let ratio = self.haste / feel.haste_speed;
        let reach = (feel.tremor + feel.haste * ratio * ratio).min(feel.most.max(feel.tremor));
        let towards = self.point(0, feel) * reach;
        let twisted = self.point(1, feel) * (reach * feel.twist);
        self.place += (towards - self.place) * feel.jolt;
        self.twist += (twisted - self.twist) * feel.jolt;
        self.tick += 1;
    }

    /// How far off the hand is, in cm.
    pub(crate) fn place(&self) -> Vector {
        self.place
    }

    /// How far off it is turned, as a small rotation vector.
    pub(crate) fn twist(&self) -> Vector {
        self.twist
    }

    /// A point in the cube from -1 to 1, the same for all ticks of a sway.
    fn point(&self, which: u64, feel: &HandFeel) -> Vector {
        let sway = u64::from(self.tick / feel.sway);
        let word = mix(self.key ^ mix(sway * 2 + which));
        let part = |shift: u32| (((word >> shift) & 0xffff) as f32 - 32767.5) / 32767.5;
        Vector::new(part(0), part(16), part(32))
    }
}

/// Splitmix64's finaliser: spreads every bit of a number over all others.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
