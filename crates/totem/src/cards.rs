//! A multiset of cards: what one player still has.

use crate::{Card, Triple};
use serde::{Deserialize, Serialize};
use stapel_core::{Dice, Rng};

/// Cards of one player, six bits for each kind in one word, so that three of them can be drawn in a
/// few instructions. Written as a sorted list of codes. (The undealt deck is one of these, too.)
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>", rename = "TotemCards"))]
pub struct Cards(u64);

const LANE: u32 = 6;
/// A one in every lane but the last, whose four bits hold the companions.
const ONE_EACH: u64 = {
    let mut ones = 0;
    let mut kind = 0;
    while kind < Card::ALL.len() {
        ones |= 1 << (LANE * kind as u32);
        kind += 1;
    }
    ones
};
/// The lane of the companions.
const LAST_LANE: u64 = 0xf << 60;
/// The highest bit of each lane but the last.
const HIGH_BITS: u64 = (ONE_EACH & !LAST_LANE) << (LANE - 1);

/// By kind, one card of it.
const ONES: [u64; 16] = {
    let mut ones = [0; 16];
    let mut kind = 0;
    while kind < Card::ALL.len() {
        ones[kind] = one(Card::ALL[kind]);
        kind += 1;
    }
    ones
};

#[inline]
const fn one(card: Card) -> u64 {
    1 << (LANE * card as u32)
}

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);
    /// The most cards of one player.
    pub const MOST: usize = 31;

    /// TE-4: what each player has besides totem cards.
    pub const SPECIALS: Cards = Cards(
        one(Card::T) * Card::T.count() as u64
            + one(Card::W) * Card::W.count() as u64
            + one(Card::C) * Card::C.count() as u64,
    );

    /// Three cards of these kinds.
    #[inline]
    #[must_use]
    pub(crate) const fn of_kinds(kinds: [u32; 3]) -> Cards {
        let [a, b, c] = kinds;
        Cards(ONES[(a & 15) as usize] + ONES[(b & 15) as usize] + ONES[(c & 15) as usize])
    }

    /// How many of a kind.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        ((self.0 >> (LANE * card as u32)) & 0x3f) as u8
    }

    /// How many in all, of one player: at most 31.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        // The highest full lane of the product is the sum of all lanes but the last.
        let sum = (self.0 & !LAST_LANE).wrapping_mul(ONE_EACH) >> (60 - LANE);
        (sum & 0x3f) as usize + (self.0 >> 60) as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more. Only for cards that were counted before: a player has at most 21.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, card: Card) -> Cards {
        Cards(self.0 + one(card))
    }

    /// Without one; None if there is none.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Option<Cards> {
        if self.count(card) == 0 { None } else { Some(Cards(self.0 - one(card))) }
    }

    /// TE-1: the totem cards.
    pub(crate) const DECK: Cards = {
        let mut deck = 0;
        let mut kind = 0;
        while kind < Card::TOTEM_KINDS {
            deck += one(Card::ALL[kind]) * Card::ALL[kind].count() as u64;
            kind += 1;
        }
        Cards(deck)
    };

    /// Totem cards, of each kind as many as its byte says.
    #[inline]
    pub(crate) fn of_totems(counts: u64) -> Cards {
        let lanes = (0..Card::TOTEM_KINDS as u32)
            .map(|kind| (counts >> (8 * kind) & 0xff) << (LANE * kind));
        Cards(lanes.sum())
    }

    /// The deck without the totem cards that a player was dealt from it.
    #[inline]
    pub(crate) const fn without_totems(self, dealt: Cards) -> Cards {
        Cards(self.0 - (dealt.0 & ((1 << (LANE * Card::TOTEM_KINDS as u32)) - 1)))
    }

    /// Whether there are at least that many of every kind.
    #[inline]
    #[must_use]
    pub const fn covers(self, those: Cards) -> bool {
        // Where more are taken than there are, the highest bit of the lane is gone, or in the last
        // lane a one is missing altogether.
        let (lanes, short) = (self.0 | HIGH_BITS).overflowing_sub(those.0);
        lanes & HIGH_BITS == HIGH_BITS && !short
    }

    /// Without all of those; None if one is missing.
    #[inline]
    #[must_use]
    pub const fn minus(self, those: Cards) -> Option<Cards> {
        if self.covers(those) { Some(Cards(self.0 - those.0)) } else { None }
    }

    /// All of these and all of those; None if that is more than a player can have.
    #[inline]
    #[must_use]
    pub fn plus(self, those: Cards) -> Option<Cards> {
        let fits = self.len() + those.len() <= Cards::MOST
            && self.count(Card::C) + those.count(Card::C) < 16;
        fits.then(|| Cards(self.0 + those.0))
    }

    /// Three different cards of the `count` that there are, each three as likely as any other.
    #[inline]
    pub(crate) fn draw_three(self, count: u32, rng: &mut impl Rng) -> Option<Triple> {
        if count < 3 {
            return None;
        }
        let mut dice = Dice::roll(rng);
        let a = dice.below(count);
        let mut b = dice.below(count - 1);
        let mut c = dice.below(count - 2);
        b += u32::from(b >= a);
        c += u32::from(c >= a.min(b));
        c += u32::from(c >= a.max(b));
        // Lane k of the product is the number of cards of the kinds 0 … k.
        let sums = self.0.wrapping_mul(ONE_EACH) & !LAST_LANE;
        let kind = |nth: u32| {
            // In each lane, whether the n-th card lies beyond that lane's kinds.
            let beyond = (u64::from(nth) * (ONE_EACH & !LAST_LANE) + HIGH_BITS) - sums;
            (beyond & HIGH_BITS).count_ones()
        };
        Some(Triple::of_kinds([kind(a), kind(b), kind(c)]))
    }

    /// Each card, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

/// More cards than a player can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more cards than a player can have")]
pub struct TooMany;

impl TryFrom<Vec<Card>> for Cards {
    type Error = TooMany;
    fn try_from(cards: Vec<Card>) -> Result<Cards, TooMany> {
        cards
            .into_iter()
            .try_fold(Cards::NONE, |all, card| all.plus(Cards(one(card))).ok_or(TooMany))
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::Seed;

    #[test]
    fn three_drawn_cards_are_each_as_likely_as_there_are_of_them() {
        let cards: Cards = Cards::try_from(vec![
            Card::N1,
            Card::N1,
            Card::N3,
            Card::N10,
            Card::N10,
            Card::N10,
            Card::T,
            Card::T,
            Card::W,
            Card::C,
        ])
        .unwrap();
        let count = cards.len() as u32;
        let mut rng = Seed::from_number(5).play_rng();
        let mut drawn = [0_i64; 11];
        const ROUNDS: i64 = 50_000;
        for _ in 0..ROUNDS {
            let three = cards.draw_three(count, &mut rng).unwrap();
            let hand = three.hand();
            assert_eq!(three.cards(), hand.cards());
            assert!(cards.minus(hand.cards()).is_some(), "{hand:?}");
            hand.iter().for_each(|card| drawn[card as usize] += 1);
        }
        for card in Card::ALL {
            let expected = ROUNDS * 3 * i64::from(cards.count(card)) / i64::from(count);
            let off = (drawn[card as usize] - expected).abs();
            assert!(off * off <= 20 * expected, "{card:?}: {off} off {expected}");
        }
    }

    #[test]
    fn cards_are_counted() {
        let cards = Cards::SPECIALS.with(Card::N10).with(Card::N10);
        assert_eq!((cards.len(), cards.count(Card::N10), cards.count(Card::C)), (9, 2, 2));
        assert_eq!(cards.without(Card::N1), None);
        assert_eq!(cards.minus(Cards::SPECIALS).unwrap().len(), 2);
        assert_eq!(Cards::SPECIALS.minus(cards), None);
        assert!(Cards::try_from(vec![Card::C; 16]).is_err());
        assert!(Cards::try_from(vec![Card::N1; 32]).is_err());
        assert_eq!(Cards::try_from(Vec::from(cards)), Ok(cards));
    }
}
