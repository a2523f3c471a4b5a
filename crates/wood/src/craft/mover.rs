//! Moving a hand smoothly: from where it is to where it should be, not faster than its manner.

use crate::attempt::{Attempt, BOX_AT, Doing, Refused};
use crate::measure::TICKS_PER_SECOND;
use crate::sample::{Grip, Sample};
use rapier3d::math::{Pose, Rotation, Vector};
use stapel_core::{PlayRng, below};
use stapel_tokami::Stick;

/// How a hand moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// While the stick is in the pile, cm/s.
    pub pull: f32,
    /// While it is carried, cm/s.
    pub carry: f32,
    /// While it is lowered, cm/s.
    pub lower: f32,
    /// Turning, rad/s.
    pub turn: f32,
    /// How quickly it gains speed, cm/s².
    pub gain: f32,
    /// How far it shakes by itself, cm.
    pub shake: f32,
}

/// A hand on its way.
pub(crate) struct Mover {
    grip: Option<Grip>,
    place: Vector,
    turn: Rotation,
    speed: f32,
    /// Where its shaking has it, where that leads to, and how far it can.
    shaken: Vector,
    shaking: Vector,
    shake: f32,
    rng: PlayRng,
    /// All samples made so far.
    pub(crate) samples: Vec<Sample>,
}

impl Mover {
    /// Takes hold of a stick, at a point in its own directions.
    pub(crate) fn grab(
        attempt: &Attempt,
        stick: Stick,
        at: Vector,
        shake: f32,
        rng: PlayRng,
    ) -> Option<Mover> {
        let pose = attempt.pile().pose(stick)?;
        Some(Mover::holding(stick, &pose, at, shake, rng))
    }

    /// Takes a stick out of the box, by its middle.
    pub(crate) fn from_the_box(stick: Stick, shake: f32, rng: PlayRng) -> Mover {
        let pose = Pose::from_parts(Vector::from_array(BOX_AT), Rotation::IDENTITY);
        Mover::holding(stick, &pose, Vector::ZERO, shake, rng)
    }

    fn holding(stick: Stick, pose: &Pose, at: Vector, shake: f32, rng: PlayRng) -> Mover {
        let grip = Grip::on(stick, at.to_array());
        Mover {
            grip: Some(grip),
            place: pose.transform_point(grip.point()),
            turn: pose.rotation,
            speed: 0.0,
            shaken: Vector::ZERO,
            shaking: Vector::ZERO,
            shake,
            rng,
            samples: Vec::new(),
        }
    }

    /// The pose at which the stick's gripped point is in the hand.
    pub(crate) fn wanted(&self) -> Pose {
        let grip = self.grip.map_or(Vector::ZERO, |grip| grip.point());
        Pose::from_parts(self.place - self.turn * grip, self.turn)
    }

    /// One tick as it is.
    pub(crate) fn hold(&mut self, attempt: &mut Attempt) -> Result<Doing, Refused> {
        self.speed = 0.0;
        self.send(attempt, false)
    }

    /// Opens the hand.
    pub(crate) fn open(&mut self, attempt: &mut Attempt) -> Result<Doing, Refused> {
        self.grip = None;
        self.send(attempt, false)
    }

    /// The last sample.
    pub(crate) fn done(&mut self, attempt: &mut Attempt) -> Result<Doing, Refused> {
        self.send(attempt, true)
    }

    /// One tick towards a pose of the stick. True once it is wanted there.
    pub(crate) fn towards(
        &mut self,
        attempt: &mut Attempt,
        goal: &Pose,
        fastest: f32,
        manner: &Manner,
    ) -> Result<bool, Refused> {
        let tick = 1.0 / TICKS_PER_SECOND as f32;
        let grip = self.grip.map_or(Vector::ZERO, |grip| grip.point());
        let way = goal.transform_point(grip) - self.place;
        let left = way.length();
        // As fast as it still can stop.
        let stoppable = (2.0 * manner.gain * left).sqrt();
        self.speed = (self.speed + manner.gain * tick).min(fastest).min(stoppable.max(0.3));
        let step = (self.speed * tick).min(left);
        if left > 0.0 {
            self.place += way * (step / left);
        }
        let turned = self.turn_towards(goal.rotation, manner.turn * tick);
        self.send(attempt, false)?;
        Ok(turned && left - step < 1e-3)
    }

    fn tremble(&mut self) {
        // Somewhere else seven times a second.
        if self.samples.len().is_multiple_of(9) {
            let mut side = || (below(&mut self.rng, 2001) as f32 - 1000.0) / 1000.0 * self.shake;
            self.shaking = Vector::new(side(), side(), side());
        }
        self.shaken += (self.shaking - self.shaken) * 0.2;
    }

    fn turn_towards(&mut self, goal: Rotation, most: f32) -> bool {
        let left = goal * self.turn.inverse();
        let left = if left.w < 0.0 { -left } else { left };
        let vector = Vector::new(left.x, left.y, left.z) * 2.0;
        let length = vector.length();
        if length <= most {
            self.turn = goal;
            return true;
        }
        let half = vector * (0.5 * most / length);
        self.turn = (Rotation::from_xyzw(half.x, half.y, half.z, 1.0) * self.turn).normalize();
        false
    }

    fn send(&mut self, attempt: &mut Attempt, done: bool) -> Result<Doing, Refused> {
        self.tremble();
        let place = self.place + self.shaken;
        let sample = Sample::quantise(self.grip, place.to_array(), self.turn.to_array());
        let sample = Sample { done, ..sample };
        let doing = attempt.feed(attempt.due(), &sample)?;
        self.samples.push(sample);
        Ok(doing)
    }
}

/// The turn, of the eight that leave a stick looking the same, that is nearest to how it is held.
pub(crate) fn nearest_alike(held: Rotation, goal: Rotation) -> Rotation {
    const HALF: f32 = std::f32::consts::FRAC_1_SQRT_2;
    let rolls = [(0.0, 1.0), (HALF, HALF), (1.0, 0.0), (-HALF, HALF)];
    let ends = [(0.0, 1.0), (1.0, 0.0)];
    let mut best = goal;
    for (sine, cosine) in rolls {
        for (end_sine, end_cosine) in ends {
            let alike = goal
                * Rotation::from_xyzw(0.0, end_sine, 0.0, end_cosine)
                * Rotation::from_xyzw(sine, 0.0, 0.0, cosine);
            if alike.dot(held).abs() > best.dot(held).abs() + 1e-6 {
                best = alike;
            }
        }
    }
    best
}
