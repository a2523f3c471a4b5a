//! What counts as fallen, as at rest, as higher.

use crate::measure::tenths;
use crate::pile::Pile;
use crate::stand::{CREASE, in_the_v, low_and_high};
use rapier3d::math::Pose;
use stapel_tokami::{Height, Stick, StickSet};

/// A stick has fallen when it has looked so for this many ticks on end: one that only brushes past
/// has not.
pub const FALLEN_AFTER: u8 = 3;

/// Nearer to the table than this, in cm, is on the table.
const ON_THE_TABLE: f32 = 0.1;

/// Does a stick look fallen: a corner on the table, or its centre below the crease?
#[must_use]
pub(crate) fn is_falling(pose: &Pose) -> bool {
    low_and_high(pose).0 < ON_THE_TABLE || pose.translation.y < CREASE
}

impl Pile {
    /// Sticks that lie still, but on the outside of an arm: nothing of the V carries them (TA-11).
    #[must_use]
    pub fn hanging(&self) -> StickSet {
        self.sticks()
            .iter()
            .filter(|stick| self.pose(*stick).is_some_and(|pose| !in_the_v(pose.translation)))
            .collect()
    }

    /// How high a stick reaches, for the rules.
    #[must_use]
    pub fn height(&self, stick: Stick) -> Option<Height> {
        self.top(stick).map(tenths)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Friction;
    use rapier3d::math::{Rotation, Vector};

    fn at(x: f32, y: f32, z: f32) -> Pose {
        Pose::from_parts(Vector::new(x, y, z), Rotation::IDENTITY)
    }

    #[test]
    fn ta_11_what_touches_the_table_or_sinks_below_the_crease_is_falling() {
        assert!(is_falling(&at(0.0, 0.69, 0.0)));
        assert!(is_falling(&at(0.0, CREASE - 0.01, 0.0)));
        assert!(!is_falling(&at(0.0, CREASE + 0.6, 0.0)));
        // Hanging down with an end on the table, its middle still high.
        let upright = Rotation::from_xyzw(0.0, 0.0, 0.707_106_77, 0.707_106_77);
        assert!(is_falling(&Pose::from_parts(Vector::new(15.0, 3.65, 0.0), upright)));
    }

    #[test]
    fn ta_11_what_lies_still_outside_the_v_has_fallen() {
        let mut pile = Pile::empty(Friction::NORMAL);
        let [inside, on_others, outside] = [3, 4, 5].map(|n| Stick::new(n).expect("a stick"));
        pile.put(inside, at(2.0, CREASE + 4.0, 0.0));
        pile.put(on_others, at(0.0, CREASE + 9.0, 5.0));
        pile.put(outside, at(9.5, CREASE + 8.0, 0.0));
        assert_eq!(pile.hanging(), StickSet::EMPTY.with(outside));
    }

    /// Nothing stays on an arm's outside at this friction, so a stick is stilled in mid-air.
    fn hung_outside() -> (Pile, Stick) {
        let mut pile = Pile::empty(Friction::NORMAL);
        let stick = Stick::new(5).expect("a stick");
        pile.put(stick, at(9.5, CREASE + 8.0, 0.0));
        let wood = pile.wood(stick).expect("it is there");
        pile.world.engine.bodies.get_mut(wood.body).expect("a body").sleep();
        assert!(pile.asleep());
        (pile, stick)
    }

    #[test]
    fn ta_11_what_hangs_outside_at_rest_leaves_at_a_recorded_tick() {
        let (mut pile, stick) = hung_outside();
        let tick = pile.tick();
        assert_eq!(pile.settle(), [(tick, stick)]);
        assert!(pile.sticks().is_empty());
    }

    #[test]
    fn ta_11_what_hangs_outside_when_an_attempt_ends_has_fallen() {
        use crate::attempt::{Aim, Attempt};
        let (mut pile, hung) = hung_outside();
        let held = Stick::new(8).expect("a stick");
        pile.put(held, at(0.0, CREASE + 9.0, 0.0));
        let mut attempt = Attempt::new(pile, Aim::Try { forbidden: StickSet::EMPTY });
        let grip = crate::Grip::on(held, [0.0; 3]);
        let place = [0.0, CREASE + 9.0, 0.0];
        let sample = crate::Sample::quantise(Some(grip), place, [0.0, 0.0, 0.0, 1.0]);
        for tick in 0..5 {
            attempt.feed(tick, &sample).expect("a good sample");
        }
        assert!(attempt.fallen().is_empty(), "not before all is at rest");
        attempt.feed(5, &crate::Sample { done: true, ..sample }).expect("a good sample");
        let (pile, report) = attempt.finish();
        assert_eq!(report.fallen(), StickSet::EMPTY.with(hung));
        assert!(!pile.sticks().has(hung));
    }

    #[test]
    fn a_stick_leaves_the_world_three_ticks_after_it_has_fallen() {
        let mut pile = Pile::empty(Friction::NORMAL);
        let stick = Stick::new(7).expect("a stick");
        pile.put(stick, at(20.0, 0.62, 0.0));
        assert!(pile.advance().is_empty());
        assert!(pile.advance().is_empty());
        assert_eq!(pile.advance(), StickSet::EMPTY.with(stick));
        assert!(pile.sticks().is_empty());
    }

    #[test]
    fn heights_are_whole_tenths_of_a_millimetre() {
        let mut pile = Pile::empty(Friction::NORMAL);
        let stick = Stick::new(7).expect("a stick");
        pile.put(stick, at(0.0, 12.3456, 0.0));
        assert_eq!(pile.height(stick), Some(Height::tenths(1295)));
    }
}
