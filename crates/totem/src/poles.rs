//! The poles on the table, and what goes on what (TE-8, TE-9, TE-13 … TE-16).

use crate::{Card, Class};
use serde::{Deserialize, Serialize};
use stapel_core::SeatCount;
use std::hint::select_unpredictable;

/// A place for a pole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number", rename = "TotemPlace"))]
pub struct Place(u8);

impl Place {
    /// The most places of a table.
    pub const MOST: usize = 4;

    /// The place with this number.
    #[inline(always)]
    #[must_use]
    pub const fn new(number: u8) -> Option<Place> {
        if (number as usize) < Place::MOST { Some(Place(number)) } else { None }
    }

    /// Its number.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place in the two lowest bits.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn of_bits(bits: u32) -> Place {
        Place((bits & 3) as u8)
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

/// What lies on top, place by place: all that decides where a card goes. One bit for each place,
/// from 0 on those that the table has, from 16 on those with a totem card and from 32 on those with
/// a warrior on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tops(u64);

const TOTEM: u64 = 1 << 16;
const WARRIOR: u64 = 1 << 32;
const PLACES: u64 = 15;

/// By card, what a place with the card on top has; a card that completes a pole leaves nothing.
const ON_TOP: [u64; Card::ALL.len()] = {
    let mut bits = [0; Card::ALL.len()];
    let mut kind = 0;
    while kind < Card::TOTEM_KINDS {
        bits[kind] = TOTEM;
        kind += 1;
    }
    bits[Card::W as usize] = WARRIOR;
    bits
};

impl Tops {
    /// TE-9: three places with three players, else four; all empty.
    #[must_use]
    pub const fn empty(seats: SeatCount) -> Tops {
        Tops(if seats.get() == 3 { 0b111 } else { 0b1111 })
    }

    /// How many places the table has.
    #[inline(always)]
    #[must_use]
    pub const fn places(self) -> u8 {
        (self.0 & PLACES).count_ones() as u8
    }

    #[inline(always)]
    const fn totem(self) -> u64 {
        (self.0 / TOTEM) & PLACES
    }

    #[inline(always)]
    const fn warrior(self) -> u64 {
        (self.0 / WARRIOR) & PLACES
    }

    #[inline(always)]
    const fn empties(self) -> u64 {
        self.0 & !((self.0 / TOTEM) | (self.0 / WARRIOR)) & PLACES
    }

    /// Where a card of this class goes.
    #[inline(always)]
    const fn open_to(self, class: Class) -> u64 {
        match class {
            // TE-13, TE-14
            Class::Builder => self.0 & !self.warrior() & PLACES,
            // TE-15
            Class::Top => self.totem(),
            // TE-16
            Class::Companion => self.warrior(),
        }
    }

    /// Where cards go, sixteen bits for each class, in them the places once for each of three
    /// cards; of several empty places only the first.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn offered(self) -> u64 {
        let empties = self.empties();
        let builder = self.totem() | (empties & empties.wrapping_neg());
        (self.0 & !PLACES | builder) * 0x111
    }

    /// The classes that can be played somewhere, one bit each.
    #[must_use]
    pub(crate) const fn playable(self) -> u8 {
        let builder = (self.open_to(Class::Builder) != 0) as u8;
        let top = (self.totem() != 0) as u8;
        let companion = (self.warrior() != 0) as u8;
        builder | top << 1 | companion << 2
    }

    /// Whether the place is empty.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty_at(self, place: Place) -> bool {
        self.empties() & (1 << place.0) != 0
    }

    /// Whether the card may go there.
    #[inline(always)]
    #[must_use]
    pub const fn takes(self, card: Card, place: Place) -> bool {
        self.open_to(card.class()) & (1 << place.0) != 0
    }

    #[inline(always)]
    fn cover(&mut self, card: Card, place: Place) {
        let before = (TOTEM | WARRIOR) << place.0;
        self.0 = (self.0 & !before) | ON_TOP[card as usize] << place.0;
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
    #[inline(always)]
    #[must_use]
    pub const fn tops(&self) -> Tops {
        self.tops
    }

    /// The sum of the numbers in a pole.
    #[inline(always)]
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
        Place::all(self.tops.places()).map(|place| self.pole(place).collect()).collect()
    }

    /// Lays a card there, which must be allowed. Gives the points of the pole if the card
    /// completes it, else 0; TE-17: then the place is free again.
    #[inline(always)]
    pub(crate) fn lay(&mut self, card: Card, place: Place) -> u16 {
        if let Some(slot) = self.plays.get_mut(usize::from(self.count)) {
            *slot = card as u8 | place.0 << 4;
            self.count += 1;
        }
        self.tops.cover(card, place);
        // Whether a card completes a pole can't be predicted: choose values, not branches.
        let at = place.index();
        let points = self.points[at] + card.points();
        let completes = card.completes();
        self.points[at] = select_unpredictable(completes, 0, points);
        self.since[at] = select_unpredictable(completes, self.count, self.since[at]);
        select_unpredictable(completes, points, 0)
    }
}
