//! Letting go of a stick: it is lowered onto whatever is below it, or dropped where nothing is. The judge sees
//! samples like any others.

use super::pull::cast;
use crate::attempt::{Aim, Attempt, Doing};
use crate::measure::{STICK_HALF, TICKS_PER_SECOND};
use crate::sample::{Grip, Sample};
use crate::stand::in_the_v;
use rapier3d::math::{Pose, Rotation, Vector};
use rapier3d::parry::shape::Cuboid;

/// The most ticks from letting go to the open hand.
pub const LONGEST_RELEASE: u32 = 7 * TICKS_PER_SECOND;
/// How long a stick that was put back is watched before the hand is done, in ticks.
pub const LET_BE: u32 = 45;

/// A stick that moves faster than this, in cm/s, is first held until it is calmer, …
const CALM: f32 = 4.0;
/// … for so many ticks at most.
const CALMING: u32 = 24;
/// How fast a stick is lowered, in cm/s: from high up, and just before it touches.
const FASTEST: f32 = 10.0;
const SOFTEST: f32 = 3.0;
/// Nearer than this to what is below, in cm, it lies there.
const TOUCHES: f32 = 0.06;
/// A stick that stays so far behind the hand that lowers it, in cm, lies on something.
const CARRIED: f32 = 0.35;
/// So many ticks it lies in the hand before that opens.
const SETTLING: u32 = 8;

/// A hand that lets go.
pub struct Release {
    grip: Grip,
    place: Vector,
    turn: Rotation,
    /// What is held clear of the pile stays in the hand.
    keeps: bool,
    ticks: u32,
    stage: Stage,
}

#[derive(Clone, Copy)]
enum Stage {
    Calming,
    Lowering,
    Settling(u32),
    Open(u32),
}

impl Release {
    /// The closed hand begins to let go; `keeps` if a stick that is clear of the pile is to stay in it. None if
    /// the hand is open.
    #[must_use]
    pub fn new(attempt: &Attempt, keeps: bool) -> Option<Release> {
        let (grip, (place, turn)) = attempt.grip().zip(attempt.hand_at())?;
        Some(Release { grip, place, turn, keeps, ticks: 0, stage: Stage::Calming })
    }

    /// The next sample, to be fed to the attempt. None once it is done: then the hand is open, and the attempt
    /// goes on.
    pub fn next(&mut self, attempt: &Attempt) -> Option<Sample> {
        if matches!(attempt.doing(), Doing::Resting | Doing::Over) {
            return None;
        }
        self.ticks += 1;
        if self.keeps && attempt.holds_clear() {
            return Some(Sample { done: true, ..self.closed() });
        }
        self.advance(attempt);
        let Stage::Open(ticks) = &mut self.stage else { return Some(self.closed()) };
        *ticks += 1;
        let (first, last) = (*ticks == 1, *ticks == LET_BE);
        let put = attempt.pulled_out() || attempt.aim() == Aim::Build;
        (first || put).then(|| Sample { grip: None, done: put && last, ..self.closed() })
    }

    fn closed(&self) -> Sample {
        Sample::quantise(Some(self.grip), self.place.to_array(), self.turn.to_array())
    }

    fn advance(&mut self, attempt: &Attempt) {
        match self.stage {
            Stage::Open(_) => {}
            Stage::Settling(left) => {
                self.stage = if left == 0 { Stage::Open(0) } else { Stage::Settling(left - 1) };
            }
            Stage::Calming | Stage::Lowering if self.ticks >= LONGEST_RELEASE => {
                self.stage = Stage::Open(0);
            }
            Stage::Calming | Stage::Lowering => self.lower(attempt),
        }
    }

    fn lower(&mut self, attempt: &Attempt) {
        let Some(fall) = fall_below(attempt, self.grip) else {
            self.stage = Stage::Open(0);
            return;
        };
        if fall < TOUCHES {
            // What lies in the pile was never lifted: the hand just opens.
            let lowered = matches!(self.stage, Stage::Lowering);
            self.stage = if lowered { Stage::Settling(SETTLING) } else { Stage::Open(0) };
            return;
        }
        let speed = attempt.pile().speed(self.grip.stick).unwrap_or(0.0);
        if matches!(self.stage, Stage::Calming) && speed > CALM && self.ticks < CALMING {
            return;
        }
        self.stage = Stage::Lowering;
        let gripped = attempt
            .pile()
            .pose(self.grip.stick)
            .map(|pose| pose.transform_point(self.grip.point()));
        if gripped.is_some_and(|at| at.y - self.place.y > CARRIED) {
            self.stage = Stage::Settling(SETTLING);
            return;
        }
        let speed = (2.5 * fall).clamp(SOFTEST, FASTEST);
        self.place.y -= (speed / TICKS_PER_SECOND as f32).min(fall);
    }
}

/// How far a held stick is above what would carry it, in cm; none where it would fall past the X.
fn fall_below(attempt: &Attempt, grip: Grip) -> Option<f32> {
    let pile = attempt.pile();
    let pose = pile.pose(grip.stick)?;
    // A little thinner than it is: it does not meet what it only slides along.
    let thin = Vector::from_array(STICK_HALF) - Vector::new(0.04, 0.0, 0.04);
    let (_, fall) = cast(pile, Some(grip.stick), &pose, -Vector::Y, &Cuboid::new(thin), 70.0)?;
    let landed: Pose = pose.append_translation(Vector::new(0.0, -fall, 0.0));
    in_the_v(landed.translation).then_some(fall)
}
