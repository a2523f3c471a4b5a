//! The step mode: a hand that is told what to do by choosing from lists.

use crate::wood::Wood;
use serde::Serialize;
use stapel_wood::steady::{Guide, Pace, Place, Way, building_places, places, ways};
use stapel_wood::{Placement, Stick};
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
    places: Vec<Place>,
}

#[derive(Serialize)]
struct OfferedWay {
    way: [f32; 3],
    load: f32,
    blocked: f32,
}

#[derive(Serialize)]
struct OfferedPlace {
    centre: [f32; 3],
    turn: [f32; 4],
    support: f32,
    top: u32,
    holds: bool,
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
        let offered =
            found.into_iter().map(|Way { way, load, blocked }| OfferedWay { way, load, blocked });
        json(&offered.collect::<Vec<_>>())
    }

    /// Places where a stick would lie higher than `before` (tenths of a millimetre), in JSON.
    pub fn places(&mut self, wood: &Wood, stick: u8, before: u32) -> String {
        let Some(stick) = Stick::new(stick) else { return "[]".to_owned() };
        let top = before as f32 / 100.0 + HIGHER;
        self.places = places(wood.pile(), stick, top, MOST_PLACES);
        self.offered()
    }

    /// Places where a stick could be built in (TA-3), in JSON.
    pub fn building_places(&mut self, wood: &Wood, stick: u8) -> String {
        let Some(stick) = Stick::new(stick) else { return "[]".to_owned() };
        self.places = building_places(wood.pile(), stick, MOST_PLACES);
        self.offered()
    }

    fn offered(&self) -> String {
        let offered = self.places.iter().map(|place| OfferedPlace {
            centre: place.placement.centre,
            turn: place.placement.turn,
            support: place.support,
            top: place.top.get(),
            holds: place.holds,
        });
        json(&offered.collect::<Vec<_>>())
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
        let (Some(stick), Some(attempt)) = (Stick::new(stick), wood.attempt()) else { return };
        let way = std::array::from_fn(|i| way.get(i).copied().unwrap_or(0.0));
        if self.guide.is_none() {
            self.guide = Guide::grab(attempt, stick, way);
        }
        if let Some(guide) = &mut self.guide {
            let samples = guide.pull(attempt, stick, way, speed(pace));
            wood.script(samples);
        }
    }

    /// Carries the stick to the place with this number in the list, lowers it and lets go.
    pub fn put(&mut self, wood: &mut Wood, place: usize, pace: u8) {
        let Some(placement) = self.places.get(place).map(|place| place.placement) else { return };
        self.put_at(wood, &placement, pace);
    }

    /// Is done as it is: a stick held clear of the pile stays in the hand, any other is let go.
    pub fn done(&mut self, wood: &mut Wood) {
        if let (Some(guide), Some(attempt)) = (&mut self.guide, wood.attempt()) {
            let samples = guide.done(attempt);
            wood.script(samples);
        }
    }

    /// The next attempt begins with an open hand.
    pub fn forget(&mut self) {
        *self = Guided::default();
    }
}

impl Guided {
    fn put_at(&mut self, wood: &mut Wood, placement: &Placement, pace: u8) {
        if let (Some(guide), Some(attempt)) = (&mut self.guide, wood.attempt()) {
            let samples = guide.put(attempt, placement, speed(pace));
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
