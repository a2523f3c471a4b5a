//! Where a turn stands.

use crate::{Attempt, Stick};
use serde::{Deserialize, Serialize};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiPhase"))]
pub enum Phase {
    /// The pile of the next round (TA-3). The round before, if any, still lies on the table.
    Sticks,
    /// The lot for the first player (TA-4).
    First,
    /// The mover: which stick to raise, or to decline.
    Raise,
    /// The hand, which tries a stick at the raise.
    Raising {
        /// That stick.
        stick: Stick,
    },
    /// The mover: which stick to win, or to leave it at that.
    Win,
    /// The hand, which tries a stick at the win.
    Winning {
        /// That stick.
        stick: Stick,
    },
    /// The hand, which must lift a stick out that becomes a minus stick (TA-16).
    Taking {
        /// That stick.
        stick: Stick,
        /// What led to it. It will be told when the stick is out. What it lists as fallen has
        /// left the X already, but for the stick to take.
        attempt: Attempt,
    },
    /// Nothing: the last round is over.
    Over,
}
