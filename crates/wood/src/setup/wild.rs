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
const WINDOW: u32 = 20 * TICKS_PER_SECOND;

/// … so many times …
const WINDOWS: u32 = 4;

/// … until it creeps by less than this in that time, in mm.
const CREEP: f32 = 0.03;

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

/// Sticks that lie as they fell may be about to slip, and sleep hides it. Kept awake, they slip now; true
/// once nothing creeps any more.
fn find_their_place(pile: &mut Pile) -> bool {
    for _ in 0..WINDOWS {
        let before = pile.clone();
        for _ in 0..WINDOW {
            Stick::all().for_each(|stick| pile.wake(stick));
            if !pile.advance().is_empty() {
                return false;
            }
        }
        if furthest(&before, pile) < CREEP {
            return true;
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
