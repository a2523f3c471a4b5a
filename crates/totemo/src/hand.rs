//! The up to three blocks that a player holds.

use crate::Block;
use serde::{Deserialize, Serialize};

/// At most three blocks, sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Block>", into = "Vec<Block>")]
pub struct Hand {
    // Sorted, with nothing behind the last block: `None` sorts first, so it is kept at the end by
    // hand in `add`.
    slots: [Option<Block>; 3],
}

impl Hand {
    /// How many a turn begins with (TO-12).
    pub const FULL: usize = 3;
    /// No block.
    pub const EMPTY: Hand = Hand { slots: [None; 3] };

    /// How many blocks.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.slots.iter().map(|slot| usize::from(slot.is_some())).sum()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.slots[0].is_none()
    }

    /// Whether there is such a block.
    #[inline]
    #[must_use]
    pub fn has(self, block: Block) -> bool {
        self.slots.contains(&Some(block))
    }

    /// The hand with one block more; None if it is full.
    #[inline]
    #[must_use]
    pub fn with(mut self, block: Block) -> Option<Hand> {
        let mut carried = block;
        for slot in &mut self.slots {
            match *slot {
                None => {
                    *slot = Some(carried);
                    return Some(self);
                }
                Some(held) => {
                    *slot = Some(held.min(carried));
                    carried = held.max(carried);
                }
            }
        }
        None
    }

    /// The hand without one such block; None if it has none.
    #[inline]
    #[must_use]
    pub fn without(self, block: Block) -> Option<Hand> {
        let [a, b, c] = self.slots;
        let slots = if a == Some(block) {
            [b, c, None]
        } else if b == Some(block) {
            [a, c, None]
        } else if c == Some(block) {
            [a, b, None]
        } else {
            return None;
        };
        Some(Hand { slots })
    }

    /// The three slots, empty ones last.
    #[inline]
    #[must_use]
    pub fn slots(self) -> [Option<Block>; 3] {
        self.slots
    }

    /// Its blocks, sorted.
    pub fn iter(self) -> impl Iterator<Item = Block> {
        self.slots.into_iter().flatten()
    }

    /// Its kinds of block: equal blocks once.
    pub fn kinds(self) -> impl Iterator<Item = Block> {
        let [a, b, c] = self.slots;
        [a, b.filter(|_| b != a), c.filter(|_| c != b)].into_iter().flatten()
    }

    /// TO-8: three toppers.
    #[inline]
    #[must_use]
    pub fn is_three_toppers(self) -> bool {
        self.slots.iter().all(|slot| slot.is_some_and(Block::is_topper))
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
        assert_eq!(Vec::from(hand), [Block::B, Block::Rt, Block::W]);
        assert_eq!(hand.with(Block::R), None);
        let hand = hand.without(Block::Rt).unwrap();
        assert_eq!((hand.len(), hand.has(Block::Rt)), (2, false));
        assert_eq!(hand.without(Block::Rt), None);
    }

    #[test]
    fn equal_blocks_are_one_kind() {
        let hand = Hand::try_from(vec![Block::B, Block::W, Block::B]).unwrap();
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Block::B, Block::W]);
    }
}
