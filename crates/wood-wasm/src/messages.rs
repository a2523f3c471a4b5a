//! What is said to the page in JSON, and its TypeScript types.

use serde::Serialize;
use stapel_tokami::{Outcome, Reach, StickSet};
use stapel_wood::craft;

/// What came of an attempt of the hand.
#[derive(Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) enum Report {
    /// The hand took hold of nothing.
    Untouched,
    /// A stick was tried, at the raise or at the win.
    Tried {
        /// The stick.
        stick: u8,
        /// Its highest point before, in tenths of a millimetre.
        before: u32,
        /// Its highest point now.
        after: u32,
        /// How far the hand got with it.
        reach: WoodReach,
        /// The sticks that fell.
        fallen: Vec<u8>,
    },
    /// A stick was taken out that had to be taken.
    Taken {
        /// The stick.
        stick: u8,
        /// The sticks that fell.
        fallen: Vec<u8>,
    },
    /// A stick was set into the X.
    Built {
        /// The stick.
        stick: u8,
        /// The sticks that fell.
        fallen: Vec<u8>,
    },
}

/// How far the hand got with a stick that it tried.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) enum WoodReach {
    /// It never came clear of the pile.
    InPile,
    /// It was clear of the pile, and lies in it again.
    PutBack,
    /// The hand still has it.
    InHand,
}

impl Report {
    pub(crate) fn of(report: &stapel_wood::Report) -> Report {
        let list = |sticks: StickSet| sticks.iter().map(|stick| stick.number()).collect();
        match report {
            stapel_wood::Report::Untouched => Report::Untouched,
            stapel_wood::Report::Judged(Outcome::Tried(tried)) => Report::Tried {
                stick: tried.stick.number(),
                before: tried.before.get(),
                after: tried.after.get(),
                reach: match tried.reach {
                    Reach::InPile => WoodReach::InPile,
                    Reach::PutBack => WoodReach::PutBack,
                    Reach::InHand => WoodReach::InHand,
                },
                fallen: list(tried.fallen),
            },
            stapel_wood::Report::Judged(Outcome::Taken(taken)) => {
                Report::Taken { stick: taken.stick.number(), fallen: list(taken.fallen) }
            }
            stapel_wood::Report::Built { stick, fallen } => {
                Report::Built { stick: stick.number(), fallen: list(*fallen) }
            }
        }
    }
}

/// A way to pull a stick.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Way {
    /// Where to: a direction of length 1.
    pub(crate) way: [f32; 3],
    /// How much of the pile rests on the stick.
    pub(crate) load: f32,
    /// How much is in its way.
    pub(crate) blocked: f32,
}

impl From<craft::Way> for Way {
    fn from(craft::Way { way, load, blocked }: craft::Way) -> Way {
        Way { way, load, blocked }
    }
}

/// A place for a stick.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Place {
    /// The stick's middle, in cm.
    pub(crate) centre: [f32; 3],
    /// How it lies there, as a quaternion.
    pub(crate) turn: [f32; 4],
    /// How well it is carried there.
    pub(crate) support: f32,
    /// Its highest point there, in tenths of a millimetre.
    pub(crate) top: u32,
    /// Whether it would stay.
    pub(crate) holds: bool,
}

impl From<&craft::Place> for Place {
    fn from(place: &craft::Place) -> Place {
        Place {
            centre: place.placement.centre,
            turn: place.placement.turn,
            support: place.support,
            top: place.top.get(),
            holds: place.holds,
        }
    }
}

/// What the hand is doing, as the page gets it: a number.
pub(crate) mod doing {
    /// Nothing is tried.
    pub(crate) const NONE: u8 = 0;
    /// The hand is open.
    pub(crate) const OPEN: u8 = 1;
    /// It holds a stick.
    pub(crate) const HOLDING: u8 = 2;
    /// It is done, and the wood comes to rest.
    pub(crate) const RESTING: u8 = 3;
    /// All is at rest.
    pub(crate) const OVER: u8 = 4;
    /// Samples of another's hand are waited for.
    pub(crate) const WAITING: u8 = 5;
}

/// All of this as one TypeScript file.
#[cfg(feature = "ts")]
#[must_use]
pub fn typescript() -> String {
    let types = stapel_core::TypeScript::default().with::<Report>().with::<Way>().with::<Place>();
    let doing = [
        ("none", doing::NONE),
        ("open", doing::OPEN),
        ("holding", doing::HOLDING),
        ("resting", doing::RESTING),
        ("over", doing::OVER),
        ("waiting", doing::WAITING),
    ];
    let doing = doing.map(|(name, code)| format!("{name}: {code}")).join(", ");
    format!(
        "{}\n/** What the hand is doing, as `Wood::doing` reports it. */\nexport const Doing = {{ {doing} }} as const;\n",
        types.write("crates/wood-wasm")
    )
}
