//! The up to three cards with which a player plays a round (TE-6).

use crate::{Card, Cards, Class};
use serde::{Deserialize, Serialize};

/// At most three cards, sorted, empty slots last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand([Option<Card>; 3]);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand([None; 3]);

    /// Three cards in any order.
    #[inline]
    #[must_use]
    pub fn three(a: Card, b: Card, c: Card) -> Hand {
        let (a, b) = (a.min(b), a.max(b));
        let (b, c) = (b.min(c), b.max(c));
        let (a, b) = (a.min(b), a.max(b));
        Hand([Some(a), Some(b), Some(c)])
    }

    /// The three slots, empty ones last.
    #[inline]
    #[must_use]
    pub const fn slots(self) -> [Option<Card>; 3] {
        self.0
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|slot| usize::from(slot.is_some())).sum()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Without one such card; None if there is none.
    #[inline]
    #[must_use]
    pub fn without(self, card: Card) -> Option<Hand> {
        let [a, b, c] = self.0;
        if a == Some(card) {
            Some(Hand([b, c, None]))
        } else if b == Some(card) {
            Some(Hand([a, c, None]))
        } else if c == Some(card) {
            Some(Hand([a, b, None]))
        } else {
            None
        }
    }

    /// The classes of card in it, one bit each.
    #[inline]
    #[must_use]
    pub(crate) fn classes(self) -> u8 {
        self.0.iter().fold(0, |bits, slot| bits | slot.map_or(0, |card| 1 << card.class() as u8))
    }

    /// Whether it holds a card of this class.
    #[must_use]
    pub fn has_class(self, class: Class) -> bool {
        self.classes() & (1 << class as u8) != 0
    }

    /// Its cards, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// Its kinds of card: equal cards once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let [a, b, c] = self.0;
        [a, b.filter(|_| b != a), c.filter(|_| c != b)].into_iter().flatten()
    }

    /// As a multiset.
    #[inline]
    #[must_use]
    pub fn cards(self) -> Cards {
        self.iter().fold(Cards::NONE, Cards::with)
    }
}

/// More than three cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a round is played with at most three cards")]
pub struct TooMany;

impl TryFrom<Vec<Card>> for Hand {
    type Error = TooMany;
    fn try_from(mut cards: Vec<Card>) -> Result<Hand, TooMany> {
        cards.sort_unstable();
        let mut hand = Hand::EMPTY;
        if cards.len() > hand.0.len() {
            return Err(TooMany);
        }
        hand.0.iter_mut().zip(cards).for_each(|(slot, card)| *slot = Some(card));
        Ok(hand)
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.iter().collect()
    }
}
