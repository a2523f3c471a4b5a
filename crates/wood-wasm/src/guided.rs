//! The step mode: a hand that is told what to do by choosing from lists.

use crate::messages;
use crate::wood::Wood;
use serde::Serialize;
use stapel_wood::craft::{Guide, Pace, Place, building_places, places, ways};
use stapel_wood::{Attempt, Sample, Stick};
use wasm_bindgen::prelude::wasm_bindgen;

/// How much higher a place must reach than the stick did, in cm: a little more than TA-5 asks, because
/// wood settles.
const HIGHER: f32 = 0.12;

/// So many places are enough to choose from.
const MOST_PLACES: usize = 6;

/// The ways to pull a stick and the places to put it, and the hand that is guided.
#[wasm_bindgen]
#[derive(Default)]
pub struct Guided {
    guide: Option<Guide>,
    /// The stick that the places are for.
    placed: Option<Stick>,
    places: Vec<Place>,
}

#[wasm_bindgen]
impl Guided {
    /// Nothing chosen yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Guided {
        Guided::default()
    }

    /// The ways to pull a stick, in JSON, the least risky first.
    #[must_use]
    pub fn ways(&self, wood: &Wood, stick: u8) -> String {
        let found = Stick::new(stick).map_or_else(Vec::new, |stick| ways(wood.pile(), stick));
        json(&found.into_iter().map(messages::Way::from).collect::<Vec<_>>())
    }

    /// Places where a stick would lie higher than `before` (tenths of a millimetre), in JSON.
    pub fn places(&mut self, wood: &Wood, stick: u8, before: u32) -> String {
        let Some(stick) = Stick::new(stick) else { return "[]".to_owned() };
        let top = before as f32 / 100.0 + HIGHER;
        self.placed = Some(stick);
        self.places = places(wood.pile(), stick, top, MOST_PLACES);
        self.offered()
    }

    /// Places where a stick could be built in (TA-3), in JSON.
    pub fn building_places(&mut self, wood: &Wood, stick: u8) -> String {
        let Some(stick) = Stick::new(stick) else { return "[]".to_owned() };
        self.placed = Some(stick);
        self.places = building_places(wood.pile(), stick, MOST_PLACES);
        self.offered()
    }

    fn offered(&self) -> String {
        json(&self.places.iter().map(messages::Place::from).collect::<Vec<_>>())
    }

    /// Takes a stick out of the box, to be built in (TA-3).
    pub fn from_the_box(&mut self, wood: &mut Wood, stick: u8) {
        let (Some(stick), Some(attempt)) = (Stick::new(stick), wood.attempt()) else { return };
        let (guide, samples) = Guide::from_the_box(attempt, stick);
        self.guide = Some(guide);
        wood.script(samples);
    }

    /// Pulls the stick this way; `pace` 0 slow, 1 even, 2 fast. The wood then plays it tick by tick.
    pub fn pull(&mut self, wood: &mut Wood, stick: u8, way: &[f32], pace: u8) {
        let Some(stick) = Stick::new(stick) else { return };
        let way = std::array::from_fn(|i| way.get(i).copied().unwrap_or(0.0));
        self.take_hold(wood, stick, way, |guide, attempt| {
            guide.pull(attempt, stick, way, speed(pace))
        });
    }

    /// Carries the stick to the place with this number in the list, lowers it and lets go.
    pub fn put(&mut self, wood: &mut Wood, place: usize, pace: u8) {
        let placement = self.places.get(place).map(|place| place.placement);
        let (Some(stick), Some(placement)) = (self.placed, placement) else { return };
        self.take_hold(wood, stick, [1.0, 0.0, 0.0], |guide, attempt| {
            guide.put(attempt, &placement, speed(pace))
        });
    }

    /// The next attempt begins with an open hand.
    pub fn forget(&mut self) {
        *self = Guided::default();
    }
}

impl Guided {
    /// What the guided hand does. If it does not hold the stick yet it takes hold of it, near the end that comes out
    /// first; a hand that was closed on it by a pointer, or in an earlier page, opens for one tick before that.
    fn take_hold(
        &mut self,
        wood: &mut Wood,
        stick: Stick,
        way: [f32; 3],
        does: impl FnOnce(&mut Guide, &Attempt) -> Vec<Sample>,
    ) {
        let Some(mut attempt) = wood.attempt().cloned() else { return };
        let mut samples = Vec::new();
        if self.guide.is_none() {
            if attempt.grip().is_some() {
                let open = Sample::quantise(None, [0.0; 3], [0.0, 0.0, 0.0, 1.0]);
                if attempt.feed(attempt.due(), &open).is_err() {
                    return;
                }
                samples.push(open);
            }
            self.guide = Guide::grab(&attempt, stick, way);
        }
        if let Some(guide) = &mut self.guide {
            samples.extend(does(guide, &attempt));
            wood.script(samples);
        }
    }
}

fn speed(pace: u8) -> Pace {
    match pace {
        0 => Pace::Slow,
        1 => Pace::Even,
        _ => Pace::Fast,
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "[]".to_owned())
}
