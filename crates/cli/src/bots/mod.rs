//! Who sits at a table of bots: bots of our own, and programs that speak the bot protocol
//! (`docs/bot-protocol.md`).

mod answer;
mod crew;
mod outside;
mod source;

pub(crate) use crew::{Crew, Seated};
pub(crate) use outside::{Leaver, Outside, Troubles};
pub(crate) use source::Source;

/// A bot at a table of this game.
pub(crate) type Player<G> = stapel_lab::Player<G, Box<Outside>>;
