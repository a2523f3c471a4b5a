//! Does a pile rest? What the gates of the tests measure, for any seed.

use crate::measure::TICKS_PER_SECOND;
use crate::pile::Pile;
use crate::setup::WontStand;
use crate::world::Friction;
use rapier3d::parry::query;
use stapel_core::Seed;
use stapel_tokami::{Setup, Stick};

/// What an untouched pile did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rest {
    /// Deepest overlap of two things, mm.
    pub overlap: f32,
    /// How far any corner moved while nobody touched the pile, mm.
    pub moved: f32,
    /// How far any corner moved while the pile was kept awake, mm.
    pub crept: f32,
    /// Sticks that fell in either time.
    pub fell: usize,
}

impl Rest {
    /// Is that a pile to play with?
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.overlap <= 0.3 && self.moved == 0.0 && self.crept < 0.15 && self.fell == 0
    }
}

/// The worst of many piles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Survey {
    /// How many piles were watched.
    pub piles: u32,
    /// The worst figure of any of them, each for itself.
    pub worst: Rest,
    /// The first seed whose pile is not good.
    pub bad: Option<u64>,
}

/// Watches the piles of many seeds, each for so many seconds: the long version of the tests' gate.
///
/// # Errors
/// If a pile would not stand.
pub fn survey(
    setup: Setup,
    friction: Friction,
    seeds: std::ops::Range<u64>,
    seconds: u32,
) -> Result<Survey, WontStand> {
    let none = Rest { overlap: 0.0, moved: 0.0, crept: 0.0, fell: 0 };
    let mut survey = Survey { piles: 0, worst: none, bad: None };
    for seed in seeds {
        let rest = watch(setup, friction, Seed::from_number(seed), seconds)?;
        survey.piles += 1;
        survey.worst = Rest {
            overlap: survey.worst.overlap.max(rest.overlap),
            moved: survey.worst.moved.max(rest.moved),
            crept: survey.worst.crept.max(rest.crept),
            fell: survey.worst.fell.max(rest.fell),
        };
        if !rest.is_good() {
            survey.bad = survey.bad.or(Some(seed));
        }
    }
    Ok(survey)
}

/// Sets a pile up and watches it for so many seconds, asleep and then kept awake.
///
/// # Errors
/// If the pile would not stand.
pub fn watch(
    setup: Setup,
    friction: Friction,
    seed: Seed,
    seconds: u32,
) -> Result<Rest, WontStand> {
    let pile = Pile::set_up(setup, friction, seed)?;
    let mut left_alone = pile.clone();
    let mut kept_awake = pile.clone();
    let mut fell = 0;
    for _ in 0..seconds * TICKS_PER_SECOND {
        fell += left_alone.advance().len();
        for stick in Stick::all() {
            kept_awake.wake(stick);
        }
        fell += kept_awake.advance().len();
    }
    Ok(Rest {
        overlap: overlap(&pile).max(overlap(&kept_awake)),
        moved: furthest(&pile, &left_alone),
        crept: furthest(&pile, &kept_awake),
        fell,
    })
}

/// The deepest overlap of two things of the pile, mm.
#[must_use]
pub fn overlap(pile: &Pile) -> f32 {
    let colliders: Vec<_> =
        pile.world.engine.all_colliders().map(|(_, collider)| collider).collect();
    let mut deepest = 0.0_f32;
    for (i, one) in colliders.iter().enumerate() {
        for other in &colliders[i + 1..] {
            if one.parent().is_some_and(|body| pile.world.engine.bodies[body].is_fixed())
                && other.parent().is_some_and(|body| pile.world.engine.bodies[body].is_fixed())
            {
                continue;
            }
            let contact =
                query::contact(one.position(), one.shape(), other.position(), other.shape(), 0.0);
            if let Ok(Some(contact)) = contact {
                deepest = deepest.max(-contact.dist * 10.0);
            }
        }
    }
    deepest
}

/// How far the furthest corner of any stick is from where it was, mm.
#[must_use]
pub fn furthest(before: &Pile, after: &Pile) -> f32 {
    let mut furthest = 0.0_f32;
    for stick in Stick::all() {
        if let (Some(was), Some(is)) = (before.pose(stick), after.pose(stick)) {
            let pairs = crate::stand::corners(&was).into_iter().zip(crate::stand::corners(&is));
            for (was, is) in pairs {
                furthest = furthest.max((is - was).length() * 10.0);
            }
        }
    }
    furthest
}
