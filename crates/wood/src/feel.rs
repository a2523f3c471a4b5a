//! How a hand feels: what it can do, and what haste costs it.

use serde::{Deserialize, Serialize};

/// The limits and the steadiness of a hand. One of these belongs to the physics version: all
/// players' hands are equal, and no client chooses its own.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HandFeel {
    /// Fastest way of the hand, cm/s.
    pub speed: f32,
    /// Fastest turn of the hand, rad/s.
    pub turn: f32,
    /// Strongest force at the grip, in g·cm/s² (100 000 make a newton).
    pub force: f32,
    /// Strongest torque at the grip, in g·cm²/s² (10 000 000 make a newton metre).
    pub torque: f32,
    /// How tightly the stick follows the hand's place, rad/s.
    pub hold: f32,
    /// How tightly it follows the hand's turn, rad/s.
    pub wrist: f32,
    /// Damping of the wrist: 1 is critical, less swings.
    pub wrist_damping: f32,
    /// How much of the lever between grip and centre the wrist makes up for: 1 is all of it; with
    /// less, a stick gripped at its end swings when it is pulled about.
    pub stiffness: f32,
    /// The tremor of a hand at rest, cm.
    pub tremor: f32,
    /// What haste adds: at the speed [`haste_speed`](HandFeel::haste_speed) the hand strays by this
    /// much, cm, and with the square of the speed beyond and below.
    pub haste: f32,
    /// See [`haste`](HandFeel::haste), cm/s.
    pub haste_speed: f32,
    /// The hand never strays by more than this, cm.
    pub most: f32,
    /// How much the hand twists as it strays, rad for each cm.
    pub twist: f32,
    /// Ticks for which it strays towards the same point, before it strays to another.
    pub sway: u32,
    /// Which part of the way there it goes in a tick.
    pub jolt: f32,
}

impl HandFeel {
    /// A stiff hand without tremor. In it a straight jerk is as safe as a slow pull: it is here to be
    /// compared with.
    pub const PLAIN: HandFeel = HandFeel {
        speed: 60.0,
        turn: 6.0,
        force: 50_000.0,
        torque: 200_000.0,
        hold: 50.0,
        wrist: 50.0,
        wrist_damping: 1.0,
        stiffness: 1.0,
        tremor: 0.0,
        haste: 0.0,
        haste_speed: 30.0,
        most: 0.0,
        twist: 0.0,
        sway: 8,
        jolt: 0.25,
    };

    /// The hand that everybody plays with.
    pub const HUMAN: HandFeel = HandFeel {
        speed: 60.0,
        turn: 6.0,
        force: 50_000.0,
        torque: 200_000.0,
        hold: 40.0,
        wrist: 20.0,
        wrist_damping: 0.3,
        stiffness: 0.3,
        tremor: 0.01,
        haste: 2.5,
        haste_speed: 30.0,
        most: 4.0,
        twist: 1.0,
        sway: 5,
        jolt: 0.5,
    };
}
