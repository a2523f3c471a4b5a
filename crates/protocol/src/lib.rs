//! What clients and the server say to each other (`docs/protocol.md`).
//!
//! The types exist once, here; [`typescript()`] writes them down for the page. There is no behaviour
//! in this crate beyond reading and writing.

pub mod binary;
mod client;
mod command;
mod game_name;
mod http;
mod ids;
mod raw;
mod refusal;
mod server;
mod settings;
mod table;
mod talk;
#[cfg(feature = "ts")]
mod typescript;
mod writing;

pub use client::ClientMsg;
pub use command::Command;
pub use game_name::{BadGameName, GameName};
pub use http::{
    Claimed, CreateTable, Created, GameInfo, GameRow, GamesPage, LobbyRow, NewDevice, Pairing,
    PairingAsk, Replay, ReplayFrame, TurnRow,
};
pub use ids::{BadId, DeviceId, GameKey, TableId};
pub use raw::Raw;
pub use refusal::Refusal;
pub use server::{Advised, Clocks, SeatClock, SeenBy, ServerMsg, ViewFor, WoodInfo};
pub use settings::{Access, Clock, GameOptions, Leaver, Settings};
pub use table::{Owner, SeatInfo, Stage, TableInfo, Tally, UndoAsk, VoteAsk};
pub use talk::{Phrase, Reaction, Talk};
#[cfg(feature = "ts")]
pub use typescript::{frame_vectors, typescript, typescript_frames};
pub use writing::UpdateText;

/// The version of this protocol.
pub const PROTOCOL: u32 = 1;
/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest free text, in characters.
pub const LONGEST_TEXT: usize = 280;
/// The longest text message that a client may send, in bytes.
pub const LARGEST_MESSAGE: usize = 8 * 1024;
/// The longest binary message that a client may send, in bytes.
pub const LARGEST_FRAME: usize = 32 * 1024;
