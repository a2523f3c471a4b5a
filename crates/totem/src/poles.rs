//! The poles on the table, and what goes on what (TE-8, TE-9, TE-13 … TE-16).

use crate::{Card, Class};
use serde::{Deserialize, Serialize};
use stapel_core::SeatCount;

/// A place for a pole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// The most places of a table.
    pub const MOST: usize = 4;

    /// The place with this number.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Place> {
        if (number as usize) < Place::MOST { Some(Place(number)) } else { None }
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places of a table.
    pub fn all(places: u8) -> impl Iterator<Item = Place> {
        (0..places).filter_map(Place::new)
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Place, Self::Error> {
        Place::new(number).ok_or("a pole is a number from 0 to 3")
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}

/// What lies on top, place by place: all that decides where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tops {
    totem: u8,
    warrior: u8,
    places: u8,
}

impl Tops {
    /// TE-9: three places with three players, else four; all empty.
    #[must_use]
    pub const fn empty(seats: SeatCount) -> Tops {
        let places = if seats.get() == 3 { 3 } else { 4 };
        Tops { totem: 0, warrior: 0, places }
    }

    /// How many places the table has.
    #[inline]
    #[must_use]
    pub const fn places(self) -> u8 {
        self.places
    }

    #[inline]
    const fn empties(self) -> u8 {
        !(self.totem | self.warrior) & ((1 << self.places) - 1)
    }

    /// Where a card of this class goes, one bit for each place.
    #[inline]
    #[must_use]
    pub(crate) const fn open_to(self, class: Class) -> u8 {
        match class {
            Class::Builder => self.totem | self.empties(),
            Class::Top => self.totem,
            Class::Companion => self.warrior,
        }
    }

    /// The same, but of several empty places only the first.
    #[inline]
    #[must_use]
    pub(crate) const fn offered_to(self, class: Class) -> u8 {
        let empties = self.empties();
        match class {
            Class::Builder => self.totem | (empties & empties.wrapping_neg()),
            Class::Top => self.totem,
            Class::Companion => self.warrior,
        }
    }

    /// The classes that can be played somewhere, one bit each.
    #[inline]
    #[must_use]
    pub(crate) const fn playable(self) -> u8 {
        let builder = (self.open_to(Class::Builder) != 0) as u8;
        let top = (self.totem != 0) as u8;
        let companion = (self.warrior != 0) as u8;
        builder | top << 1 | companion << 2
    }

    /// Whether the place is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty_at(self, place: Place) -> bool {
        self.empties() & (1 << place.0) != 0
    }

    /// Whether the card may go there.
    #[inline]
    #[must_use]
    pub const fn takes(self, card: Card, place: Place) -> bool {
        self.open_to(card.class()) & (1 << place.0) != 0
    }

    #[inline]
    fn cover(&mut self, card: Card, place: Place) {
        let here = 1 << place.0;
        let warrior = card == Card::W;
        let completes = card.completes();
        self.totem = (self.totem & !here) | if warrior || completes { 0 } else { here };
        self.warrior = (self.warrior & !here) | if warrior { here } else { 0 };
    }
}

/// Cards played in one game with five players: seven rounds of three turns.
pub(crate) const MOST_PLAYS: usize = 7 * 5 * 3;

/// The poles, card by card. All plays of the game are kept in one list, each with its place: a
/// pole is what was played there since its place was last empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Poles {
    tops: Tops,
    points: [u16; Place::MOST],
    since: [u8; Place::MOST],
    count: u8,
    plays: [u8; MOST_PLAYS],
}

impl Poles {
    /// No poles.
    #[must_use]
    pub const fn empty(seats: SeatCount) -> Poles {
        Poles {
            tops: Tops::empty(seats),
            points: [0; Place::MOST],
            since: [0; Place::MOST],
            count: 0,
            plays: [0; MOST_PLAYS],
        }
    }

    /// What lies on top.
    #[inline]
    #[must_use]
    pub const fn tops(&self) -> Tops {
        self.tops
    }

    /// The sum of the numbers in a pole.
    #[inline]
    #[must_use]
    pub const fn points(&self, place: Place) -> u16 {
        self.points[place.index()]
    }

    /// The cards of a pole, bottom first.
    pub fn pole(&self, place: Place) -> impl Iterator<Item = Card> {
        let since = usize::from(self.since[place.index()]).min(usize::from(self.count));
        self.plays[since..usize::from(self.count)]
            .iter()
            .filter(move |&&play| play >> 4 == place.0)
            .filter_map(|&play| Card::ALL.get(usize::from(play & 15)).copied())
    }

    /// All poles, place by place.
    #[must_use]
    pub fn all(&self) -> Vec<Vec<Card>> {
        Place::all(self.tops.places).map(|place| self.pole(place).collect()).collect()
    }

    /// Lays a card there, which must be allowed. If it completes the pole, gives its points; the
    /// cards are to be read before [`Poles::clear`].
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, place: Place) -> Option<u16> {
        if let Some(slot) = self.plays.get_mut(usize::from(self.count)) {
            *slot = card as u8 | place.0 << 4;
            self.count += 1;
        }
        self.points[place.index()] += card.points();
        self.tops.cover(card, place);
        card.completes().then_some(self.points[place.index()])
    }

    /// TE-17: the place is free again.
    #[inline]
    pub(crate) fn clear(&mut self, place: Place) {
        self.points[place.index()] = 0;
        self.since[place.index()] = self.count;
    }
}
