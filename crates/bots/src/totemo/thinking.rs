//! Totemo for bots: what its views offer, and its levels.

use super::{Greedy, Thinker, weigh};
use crate::{Advice, Bot, Thinking};
use stapel_core::{PlayRng, Seat};
use stapel_totemo::{Offer, Totemo};

impl Thinking for Totemo {
    const ISMCTS_ITERATIONS: u32 = 50_000;
    const GOLDEN_SEATS: &'static [u8] = &[2, 4];

    fn viewer(view: &Self::View) -> Option<Seat> {
        view.obs.seat
    }

    type Offer = Offer;

    fn offers(view: &Self::View) -> &[Offer] {
        &view.legal
    }

    fn offered(view: &Self::View) -> Vec<Self::Action> {
        view.legal.iter().copied().filter_map(Offer::action).collect()
    }

    fn greedy() -> Box<dyn Bot<Totemo>> {
        Box::new(Greedy)
    }

    fn step(level: u8) -> Box<dyn Bot<Totemo>> {
        let (samples, blur, sees_bonus) = match level {
            0 | 1 => (0, 8.0, false),
            2 => (0, 3.0, false),
            3 => (0, 4.0, true),
            4 => (300, 5.0, true),
            _ => (100_000, 0.0, true),
        };
        Box::new(Thinker { samples, blur, sees_bonus })
    }

    fn weigh(view: &Self::View, iterations: u32, rng: &mut PlayRng) -> Vec<Advice<Self::Action>> {
        weigh(view, iterations, rng)
    }
}
