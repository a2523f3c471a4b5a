//! Sticks by number, and sets of them.

use crate::measure::STICKS;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A stick, 0–35.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Stick(u8);

impl Stick {
    /// The stick with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Stick> {
        if (number as usize) < STICKS { Some(Stick(number)) } else { None }
    }

    /// All 36.
    pub fn all() -> impl Iterator<Item = Stick> {
        (0..STICKS as u8).map(Stick)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, for looking it up in a list of 36.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Stick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Stick> for u8 {
    fn from(stick: Stick) -> u8 {
        stick.0
    }
}

impl TryFrom<u8> for Stick {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Stick, Self::Error> {
        Stick::new(number).ok_or("sticks are numbered 0 to 35")
    }
}

/// Some of the 36 sticks, one bit each; always in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct StickSet(u64);

impl StickSet {
    /// None of them.
    pub const EMPTY: StickSet = StickSet(0);
    /// All of them.
    pub const ALL: StickSet = StickSet((1 << STICKS) - 1);

    /// Is it one of them?
    #[must_use]
    pub const fn has(self, stick: Stick) -> bool {
        self.0 >> stick.0 & 1 == 1
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, stick: Stick) -> StickSet {
        StickSet(self.0 | 1 << stick.0)
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, stick: Stick) -> StickSet {
        StickSet(self.0 & !(1 << stick.0))
    }

    /// Those of either set.
    #[must_use]
    pub const fn union(self, other: StickSet) -> StickSet {
        StickSet(self.0 | other.0)
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// One after another, by number.
    pub fn iter(self) -> impl Iterator<Item = Stick> {
        Stick::all().filter(move |stick| self.has(*stick))
    }
}

impl FromIterator<Stick> for StickSet {
    fn from_iter<I: IntoIterator<Item = Stick>>(sticks: I) -> StickSet {
        sticks.into_iter().fold(StickSet::EMPTY, StickSet::with)
    }
}

impl fmt::Debug for StickSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Stick::number)).finish()
    }
}
