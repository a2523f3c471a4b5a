//! What a player can do.

use crate::{Card, Cards, Hand, Place};
use serde::{Deserialize, Serialize};

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "a", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemAction"))]
pub enum Action {
    /// TE-6: the secret choice of three.
    Choose {
        /// The three cards.
        cards: Triple,
    },
    /// TE-8: a card onto a pole, or onto an empty place.
    Play {
        /// A card of the three.
        card: Card,
        /// The place of the pole.
        pole: Place,
    },
}

/// Exactly three cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>", rename = "TotemTriple"))]
pub struct Triple(Hand);

impl Triple {
    /// Three cards in any order.
    #[inline]
    #[must_use]
    pub fn new(a: Card, b: Card, c: Card) -> Triple {
        Triple(Hand::three(a, b, c))
    }

    /// Three cards of these kinds, in any order.
    #[inline]
    #[must_use]
    pub(crate) fn of_kinds(kinds: [u32; 3]) -> Triple {
        Triple(Hand::of_kinds(kinds))
    }

    /// As a multiset.
    #[inline]
    #[must_use]
    pub(crate) fn cards(self) -> Cards {
        Cards::of_kinds(self.0.three_kinds())
    }

    /// The three as a hand.
    #[inline]
    #[must_use]
    pub const fn hand(self) -> Hand {
        self.0
    }
}

impl TryFrom<Hand> for Triple {
    type Error = &'static str;
    #[inline]
    fn try_from(hand: Hand) -> Result<Triple, Self::Error> {
        if hand.slot(2).is_some() { Ok(Triple(hand)) } else { Err("three cards are chosen") }
    }
}

impl TryFrom<Vec<Card>> for Triple {
    type Error = &'static str;
    fn try_from(cards: Vec<Card>) -> Result<Triple, Self::Error> {
        Hand::try_from(cards).map_err(|_| "three cards are chosen")?.try_into()
    }
}

impl From<Triple> for Vec<Card> {
    fn from(three: Triple) -> Vec<Card> {
        three.0.into()
    }
}
