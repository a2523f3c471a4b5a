//! Totem for bots: what its views offer, and its levels.

use super::{Greedy, Thinker, weigh};
use crate::{Advice, Bot, Thinking};
use stapel_core::{PlayRng, Seat};
use stapel_totem::{Action, Totem};

impl Thinking for Totem {
    const ISMCTS_ITERATIONS: u32 = 60_000;
    const GOLDEN_SEATS: &'static [u8] = &[3, 4, 5];

    fn viewer(view: &Self::View) -> Option<Seat> {
        view.obs.seat
    }

    type Offer = Action;

    fn offers(view: &Self::View) -> &[Action] {
        &view.legal
    }

    fn offered(view: &Self::View) -> Vec<Self::Action> {
        view.legal.clone()
    }

    fn greedy() -> Box<dyn Bot<Totem>> {
        Box::new(Greedy)
    }

    fn step(level: u8) -> Box<dyn Bot<Totem>> {
        let (samples, blur, slips) = match level {
            0 | 1 => (0, 0, 85),
            2 => (0, 0, 38),
            3 => (300, 14, 7),
            4 => (2_000, 5, 0),
            _ => (100_000, 0, 0),
        };
        Box::new(Thinker { samples, blur, slips, points: false })
    }

    fn weigh(view: &Self::View, iterations: u32, rng: &mut PlayRng) -> Vec<Advice<Self::Action>> {
        weigh(view, iterations, rng)
    }
}
