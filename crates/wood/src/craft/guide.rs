//! A hand that is told what to do step by step, for players who choose from lists instead of moving a
//! pointer: which way to pull, how fast, where to put the stick.

use super::mover::{Manner, Mover};
use super::pull::{Pull, pulls};
use super::spot::{Spot, building_spots, holds, spots};
use super::turn::{pull_out, put_down};
use crate::attempt::{Attempt, Doing};
use crate::measure::tenths;
use crate::pile::{Pile, Placement};
use crate::sample::Sample;
use crate::stand::low_and_high;
use rapier3d::math::{Pose, Rotation, Vector};
use stapel_core::Seed;
use stapel_tokami::{Height, Stick, StickSet};

/// How fast a guided hand moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// So that little is disturbed.
    Slow,
    /// As most people do.
    Even,
    /// In haste.
    Fast,
}

impl Pace {
    fn manner(self) -> Manner {
        let (pull, carry, lower, turn, gain) = match self {
            Pace::Slow => (5.0, 16.0, 3.0, 2.0, 40.0),
            Pace::Even => (9.0, 20.0, 5.0, 3.0, 80.0),
            Pace::Fast => (16.0, 26.0, 9.0, 4.0, 150.0),
        };
        Manner { pull, carry, lower, turn, gain, shake: 0.0 }
    }
}

/// A way to pull a stick.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Way {
    /// Which way, of length 1.
    pub way: [f32; 3],
    /// How many sticks' weight presses on it.
    pub load: f32,
    /// How much of the way out is blocked, from 0 to 1.
    pub blocked: f32,
}

/// A place for a stick.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// How it would lie.
    pub placement: Placement,
    /// How far out on its shorter side it would be carried, in cm.
    pub support: f32,
    /// Its highest point there.
    pub top: Height,
    /// Does it seem to stay there? Tried out in the mind.
    pub holds: bool,
}

/// The ways to pull a stick, the least risky first.
#[must_use]
pub fn ways(pile: &Pile, stick: Stick) -> Vec<Way> {
    pulls(pile, StickSet::only(stick))
        .into_iter()
        .map(|pull| Way { way: pull.way.to_array(), load: pull.load, blocked: pull.blocked })
        .collect()
}

/// Places for a stick that reach up to at least this height, in cm: those that seem to hold first, then the
/// best carried.
#[must_use]
pub fn places(pile: &Pile, stick: Stick, top: f32, most: usize) -> Vec<Place> {
    offered(pile, stick, spots(pile, Some(stick), top), top, most)
}

/// Places where a stick could be built in (TA-3): those that seem to hold first, then the lowest.
#[must_use]
pub fn building_places(pile: &Pile, stick: Stick, most: usize) -> Vec<Place> {
    offered(pile, stick, building_spots(pile, Some(stick)), 0.0, most)
}

fn offered(pile: &Pile, stick: Stick, spots: Vec<Spot>, top: f32, most: usize) -> Vec<Place> {
    let mut found: Vec<Place> = Vec::new();
    for spot in spots {
        let place = Vector::from_array(spot.pose.translation.to_array());
        // Of places that are nearly the same, one is enough.
        let is_known = found.iter().any(|known| {
            let apart = Vector::from_array(known.placement.centre) - place;
            let turned = Rotation::from_array(known.placement.turn).dot(spot.pose.rotation).abs();
            apart.length() < 1.2 && turned > 0.95
        });
        if is_known {
            continue;
        }
        found.push(Place {
            placement: Placement {
                centre: spot.pose.translation.to_array(),
                turn: spot.pose.rotation.to_array(),
            },
            support: spot.support,
            top: tenths(low_and_high(&spot.pose).1),
            holds: holds(pile, stick, &spot, top),
        });
        if found.len() >= most {
            break;
        }
    }
    found.sort_by_key(|place| !place.holds);
    found
}

/// A hand that is guided.
pub struct Guide {
    mover: Mover,
    sent: usize,
}

impl Guide {
    /// Takes hold of a stick, near the end that comes out first.
    #[must_use]
    pub fn grab(attempt: &Attempt, stick: Stick, way: [f32; 3]) -> Option<Guide> {
        let pose = attempt.pile().pose(stick)?;
        let along = (pose.rotation * Vector::X).dot(Vector::from_array(way));
        let at = Vector::new((along * 3.0).clamp(-2.0, 2.0), 0.0, 0.0);
        let rng = Seed::from_number(0).play_rng();
        Some(Guide { mover: Mover::grab(attempt, stick, at, 0.0, rng)?, sent: 0 })
    }

    /// Takes a stick out of the box, to be built in (TA-3). It is held there until it is put somewhere.
    pub fn from_the_box(attempt: &Attempt, stick: Stick) -> (Guide, Vec<Sample>) {
        let rng = Seed::from_number(0).play_rng();
        let mut guide = Guide { mover: Mover::from_the_box(stick, 0.0, rng), sent: 0 };
        let _ = guide.mover.hold(&mut attempt.clone());
        let samples = guide.fresh();
        (guide, samples)
    }

    /// The samples of pulling this way, until the stick is out or has come as far as it goes. The attempt
    /// itself stays as it is: the samples are to be fed to it.
    pub fn pull(
        &mut self,
        attempt: &Attempt,
        stick: Stick,
        way: [f32; 3],
        pace: Pace,
    ) -> Vec<Sample> {
        let mut ahead = attempt.clone();
        let way = Vector::from_array(way);
        let pull = Pull { stick, way, load: 0.0, blocked: 0.0 };
        // However it ends, the samples tell.
        let _ = pull_out(&mut ahead, &mut self.mover, &pull, &[], &pace.manner());
        self.fresh()
    }

    /// The samples of carrying the stick to a place, lowering it, letting go and being done.
    pub fn put(&mut self, attempt: &Attempt, place: &Placement, pace: Pace) -> Vec<Sample> {
        let mut ahead = attempt.clone();
        let turn = Rotation::from_array(place.turn);
        let pose = Pose::from_parts(Vector::from_array(place.centre), turn);
        let _ = put_down(&mut ahead, &mut self.mover, &Spot { pose, support: 0.0 }, &pace.manner());
        self.end(ahead)
    }

    /// The sample of being done as it is: what is held clear of the pile stays in the hand.
    pub fn done(&mut self, attempt: &Attempt) -> Vec<Sample> {
        self.end(attempt.clone())
    }

    fn end(&mut self, mut ahead: Attempt) -> Vec<Sample> {
        if !matches!(ahead.doing(), Doing::Resting | Doing::Over) {
            let _ = self.mover.done(&mut ahead);
        }
        self.fresh()
    }

    fn fresh(&mut self) -> Vec<Sample> {
        let fresh = self.mover.samples[self.sent..].to_vec();
        self.sent = self.mover.samples.len();
        fresh
    }
}
