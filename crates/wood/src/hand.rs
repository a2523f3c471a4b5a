//! The hand: it wants a stick somewhere, and pulls on it there, as hard as a hand may.

use crate::feel::HandFeel;
use crate::measure::{GRAVITY, STEP, STEPS_PER_TICK, STICK_HALF, STICK_MASS, TICKS_PER_SECOND};
use crate::sample::{Grip, Sample};
use crate::tremor::Tremor;
use rapier3d::dynamics::RigidBody;
use rapier3d::math::{Pose, Rotation, Vector};
use serde::{Deserialize, Serialize};
use stapel_tokami::Stick;

/// The box within which a hand reaches, in cm: from here …
pub(crate) const REACH_FROM: [f32; 3] = [-40.0, 0.5, -40.0];
/// … to here. Samples beyond are clamped.
pub(crate) const REACH_TO: [f32; 3] = [40.0, 60.0, 40.0];

/// A closed hand.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Hand {
    feel: HandFeel,
    stick: Stick,
    /// Where it holds the stick, in the stick's own directions.
    grip: Vector,
    /// Where the hand is now; between two ticks it moves evenly.
    place: Vector,
    turn: Rotation,
    /// Where it was at the tick before.
    last_place: Vector,
    last_turn: Rotation,
    tremor: Tremor,
}

impl Hand {
    /// Closes on a stick where it is: nothing moves yet, whatever the sample says.
    pub(crate) fn close(feel: HandFeel, grip: Grip, pose: &Pose, key: u64) -> Hand {
        let at = grip.point();
        let place = pose.transform_point(at);
        Hand {
            feel,
            stick: grip.stick,
            grip: at,
            place,
            turn: pose.rotation,
            last_place: place,
            last_turn: pose.rotation,
            tremor: Tremor::new(key),
        }
    }

    pub(crate) fn stick(&self) -> Stick {
        self.stick
    }

    /// Where the hand itself is, and how it is turned.
    pub(crate) fn at(&self) -> (Vector, Rotation) {
        (self.place, self.turn)
    }

    /// Moves towards the sample as far as a hand may in one tick.
    pub(crate) fn reach(&mut self, sample: &Sample) {
        self.last_place = self.place;
        self.last_turn = self.turn;
        let wanted =
            sample.point().clamp(Vector::from_array(REACH_FROM), Vector::from_array(REACH_TO));
        let way = wanted - self.place;
        let furthest = self.feel.speed / TICKS_PER_SECOND as f32;
        let length = way.length();
        self.place += if length > furthest { way * (furthest / length) } else { way };

        let turned = limited(
            shortest(sample.rotation() * self.turn.inverse()),
            self.feel.turn / TICKS_PER_SECOND as f32,
        );
        self.turn = (turned * self.turn).normalize();

        let speed = (self.place - self.last_place).length() * TICKS_PER_SECOND as f32;
        let spin = rotation_vector(turned).length() * TICKS_PER_SECOND as f32;
        // A turn moves the ends of the stick: that is haste too.
        self.tremor.sway(speed + spin * STICK_HALF[0], &self.feel);
    }

    /// Pushes the stick for one step of the four in a tick.
    pub(crate) fn push(&self, body: &mut RigidBody, step: u32) {
        let part = step as f32 / STEPS_PER_TICK as f32;
        let place = self.last_place + (self.place - self.last_place) * part + self.tremor.place();
        let turn = small_rotation(self.tremor.twist()) * self.last_turn.lerp(self.turn, part);
        let velocity = (self.place - self.last_place) * TICKS_PER_SECOND as f32;
        let spin = rotation_vector(shortest(self.turn * self.last_turn.inverse()))
            * TICKS_PER_SECOND as f32;

        let pose = *body.position();
        let lever = pose.rotation * self.grip;
        let gripped = pose.translation + lever;
        let gripped_velocity = body.linvel() + body.angvel().cross(lever);

        let pull =
            spring(place - gripped, velocity - gripped_velocity, self.feel.hold, 1.0) * STICK_MASS;
        let weight = Vector::new(0.0, STICK_MASS * GRAVITY, 0.0);
        let force = capped(pull + weight, self.feel.force);

        let twist = spring(
            rotation_vector(shortest(turn * pose.rotation.inverse())),
            spin - body.angvel(),
            self.feel.wrist,
            self.feel.wrist_damping,
        );
        // The wrist carries the stick's weight at the end of the lever, and as much of the pull as
        // it is stiff.
        let torque = inertia(&pose.rotation, twist)
            - lever.cross(weight + (force - weight) * self.feel.stiffness);
        let torque = capped(torque, self.feel.torque);

        body.reset_forces(true);
        body.reset_torques(true);
        body.add_force_at_point(force, gripped, true);
        body.add_torque(torque, true);
    }
}

impl Hand {
    /// How hard it pulls on its stick beyond carrying it, from 0 to 1 for as hard as it can.
    pub(crate) fn strain(&self, body: &RigidBody) -> f32 {
        let gripped = body.position().transform_point(self.grip);
        let k = self.feel.hold * self.feel.hold;
        let pull = (self.place + self.tremor.place() - gripped) * (k * STICK_MASS);
        (pull.length() / self.feel.force).min(1.0)
    }
}

/// The acceleration of a damped spring, computed for the end of the step: it never overshoots,
/// however stiff it is.
fn spring(way: Vector, speed: Vector, stiffness: f32, damping: f32) -> Vector {
    let k = stiffness * stiffness;
    let d = 2.0 * damping * stiffness;
    (way * k + speed * (d + k * STEP)) / (1.0 + d * STEP + k * STEP * STEP)
}

/// A stick's moment of inertia times an angular acceleration.
fn inertia(rotation: &Rotation, acceleration: Vector) -> Vector {
    let [x, y, z] = STICK_HALF.map(|half| half * half);
    let moments = Vector::new(y + z, x + z, x + y) * (STICK_MASS / 3.0);
    let own = rotation.inverse() * acceleration;
    *rotation * (own * moments)
}

fn capped(vector: Vector, most: f32) -> Vector {
    let length = vector.length();
    if length > most { vector * (most / length) } else { vector }
}

/// The same rotation, by the way round that is below 180°.
fn shortest(rotation: Rotation) -> Rotation {
    if rotation.w < 0.0 { -rotation } else { rotation }
}

/// Twice the sine of half the angle, along the axis. For the small angles of one tick that is the
/// rotation vector; for large ones it grows on, and needs no sine.
fn rotation_vector(rotation: Rotation) -> Vector {
    Vector::new(rotation.x, rotation.y, rotation.z) * 2.0
}

fn small_rotation(vector: Vector) -> Rotation {
    let half = vector * 0.5;
    Rotation::from_xyzw(half.x, half.y, half.z, 1.0).normalize()
}

/// A rotation by at most so much.
fn limited(rotation: Rotation, most: f32) -> Rotation {
    let vector = rotation_vector(rotation);
    let length = vector.length();
    if length > most { small_rotation(vector * (most / length)) } else { rotation }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pile::Pile;
    use crate::world::Friction;

    /// A hand that is asked for the impossible, every tick something else.
    fn wild_samples(grip: Grip) -> impl Iterator<Item = Sample> {
        (0..240_i32).map(move |n| Sample {
            grip: Some(grip),
            position: [
                (n * 7919 % 30_000 - 15_000) as i16,
                (n * 104_729 % 18_000) as i16,
                (n * 1299 % 20_000 - 10_000) as i16,
            ],
            turn: [(n * 31_337 % 20_000 - 10_000) as i16, 20_000, (n * 77 % 9000) as i16, 12_000],
            done: false,
        })
    }

    #[test]
    fn no_sample_makes_a_hand_faster_or_stronger_than_a_hand() {
        for feel in [HandFeel::PLAIN, HandFeel::HUMAN] {
            let stick = Stick::new(0).expect("a stick");
            let grip = Grip { stick, at: [1152, -192, 192] };
            let mut pile = Pile::empty(Friction::NORMAL);
            let start = Pose::from_parts(Vector::new(0.0, 30.0, 0.0), Rotation::IDENTITY);
            pile.put(stick, start);
            let mut hand = Hand::close(feel, grip, &start, 5);
            for sample in wild_samples(grip) {
                hand.reach(&sample);
                let gone = (hand.place - hand.last_place).length();
                assert!(gone <= 1.001 * feel.speed / TICKS_PER_SECOND as f32, "{gone}");
                let turned = rotation_vector(shortest(hand.turn * hand.last_turn.inverse()));
                assert!(turned.length() <= 1.01 * feel.turn / TICKS_PER_SECOND as f32);
                for part in 0..3 {
                    let place = hand.place.to_array()[part];
                    assert!((REACH_FROM[part]..=REACH_TO[part]).contains(&place));
                }
                let body = pile.body(stick).expect("it is there");
                let mut body = body.clone();
                hand.push(&mut body, 1);
                let force = body.user_force();
                let lever = body.rotation() * hand.grip;
                let torque = body.user_torque() - lever.cross(force);
                assert!(force.length() <= 1.001 * feel.force, "{}", force.length());
                assert!(torque.length() <= 1.01 * feel.torque, "{}", torque.length());
                pile.advance_under(Some(&mut hand));
                assert!(pile.fastest() < 200.0);
            }
        }
    }

    #[test]
    fn a_hand_that_closes_moves_nothing() {
        let stick = Stick::new(0).expect("a stick");
        let grip = Grip { stick, at: [600, 0, 0] };
        let mut pile = Pile::empty(Friction::NORMAL);
        let start = Pose::from_parts(Vector::new(3.0, 30.0, -2.0), Rotation::IDENTITY);
        pile.put(stick, start);
        let mut hand = Hand::close(HandFeel::PLAIN, grip, &start, 5);
        let still = Sample::quantise(
            Some(grip),
            start.transform_point(grip.point()).to_array(),
            [0.0, 0.0, 0.0, 1.0],
        );
        for _ in 0..120 {
            hand.reach(&still);
            pile.advance_under(Some(&mut hand));
        }
        let now = pile.pose(stick).expect("it is there");
        assert!((now.translation - start.translation).length() < 0.01);
    }
}
