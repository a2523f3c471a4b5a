//! The data sheet of Totemo.

use crate::game::MOST_SEATS;
use crate::{Options, Values};
use stapel_core::{OptionKind, OptionSheet, Secrets, Sheet};

pub(crate) const SHEET: Sheet = Sheet {
    name: "totemo",
    least_seats: 2,
    most_seats: MOST_SEATS as u8,
    usual_seats: 2,
    age: 6,
    minutes: 30,
    rule_prefix: "TO",
    rules: 30,
    secrets: Secrets::Unless { option: "hands", is: "open" },
    by_hand: false,
    bot_levels: 5,
    options: &[
        OptionSheet { id: "hands", rule: 9, kind: OptionKind::Choice { of: &["closed", "open"] } },
        OptionSheet {
            id: "chief_steps",
            rule: 7,
            kind: OptionKind::Number {
                least: 1,
                most: Options::MOST_STEPS as i32,
                step: 1,
                unit: Some("steps"),
            },
        },
        OptionSheet {
            id: "values",
            rule: 2,
            kind: OptionKind::Numbers {
                of: &["R", "O", "Y", "G", "B", "V", "W", "S"],
                least: 0,
                most: Values::MOST as i32,
            },
        },
    ],
};
