//! `wild`: dropped into the V as they come, and dropped again when they fall off.

use super::jitter;
use crate::gates::furthest;
use crate::measure::TICKS_PER_SECOND;
use crate::pile::Pile;
use crate::stand::CREASE;
use rapier3d::math::{Pose, Rotation, Vector};
use stapel_core::{PlayRng, below};
use stapel_tokami::{Stick, StickSet};

/// Ticks from one drop to the next.
const PAUSE: u32 = 30;

/// A pile is kept awake for so many ticks …
const LOOK: u32 = 60 * TICKS_PER_SECOND;

/// … at most so many times …
const LOOKS: u32 = 3;

/// … until it creeps by no more than this in that time, in mm.
const CREEP: f32 = 0.12;

/// Drops before this pile is given up.
const DROPS: u32 = 160;

pub(super) fn drop_all(pile: &mut Pile, rng: &mut PlayRng) -> Option<()> {
    for _ in 0..DROPS {
        let Some(stick) = Stick::all().find(|stick| !pile.sticks().has(*stick)) else {
            pile.settle();
            if pile.sticks() == StickSet::ALL && find_their_place(pile) {
                return Some(());
            }
            if pile.sticks() == StickSet::ALL {
                return None;
            }
            continue;
        };
        let top = pile.sticks().iter().filter_map(|other| pile.top(other)).fold(CREASE, f32::max);
        // Half the length of a stick, so that it hits nothing whichever way it is turned.
        let height = top + 3.9;
        let place = Vector::new(jitter(rng, 2500), height, jitter(rng, 1200));
        pile.put(stick, Pose::from_parts(place, any_way(rng)));
        for _ in 0..PAUSE {
            pile.advance();
        }
    }
    None
}

/// Sticks that lie as they fell may be about to slip, and sleep hides it. A copy is kept awake for as long as
/// the gate of the tests does it; what slips there has slipped, and the next look begins from that. True
/// once nothing creeps any more.
fn find_their_place(pile: &mut Pile) -> bool {
    for _ in 0..LOOKS {
        let mut awake = pile.clone();
        let creeps = (0..LOOK).any(|_| {
            Stick::all().for_each(|stick| awake.wake(stick));
            awake.advance();
            furthest(pile, &awake) > CREEP
        });
        if !creeps {
            return true;
        }
        awake.settle();
        *pile = awake;
        if pile.sticks() != StickSet::ALL {
            return false;
        }
    }
    false
}

/// Turned any way whatever.
fn any_way(rng: &mut PlayRng) -> Rotation {
    loop {
        let mut side = || below(rng, 2001) as f32 - 1000.0;
        let [x, y, z, w] = [side(), side(), side(), side()];
        let square = x * x + y * y + z * z + w * w;
        // Outside of the ball, some directions would come more often than others.
        if (1.0..=1_000_000.0).contains(&square) {
            let length = square.sqrt();
            return Rotation::from_xyzw(x / length, y / length, z / length, w / length);
        }
    }
}
