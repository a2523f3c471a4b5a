//! How high a stick reaches.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The highest point of a stick over the table, in whole tenths of a millimetre.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number", rename = "TokamiHeight"))]
pub struct Height(u32);

impl Height {
    /// The table itself. It stands in a record for the height of a stick that is not on the X.
    pub const TABLE: Height = Height(0);

    /// TA-5: what a raise must gain at least, 0.5 mm.
    pub const RAISE: u32 = 5;

    /// That many tenths of a millimetre over the table.
    #[must_use]
    pub const fn tenths(tenths: u32) -> Height {
        Height(tenths)
    }

    /// In tenths of a millimetre.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// TA-5: whether a stick that reached up to `before` and now up to here was raised.
    #[must_use]
    pub const fn is_raised_from(self, before: Height) -> bool {
        matches!(self.0.checked_sub(before.0), Some(gain) if gain >= Height::RAISE)
    }
}

impl fmt::Display for Height {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{} mm", self.0 / 10, self.0 % 10)
    }
}
