//! Advice: what a bot thinks of the best few actions.

use crate::Thinking;
use serde::Serialize;
use stapel_core::PlayRng;

/// What a bot thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The chance to win with it, ties shared.
    pub win: f64,
    /// The points that one may expect at the end of what was looked at: the next rounds, or a
    /// whole game.
    pub points: f64,
    /// How often it was tried in thought.
    pub samples: u32,
}

/// The best actions of whoever sees this, the best first, at most so many. The same view,
/// generator and number of iterations give the same advice on every machine.
pub fn advise<G: Thinking>(
    view: &G::View,
    iterations: u32,
    most: usize,
    rng: &mut PlayRng,
) -> Vec<Advice<G::Action>> {
    let mut advice = G::weigh(view, iterations, rng);
    advice.truncate(most);
    advice
}
