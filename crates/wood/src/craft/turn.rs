//! One attempt from the grab to the end, as a scripted hand makes it.

use super::mover::{Manner, Mover, nearest_alike};
use super::pull::Pull;
use super::spot::Spot;
use crate::attempt::{Attempt, Doing, Refused};
use crate::sample::Sample;
use crate::stand::CREASE;
use rapier3d::math::{Pose, Vector};
use stapel_core::PlayRng;
use stapel_tokami::Stick;

/// The hand has given up or was stopped; nothing is wrong.
pub(crate) type Stopped = Option<()>;

/// Pulls a stick out and, if there is a spot, puts it there; if it is stuck, tugs at it in these ways
/// as well. Gives back the samples. The attempt is
/// done afterwards, one way or another.
pub fn make(
    attempt: &mut Attempt,
    pull: &Pull,
    yanks: &[Vector],
    spot: impl FnOnce(&Attempt) -> Option<Spot>,
    manner: &Manner,
    rng: &PlayRng,
) -> Vec<Sample> {
    let Some(pose) = attempt.pile().pose(pull.stick) else { return Vec::new() };
    // Gripped towards the end that comes out first, where a hand would reach it.
    let along = (pose.rotation * Vector::X).dot(pull.way);
    let at = Vector::new((along * 3.0).clamp(-2.0, 2.0), 0.0, 0.0);
    let Some(mut mover) = Mover::grab(attempt, pull.stick, at, manner.shake, rng.clone()) else {
        return Vec::new();
    };
    if pull_out(attempt, &mut mover, pull, yanks, manner).is_some()
        && let Some(spot) = spot(attempt)
    {
        let _ = put_down(attempt, &mut mover, &spot, manner);
    }
    if attempt.doing() != Doing::Resting {
        let _ = mover.done(attempt);
    }
    mover.samples
}

/// Sets a stick from the box into the X. Gives back the samples.
pub fn set_in(
    attempt: &mut Attempt,
    stick: Stick,
    spot: &Spot,
    manner: &Manner,
    rng: &PlayRng,
) -> Vec<Sample> {
    let mut mover = Mover::from_the_box(stick, manner.shake, rng.clone());
    if going(mover.hold(attempt)).is_some() {
        let _ = put_down(attempt, &mut mover, spot, manner);
    }
    if attempt.doing() != Doing::Resting {
        let _ = mover.done(attempt);
    }
    mover.samples
}

pub(crate) fn pull_out(
    attempt: &mut Attempt,
    mover: &mut Mover,
    pull: &Pull,
    yanks: &[Vector],
    manner: &Manner,
) -> Stopped {
    for _ in 0..4 {
        going(mover.hold(attempt))?;
    }
    let start = mover.wanted();
    let goal = start.append_translation(pull.way * 9.5);
    travel(attempt, mover, &goal, manner.pull, manner)?;
    for yank in yanks {
        if attempt.pulled_out() {
            break;
        }
        // It is stuck. Who has no patience tugs at it from all sides.
        let goal = start.append_translation((pull.way + *yank) * 7.0);
        travel(attempt, mover, &goal, manner.pull, manner)?;
    }
    attempt.pulled_out().then_some(())
}

pub(crate) fn put_down(
    attempt: &mut Attempt,
    mover: &mut Mover,
    spot: &Spot,
    manner: &Manner,
) -> Stopped {
    let pile = attempt.pile();
    let highest = pile
        .sticks()
        .iter()
        .filter(|stick| Some(*stick) != attempt.tried())
        .filter_map(|stick| pile.top(stick));
    let above = highest.fold(CREASE, f32::max) + 4.5;
    let up = Pose { translation: with_height(mover.wanted().translation, above), ..mover.wanted() };
    travel(attempt, mover, &up, manner.carry, manner)?;
    let turn = nearest_alike(mover.wanted().rotation, spot.pose.rotation);
    let over = Pose::from_parts(with_height(spot.pose.translation, above), turn);
    travel(attempt, mover, &over, manner.carry, manner)?;
    let near = Pose::from_parts(spot.pose.translation + Vector::Y * 1.0, turn);
    travel(attempt, mover, &near, manner.carry, manner)?;
    let down = Pose::from_parts(spot.pose.translation + Vector::Y * 0.01, turn);
    travel(attempt, mover, &down, manner.lower, manner)?;
    for _ in 0..(120.0 / manner.lower.max(1.0)) as u32 {
        going(mover.hold(attempt))?;
    }
    for _ in 0..10 {
        going(mover.open(attempt))?;
    }
    Some(())
}

fn travel(
    attempt: &mut Attempt,
    mover: &mut Mover,
    goal: &Pose,
    fastest: f32,
    manner: &Manner,
) -> Stopped {
    // No way takes half a minute; one that does leads nowhere.
    for _ in 0..1800 {
        let arrived = mover.towards(attempt, goal, fastest, manner).ok()?;
        if attempt.doing() == Doing::Resting {
            return None;
        }
        if arrived {
            return Some(());
        }
    }
    None
}

fn going(doing: Result<Doing, Refused>) -> Stopped {
    match doing.ok()? {
        Doing::Open | Doing::Holding => Some(()),
        Doing::Resting | Doing::Over => None,
    }
}

fn with_height(place: Vector, height: f32) -> Vector {
    Vector::new(place.x, height, place.z)
}
