//! The 36 sticks (TA-2), and sets of them.

use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{BitAnd, BitOr, Sub},
};

/// One stick, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number", rename = "TokamiStick"))]
pub struct Stick(u8);

impl Stick {
    /// How many there are.
    pub const COUNT: usize = 36;

    /// The stick with this number, 0 to 35.
    #[must_use]
    pub const fn new(number: u8) -> Option<Stick> {
        if (number as usize) < Stick::COUNT { Some(Stick(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, for arrays that are in order of sticks.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Stick> + ExactSizeIterator {
        (0..Stick::COUNT as u8).map(Stick)
    }
}

impl TryFrom<u8> for Stick {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Stick, Self::Error> {
        Stick::new(number).ok_or("a stick is a number from 0 to 35")
    }
}

impl From<Stick> for u8 {
    fn from(stick: Stick) -> u8 {
        stick.0
    }
}

impl fmt::Display for Stick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of sticks. Written as a list of numbers in order; read in any order, but a list that
/// names a stick twice is no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Stick>", into = "Vec<Stick>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Stick>", rename = "TokamiStickSet"))]
pub struct StickSet(u64);

impl StickSet {
    /// No stick.
    pub const EMPTY: StickSet = StickSet(0);
    /// Every stick of the game.
    pub const ALL: StickSet = StickSet((1 << Stick::COUNT) - 1);

    /// This stick alone.
    #[must_use]
    pub const fn only(stick: Stick) -> StickSet {
        StickSet(1 << stick.0)
    }

    /// Whether the stick is one of them.
    #[must_use]
    pub const fn has(self, stick: Stick) -> bool {
        self.0 & (1 << stick.0) != 0
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, stick: Stick) -> StickSet {
        StickSet(self.0 | (1 << stick.0))
    }

    /// These without that one.
    #[must_use]
    pub const fn without(self, stick: Stick) -> StickSet {
        StickSet(self.0 & !(1 << stick.0))
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<Stick> {
        if self.is_empty() { None } else { Some(Stick(self.0.trailing_zeros() as u8)) }
    }

    /// The n-th of them in order, from 0.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Stick> {
        self.iter().nth(n)
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Stick> {
        let mut left = self;
        std::iter::from_fn(move || {
            let next = left.first()?;
            left = left.without(next);
            Some(next)
        })
    }
}

/// These and those.
impl BitOr for StickSet {
    type Output = StickSet;
    fn bitor(self, those: StickSet) -> StickSet {
        StickSet(self.0 | those.0)
    }
}

/// What is in both.
impl BitAnd for StickSet {
    type Output = StickSet;
    fn bitand(self, those: StickSet) -> StickSet {
        StickSet(self.0 & those.0)
    }
}

/// These without those.
impl Sub for StickSet {
    type Output = StickSet;
    fn sub(self, those: StickSet) -> StickSet {
        StickSet(self.0 & !those.0)
    }
}

impl FromIterator<Stick> for StickSet {
    fn from_iter<I: IntoIterator<Item = Stick>>(sticks: I) -> StickSet {
        sticks.into_iter().fold(StickSet::EMPTY, StickSet::with)
    }
}

impl TryFrom<Vec<Stick>> for StickSet {
    type Error = &'static str;
    fn try_from(sticks: Vec<Stick>) -> Result<StickSet, Self::Error> {
        let set: StickSet = sticks.iter().copied().collect();
        if set.len() == sticks.len() { Ok(set) } else { Err("a stick is listed twice") }
    }
}

impl From<StickSet> for Vec<Stick> {
    fn from(set: StickSet) -> Vec<Stick> {
        set.iter().collect()
    }
}

impl fmt::Debug for StickSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Stick::number)).finish()
    }
}

impl fmt::Display for StickSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, stick) in self.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{stick}")?;
        }
        Ok(())
    }
}
