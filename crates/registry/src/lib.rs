//! What a game hands in to be played anywhere: one [`GameSpec`], which holds its data sheet, its rule texts and its
//! [`Engine`]. A [`Registry`] is a list of them; the server, the command line and each WASM module are handed theirs.
//!
//! From here on no game has a type: a [`Play`] is a game at a table, spoken to in JSON. It is implemented once for every
//! game that is played turn by turn ([`TurnEngine`]); a game with wood brings its own.

mod check;
mod engine;
mod language;
mod mind;
mod play;
mod rejection;
mod spec;
mod turn;
mod wire;

pub use check::{Breached, CheckError, Checked, Simulated, check_events};
pub use engine::{Engine, NewPlay, Records, frames_of, options_of};
pub use language::{Language, UnknownLanguage};
pub use mind::{Decided, Mind};
pub use play::{Fed, HandReport, Play, PlayByHand, StoredPile, begin, record_seen};
pub use rejection::Rejection;
pub use spec::{GameSpec, Registry, RuleTexts, UnknownGame};
pub use turn::TurnEngine;
pub use wire::{BySerde, Wire};
