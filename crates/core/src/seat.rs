//! Seats around a table.

use serde::{Deserialize, Serialize};

/// One seat. The seat on the left of seat n is n + 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MAX: usize = 5;

    /// The seat with this number, if any table has one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < Seat::MAX { Some(Seat(number)) } else { None }
    }

    /// Its number, for arrays that are in seat order.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat on the left: play goes clockwise.
    #[inline]
    #[must_use]
    pub const fn left(self, seats: SeatCount) -> Seat {
        let next = self.0 + 1;
        Seat(if next < seats.0 { next } else { 0 })
    }

    /// The seat that is `steps` places to the left.
    #[inline]
    #[must_use]
    pub const fn left_by(self, steps: u8, seats: SeatCount) -> Seat {
        Seat((self.0 + steps) % seats.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Seat, Self::Error> {
        Seat::new(number).ok_or("a seat is a number from 0 to 4")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// How many seats a table has: 2 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct SeatCount(u8);

impl SeatCount {
    /// That many seats, if a table can have them.
    #[must_use]
    pub const fn new(count: u8) -> Option<SeatCount> {
        if count >= 2 && (count as usize) <= Seat::MAX { Some(SeatCount(count)) } else { None }
    }

    /// The number.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number, for lengths of arrays.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0 as usize
    }

    /// Never: a table has at least two seats.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Whether there is such a seat at this table.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats, in order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// All seats at once.
    #[inline]
    #[must_use]
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = &'static str;
    fn try_from(count: u8) -> Result<SeatCount, Self::Error> {
        SeatCount::new(count).ok_or("a table has 2 to 5 seats")
    }
}

impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> u8 {
        count.0
    }
}

/// A set of seats. Written as a list of numbers in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This seat alone.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is one of them.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These and that one.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// These without that one.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn minus(self, those: SeatSet) -> SeatSet {
        SeatSet(self.0 & !those.0)
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The one with the lowest number.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}
