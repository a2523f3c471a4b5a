//! What bots need to know of a game.

use crate::{Advice, Bot};
use serde::Serialize;
use stapel_core::{PlayRng, Search, Seat};

/// A game that bots can play.
pub trait Thinking: Search {
    /// How many iterations the plain search has: about as long as the highest level thinks.
    const ISMCTS_ITERATIONS: u32;

    /// The numbers of seats for which golden decisions are kept.
    const GOLDEN_SEATS: &'static [u8];

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
