//! What bots need to know of a game.

use crate::{Bot, totem_greedy, totemo_greedy};
use stapel_core::{Search, Seat};
use stapel_totem::Totem;
use stapel_totemo::{Offer, Totemo};

/// A game that bots can play.
pub trait Thinking: Search {
    /// Whose view it is.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// What the view offers, sorted.
    fn offered(view: &Self::View) -> Vec<Self::Action>;

    /// A bot that takes whatever brings most at once.
    fn greedy() -> Box<dyn Bot<Self>>;
}

impl Thinking for Totemo {
    fn viewer(view: &Self::View) -> Option<Seat> {
        view.obs.seat
    }

    fn offered(view: &Self::View) -> Vec<Self::Action> {
        view.legal.iter().copied().filter_map(Offer::action).collect()
    }

    fn greedy() -> Box<dyn Bot<Totemo>> {
        Box::new(totemo_greedy::Greedy)
    }
}

impl Thinking for Totem {
    fn viewer(view: &Self::View) -> Option<Seat> {
        view.obs.seat
    }

    fn offered(view: &Self::View) -> Vec<Self::Action> {
        view.legal.clone()
    }

    fn greedy() -> Box<dyn Bot<Totem>> {
        Box::new(totem_greedy::Greedy)
    }
}
