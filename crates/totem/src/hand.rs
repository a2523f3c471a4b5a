//! The up to three cards with which a player plays a round (TE-6).

use crate::{Card, Cards, Class};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// At most three cards, sorted.
///
/// One byte for each card in one word, empty slots last: taking a card out is a shift, whichever
/// it is, and needs no branch that a processor would have to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand(u32);

/// A slot's byte has the card in its low half and eight times the card's class, as a shift to find
/// the class's places, in its two highest bits. So bytes sort as cards do.
const fn byte_of(card: Card) -> u32 {
    card as u32 | (card.class() as u32) << 6
}

/// The byte of an empty slot; higher than any card's, and of no class.
const EMPTY_SLOT: u32 = 0xff;

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(EMPTY_SLOT | EMPTY_SLOT << 8 | EMPTY_SLOT << 16);

    /// Three cards in any order.
    #[inline]
    #[must_use]
    pub fn three(a: Card, b: Card, c: Card) -> Hand {
        Hand::sorted(byte_of(a), byte_of(b), byte_of(c))
    }

    #[inline]
    fn sorted(a: u32, b: u32, c: u32) -> Hand {
        let (a, b) = (a.min(b), a.max(b));
        let (b, c) = (b.min(c), b.max(c));
        let (a, b) = (a.min(b), a.max(b));
        Hand(a | b << 8 | c << 16)
    }

    #[inline]
    const fn byte(self, slot: u32) -> u32 {
        (self.0 >> (8 * slot)) & 0xff
    }

    /// The card in a slot.
    #[inline]
    #[must_use]
    pub(crate) fn slot(self, slot: u32) -> Option<Card> {
        Card::ALL.get((self.byte(slot) & 15) as usize).copied()
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        (0..3).filter(|&slot| self.byte(slot) != EMPTY_SLOT).count()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Hand::EMPTY
    }

    /// The first slot with such a card; the last if there is none.
    #[inline]
    #[must_use]
    pub(crate) const fn find(self, card: Card) -> u32 {
        let byte = byte_of(card);
        (self.byte(0) != byte) as u32 + (self.byte(0) != byte && self.byte(1) != byte) as u32
    }

    /// Without one such card; None if there is none.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Option<Hand> {
        let slot = self.find(card);
        if self.byte(slot) != byte_of(card) {
            return None;
        }
        let below = (1 << (8 * slot)) - 1;
        Some(Hand((self.0 & below) | ((self.0 >> 8) & !below) | EMPTY_SLOT << 16))
    }

    /// For each slot the places that its class may go to, four bits each; equal cards once. The
    /// argument has eight bits for each class.
    #[inline]
    #[must_use]
    pub(crate) const fn places(self, by_class: u32) -> u16 {
        let a = (by_class >> ((self.0 >> 3) & 0x18)) & 15;
        let b = (by_class >> ((self.0 >> 11) & 0x18)) & 15;
        let c = (by_class >> ((self.0 >> 19) & 0x18)) & 15;
        let differ = self.0 ^ (self.0 >> 8);
        let b = if differ & 0xff == 0 { 0 } else { b };
        let c = if differ & 0xff00 == 0 { 0 } else { c };
        (a | b << 4 | c << 8) as u16
    }

    /// Whether it holds a card of this class.
    #[must_use]
    pub fn has_class(self, class: Class) -> bool {
        self.iter().any(|card| card.class() == class)
    }

    /// Its cards, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..3).filter_map(move |slot| self.slot(slot))
    }

    /// Its kinds of card: equal cards once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let new = move |&slot: &u32| slot == 0 || self.byte(slot) != self.byte(slot - 1);
        (0..3).filter(new).filter_map(move |slot| self.slot(slot))
    }

    /// As a multiset.
    #[inline]
    #[must_use]
    pub fn cards(self) -> Cards {
        self.iter().fold(Cards::NONE, Cards::with)
    }
}

impl Ord for Hand {
    /// Card by card, the lowest first.
    fn cmp(&self, other: &Hand) -> Ordering {
        self.0.swap_bytes().cmp(&other.0.swap_bytes())
    }
}

impl PartialOrd for Hand {
    fn partial_cmp(&self, other: &Hand) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Default for Hand {
    fn default() -> Hand {
        Hand::EMPTY
    }
}

/// More than three cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a round is played with at most three cards")]
pub struct TooMany;

impl TryFrom<Vec<Card>> for Hand {
    type Error = TooMany;
    fn try_from(cards: Vec<Card>) -> Result<Hand, TooMany> {
        let byte = |slot: usize| cards.get(slot).map_or(EMPTY_SLOT, |&card| byte_of(card));
        if cards.len() > 3 { Err(TooMany) } else { Ok(Hand::sorted(byte(0), byte(1), byte(2))) }
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_taken_out_of_any_slot() {
        let all = [Card::N1, Card::N5, Card::C];
        let hand = Hand::try_from(all.to_vec()).unwrap();
        for out in all {
            let rest: Vec<_> = all.into_iter().filter(|&card| card != out).collect();
            assert_eq!(Vec::from(hand.without(out).unwrap()), rest);
        }
        assert_eq!(hand.without(Card::T), None);
        let none = all.into_iter().try_fold(hand, Hand::without).unwrap();
        assert_eq!(none, Hand::EMPTY);
        assert!(none.is_empty());
        assert_eq!(none.without(Card::N1), None);
    }

    #[test]
    fn equal_cards_are_one_kind() {
        let hand = Hand::three(Card::W, Card::N2, Card::W);
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Card::N2, Card::W]);
        assert_eq!(hand.places(0x01_01_01), 0x011);
        assert_eq!(Hand::EMPTY.places(0x0f_0f_0f), 0);
        assert!(Hand::try_from(vec![Card::T; 4]).is_err());
    }
}
