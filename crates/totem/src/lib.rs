//! The rules of Totem (`docs/rules/en/totem.md`): 3–5 players build totem poles together; only who
//! completes a pole gets it.
//!
//! Find a rule by its number: cards TE-1 … TE-4 in `card` and `cards`, the secret choice and the
//! course of a round TE-6 … TE-12 in `round`, what goes on what TE-13 … TE-16 in `poles`, captures
//! TE-17 and the end TE-18, TE-19 in `round` and `game`, the series TE-20 … TE-22 in `game`.

mod action;
mod card;
mod cards;
mod event;
mod game;
mod hand;
mod illegal;
mod imagine;
mod options;
mod poles;
mod round;
mod search;
mod sheet;
mod view;

pub use action::{Action, Triple};
pub use card::{Card, Class};
pub use cards::Cards;
pub use event::{Event, Seen};
pub use game::{Fate, Totem};
pub use hand::Hand;
pub use illegal::Illegal;
pub use options::Options;
pub use poles::{Place, Poles, Tops};
pub use view::{Obs, Phase, View};
