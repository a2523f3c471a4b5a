//! What is said over HTTP (JSON bodies). Times are in milliseconds since 1970.

use crate::{Access, Clock, DeviceId, GameKey, GameName, Leaver, Raw, Stage, TableId};
use serde::{Deserialize, Serialize};
use stapel_core::{Seat, Sheet, Standing};
use std::collections::BTreeMap;

/// One of the answers to `GET /api/games`: a game that can be played on this server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The facts about it.
    #[serde(flatten)]
    pub sheet: Sheet,
    /// The options of a new table, by the number of its seats.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub defaults: BTreeMap<u8, Raw>,
}

/// Answers `POST /api/devices`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewDevice {
    /// The device.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub device: DeviceId,
    /// Its secret: 256 bits in base64url. It is shown once; the server keeps only a hash.
    pub token: String,
}

/// The body of `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreateTable {
    /// Which game.
    pub game: GameName,
    /// Its options; without them the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub options: Option<Raw>,
    /// How many seats.
    #[cfg_attr(feature = "openapi", schema(minimum = 2, maximum = 5))]
    pub seats: u8,
    /// Who finds it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Access>", optional))]
    pub access: Access,
    /// May others look on? Yes, if nothing is said.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub spectators: bool,
    /// How long a turn may take.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Clock>", optional))]
    pub clock: Clock,
    /// What happens when somebody stays away.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Leaver>", optional))]
    pub leaver: Leaver,
    /// The start player; without one the lot decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, maximum = 4))]
    pub first: Option<Seat>,
}

const fn yes() -> bool {
    true
}

/// Answers `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"))]
    pub table: TableId,
    /// Whoever opens it can take a seat.
    pub link: String,
}

/// An open public table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyRow {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"))]
    pub table: TableId,
    /// Its game.
    pub game: GameName,
    /// How many seats.
    pub seats: u8,
    /// How many are free.
    pub free: u8,
    /// Who sits there; bots are not named.
    pub names: Vec<String>,
    /// How long a turn may take.
    pub clock: Clock,
    /// Where it stands.
    pub stage: Stage,
    /// May others look on?
    pub spectators: bool,
    /// When it was opened.
    pub opened: u64,
}

/// A table where it is this device's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnRow {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"))]
    pub table: TableId,
    /// Its game.
    pub game: GameName,
    /// The seats of this device that are to move.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub seats: Vec<Seat>,
    /// Everybody's names, in seat order.
    pub names: Vec<String>,
    /// When the time is up, if there is a clock.
    pub deadline: Option<u64>,
}

/// The body of `POST /api/pairings`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairingAsk {
    /// Which table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"))]
    pub table: TableId,
    /// One's own seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8, maximum = 4))]
    pub seat: Seat,
}

/// Answers `POST /api/pairings`: another device that shows this code once holds the seat too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pairing {
    /// To be typed.
    pub code: String,
    /// To be opened.
    pub link: String,
    /// Until when.
    pub expires: u64,
}

/// Answers `POST /api/pairings/{code}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Claimed {
    /// Which table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"))]
    pub table: TableId,
    /// The seat that this device now holds too.
    #[cfg_attr(feature = "openapi", schema(value_type = u8, maximum = 4))]
    pub seat: Seat,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRow {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game_id: GameKey,
    /// Where it was played.
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"))]
    pub table: TableId,
    /// The number of the game at the table, from 1.
    pub number: u32,
    /// Which game it was.
    pub game: GameName,
    /// The players, in seat order.
    pub players: Vec<String>,
    /// Scores and winners; null if it was ended by a vote.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub result: Option<Standing>,
    /// When it ended.
    pub finished: u64,
    /// The seats of this device in it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub yours: Vec<Seat>,
}

/// Finished games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamesPage {
    /// The games.
    pub games: Vec<GameRow>,
    /// What to ask for as `skip` to get the next page; null: there is none.
    pub next: Option<u64>,
}

/// A finished game from one viewer's point of view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replay {
    /// Which game it was.
    pub game: GameName,
    /// The players, in seat order.
    pub players: Vec<String>,
    /// Whose view it is; null: what everybody could see.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub viewer: Option<Seat>,
    /// The table after every input, in order.
    pub frames: Vec<ReplayFrame>,
    /// Scores and winners.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub result: Option<Standing>,
}

/// One input of a game and what it brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayFrame {
    /// What was seen to happen.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub seen: Vec<Raw>,
    /// The game afterwards.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Raw,
}
