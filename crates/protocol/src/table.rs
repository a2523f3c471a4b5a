//! A table as one device sees it.

use crate::{Clocks, Settings, TableId};
use serde::{Deserialize, Serialize};
use stapel_core::{Seat, SeatSet, Standing};

/// All about a table but the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// What it agreed on.
    #[serde(flatten)]
    pub settings: Settings,
    /// Who sits where.
    pub places: Vec<SeatInfo>,
    /// Is the reader the host?
    pub host: bool,
    /// Where it stands.
    pub stage: Stage,
    /// The number of the game that is played or was played last, from 1; 0 before the first.
    pub game_number: u32,
    /// Somebody asks for an undo.
    pub undo: Option<UndoAsk>,
    /// There is a vote on ending the game.
    pub vote: Option<VoteAsk>,
    /// After a game: who wants another one. It starts once all people at the table do.
    #[serde(default, skip_serializing_if = "nobody")]
    #[cfg_attr(feature = "ts", ts(as = "Option<SeatSet>", optional))]
    pub rematch: SeatSet,
    /// After a game: players who were away at its end, so that a bot finished it for them.
    #[serde(default, skip_serializing_if = "nobody")]
    #[cfg_attr(feature = "ts", ts(as = "Option<SeatSet>", optional))]
    pub bot_finished: SeatSet,
    /// Scores and winners, once the game is over. Null also when it was ended by a vote.
    pub result: Option<Standing>,
    /// Once the game is over: by seat the points from its beginning on, each time that somebody's changed. Empty before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub course: Vec<Vec<i32>>,
    /// Points of all finished games at this table, in seat order, and how many games each has won.
    pub tally: Vec<Tally>,
    /// How many look on.
    pub watchers: u32,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// What a seat has got in all games at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// Points.
    pub points: i32,
    /// Games won, shared ones too.
    pub wins: u32,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// Who plays it.
    pub owner: Owner,
    /// A bot's level, 1–5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<u8>,
    /// The player's name; empty for a bot or a free seat.
    pub name: String,
    /// Is one of the player's devices connected?
    pub here: bool,
    /// Is it a seat of the reader?
    pub yours: bool,
    /// May the reader sit down here now? During a game only those may who have held the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub may_sit: bool,
    /// The level at which a bot made its last move, if the server had no time for the bot's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hurried: Option<u8>,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Owner {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A bot, until the person is back.
    StandIn,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Stage {
    /// People take their seats.
    Gathering,
    /// A game goes on.
    Playing,
    /// It is over. There may be another.
    Over,
}

/// Somebody asks for an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoAsk {
    /// Their seat.
    pub seat: Seat,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

/// A vote on ending the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoteAsk {
    /// Who left.
    pub about: Seat,
    /// Who is for it.
    pub yes: SeatSet,
    /// Who is against it.
    pub no: SeatSet,
    /// Who has not voted yet.
    pub waiting: SeatSet,
}
