//! What a hand does in one tick, in whole numbers: quantised before it reaches the wood, so that
//! every machine feels the same hand.

use crate::measure::STICK_HALF;
use rapier3d::math::{Rotation, Vector};
use serde::{Deserialize, Serialize};
use stapel_tokami::Stick;

/// Sample units in a centimetre: 1/32 mm.
pub const UNITS_PER_CM: f32 = 320.0;

/// What 1 is in a sample's quaternion.
pub const WHOLE_TURN: i16 = i16::MAX;

/// Half a stick in sample units: a grip lies on the stick.
pub const GRIP_REACH: [i16; 3] = [1152, 192, 192];

/// Where the hand holds its stick, in the stick's own directions and sample units from its centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grip {
    /// The stick that it holds.
    pub stick: Stick,
    /// Where on the stick.
    pub at: [i16; 3],
}

/// What a hand does in one tick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// What it holds, if it is closed.
    pub grip: Option<Grip>,
    /// Where the hand wants the gripped point of the stick: x, y, z in 1/32 mm.
    pub position: [i16; 3],
    /// How the hand wants the stick turned: x, y, z, w, in units of 1/32767.
    pub turn: [i16; 4],
    /// The last sample of an attempt: the hand is done, the wood may come to rest.
    pub done: bool,
}

/// A sample that no hand can have made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absurd {
    /// The quaternion is far from one that turns.
    #[error("a turn that is no turn")]
    NoTurn,
    /// The grip is beside the stick.
    #[error("a grip beside the stick")]
    GripBeside,
}

impl Sample {
    /// Can a hand have made it at all? A position may be anything: it is clamped to the reach of
    /// the hand, and the way there to its speed.
    ///
    /// # Errors
    /// If the quaternion or the grip is absurd.
    pub fn check(&self) -> Result<(), Absurd> {
        let square: i64 = self.turn.iter().map(|part| i64::from(*part).pow(2)).sum();
        let whole = i64::from(WHOLE_TURN).pow(2);
        // Rounding moves it by a few units; half and double leave room for lazy senders.
        if square < whole / 2 || square > 2 * whole {
            return Err(Absurd::NoTurn);
        }
        if let Some(grip) = self.grip
            && grip.at.iter().zip(GRIP_REACH).any(|(at, reach)| at.unsigned_abs() > reach as u16)
        {
            return Err(Absurd::GripBeside);
        }
        Ok(())
    }

    /// From centimetres and a unit quaternion, rounded and clamped.
    #[must_use]
    pub fn quantise(grip: Option<Grip>, position: [f32; 3], turn: [f32; 4]) -> Sample {
        Sample {
            grip,
            position: position.map(|cm| round(cm * UNITS_PER_CM)),
            turn: turn.map(|part| round(part * f32::from(WHOLE_TURN))),
            done: false,
        }
    }

    pub(crate) fn point(&self) -> Vector {
        Vector::from_array(self.position.map(|units| f32::from(units) / UNITS_PER_CM))
    }

    pub(crate) fn rotation(&self) -> Rotation {
        let [x, y, z, w] = self.turn.map(f32::from);
        let length = (x * x + y * y + z * z + w * w).sqrt();
        Rotation::from_xyzw(x / length, y / length, z / length, w / length)
    }
}

impl Grip {
    /// A grip on a stick, at a point in its own directions, in cm.
    #[must_use]
    pub fn on(stick: Stick, at: [f32; 3]) -> Grip {
        let mut units = [0; 3];
        for (i, unit) in units.iter_mut().enumerate() {
            *unit = round(at[i].clamp(-STICK_HALF[i], STICK_HALF[i]) * UNITS_PER_CM);
        }
        Grip { stick, at: units }
    }

    pub(crate) fn point(&self) -> Vector {
        Vector::from_array(self.at.map(|units| f32::from(units) / UNITS_PER_CM))
    }
}

/// Rounds and clamps: `as` saturates, and makes 0 of what is not a number.
fn round(units: f32) -> i16 {
    libm::roundf(units) as i16
}
