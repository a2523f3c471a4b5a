//! TE-1: the cards.

use serde::{Deserialize, Serialize};

/// A kind of card, by its code in records: a totem card's number, `T` a top, `W` a warrior, `C` a
/// companion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemCard"))]
pub enum Card {
    /// A totem card worth 1.
    #[serde(rename = "1")]
    N1,
    /// A totem card worth 2.
    #[serde(rename = "2")]
    N2,
    /// A totem card worth 3.
    #[serde(rename = "3")]
    N3,
    /// A totem card worth 4.
    #[serde(rename = "4")]
    N4,
    /// A totem card worth 5.
    #[serde(rename = "5")]
    N5,
    /// A totem card worth 6.
    #[serde(rename = "6")]
    N6,
    /// A totem card worth 8.
    #[serde(rename = "8")]
    N8,
    /// A totem card worth 10.
    #[serde(rename = "10")]
    N10,
    /// A warrior.
    W,
    /// A top.
    T,
    /// A companion.
    C,
}

/// Cards that go to the same places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Class {
    /// TE-13, TE-14: totem cards and warriors start a pole or go on a totem card.
    Builder,
    /// TE-15: a top goes on a totem card.
    Top,
    /// TE-16: a companion goes on a warrior.
    Companion,
}

impl Card {
    /// Every kind.
    pub const ALL: [Card; 11] = [
        Card::N1,
        Card::N2,
        Card::N3,
        Card::N4,
        Card::N5,
        Card::N6,
        Card::N8,
        Card::N10,
        Card::W,
        Card::T,
        Card::C,
    ];

    /// The card of a kind that was a card's. (Any four bits give some card: so there is nothing to
    /// check.)
    #[inline]
    pub(crate) const fn of_kind(kind: u32) -> Card {
        const BY_KIND: [Card; 16] = {
            let mut cards = [Card::C; 16];
            let mut kind = 0;
            while kind < Card::ALL.len() {
                cards[kind] = Card::ALL[kind];
                kind += 1;
            }
            cards
        };
        BY_KIND[(kind & 15) as usize]
    }

    /// How many kinds of totem card there are; they come first.
    pub const TOTEM_KINDS: usize = 8;

    /// TE-1: how many totem cards of this kind there are; of the others, TE-4: how many each
    /// player has.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Card::N1 | Card::N2 | Card::N3 | Card::N4 | Card::N5 | Card::N6 => 10,
            Card::N8 | Card::N10 => 5,
            Card::T => 3,
            Card::W | Card::C => 2,
        }
    }

    /// TE-18: the number on it; tops, warriors and companions are worth nothing.
    #[inline]
    #[must_use]
    pub const fn points(self) -> u16 {
        const POINTS: [u8; 11] = [1, 2, 3, 4, 5, 6, 8, 10, 0, 0, 0];
        POINTS[self as usize] as u16
    }

    /// Whether it has a number.
    #[inline]
    #[must_use]
    pub const fn is_totem(self) -> bool {
        (self as usize) < Card::TOTEM_KINDS
    }

    /// Where it goes.
    #[inline]
    #[must_use]
    pub const fn class(self) -> Class {
        match self {
            Card::N1 | Card::N2 | Card::N3 | Card::N4 | Card::N5 | Card::N6 => Class::Builder,
            Card::N8 | Card::N10 | Card::W => Class::Builder,
            Card::T => Class::Top,
            Card::C => Class::Companion,
        }
    }

    /// TE-15, TE-16: whether it completes the pole that it goes on.
    #[inline]
    #[must_use]
    pub const fn completes(self) -> bool {
        matches!(self, Card::T | Card::C)
    }

    /// Its code in records.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Card::N1 => "1",
            Card::N2 => "2",
            Card::N3 => "3",
            Card::N4 => "4",
            Card::N5 => "5",
            Card::N6 => "6",
            Card::N8 => "8",
            Card::N10 => "10",
            Card::T => "T",
            Card::W => "W",
            Card::C => "C",
        }
    }

    /// The card with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.code() == code)
    }
}
