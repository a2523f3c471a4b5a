//! The up to three cards with which a player plays a round (TE-6).

use crate::{Card, Cards};
use serde::{Deserialize, Serialize};
use std::{cmp::Ordering, hint::select_unpredictable};

/// At most three cards, sorted.
///
/// One byte for each card in one word, empty slots last, and a fourth slot that is always empty:
/// taking a card out is a shift, whichever it is, and needs no branch that a processor would have
/// to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>", rename = "TotemHand"))]
pub struct Hand(u32);

/// A slot's byte by card: the kind in its low half and the class in its two highest bits. So bytes
/// sort as cards do.
const BYTES: [u8; 16] = {
    let mut bytes = [EMPTY_SLOT as u8; 16];
    let mut kind = 0;
    while kind < Card::ALL.len() {
        bytes[kind] = kind as u8 | (Card::ALL[kind].class() as u8) << 6;
        kind += 1;
    }
    bytes
};

#[inline(always)]
const fn byte_of(card: Card) -> u32 {
    BYTES[card as usize] as u32
}

/// By the classes of three slots, two bits each: the slots of each class, sixteen bits for a class
/// and in these four for a slot.
const SLOTS: [u64; 64] = {
    let mut table = [0; 64];
    let mut classes = 0;
    while classes < 64 {
        let mut slot = 0;
        while slot < 3 {
            let class = classes >> (2 * slot) & 3;
            if class < 3 {
                table[classes] |= 15 << (16 * class + 4 * slot);
            }
            slot += 1;
        }
        classes += 1;
    }
    table
};

/// The byte of an empty slot; higher than any card's, and of no class.
const EMPTY_SLOT: u32 = 0xff;
const ONE_EACH: u32 = 0x0101_0101;
const HIGH_BITS: u32 = ONE_EACH << 7;

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(EMPTY_SLOT * ONE_EACH);

    /// Three cards in any order.
    #[inline(always)]
    #[must_use]
    pub fn three(a: Card, b: Card, c: Card) -> Hand {
        Hand::sorted(byte_of(a), byte_of(b), byte_of(c))
    }

    /// Up to three cards in any order.
    #[inline(always)]
    #[must_use]
    pub fn of(cards: [Option<Card>; 3]) -> Hand {
        let [a, b, c] = cards.map(|card| card.map_or(EMPTY_SLOT, byte_of));
        Hand::sorted(a, b, c)
    }

    #[inline(always)]
    fn sorted(a: u32, b: u32, c: u32) -> Hand {
        let (a, b) = (a.min(b), a.max(b));
        let (b, c) = (b.min(c), b.max(c));
        let (a, b) = (a.min(b), a.max(b));
        Hand(a | b << 8 | c << 16 | EMPTY_SLOT << 24)
    }

    /// Three cards of these kinds, in any order.
    #[inline(always)]
    #[must_use]
    pub(crate) fn of_kinds(kinds: [u32; 3]) -> Hand {
        let [a, b, c] = kinds.map(|kind| u32::from(BYTES[(kind & 15) as usize]));
        Hand::sorted(a, b, c)
    }

    /// The kinds of its cards, if there are three.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn three_kinds(self) -> [u32; 3] {
        [self.byte(0) & 15, self.byte(1) & 15, self.byte(2) & 15]
    }

    #[inline(always)]
    const fn byte(self, slot: u32) -> u32 {
        (self.0 >> (8 * slot)) & 0xff
    }

    /// The card in a slot.
    #[inline(always)]
    #[must_use]
    pub(crate) fn slot(self, slot: u32) -> Option<Card> {
        let byte = self.byte(slot);
        if byte == EMPTY_SLOT { None } else { Some(Card::of_kind(byte)) }
    }

    /// How many cards.
    #[inline(always)]
    #[must_use]
    pub fn len(self) -> usize {
        (0..3).filter(|&slot| self.byte(slot) != EMPTY_SLOT).count()
    }

    /// Whether there is none.
    #[inline(always)]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Hand::EMPTY
    }

    /// The first slot with such a card, and the hand without it; None if there is none.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn take(self, card: Card) -> Option<(u32, Hand)> {
        // The lowest zero byte is where the card is: only there, and maybe above it, a one is
        // borrowed.
        let differ = self.0 ^ (byte_of(card) * ONE_EACH);
        let found = differ.wrapping_sub(ONE_EACH) & !differ & HIGH_BITS;
        if found == 0 {
            return None;
        }
        let below = ((found & found.wrapping_neg()) >> 7) - 1;
        // The empty fourth slot stays where it is: the shift repeats its highest bit.
        let shifted = (self.0.cast_signed() >> 8).cast_unsigned();
        Some((found.trailing_zeros() / 8, Hand(shifted ^ ((self.0 ^ shifted) & below))))
    }

    /// Without one such card; None if there is none.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, card: Card) -> Option<Hand> {
        match self.take(card) {
            Some((_, rest)) => Some(rest),
            None => None,
        }
    }

    /// For each slot the places that its class may go to, four bits each; equal cards once. The
    /// argument has sixteen bits for each class, in them the places once for each slot.
    #[inline(always)]
    #[must_use]
    pub(crate) fn places(self, by_class: u64) -> u16 {
        // The product brings the three classes next to each other.
        const CLASSES: u32 = 0xc0_c0c0;
        const GATHER: u32 = 1 << 18 | 1 << 12 | 1 << 6;
        let classes = (self.0 & CLASSES).wrapping_mul(GATHER) >> 24;
        let open = by_class & SLOTS[(classes & 63) as usize];
        let open = (open | open >> 16 | open >> 32) as u16;
        let differ = self.0 ^ (self.0 >> 8);
        let second = select_unpredictable(differ & 0xff == 0, 0xf0f, 0xfff);
        let third = select_unpredictable(differ & 0xff00 == 0, 0x0ff, 0xfff);
        open & second & third
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
    #[inline(always)]
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
        assert_eq!(hand.places(0x0111_0111_0111), 0x011);
        assert_eq!(Hand::three(Card::T, Card::N2, Card::C).places(0x0444_0222_0111), 0x421);
        assert_eq!(Hand::EMPTY.places(0x0fff_0fff_0fff), 0);
        assert!(Hand::try_from(vec![Card::T; 4]).is_err());
    }
}
