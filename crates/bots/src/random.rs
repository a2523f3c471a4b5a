//! Anything that is allowed.

use crate::{Bot, Thinking};
use stapel_core::{PlayRng, pick_one};

/// Plays at random, as [`Search::pick`](stapel_core::Search::pick) does.
pub(crate) struct Random;

impl<G: Thinking> Bot<G> for Random {
    fn decide(&mut self, view: &G::View, rng: &mut PlayRng) -> Option<G::Action> {
        let seat = G::viewer(view)?;
        // Any state that looks like this one offers the same.
        match G::imagine(view, rng) {
            Some(state) => state.pick(seat, rng),
            None => pick_one(&G::offered(view), rng).copied(),
        }
    }
}
