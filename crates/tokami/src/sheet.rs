//! The data sheet of Tokami.

use crate::Options;
use stapel_core::{OptionKind, OptionSheet, Secrets, Sheet};

pub(crate) const SHEET: Sheet = Sheet {
    name: "tokami",
    least_seats: 2,
    most_seats: 5,
    usual_seats: 2,
    age: 10,
    minutes: 20,
    rule_prefix: "TA",
    rules: 22,
    secrets: Secrets::None,
    by_hand: true,
    bot_levels: 5,
    options: &[
        OptionSheet {
            id: "setup",
            rule: 3,
            kind: OptionKind::Choice { of: &["crossed", "wild", "cube", "built"] },
        },
        OptionSheet {
            id: "friction",
            rule: 2,
            kind: OptionKind::Number {
                least: *Options::FRICTION.start() as i32,
                most: *Options::FRICTION.end() as i32,
                step: 5,
                unit: None,
            },
        },
        OptionSheet {
            id: "rounds",
            rule: 22,
            kind: OptionKind::Number {
                least: *Options::ROUNDS.start() as i32,
                most: *Options::ROUNDS.end() as i32,
                step: 1,
                unit: Some("rounds"),
            },
        },
    ],
};
