//! What a page can show and let be heard beyond poses. Nothing here moves wood, and nothing in the rules
//! follows from it.

use crate::measure::STICK_MASS;
use crate::pile::Pile;
use rapier3d::geometry::PairContacts;
use stapel_tokami::Stick;

/// Two things that press on each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Press {
    /// A stick …
    pub stick: Stick,
    /// … and another one, or the X or the table.
    pub other: Option<Stick>,
    /// Where, in cm.
    pub at: [f32; 3],
    /// How hard in the last step, as the speed in cm/s that it would give a stick.
    pub force: f32,
    /// How fast they slide along each other, cm/s.
    pub slide: f32,
}

impl Pile {
    /// How fast a stick is, the ends of it at most, in cm/s.
    #[must_use]
    pub fn speed(&self, stick: Stick) -> Option<f32> {
        let body = self.body(stick)?;
        if body.is_sleeping() {
            return Some(0.0);
        }
        Some(body.linvel().length() + body.angvel().length() * crate::measure::STICK_HALF[0])
    }

    /// All that press on each other where something is awake.
    #[must_use]
    pub fn presses(&self) -> Vec<Press> {
        let engine = &self.world.engine;
        let mut presses = Vec::new();
        for stick in Stick::all() {
            let Some(wood) = self.wood(stick) else { continue };
            for pair in engine.contact_pairs_with(wood.collider) {
                let PairContacts::Rigid(contacts) = &pair.contacts else { continue };
                let is_first = pair.collider1 == wood.collider;
                let other = if is_first { pair.collider2 } else { pair.collider1 };
                let other = engine.colliders.get(other);
                let name = other.map_or(0, |collider| collider.user_data);
                let other_stick = u8::try_from(name).ok().and_then(|n| n.checked_sub(1));
                let other_stick = other_stick.and_then(Stick::new);
                // Each pair once.
                if other_stick.is_some_and(|other| other < stick) {
                    continue;
                }
                let body = self.body(stick);
                let other_body = other_stick.and_then(|other| self.body(other));
                let awake =
                    [body, other_body].into_iter().flatten().any(|body| !body.is_sleeping());
                let Some(body) = body.filter(|_| awake) else { continue };
                for manifold in contacts.solver_manifolds() {
                    let push: f32 = manifold.points.iter().map(|point| point.data.impulse).sum();
                    let Some(point) = manifold.points.first() else { continue };
                    let own = if is_first { point.local_p1 } else { point.local_p2 };
                    let at = body.position().transform_point(own);
                    let mut slip = body.velocity_at_point(at);
                    if let Some(other) = other_body {
                        slip -= other.velocity_at_point(at);
                    }
                    let normal = manifold.data.normal;
                    let slide = (slip - normal * slip.dot(normal)).length();
                    presses.push(Press {
                        stick,
                        other: other_stick,
                        at: at.to_array(),
                        force: push / STICK_MASS,
                        slide,
                    });
                }
            }
        }
        presses
    }
}
