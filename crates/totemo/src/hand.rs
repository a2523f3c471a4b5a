//! The up to three blocks that a player holds.

use crate::{Block, Board, Holes, fit};
use serde::{Deserialize, Serialize};

/// At most three blocks, sorted.
///
/// One byte for each block in one word, empty slots last: taking a block out or adding one needs
/// no branch that a processor would have to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Block>", into = "Vec<Block>")]
pub struct Hand(u32);

/// A slot's byte by block: the kind, its lane of colours (see `fit`), and the highest bit for a
/// topper. So bytes sort as blocks do.
const BYTES: [u8; Block::ALL.len()] = {
    let mut bytes = [0; Block::ALL.len()];
    let mut kind = 0;
    while kind < Block::ALL.len() {
        let block = Block::ALL[kind];
        bytes[kind] = kind as u8 | (fit::lane(block) as u8) << 4 | (block.is_topper() as u8) << 7;
        kind += 1;
    }
    bytes
};

#[inline]
const fn byte_of(block: Block) -> u32 {
    BYTES[block as usize] as u32
}

/// The byte of an empty slot; higher than any block's, in the lane that fits nowhere.
const EMPTY_SLOT: u32 = 0xff;

impl Hand {
    /// How many a turn begins with (TO-12).
    pub const FULL: usize = 3;
    /// No block.
    pub const EMPTY: Hand = Hand(EMPTY_SLOT | EMPTY_SLOT << 8 | EMPTY_SLOT << 16);

    #[inline]
    const fn byte(self, slot: u32) -> u32 {
        (self.0 >> (8 * slot)) & 0xff
    }

    /// How many blocks.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        (self.byte(0) != EMPTY_SLOT) as usize
            + (self.byte(1) != EMPTY_SLOT) as usize
            + (self.byte(2) != EMPTY_SLOT) as usize
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
        if self.byte(2) != EMPTY_SLOT {
            return None;
        }
        let (a, b, new) = (self.byte(0), self.byte(1), byte_of(block));
        let (a, new) = (a.min(new), a.max(new));
        Some(Hand(a | b.min(new) << 8 | b.max(new) << 16))
    }

    /// The hand without one such block; None if it has none.
    #[inline]
    #[must_use]
    pub const fn without(self, block: Block) -> Option<Hand> {
        let byte = byte_of(block);
        let first = (self.byte(0) == byte) as u32;
        let second = (self.byte(1) == byte) as u32 & !first;
        let slot = 2 - 2 * first - second;
        if self.byte(slot) != byte {
            return None;
        }
        let below = (1 << (8 * slot)) - 1;
        Some(Hand((self.0 & below) | ((self.0 >> 8) & !below) | EMPTY_SLOT << 16))
    }

    /// The block in a slot.
    #[inline]
    #[must_use]
    pub(crate) fn slot(self, slot: u32) -> Option<Block> {
        Block::ALL.get((self.byte(slot) & 15) as usize).copied()
    }

    /// For each slot the holes where its block may go; equal blocks once.
    #[inline]
    #[must_use]
    pub(crate) fn holes(self, board: &Board) -> [Holes; 3] {
        let holes = |slot: u32| {
            let byte = self.byte(slot);
            board.holes_in_lane((byte >> 4 & 7) as usize, byte >> 7 != 0)
        };
        let once = |slot: u32| {
            let twin = self.byte(slot) == self.byte(slot - 1);
            if twin { Holes::NONE } else { holes(slot) }
        };
        [holes(0), once(1), once(2)]
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
        const HIGH_BITS: u32 = 0x80_8080;
        self.0 & HIGH_BITS == HIGH_BITS && self.byte(2) != EMPTY_SLOT
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
