//! A bot.

use stapel_core::{Game, PlayRng};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// What the bot does, given all that its seat may know and what it is offered. The same view
    /// and the same chance give the same answer on every machine. None if nothing is offered.
    fn decide(&mut self, view: &G::View, rng: &mut PlayRng) -> Option<G::Action>;
}
