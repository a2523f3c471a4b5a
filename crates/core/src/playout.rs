//! Random play to the end.

use crate::{Rng, Search, Turn};
use thiserror::Error;

/// What a playout took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Decisions that players made.
    pub moves: u32,
    /// Decisions of fate.
    pub fates: u32,
}

/// A game that broke its own rules: it offered nothing, or refused what it had offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the game can't go on from a state that is not its end")]
pub struct Stuck;

/// Plays at random until the game is over. Allocates nothing if the game's own methods don't.
///
/// # Errors
/// If the game breaks its own rules.
// Into its caller, so that a game which is a local variable there can live in registers.
#[inline(always)]
pub fn playout<G: Search>(game: &mut G, rng: &mut impl Rng) -> Result<Playout, Stuck> {
    let mut played = Playout::default();
    loop {
        match game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.first().ok_or(Stuck)?;
                let action = game.pick(seat, rng).ok_or(Stuck)?;
                game.act(seat, action, &mut ()).map_err(|_| Stuck)?;
                played.moves += 1;
            }
            Turn::Fate => {
                let fate = game.sample(rng).ok_or(Stuck)?;
                game.befall(fate, &mut ()).map_err(|_| Stuck)?;
                played.fates += 1;
            }
            Turn::Over => return Ok(played),
        }
    }
}
