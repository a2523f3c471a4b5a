//! The envelope of a game's record (`docs/records.md`).

use crate::{Seed, Standing};
use serde::{Deserialize, Serialize};

/// What `format` says.
pub const FORMAT: &str = "stapel-record";
/// What `version` says.
pub const VERSION: u32 = 1;

/// One finished or running game, omniscient: with every draw and every hidden choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<O, E> {
    /// [`FORMAT`]
    pub format: String,
    /// [`VERSION`]
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// Every option, the defaults too.
    pub options: O,
    /// The players, in seat order.
    pub players: Vec<String>,
    /// All that happened, in order.
    pub events: Vec<E>,
    /// The version of the wood that a game with wood was played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub physics: Option<String>,
    /// The players' hands in a game with wood, which replay the wood exactly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inputs: Option<Vec<RoundOfHands>>,
    /// Null while the game runs. (The field itself is always written.)
    #[serde(deserialize_with = "Option::deserialize")]
    pub result: Option<Standing>,
}

/// The hands of one round of such a game, as the wood writes them (`docs/records.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundOfHands {
    /// What the pile was set up from.
    pub pile: Seed,
    /// The hands that built the pile, one for each stick.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub built: Vec<String>,
    /// Every try and every taking, in order.
    pub hands: Vec<String>,
}

/// What every record says of itself, whatever else it holds: enough to know which game it is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct RecordHead {
    /// [`FORMAT`]
    pub format: String,
    /// [`VERSION`]
    pub version: u32,
    /// The game's name.
    pub game: String,
}
