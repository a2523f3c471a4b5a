//! What the server says.

use crate::{DeviceId, LobbyRow, Raw, Refusal, TableId, TableInfo, Talk, TurnRow};
use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// A message from the server: JSON text over the socket. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMsg {
    /// Answers `hello`.
    Welcome {
        /// [`PROTOCOL`](crate::PROTOCOL)
        protocol: u32,
        /// Who the client is; null without a token.
        device: Option<DeviceId>,
        /// The server's clock.
        now: u64,
    },
    /// A whole table: the answer to `watch`, and after a gap.
    Table {
        /// All about it.
        table: TableInfo,
        /// Counts what has happened at the table.
        version: u64,
        /// The number that stands for the table in binary frames on this socket.
        channel: u32,
        /// One for each seat that the reader holds there; the public one if he holds none. Empty
        /// before the first game.
        views: Vec<ViewFor>,
        /// The same for all events of the game.
        events: Vec<SeenBy>,
        /// The wood, in a game that is played by hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wood: Option<WoodInfo>,
    },
    /// Something has happened at a table.
    Update {
        /// Where.
        table: TableId,
        /// Counts what has happened at the table.
        version: u64,
        /// If something changed besides the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        info: Option<TableInfo>,
        /// How many events of the game came before these. If it is less than what the client has,
        /// something was taken back, and what lies beyond is void.
        from: u32,
        /// What happened in the game since.
        events: Vec<SeenBy>,
        /// The game as it is now, if it has changed.
        views: Vec<ViewFor>,
        /// The clocks, if there are any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        clocks: Option<Clocks>,
        /// The wood, in a game that is played by hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wood: Option<WoodInfo>,
    },
    /// A command is done, and stored for good.
    Ack {
        /// Where.
        table: TableId,
        /// The command's id.
        id: u64,
        /// The version after it.
        version: u64,
    },
    /// A message was refused. Nothing has changed.
    Refused {
        /// The command's id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// Where.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        table: Option<TableId>,
        /// Why.
        why: Refusal,
    },
    /// Somebody said something. It is not kept.
    Said {
        /// Where.
        table: TableId,
        /// Who.
        seat: Seat,
        /// What.
        what: Talk,
        /// When.
        at: u64,
    },
    /// The open public tables, whenever they change.
    Lobby {
        /// The newest first.
        tables: Vec<LobbyRow>,
    },
    /// The tables where it is this device's turn, whenever they change.
    Turns {
        /// The most urgent first.
        tables: Vec<TurnRow>,
    },
    /// What a bot would do.
    Advice {
        /// Where.
        table: TableId,
        /// The question's id.
        id: u64,
        /// The best first.
        advice: Vec<Advised>,
    },
    /// The server ends. Come back after that long.
    Bye {
        /// Milliseconds.
        retry_ms: u32,
    },
    /// Answers `ping`.
    Pong {
        /// As it was sent.
        n: u64,
        /// The server's clock.
        now: u64,
    },
}

/// The game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ViewFor {
    /// A seat; null: what everybody may see.
    pub viewer: Option<Seat>,
    /// As the game writes it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Raw,
}

/// Events as one viewer saw them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenBy {
    /// A seat; null: what everybody may see.
    pub viewer: Option<Seat>,
    /// As the game writes them.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub seen: Raw,
}

/// The wood of a game that is played by hand, at rest. A client whose pile differs asks for the server's (binary frame
/// `Ask`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WoodInfo {
    /// How many attempts of a hand there have been in this game: the number of the one that goes on or
    /// comes next.
    pub attempt: u32,
    /// The digest of the pile before that attempt: 16 hexadecimal digits.
    pub digest: String,
    /// TA-3: who sets the next stick into a pile that is built by hand; null if none is due.
    pub builder: Option<Seat>,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    /// The server's clock when this was true.
    pub now: u64,
    /// In seat order.
    pub seats: Vec<SeatClock>,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// What is left of the reserve, in milliseconds.
    pub reserve: u64,
    /// When the time of this turn, with the reserve, is up; null while the clock stands.
    pub deadline: Option<u64>,
}

/// What a bot thinks of an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advised {
    /// As the game writes it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Raw,
    /// The chance to win with it, 0–1, ties shared.
    pub win: f64,
    /// The points that one may expect.
    pub points: f64,
}
