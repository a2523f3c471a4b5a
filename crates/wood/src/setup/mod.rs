//! Piles to choose from (TA-3). Whatever the seed, what comes out stands.

mod crossed;
mod cube;
mod wild;

use crate::gates::overlap;
use crate::measure::STICKS;
use crate::pile::Pile;
use crate::world::Friction;
use rapier3d::math::Pose;
use serde::{Deserialize, Serialize};
use stapel_core::{PlayRng, Seed, below, shuffle};
use stapel_tokami::{Setup, Stick, StickSet};

/// The three that the program piles up by itself.
pub const PILED: [Setup; 3] = [Setup::Cube, Setup::Crossed, Setup::Wild];

/// As options and commands write it.
#[must_use]
pub const fn setup_name(setup: Setup) -> &'static str {
    match setup {
        Setup::Cube => "cube",
        Setup::Crossed => "crossed",
        Setup::Wild => "wild",
        Setup::Built => "built",
    }
}

/// The set-up that a command names.
#[must_use]
pub fn setup_named(name: &str) -> Option<Setup> {
    [Setup::Cube, Setup::Crossed, Setup::Wild, Setup::Built]
        .into_iter()
        .find(|setup| setup_name(*setup) == name)
}

/// No pile came to stand, however often it was tried. (No seed is known that does this.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[error("no {} pile would stand", setup_name(*setup))]
pub struct WontStand {
    /// What was to be set up.
    pub setup: Setup,
}

/// How often a pile is tried anew before giving up.
const TRIES: u64 = 64;

/// A pile whose sticks sit deeper in each other than this, in mm, is piled up again.
const DEEPEST_OVERLAP: f32 = 0.25;

/// The branch of a seed's children that piles take.
const PILES: u64 = 0x70_69_6c_65;

impl Pile {
    /// A settled pile. If sticks fell while it settled, it is piled up again, by the next chance.
    ///
    /// # Errors
    /// If no try stands.
    pub fn set_up(setup: Setup, friction: Friction, seed: Seed) -> Result<Pile, WontStand> {
        if setup == Setup::Built {
            let mut pile = Pile::empty(friction);
            // The engine finds the boards only once it has made a step.
            pile.advance();
            pile.restart_clock();
            return Ok(pile);
        }
        (0..TRIES)
            .find_map(|n| pile_up(setup, friction, &mut seed.child(PILES, n).play_rng()))
            .ok_or(WontStand { setup })
    }
}

fn pile_up(setup: Setup, friction: Friction, rng: &mut PlayRng) -> Option<Pile> {
    let mut pile = Pile::empty(friction);
    match setup {
        Setup::Cube => lay(&mut pile, &cube::poses(rng), rng),
        Setup::Crossed => lay(&mut pile, &crossed::poses(rng), rng),
        Setup::Wild => wild::drop_all(&mut pile, rng)?,
        Setup::Built => {}
    }
    let stands = pile.settle().is_empty()
        && pile.asleep()
        && pile.sticks() == StickSet::ALL
        && overlap(&pile) <= DEEPEST_OVERLAP;
    pile.restart_clock();
    stands.then_some(pile)
}

/// Which stick lies where is up to chance as well, so that a number tells nothing.
fn lay(pile: &mut Pile, poses: &[Pose; STICKS], rng: &mut PlayRng) {
    let mut order: Vec<Stick> = Stick::all().collect();
    shuffle(&mut order, rng);
    for (stick, pose) in order.iter().zip(poses) {
        pile.put(*stick, *pose);
    }
}

/// A number from `-reach` to `reach`, in cm; `reach` in hundredths of a millimetre.
fn jitter(rng: &mut PlayRng, reach: u32) -> f32 {
    (below(rng, 2 * reach + 1) as i32 - reach as i32) as f32 / 1000.0
}
