//! The rules of Totemo (`docs/rules/en/totemo.md`): 2–4 players stack coloured blocks on a
//! 5 × 5 board and score by contact.
//!
//! Find a rule by its number: blocks TO-1 in `block`, set-up TO-4 … TO-10 and turns TO-11 … TO-18
//! in `game`, the score track TO-5, TO-6, TO-15 in `track`, colours and stacking TO-19 … TO-24 in
//! `fit`, scoring TO-25 in `board`, the end TO-27 … TO-30 in `game`.

mod action;
mod bag;
mod block;
mod board;
mod event;
mod fate;
mod fit;
mod game;
mod hand;
mod hole;
mod illegal;
mod imagine;
mod options;
mod search;
mod sheet;
mod short;
mod sight;
mod track;
mod view;

pub use action::Action;
pub use bag::Bag;
pub use block::{Block, Colour};
pub use board::{Board, Pole};
pub use event::{End, Event, Seen};
pub use fate::Fate;
pub use game::Totemo;
pub use hand::Hand;
pub use hole::{Hole, Holes};
pub use illegal::Illegal;
pub use options::{Hands, Options, Values};
pub use short::{Sent, ShortOffer, Word};
pub use sight::Sight;
pub use track::{Tile, Track};
pub use view::{Obs, Offer, Phase, Touch, Touches, View};
