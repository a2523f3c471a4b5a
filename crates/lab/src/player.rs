//! A bot at the table, wherever it comes from.

use crate::Program;
use serde_json::{Value, json};
use stapel_bots::{Bot, Thinking};
use stapel_core::{PlayRng, Seat, SeatCount, Standing, pick_one};
use std::time::Duration;

/// A bot that sits at a table.
pub enum Player<G: Thinking, P> {
    /// One of our own.
    Inside(Box<dyn Bot<G>>),
    /// A program of somebody else's.
    Outside(P),
}

/// Only maps with keys that are no strings can't be written, and there are none.
fn value(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).unwrap_or(Value::Null)
}

impl<G: Thinking, P: Program> Player<G, P> {
    /// A game begins.
    pub fn hello(&mut self, seats: SeatCount, seat: Seat, options: &G::Options, seed: u32) {
        if let Player::Outside(program) = self {
            program.hello(&json!({
                "game": G::NAME, "players": seats.get(), "seat": seat.number(),
                "options": value(options), "seed": seed,
            }));
        }
    }

    /// Whether it wants to know what happens.
    pub fn listens(&self) -> bool {
        matches!(self, Player::Outside(_))
    }

    /// Something happened, as its seat saw it.
    pub fn event(&mut self, seen: &G::Seen) {
        if let Player::Outside(program) = self {
            program.event(&value(seen));
        }
    }

    /// Its decision; a random one where it gives none.
    pub fn decide(
        &mut self,
        view: &G::View,
        allowed: Duration,
        rng: &mut PlayRng,
    ) -> Option<G::Action> {
        match self {
            Player::Inside(bot) => bot.decide(view, rng),
            Player::Outside(program) => {
                let offered = G::offered(view);
                let (obs, legal) = (&value(view)["obs"], value(&G::offers(view)));
                let choice = program.ask(obs, &legal, offered.len(), allowed);
                match choice.and_then(|choice| offered.get(choice)) {
                    Some(&action) => Some(action),
                    None => pick_one(&offered, rng).copied(),
                }
            }
        }
    }

    /// The game is over.
    pub fn end(&mut self, standing: &Standing) {
        if let Player::Outside(program) = self {
            program.end(&value(standing));
        }
    }
}
