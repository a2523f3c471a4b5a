//! The up to three blocks that a player holds.

use crate::{Bag, Block, Board, Holes};
use serde::{Deserialize, Serialize};
use std::hint::select_unpredictable;

/// At most three blocks, sorted.
///
/// One byte for each block's kind in one word, empty slots last, and a fourth slot that is always
/// empty: taking a block out or adding one needs no branch that a processor would have to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Block>", into = "Vec<Block>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Block>", rename = "TotemoHand"))]
pub struct Hand(u32);

/// The byte of an empty slot; higher than any block's, in the lane that fits nowhere (see `fit`).
const EMPTY_SLOT: u32 = 0xff;
const ONE_EACH: u32 = 0x0101_0101;
const HIGH_BITS: u32 = ONE_EACH << 7;

impl Hand {
    /// How many a turn begins with (TO-12).
    pub const FULL: usize = 3;
    /// No block.
    pub const EMPTY: Hand = Hand(EMPTY_SLOT * ONE_EACH);

    #[inline]
    const fn byte(self, slot: u32) -> u32 {
        (self.0 >> (8 * slot)) & 0xff
    }

    #[inline]
    const fn is_empty_slot(self, slot: u32) -> bool {
        // Only empty slots have the highest bit.
        self.0 & (0x80 << (8 * slot)) != 0
    }

    /// One block.
    #[inline]
    #[must_use]
    pub(crate) const fn of(block: Block) -> Hand {
        Hand(Hand::EMPTY.0 << 8 | block as u32)
    }

    /// How many blocks.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        4 - (self.0 & HIGH_BITS).count_ones() as usize
    }

    /// How many more it can hold.
    #[inline]
    #[must_use]
    pub(crate) const fn room(self) -> usize {
        (self.0 & HIGH_BITS).count_ones() as usize - 1
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == Hand::EMPTY.0
    }

    /// Whether there is such a block.
    #[inline]
    #[must_use]
    pub const fn has(self, block: Block) -> bool {
        self.without(block).is_some()
    }

    /// The hand with one block more; None if it is full.
    #[inline]
    #[must_use]
    pub fn with(self, block: Block) -> Option<Hand> {
        if !self.is_empty_slot(2) {
            return None;
        }
        let (a, b, new) = (self.byte(0), self.byte(1), block as u32);
        let (a, new) = (a.min(new), a.max(new));
        Some(Hand(a | b.min(new) << 8 | b.max(new) << 16 | EMPTY_SLOT << 24))
    }

    /// The hand without one such block; None if it has none.
    #[inline]
    #[must_use]
    pub const fn without(self, block: Block) -> Option<Hand> {
        // The lowest zero byte is where the block is: only there, and maybe above it, a one is
        // borrowed.
        let differ = self.0 ^ (block as u32 * ONE_EACH);
        let found = differ.wrapping_sub(ONE_EACH) & !differ & HIGH_BITS;
        if found == 0 {
            return None;
        }
        let below = ((found & found.wrapping_neg()) >> 7) - 1;
        // The empty fourth slot stays where it is: the shift repeats its highest bit.
        let shifted = (self.0.cast_signed() >> 8).cast_unsigned();
        Some(Hand(shifted ^ ((self.0 ^ shifted) & below)))
    }

    /// The block in a slot.
    #[inline]
    #[must_use]
    pub(crate) fn slot(self, slot: u32) -> Option<Block> {
        if self.is_empty_slot(slot) { None } else { Some(Block::of_kind(self.byte(slot))) }
    }

    /// Three slots, for choosing one of them without a branch.
    #[inline]
    #[must_use]
    pub(crate) const fn kinds(self) -> [u32; Hand::FULL] {
        [self.byte(0), self.byte(1), self.byte(2)]
    }

    /// For each slot the holes where its block may go; equal blocks once.
    #[inline]
    #[must_use]
    pub fn holes(self, board: &Board) -> [Holes; 3] {
        let holes = |slot: u32| board.holes_of_kind(self.byte(slot));
        let once = |slot: u32| {
            let twin = self.byte(slot) == self.byte(slot - 1);
            select_unpredictable(twin, Holes::NONE, holes(slot))
        };
        [holes(0), once(1), once(2)]
    }

    /// As a multiset.
    #[inline]
    #[must_use]
    pub(crate) fn bag(self) -> Bag {
        self.iter().collect()
    }

    /// Its blocks, sorted.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Block> {
        (0..3).map_while(move |slot| self.slot(slot))
    }

    /// TO-8: three toppers.
    #[inline]
    #[must_use]
    pub const fn is_three_toppers(self) -> bool {
        const TOPPERS: u32 = Block::Rt as u32 * 0x01_0101;
        self.0 & (TOPPERS | HIGH_BITS >> 8) == TOPPERS
    }
}

impl Default for Hand {
    fn default() -> Hand {
        Hand::EMPTY
    }
}

/// More than three blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a hand holds at most three blocks")]
pub struct TooMany;

impl TryFrom<Vec<Block>> for Hand {
    type Error = TooMany;
    fn try_from(blocks: Vec<Block>) -> Result<Hand, TooMany> {
        blocks.into_iter().try_fold(Hand::EMPTY, |hand, block| hand.with(block).ok_or(TooMany))
    }
}

impl From<Hand> for Vec<Block> {
    fn from(hand: Hand) -> Vec<Block> {
        hand.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_sorted_and_holds_three() {
        let hand = Hand::try_from(vec![Block::W, Block::B, Block::Rt]).unwrap();
        assert_eq!(Vec::from(hand), [Block::B, Block::W, Block::Rt]);
        assert_eq!(hand.with(Block::R), None);
        let hand = hand.without(Block::Rt).unwrap();
        assert_eq!((hand.len(), hand.has(Block::Rt)), (2, false));
        assert_eq!(hand.without(Block::Rt), None);
    }

    #[test]
    fn equal_blocks_are_offered_once_and_empty_slots_nowhere() {
        let board = Board::start(&crate::Values::BOOK);
        let hand = Hand::try_from(vec![Block::B, Block::W, Block::B]).unwrap();
        assert_eq!(hand.holes(&board), [Holes::ALL, Holes::NONE, Holes::ALL]);
        assert_eq!(Hand::EMPTY.holes(&board), [Holes::NONE; 3]);
    }

    #[test]
    fn three_toppers_are_known() {
        let hand = |blocks: &[Block]| Hand::try_from(blocks.to_vec()).unwrap();
        assert!(hand(&[Block::Rt, Block::Bt, Block::Bt]).is_three_toppers());
        assert!(!hand(&[Block::Rt, Block::Bt]).is_three_toppers());
        assert!(!hand(&[Block::Rt, Block::Bt, Block::W]).is_three_toppers());
        assert!(!Hand::EMPTY.is_three_toppers());
    }
}
