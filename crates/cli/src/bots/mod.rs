//! Who sits at a table of bots: bots of our own, and programs that speak the bot protocol
//! (`docs/bot-protocol.md`).

mod answer;
mod crew;
mod outside;
mod player;
mod sitting;
mod source;

pub(crate) use crew::Crew;
pub(crate) use outside::{Leaver, Troubles};
pub(crate) use player::Player;
pub(crate) use sitting::sit;
pub(crate) use source::Source;
