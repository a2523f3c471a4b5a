//! Where a stick could be put down.

use super::pull::cast;
use crate::attempt::Attempt;
use crate::measure::STICK_HALF;
use crate::pile::Pile;
use crate::stand::{COS_22_5, CREASE, SIN_22_5, in_the_v, low_and_high};
use rapier3d::math::{Pose, Rotation, Vector};
use rapier3d::parry::shape::Cuboid;
use stapel_tokami::Stick;

/// A place for a stick, and how well it would lie there.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// How the stick would lie.
    pub pose: Pose,
    /// How far out on its shorter side it is carried, in cm: 0 for a stick that would tip over.
    pub support: f32,
}

/// Places where a stick could lie level, at least so high, the best carried first.
///
/// `but` is the stick that is to be put there: it is not in its own way.
#[must_use]
pub fn spots(pile: &Pile, but: Option<Stick>, top: f32) -> Vec<Spot> {
    let ceiling = pile
        .sticks()
        .iter()
        .filter(|stick| Some(*stick) != but)
        .filter_map(|stick| pile.top(stick))
        .fold(CREASE + 4.0, f32::max)
        + 1.0;
    let mut found = Vec::new();
    // Flat, or on an edge: in a groove between a slope and an arm that is how a stick lies.
    let edge = Rotation::from_xyzw(SIN_22_5, 0.0, 0.0, COS_22_5);
    let ways = (0..8_u8).map(about_the_vertical);
    for rotation in ways.chain([about_the_vertical(4) * edge]) {
        for x in -4..=4_i8 {
            for z in -2..=2_i8 {
                let from = Vector::new(f32::from(x) * 0.9, ceiling, f32::from(z) * 0.9);
                let from = Pose::from_parts(from, rotation);
                if let Some(spot) = spot_below(pile, but, &from)
                    && low_and_high(&spot.pose).1 >= top
                {
                    found.push(spot);
                }
            }
        }
    }
    found.sort_by(|a, b| b.support.total_cmp(&a.support));
    found
}

/// A stick that is carried so far out, in cm, does not tip over when the next one comes.
const WELL_CARRIED: f32 = 1.0;

/// Places where a stick could be built in (TA-3): the lowest first, of those where it is carried well. The best
/// carried would make a tower.
#[must_use]
pub fn building_spots(pile: &Pile, but: Option<Stick>) -> Vec<Spot> {
    let mut found = spots(pile, but, 0.0);
    if found.iter().any(|spot| spot.support >= WELL_CARRIED) {
        found.retain(|spot| spot.support >= WELL_CARRIED);
    }
    found.sort_by(|a, b| low_and_high(&a.pose).1.total_cmp(&low_and_high(&b.pose).1));
    found
}

/// The first of the best places that holds, of so many that are tried out.
#[must_use]
pub fn put_where(attempt: &Attempt, stick: Stick, top: f32, tries: usize) -> Option<Spot> {
    let all = spots(attempt.pile(), Some(stick), top);
    all.iter().take(tries).find(|spot| holds(attempt.pile(), stick, spot, top)).copied()
}

/// Would a stick stay where it is put? Tried out in a copy of the pile.
#[must_use]
pub fn holds(pile: &Pile, stick: Stick, spot: &Spot, top: f32) -> bool {
    let mut copy = pile.clone();
    copy.put(stick, spot.pose.append_translation(Vector::new(0.0, 0.02, 0.0)));
    for _ in 0..45 {
        if !copy.advance().is_empty() {
            return false;
        }
    }
    // A stick that is still on the move is about to slip.
    copy.top(stick).is_some_and(|now| now >= top) && copy.fastest() < 1.0
}

fn spot_below(pile: &Pile, but: Option<Stick>, from: &Pose) -> Option<Spot> {
    let whole = Cuboid::new(Vector::from_array(STICK_HALF));
    let (_, fall) = cast(pile, but, from, -Vector::Y, &whole, 30.0)?;
    let pose = from.append_translation(Vector::new(0.0, -fall, 0.0));
    if !in_the_v(pose.translation) {
        return None;
    }
    // Slices of the stick: those that soon meet something below are carried.
    let slice = Cuboid::new(Vector::new(0.2, STICK_HALF[1], STICK_HALF[2]));
    let (mut left, mut right) = (0.0_f32, 0.0_f32);
    for at in -8..=8_i8 {
        let at = f32::from(at) * 0.42;
        let part = pose.prepend_translation(Vector::new(at, 0.05, 0.0));
        if cast(pile, but, &part, -Vector::Y, &slice, 0.1).is_some() {
            left = left.max(-at);
            right = right.max(at);
        }
    }
    Some(Spot { pose, support: left.min(right) })
}

/// Turned about the vertical by so many eighths of half a turn.
fn about_the_vertical(eighths: u8) -> Rotation {
    let half = f32::from(eighths) * (std::f32::consts::PI / 16.0);
    Rotation::from_xyzw(0.0, libm::sinf(half), 0.0, libm::cosf(half))
}
