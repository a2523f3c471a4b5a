//! Which sticks could be pulled, which way, and how much hangs on them.

use crate::measure::{GRAVITY, STEP, STICK_HALF, STICK_MASS};
use crate::pile::Pile;
use rapier3d::geometry::{ColliderHandle, PairContacts};
use rapier3d::math::{Pose, Vector};
use rapier3d::parry::query::details::ShapeCastOptions;
use rapier3d::parry::shape::Cuboid;
use rapier3d::pipeline::QueryFilter;
use stapel_tokami::{Stick, StickSet};

/// A way to pull a stick out.
#[derive(Clone, Copy, Debug)]
pub struct Pull {
    /// The stick.
    pub stick: Stick,
    /// Which way, of length 1.
    pub way: Vector,
    /// How many sticks' weight presses on it.
    pub load: f32,
    /// How much of the way out is blocked, from 0 to 1.
    pub blocked: f32,
}

impl Pull {
    /// How likely others come along with it: less is better.
    #[must_use]
    pub fn risk(&self) -> f32 {
        // What lies on it goes up with it, or along with it.
        self.load * (0.5 + 2.0 * self.way.y.max(0.0)) + 8.0 * self.blocked
    }
}

/// How far a stick has to go until it is out of the pile, in cm.
const OUT: f32 = 8.5;

/// All ways to pull a stick, the least risky first.
#[must_use]
pub fn pulls(pile: &Pile, among: StickSet) -> Vec<Pull> {
    let mut all = Vec::new();
    for stick in among.iter() {
        let Some(pose) = pile.pose(stick) else { continue };
        let load = load(pile, stick);
        let along = pose.rotation * Vector::X;
        let aside = pose.rotation * Vector::Y;
        let across = pose.rotation * Vector::Z;
        let up = Vector::Y;
        let ways = [along, -along, aside, -aside, across, -across, up]
            .into_iter()
            .chain([along, -along].map(|way| (way * 2.0 + up).normalize()));
        for way in ways {
            // Downwards is the X.
            if way.y < -0.3 {
                continue;
            }
            let blocked = 1.0 - free_way(pile, stick, &pose, way) / OUT;
            all.push(Pull { stick, way, load, blocked });
        }
    }
    // `total_cmp` and the order of sticks make it the same on every machine.
    all.sort_by(|a, b| a.risk().total_cmp(&b.risk()).then(a.stick.cmp(&b.stick)));
    all
}

/// How hard the sticks above press on this one, in sticks' weights.
fn load(pile: &Pile, stick: Stick) -> f32 {
    let Some(wood) = pile.wood(stick) else { return 0.0 };
    let engine = &pile.world.engine;
    let mut pressing = 0.0;
    for pair in engine.contact_pairs_with(wood.collider) {
        let PairContacts::Rigid(contacts) = &pair.contacts else { continue };
        let towards_us = if pair.collider1 == wood.collider { -1.0 } else { 1.0 };
        for manifold in contacts.solver_manifolds() {
            let push: f32 = manifold.points.iter().map(|point| point.data.impulse).sum();
            // The normal points from the first collider to the second.
            let down = manifold.data.normal.y * towards_us;
            if down < 0.0 {
                pressing -= push * down;
            }
        }
    }
    pressing / (STICK_MASS * GRAVITY * STEP)
}

/// How far a stick could go this way without meeting anything, up to [`OUT`].
fn free_way(pile: &Pile, stick: Stick, pose: &Pose, way: Vector) -> f32 {
    // A little thinner than it is: it does not meet what it only slides along.
    let thin = Cuboid::new(Vector::from_array(STICK_HALF.map(|half| half - 0.04)));
    cast(pile, Some(stick), pose, way, &thin, OUT).map_or(OUT, |(_, far)| far)
}

/// What a box meets first on its way, and after how many cm.
pub(crate) fn cast(
    pile: &Pile,
    but: Option<Stick>,
    pose: &Pose,
    way: Vector,
    shape: &Cuboid,
    furthest: f32,
) -> Option<(ColliderHandle, f32)> {
    let mut filter = QueryFilter::default();
    if let Some(wood) = but.and_then(|stick| pile.wood(stick)) {
        filter = filter.exclude_rigid_body(wood.body);
    }
    let options = ShapeCastOptions { max_time_of_impact: furthest, ..ShapeCastOptions::default() };
    pile.world
        .engine
        .cast_shape(pose, way, shape, options, filter)
        .map(|(collider, hit)| (collider, hit.time_of_impact))
}
