//! A bot at the table, wherever it comes from.

use super::outside::{Leaver, Outside};
use serde_json::{Value, json};
use stapel_bots::{Bot, Thinking};
use stapel_core::{PlayRng, Seat, SeatCount, Standing, pick_one};
use std::time::Duration;

/// A bot that sits at a table.
pub(crate) enum Player<G: Thinking> {
    Inside(Box<dyn Bot<G>>),
    Outside { command: String, program: Box<Outside> },
}

/// Only maps with keys that are no strings can't be written, and there are none.
fn value(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).unwrap_or(Value::Null)
}

impl<G: Thinking> Player<G> {
    /// A game begins.
    pub(crate) fn hello(&mut self, seats: SeatCount, seat: Seat, options: &G::Options, seed: u32) {
        if let Player::Outside { program, .. } = self {
            program.hello(&json!({
                "game": G::NAME, "players": seats.get(), "seat": seat.number(),
                "options": value(options), "seed": seed,
            }));
        }
    }

    /// Whether it wants to hear what happens.
    pub(crate) fn listens(&self) -> bool {
        matches!(self, Player::Outside { .. })
    }

    /// Something happened, as its seat saw it.
    pub(crate) fn event(&mut self, seen: &G::Seen) {
        if let Player::Outside { program, .. } = self {
            program.event(&value(seen));
        }
    }

    /// Its decision; a random one where it gives none.
    pub(crate) fn decide(
        &mut self,
        view: &G::View,
        allowed: Duration,
        rng: &mut PlayRng,
    ) -> Option<G::Action> {
        match self {
            Player::Inside(bot) => bot.decide(view, rng),
            Player::Outside { program, .. } => {
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

    /// What ends the waiting for it, if it is a program.
    pub(crate) fn leaver(&self) -> Option<Leaver> {
        match self {
            Player::Inside(_) => None,
            Player::Outside { program, .. } => program.leaver(),
        }
    }

    /// The game is over.
    pub(crate) fn end(&mut self, standing: &Standing) {
        if let Player::Outside { program, .. } = self {
            program.end(&value(standing));
        }
    }
}
