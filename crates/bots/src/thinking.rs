//! What bots need to know of a game.

use crate::{Advice, Bot, totem, totemo};
use serde::Serialize;
use stapel_core::{PlayRng, Search, Seat};
use stapel_totem::Totem;
use stapel_totemo::{Offer, Totemo};

/// A game that bots can play.
pub trait Thinking: Search {
    /// How many iterations the plain search has: about as long as the highest level thinks.
    const ISMCTS_ITERATIONS: u32;

    /// Whose view it is.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// An action with all that a view says of it, as bots outside read it.
    type Offer: Serialize;

    /// What the view offers, sorted.
    fn offers(view: &Self::View) -> &[Self::Offer];

    /// The same, without what is said of it.
    fn offered(view: &Self::View) -> Vec<Self::Action>;

    /// A bot that takes whatever brings most at once.
    fn greedy() -> Box<dyn Bot<Self>>;

    /// A bot of a level from 1 to 5.
    fn step(level: u8) -> Box<dyn Bot<Self>>;

    /// What the best bot thinks of its best actions, the best first.
    fn weigh(view: &Self::View, iterations: u32, rng: &mut PlayRng) -> Vec<Advice<Self::Action>>;
}

impl Thinking for Totemo {
    const ISMCTS_ITERATIONS: u32 = 50_000;

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
        Box::new(totemo::Greedy)
    }

    fn step(level: u8) -> Box<dyn Bot<Totemo>> {
        let (samples, blur, sees_bonus) = match level {
            0 | 1 => (0, 8.0, false),
            2 => (0, 3.0, false),
            3 => (0, 4.0, true),
            4 => (300, 5.0, true),
            _ => (100_000, 0.0, true),
        };
        Box::new(totemo::Thinker { samples, blur, sees_bonus })
    }

    fn weigh(view: &Self::View, iterations: u32, rng: &mut PlayRng) -> Vec<Advice<Self::Action>> {
        totemo::weigh(view, iterations, rng)
    }
}

impl Thinking for Totem {
    const ISMCTS_ITERATIONS: u32 = 60_000;

    fn viewer(view: &Self::View) -> Option<Seat> {
        view.obs.seat
    }

    type Offer = stapel_totem::Action;

    fn offers(view: &Self::View) -> &[stapel_totem::Action] {
        &view.legal
    }

    fn offered(view: &Self::View) -> Vec<Self::Action> {
        view.legal.clone()
    }

    fn greedy() -> Box<dyn Bot<Totem>> {
        Box::new(totem::Greedy)
    }

    fn step(level: u8) -> Box<dyn Bot<Totem>> {
        let (samples, blur, slips) = match level {
            0 | 1 => (0, 0, 85),
            2 => (0, 0, 38),
            3 => (300, 14, 7),
            4 => (2_000, 5, 0),
            _ => (100_000, 0, 0),
        };
        Box::new(totem::Thinker { samples, blur, slips, points: false })
    }

    fn weigh(view: &Self::View, iterations: u32, rng: &mut PlayRng) -> Vec<Advice<Self::Action>> {
        totem::weigh(view, iterations, rng)
    }
}
