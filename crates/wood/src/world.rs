//! The engine's world, set up so that a pile rests.

use crate::measure::{GRAVITY, STEP, STICK_DENSITY, STICK_HALF};
use crate::stand::{BOARD_HALF, boards};
use rapier3d::dynamics::{
    IntegrationParameters, RigidBodyBuilder, RigidBodyHandle, SpringCoefficients,
};
use rapier3d::geometry::{ColliderBuilder, ColliderHandle};
use rapier3d::math::{Pose, Vector};
use rapier3d::pipeline::{CollisionPipeline, PhysicsPipeline, PhysicsWorld};
use serde::{Deserialize, Serialize};

/// How much wood grips wood, in hundredths: the difficulty of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Friction(u8);

impl Friction {
    /// 0.3
    pub const HARD: Friction = Friction(30);
    /// 0.45
    pub const NORMAL: Friction = Friction(45);
    /// 0.6
    pub const EASY: Friction = Friction(60);

    /// From hundredths: 30 to 60. Beyond, piles slip apart by themselves, or never do.
    #[must_use]
    pub const fn from_hundredths(hundredths: u8) -> Option<Friction> {
        if 30 <= hundredths && hundredths <= 60 { Some(Friction(hundredths)) } else { None }
    }

    /// In hundredths.
    #[must_use]
    pub const fn hundredths(self) -> u8 {
        self.0
    }

    fn coefficient(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl From<Friction> for u8 {
    fn from(friction: Friction) -> u8 {
        friction.0
    }
}

impl TryFrom<u8> for Friction {
    type Error = &'static str;
    fn try_from(hundredths: u8) -> Result<Friction, Self::Error> {
        Friction::from_hundredths(hundredths).ok_or("friction is 30 to 60 hundredths")
    }
}

/// A stick in the world.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Wood {
    pub(crate) body: RigidBodyHandle,
    pub(crate) collider: ColliderHandle,
}

/// The engine's world. Everything that decides the next step is saved and copied with it; the
/// pipelines hold nothing but working memory.
#[derive(Serialize, Deserialize)]
pub(crate) struct World {
    pub(crate) engine: PhysicsWorld,
    friction: Friction,
}

impl World {
    /// The table and the X.
    pub(crate) fn new(friction: Friction) -> World {
        let mut engine = PhysicsWorld::new();
        engine.gravity = Vector::new(0.0, -GRAVITY, 0.0);
        engine.integration_parameters = parameters();
        let table = ColliderBuilder::cuboid(100.0, 5.0, 100.0)
            .translation(Vector::new(0.0, -5.0, 0.0))
            .friction(friction.coefficient())
            .restitution(0.0);
        engine.insert(RigidBodyBuilder::fixed(), table);
        for pose in boards() {
            let [x, y, z] = BOARD_HALF;
            let board =
                ColliderBuilder::cuboid(x, y, z).friction(friction.coefficient()).restitution(0.0);
            engine.insert(RigidBodyBuilder::fixed().pose(pose), board);
        }
        World { engine, friction }
    }

    pub(crate) fn friction(&self) -> Friction {
        self.friction
    }

    /// Puts a stick into the world, at rest. `name` comes back from the collider it got.
    pub(crate) fn put(&mut self, pose: Pose, name: u8) -> Wood {
        let mut body = RigidBodyBuilder::dynamic().pose(pose).build();
        // 1 mm/s for half a second: every pile falls asleep, and none while it still slips.
        body.activation_mut().normalized_linear_threshold = 0.1;
        body.activation_mut().time_until_sleep = 0.5;
        let [x, y, z] = STICK_HALF;
        let stick = ColliderBuilder::cuboid(x, y, z)
            .density(STICK_DENSITY)
            .friction(self.friction.coefficient())
            .restitution(0.0)
            .user_data(u128::from(name) + 1);
        let (body, collider) = self.engine.insert(body, stick);
        Wood { body, collider }
    }

    pub(crate) fn take(&mut self, wood: Wood) {
        self.engine.remove_body(wood.body);
    }
}

impl Clone for World {
    fn clone(&self) -> World {
        let engine = &self.engine;
        World {
            engine: PhysicsWorld {
                gravity: engine.gravity,
                integration_parameters: engine.integration_parameters,
                physics_pipeline: PhysicsPipeline::new(),
                collision_pipeline: CollisionPipeline::new(),
                islands: engine.islands.clone(),
                broad_phase: engine.broad_phase.clone(),
                narrow_phase: engine.narrow_phase.clone(),
                bodies: engine.bodies.clone(),
                colliders: engine.colliders.clone(),
                impulse_joints: engine.impulse_joints.clone(),
                multibody_joints: engine.multibody_joints.clone(),
                soft_bodies: engine.soft_bodies.clone(),
                ccd_solver: engine.ccd_solver.clone(),
            },
            friction: self.friction,
        }
    }
}

/// Under these a pile rests: with the engine's own softness of 30 Hz, 12 mm sticks sink 5–8 mm into
/// each other, creep, and slip.
fn parameters() -> IntegrationParameters {
    IntegrationParameters {
        dt: STEP,
        length_unit: 1.0,
        contact_softness: SpringCoefficients::new(240.0, 10.0),
        static_contact_softness: SpringCoefficients::new(480.0, 10.0),
        num_solver_iterations: 4,
        num_internal_pgs_iterations: 1,
        num_internal_stabilization_iterations: 1,
        contact_recycling: true,
        ..IntegrationParameters::default()
    }
}
