//! What a table agrees on.

use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// One of the three games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameName"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Title {
    /// 3D stacking of coloured blocks.
    Totemo,
    /// A card game with secret choices.
    Totem,
    /// Dexterity on simulated wood.
    Tokami,
}

/// A game with its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "game", content = "options", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameOptions"))]
pub enum Options {
    /// Totemo
    Totemo(stapel_totemo::Options),
    /// Totem
    Totem(stapel_totem::Options),
    /// Tokami
    Tokami(stapel_tokami::Options),
}

impl Options {
    /// Which game it is.
    #[must_use]
    pub const fn title(&self) -> Title {
        match self {
            Options::Totemo(_) => Title::Totemo,
            Options::Totem(_) => Title::Totem,
            Options::Tokami(_) => Title::Tokami,
        }
    }
}

/// All that a table agrees on, besides who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settings {
    /// The game and its options.
    #[serde(flatten)]
    pub game: Options,
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
