//! The four colours (TA-2), and which stick has which.

use crate::{Illegal, Stick, StickSet};
use serde::{Deserialize, Serialize};

/// The colour of a stick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiColour"))]
pub enum Colour {
    /// Worth nothing when won, and as bad as any other as a minus stick (TA-21).
    #[serde(rename = "R")]
    Red,
    /// Yellow.
    #[serde(rename = "Y")]
    Yellow,
    /// Green.
    #[serde(rename = "G")]
    Green,
    /// Blue.
    #[serde(rename = "B")]
    Blue,
}

impl Colour {
    /// All of them, in the order of the rules.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];
    /// How many sticks have the same colour.
    pub const EACH: usize = 9;

    const fn index(self) -> usize {
        match self {
            Colour::Red => 0,
            Colour::Yellow => 1,
            Colour::Green => 2,
            Colour::Blue => 3,
        }
    }
}

/// Which stick has which colour, for one round: always nine of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours([StickSet; Colour::ALL.len()]);

impl Colours {
    /// From the colours of stick 0, 1, … 35.
    ///
    /// # Errors
    /// If these are not nine of each (TA-2).
    pub fn new(list: &[Colour]) -> Result<Colours, Illegal> {
        let of = |colour| list.iter().filter(|&&found| found == colour).count();
        let found = Colour::ALL.map(of);
        if found != [Colour::EACH; 4] {
            return Err(Illegal::Colours { found });
        }
        let mut sticks = [StickSet::EMPTY; 4];
        for (stick, colour) in Stick::all().zip(list) {
            let set = &mut sticks[colour.index()];
            *set = set.with(stick);
        }
        Ok(Colours(sticks))
    }

    /// All sticks of a colour.
    #[must_use]
    pub fn sticks(&self, colour: Colour) -> StickSet {
        self.0[colour.index()]
    }

    /// The colour of a stick.
    #[must_use]
    pub fn of(&self, stick: Stick) -> Colour {
        let has = |colour: &Colour| self.sticks(*colour).has(stick);
        // Four sets share out all sticks: what is in none of the others is blue.
        Colour::ALL.into_iter().find(has).unwrap_or(Colour::Blue)
    }

    /// The colours of stick 0, 1, … 35.
    #[must_use]
    pub fn list(&self) -> Vec<Colour> {
        Stick::all().map(|stick| self.of(stick)).collect()
    }
}
