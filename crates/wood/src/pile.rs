//! The pile: sticks in the X, and the ticks that pass over them.

use crate::digest::Fnv;
use crate::hand::Hand;
use crate::measure::{STEPS_PER_TICK, STICKS, TICKS_PER_SECOND};
use crate::stand::low_and_high;
use crate::verdict::{FALLEN_AFTER, is_falling};
use crate::world::{Friction, Wood, World};
use rapier3d::dynamics::RigidBody;
use rapier3d::math::Pose;
use serde::{Deserialize, Serialize};
use stapel_tokami::{Stick, StickSet};

/// The longest wait for a pile to come to rest: then it is at rest by decree.
pub const LONGEST_SETTLING: u32 = 10 * TICKS_PER_SECOND;

/// Where a stick is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// Its centre in cm: x to the right, y up from the table, z along the crease towards the viewer.
    pub centre: [f32; 3],
    /// How it is turned: a unit quaternion x, y, z, w. Unturned, the stick lies along x.
    pub turn: [f32; 4],
}

/// 36 sticks, some of them in the X.
///
/// A pile is advanced tick by tick, and what happens depends on nothing but the pile and the hand:
/// two equal piles under equal hands stay equal bit for bit, on every machine.
#[derive(Clone, Serialize, Deserialize)]
pub struct Pile {
    pub(crate) world: World,
    /// `None` for a stick that is not in the world: fallen, taken, or not yet set in.
    sticks: Vec<Option<Wood>>,
    /// For how many ticks on end each stick has looked fallen.
    falling: Vec<u8>,
    tick: u32,
    chain: u64,
}

impl Pile {
    /// The X without a stick in it: what a `built` pile begins with (TA-3).
    #[must_use]
    pub fn empty(friction: Friction) -> Pile {
        Pile {
            world: World::new(friction),
            sticks: vec![None; STICKS],
            falling: vec![0; STICKS],
            tick: 0,
            chain: Fnv::START.digest(),
        }
    }

    /// How much its wood grips.
    #[must_use]
    pub fn friction(&self) -> Friction {
        self.world.friction()
    }

    /// Ticks since the pile was set up.
    #[must_use]
    pub fn tick(&self) -> u32 {
        self.tick
    }

    /// The chain digest: it takes in every stick's pose and speed at every 60th tick, and all
    /// digests before.
    #[must_use]
    pub fn chain(&self) -> u64 {
        self.chain
    }

    /// The sticks that are in the world.
    #[must_use]
    pub fn sticks(&self) -> StickSet {
        Stick::all().filter(|stick| self.sticks[stick.index()].is_some()).collect()
    }

    /// Where a stick is: for drawing, and for hands that want to take it. Poses are never a way to
    /// save a pile; a [`Snapshot`](crate::Snapshot) is.
    #[must_use]
    pub fn placement(&self, stick: Stick) -> Option<Placement> {
        self.pose(stick).map(|pose| Placement {
            centre: pose.translation.to_array(),
            turn: pose.rotation.to_array(),
        })
    }

    /// The same, to reckon with.
    #[must_use]
    pub fn pose(&self, stick: Stick) -> Option<Pose> {
        self.body(stick).map(|body| *body.position())
    }

    /// The speed of the fastest stick, in cm/s. Not a number if any stick's pose is none.
    #[must_use]
    pub fn fastest(&self) -> f32 {
        let mut fastest = 0.0_f32;
        for body in Stick::all().filter_map(|stick| self.body(stick)) {
            let speed = body.linvel().length();
            if !speed.is_finite() || !body.position().is_finite() {
                return f32::NAN;
            }
            fastest = fastest.max(speed);
        }
        fastest
    }

    /// Height of a stick's highest corner over the table, in cm.
    #[must_use]
    pub fn top(&self, stick: Stick) -> Option<f32> {
        self.pose(stick).map(|pose| low_and_high(&pose).1)
    }

    /// Does everything sleep?
    #[must_use]
    pub fn asleep(&self) -> bool {
        Stick::all().filter_map(|stick| self.body(stick)).all(RigidBody::is_sleeping)
    }

    /// Puts a stick into the world, or moves it there.
    pub(crate) fn put(&mut self, stick: Stick, pose: Pose) {
        self.take(stick);
        self.sticks[stick.index()] = Some(self.world.put(pose, stick.number()));
    }

    /// Takes a stick out of the world. What leant on it wakes up.
    pub fn take(&mut self, stick: Stick) {
        if let Some(wood) = self.sticks[stick.index()].take() {
            self.world.take(wood);
            self.falling[stick.index()] = 0;
        }
    }

    /// One tick without a hand. Gives back the sticks that fell, which have left the world.
    pub fn advance(&mut self) -> StickSet {
        self.advance_under(None)
    }

    /// One tick, under a hand that may hold a stick.
    pub(crate) fn advance_under(&mut self, mut hand: Option<&mut Hand>) -> StickSet {
        let held = hand.as_ref().map(|hand| hand.stick());
        for step in 1..=STEPS_PER_TICK {
            if let Some(hand) = hand.as_mut()
                && let Some(wood) = self.sticks[hand.stick().index()]
                && let Some(body) = self.world.engine.bodies.get_mut(wood.body)
            {
                hand.push(body, step);
            }
            self.world.engine.step();
        }
        if let Some(hand) = hand
            && let Some(wood) = self.sticks[hand.stick().index()]
            && let Some(body) = self.world.engine.bodies.get_mut(wood.body)
        {
            // The engine keeps forces until told otherwise; a copy of the pile must not inherit one.
            body.reset_forces(false);
            body.reset_torques(false);
        }
        self.tick += 1;
        let fallen = self.watch(held);
        if self.tick.is_multiple_of(TICKS_PER_SECOND) {
            self.chain = self.digest();
        }
        fallen
    }

    /// Lets go on until everything sleeps, or for [`LONGEST_SETTLING`]. Then what hangs on an arm
    /// outside the V has fallen too; that may set others moving, so it goes on until nothing does.
    /// Gives back what fell, with the tick at which it left.
    pub fn settle(&mut self) -> Vec<(u32, Stick)> {
        let mut fallen = Vec::new();
        loop {
            for _ in 0..LONGEST_SETTLING {
                if self.asleep() {
                    break;
                }
                let now = self.advance();
                fallen.extend(now.iter().map(|stick| (self.tick, stick)));
            }
            let hanging = self.hanging();
            if hanging.is_empty() {
                return fallen;
            }
            for stick in hanging.iter() {
                fallen.push((self.tick, stick));
                self.take(stick);
            }
        }
    }

    /// The digest that the chain would take on now.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut fnv = Fnv::resume(self.chain);
        fnv.eat(&self.tick.to_le_bytes());
        for stick in Stick::all() {
            let Some(body) = self.body(stick) else { continue };
            fnv.eat(&[stick.number()]);
            let (pose, line, turn) = (body.position(), body.linvel(), body.angvel());
            let numbers = pose.translation.to_array().into_iter();
            for number in numbers
                .chain(pose.rotation.to_array())
                .chain(line.to_array())
                .chain(turn.to_array())
            {
                fnv.eat_float(number);
            }
        }
        fnv.digest()
    }

    /// A pile fresh from the box: its ticks are counted from here.
    pub(crate) fn restart_clock(&mut self) {
        self.tick = 0;
        self.falling.fill(0);
        self.chain = Fnv::START.digest();
        self.chain = self.digest();
    }

    /// Has it as many places as there are sticks? Bytes from elsewhere might not.
    pub(crate) fn is_whole(&self) -> bool {
        self.sticks.len() == STICKS && self.falling.len() == STICKS
    }

    pub(crate) fn wood(&self, stick: Stick) -> Option<Wood> {
        self.sticks[stick.index()]
    }

    pub(crate) fn body(&self, stick: Stick) -> Option<&RigidBody> {
        self.wood(stick).and_then(|wood| self.world.engine.bodies.get(wood.body))
    }

    pub(crate) fn wake(&mut self, stick: Stick) {
        if let Some(wood) = self.wood(stick) {
            self.world.engine.wake_up(wood.body, true);
        }
    }

    /// TA-11: what has looked fallen for some ticks, and is not held, leaves the world.
    fn watch(&mut self, held: Option<Stick>) -> StickSet {
        let mut fallen = StickSet::EMPTY;
        for stick in Stick::all() {
            let Some(body) = self.body(stick) else { continue };
            if body.is_sleeping() && self.falling[stick.index()] == 0 {
                continue;
            }
            let looks_fallen = held != Some(stick) && is_falling(body.position());
            let ticks = if looks_fallen { self.falling[stick.index()] + 1 } else { 0 };
            self.falling[stick.index()] = ticks;
            if ticks >= FALLEN_AFTER {
                fallen = fallen.with(stick);
            }
        }
        for stick in fallen.iter() {
            self.take(stick);
        }
        fallen
    }
}
