//! What every game of Stapel shares, and nothing of any one game.
//!
//! Two things change a game: a seat's *action*, and *fate* (what nobody chooses: a draw from a
//! bag, a deal of cards). A game is told both as data; it has no clock, no random numbers and no
//! I/O of its own. See [`Game`].

mod bits;
mod cause;
mod dice;
mod game;
mod log;
mod options;
mod playout;
mod record;
mod rule;
mod seat;
mod seed;
mod sheet;
mod standing;
mod turn;
#[cfg(feature = "ts")]
mod typescript;

pub use bits::{nth_bit_of_12, nth_bit_of_16, nth_bit_of_32};
pub use cause::Cause;
pub use dice::{Dice, below, pick_one, shuffle};
pub use game::{Chance, Game, Search};
pub use log::Log;
pub use options::BadOptions;
pub use playout::{Playout, Stuck, playout};
pub use rand_core::Rng;
pub use record::{FORMAT, Record, RecordHead, RoundOfHands, VERSION};
pub use rule::{Refusal, Rule};
pub use seat::{Seat, SeatCount, SeatSet};
pub use seed::{PlayRng, Seed};
pub use sheet::{OptionKind, OptionSheet, Secrets, Sheet};
pub use standing::Standing;
pub use turn::{Turn, Viewer};
#[cfg(feature = "ts")]
pub use typescript::{TypeScript, game_types};
