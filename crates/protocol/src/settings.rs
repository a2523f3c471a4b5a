//! What a table agrees on.

use crate::{GameName, Raw};
use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// A game with its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOptions {
    /// Which game.
    pub game: GameName,
    /// Its options, as the game writes them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Raw,
}

/// All that a table agrees on, besides who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settings {
    /// The game and its options.
    #[serde(flatten)]
    pub game: GameOptions,
    /// How many seats.
    pub seats: u8,
    /// Who finds the table.
    pub access: Access,
    /// May others look on?
    pub spectators: bool,
    /// How long a turn may take.
    pub clock: Clock,
    /// What happens when somebody stays away.
    pub leaver: Leaver,
    /// The start player; null: drawn by lot (TO-10, TE-5, TA-4).
    pub first: Option<Seat>,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Access {
    /// It is listed in the lobby.
    Public,
    /// Whoever has the link.
    #[default]
    Link,
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// So many seconds a turn, and a reserve for the whole game.
    Turn {
        /// 5–3600
        #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 3600))]
        seconds: u32,
        /// 0–3600
        #[cfg_attr(feature = "openapi", schema(maximum = 3600))]
        reserve: u32,
    },
    /// So many days a move.
    Days {
        /// 1–14
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 14))]
        days: u8,
    },
}

/// What happens when somebody stays away from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Leaver {
    /// The others wait.
    #[default]
    Wait,
    /// A bot plays on, and gives the seat back on return.
    Bot,
    /// The others vote on ending the game.
    Vote,
}
