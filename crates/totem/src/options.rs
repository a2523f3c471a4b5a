//! What a table agrees on.

use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemOptions"))]
pub struct Options {
    /// TE-20: as many games as there are players.
    pub series: bool,
}
