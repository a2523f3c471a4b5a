//! The data sheet of a game: what people, forms and checks need to know of it before it is loaded.

use crate::SeatCount;
use serde::Serialize;
use std::ops::RangeInclusive;

/// The facts about a game that exist once, here, for the server, the command line and the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameSheet"))]
pub struct Sheet {
    /// Its name in records, in addresses and on the command line: `chess`.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub name: &'static str,
    /// The fewest players.
    pub least_seats: u8,
    /// The most players.
    pub most_seats: u8,
    /// How many seats a new table has, unless somebody says otherwise.
    pub usual_seats: u8,
    /// From which age on children play it.
    pub age: u8,
    /// How long a game takes, in minutes.
    pub minutes: u8,
    /// How its rules are numbered: `TO` for TO-1, TO-2, …
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub rule_prefix: &'static str,
    /// How many numbered rules it has.
    pub rules: u8,
    /// Whether players may see what others hold.
    pub secrets: Secrets,
    /// Whether it is played by hand on simulated wood, which needs the physics engine.
    pub by_hand: bool,
    /// The strongest level of its bots; the weakest is 1.
    pub bot_levels: u8,
    /// What a table can agree on before the game.
    #[cfg_attr(feature = "ts", ts(as = "Vec<OptionSheet>"))]
    pub options: &'static [OptionSheet],
}

/// Whether a game hides something from some of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "are", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Secrets {
    /// Everything is open.
    None,
    /// Players hold something that others may not see.
    Always,
    /// They do, unless the table agreed on this value of an option.
    Unless {
        /// The option's id.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        option: &'static str,
        /// The value with which everything is open.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        is: &'static str,
    },
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSheet {
    /// Its field in the options: `chief_steps`. Texts call it `GAME-option-ID`, with `-` for `_`.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub id: &'static str,
    /// The number of the rule that it belongs to.
    pub rule: u8,
    /// What it can be.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OptionKind {
    /// One of these words.
    Choice {
        /// In the order in which a form shows them.
        #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
        of: &'static [&'static str],
    },
    /// Yes or no.
    Flag,
    /// A whole number.
    Number {
        /// The least that can be played.
        least: i32,
        /// The most that can be played.
        most: i32,
        /// The distance between the numbers that a form offers.
        step: u8,
        /// What is counted: the texts' word for it (`unit-steps`).
        #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
        unit: Option<&'static str>,
    },
    /// A whole number for each of these keys.
    Numbers {
        /// The keys, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
        of: &'static [&'static str],
        /// The least that can be played.
        least: i32,
        /// The most that can be played.
        most: i32,
    },
}

impl Sheet {
    /// How many can play.
    #[must_use]
    pub const fn seats(&self) -> RangeInclusive<u8> {
        self.least_seats..=self.most_seats
    }

    /// Every number of seats that can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> {
        self.seats().filter_map(SeatCount::new)
    }
}
