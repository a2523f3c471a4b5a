//! What a table agrees on.

use serde::{Deserialize, Serialize};
use stapel_core::{BadOptions, OptionKind, OptionSheet, Secrets, Sheet};

/// The most heaps.
pub(crate) const MOST_HEAPS: usize = 4;

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    /// NI-1: how many heaps.
    pub(crate) heaps: u8,
}

pub(crate) const SHEET: Sheet = Sheet {
    name: "nim",
    least_seats: 2,
    most_seats: 3,
    usual_seats: 2,
    age: 6,
    minutes: 5,
    rule_prefix: "NI",
    rules: 3,
    secrets: Secrets::None,
    by_hand: false,
    bot_levels: 5,
    options: &[OptionSheet {
        id: "heaps",
        rule: 1,
        kind: OptionKind::Number { least: 1, most: MOST_HEAPS as i32, step: 1, unit: None },
    }],
};

impl Options {
    pub(crate) fn check(self) -> Result<(), BadOptions> {
        if (1..=MOST_HEAPS).contains(&self.heaps.into()) {
            return Ok(());
        }
        let (found, most) = (self.heaps.into(), MOST_HEAPS as i64);
        Err(BadOptions::Range { option: "heaps".into(), found, least: 1, most })
    }
}
