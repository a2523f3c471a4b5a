//! What a seat decides.

use crate::Stick;
use serde::{Deserialize, Serialize};

/// A decision of the seat whose turn it is.
///
/// `Raise`, `Win` and `Decline` only begin something: from then on the hand is in the pile, and
/// what comes of it is fate ([`Outcome`](crate::Outcome)). They can't be taken back (TA-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "a", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiAction"))]
pub enum Action {
    /// The hand takes hold of a stick, to raise it (TA-5). With the grip the trying begins (TA-13).
    Raise {
        /// The one stick that is tried.
        stick: Stick,
    },
    /// The hand takes hold of another stick, to win it (TA-6).
    Win {
        /// The one stick that is tried.
        stick: Stick,
    },
    /// The turn ends without a winning stick (TA-6).
    Skip,
    /// The seat does not dare to try at all, and takes the taboo stick (TA-15).
    Decline,
}
