//! The data sheet of Totem.

use crate::game::MOST_SEATS;
use stapel_core::{OptionKind, OptionSheet, Secrets, Sheet};

pub(crate) const SHEET: Sheet = Sheet {
    name: "totem",
    least_seats: 3,
    most_seats: MOST_SEATS as u8,
    usual_seats: 3,
    age: 8,
    minutes: 30,
    rule_prefix: "TE",
    rules: 24,
    secrets: Secrets::Always,
    by_hand: false,
    bot_levels: 5,
    options: &[OptionSheet { id: "series", rule: 20, kind: OptionKind::Flag }],
};
