//! What is kept. Times are milliseconds since 1970.

use serde::{Deserialize, Serialize};

/// A device: the first eight bytes of its token's hash. The token itself is never stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DeviceId(pub i64);

impl DeviceId {
    /// The device whose token has this hash.
    #[must_use]
    pub fn of(hash: &[u8; 32]) -> Self {
        let [a, b, c, d, e, f, g, h, ..] = *hash;
        Self(i64::from_be_bytes([a, b, c, d, e, f, g, h]))
    }
}

/// A table as it was opened. What happened at it are its steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// The id in its link.
    pub id: String,
    /// What the table starts from, in the server's own encoding.
    #[serde(with = "crate::bytes")]
    pub opening: Vec<u8>,
    /// Whether it is to be found in the lobby.
    pub public: bool,
    /// When it was opened.
    pub opened_at: i64,
}

/// One step of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepRow {
    /// Its place in the table's list, from 0, without gaps.
    pub version: u64,
    /// When it was made.
    pub at: i64,
    /// The step, in the server's own encoding.
    #[serde(with = "crate::bytes")]
    pub body: Vec<u8>,
}

/// A table and all its steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// How it was opened.
    pub table: TableRow,
    /// Step 0, 1, …
    pub steps: Vec<StepRow>,
}

/// A table that is not over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveTable {
    /// Its id.
    pub id: String,
    /// Whether it is to be found in the lobby.
    pub public: bool,
    /// When its clock rings.
    pub deadline: Option<i64>,
}

/// A live table at which a device holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldTable {
    /// The table.
    pub table: String,
    /// What it said when it was put to rest, if nothing has happened since.
    pub rest: Option<Vec<u8>>,
}

/// What a table says while it is not in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestRow {
    /// The table.
    pub table: String,
    /// How many steps it has.
    pub version: u64,
    /// What it says, in the server's own encoding.
    pub body: Vec<u8>,
    /// What need not be worked out again when it is loaded. Holds for its first steps, however many follow.
    pub known: Option<Vec<u8>>,
}

/// A table at which nothing has happened for a while.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuietTable {
    /// Its id.
    pub id: String,
    /// Whether it is not over.
    pub live: bool,
}

/// What a list of finished games shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameHead {
    /// Its id.
    pub id: String,
    /// The table that it was played at.
    pub table: String,
    /// The number of the game at its table, from 1.
    pub number: u32,
    /// Totemo, Totem or Tokami.
    pub game: String,
    /// Names in the order of seats.
    pub players: Vec<String>,
    /// When it ended.
    pub finished_at: i64,
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRow {
    /// What a list shows.
    #[serde(flatten)]
    pub head: GameHead,
    /// The record (docs/records.md).
    pub record: String,
    /// Who held which seat.
    pub devices: Vec<(DeviceId, u8)>,
}

/// A one-time code that gives another device a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingRow {
    /// The hash of the code.
    #[serde(with = "crate::bytes")]
    pub code: [u8; 32],
    /// The device that gave it out.
    pub device: DeviceId,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// Until when it can be taken.
    pub expires: i64,
}

/// A part of a list, the latest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// How many to leave out.
    pub skip: u32,
    /// How many to give.
    pub limit: u32,
}

/// One change. Several that belong together are handed in together and are kept together or not at all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "write", rename_all = "snake_case")]
pub enum Write {
    /// A new device, by the hash of its token.
    Device {
        /// SHA-256 of the token.
        #[serde(with = "crate::bytes")]
        hash: [u8; 32],
        /// When it was seen first.
        at: i64,
    },
    /// A new table; it is live, without a deadline.
    Table(TableRow),
    /// The next step of a table.
    Step {
        /// The table.
        table: String,
        /// The step.
        step: StepRow,
    },
    /// Whether a table goes on, and when its clock rings.
    Live {
        /// The table.
        table: String,
        /// Whether it is neither over nor given up.
        live: bool,
        /// When its clock rings.
        deadline: Option<i64>,
    },
    /// Whether a device holds a seat.
    Hold {
        /// The device.
        device: DeviceId,
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// Holds it, or no longer.
        held: bool,
    },
    /// A finished game.
    Game(GameRow),
    /// A pairing code.
    Pairing(PairingRow),
}
