//! The bag: how many blocks of each kind it holds.

use crate::Block;
use stapel_core::{Rng, below};

/// A multiset of blocks: eight bits for each kind of block, toppers in a word of their own, so that
/// a blind draw is a handful of instructions without a branch to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag {
    counts: [u64; 2],
    total: u8,
}

const ONE_EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONE_EACH << 7;

/// The word of a block's kind, and where in it the kind is counted.
#[inline]
const fn lane(block: Block) -> (usize, u32) {
    let kind = block as usize;
    let word = (kind >= Block::NO_TOPPERS) as usize;
    (word, 8 * (kind - Block::NO_TOPPERS * word) as u32)
}

impl Bag {
    /// Nothing in it.
    pub const EMPTY: Bag = Bag { counts: [0; 2], total: 0 };

    /// TO-4: all blocks but the starting block.
    pub const FULL: Bag = {
        let mut bag = Bag::EMPTY;
        let mut kind = 0;
        while kind < Block::IN_BAG {
            let block = Block::ALL[kind];
            let (word, shift) = lane(block);
            bag.counts[word] |= (block.count() as u64) << shift;
            bag.total += block.count();
            kind += 1;
        }
        bag
    };

    /// How many blocks there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.total as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.total == 0
    }

    /// How many there are of one kind.
    #[inline]
    #[must_use]
    pub const fn count(self, block: Block) -> u8 {
        let (word, shift) = lane(block);
        (self.counts[word] >> shift) as u8
    }

    /// Puts a block in.
    #[inline]
    pub const fn put(&mut self, block: Block) {
        let (word, shift) = lane(block);
        self.counts[word] += 1 << shift;
        self.total += 1;
    }

    /// Takes a block of this kind out; false if there is none.
    #[inline]
    #[must_use]
    pub const fn take(&mut self, block: Block) -> bool {
        if self.count(block) == 0 {
            return false;
        }
        let (word, shift) = lane(block);
        self.counts[word] -= 1 << shift;
        self.total -= 1;
        true
    }

    /// A blind draw: each block as likely as any other.
    #[inline]
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<Block> {
        if self.total == 0 {
            return None;
        }
        let nth = below(rng, u32::from(self.total));
        // Byte k of the product is the number of blocks of the kinds 0 … k.
        let no_toppers = (self.counts[0].wrapping_mul(ONE_EACH) >> 56) as u32;
        let word = u32::from(nth >= no_toppers);
        let nth = nth - no_toppers * word;
        // The kind of the n-th block is the number of kinds whose sum does not reach beyond n.
        let sums = self.counts[word as usize].wrapping_mul(ONE_EACH);
        let reached = ((u64::from(nth) * ONE_EACH) | HIGH_BITS) - sums;
        let kind = (reached & HIGH_BITS).count_ones();
        self.counts[word as usize] -= 1 << (8 * kind);
        self.total -= 1;
        Block::ALL.get((kind + Block::NO_TOPPERS as u32 * word) as usize).copied()
    }

    /// What is in it, sorted.
    pub fn iter(self) -> impl Iterator<Item = Block> {
        Block::ALL
            .into_iter()
            .flat_map(move |block| std::iter::repeat_n(block, usize::from(self.count(block))))
    }
}

impl FromIterator<Block> for Bag {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Bag {
        let mut bag = Bag::EMPTY;
        blocks.into_iter().for_each(|block| bag.put(block));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::Seed;

    #[test]
    fn to_4_all_other_48_blocks_are_in_the_bag() {
        assert_eq!(Bag::FULL.len(), 48);
        assert_eq!(Bag::FULL.count(Block::S), 0);
        assert_eq!(Bag::FULL.iter().count(), 48);
    }

    #[test]
    fn a_blind_draw_takes_each_block_as_often_as_there_are_of_it() {
        let mut rng = Seed::from_number(1).play_rng();
        let mut drawn = [0_u32; 14];
        const ROUNDS: u32 = 48_000;
        for _ in 0..ROUNDS {
            drawn[Bag::FULL.clone().draw(&mut rng).unwrap() as usize] += 1;
        }
        for block in Block::ALL {
            let expected = i64::from(Bag::FULL.count(block)) * i64::from(ROUNDS / 48);
            let off = (i64::from(drawn[block as usize]) - expected).abs();
            assert!(off * off <= 20 * expected, "{block:?}: {off} off {expected}");
        }
    }

    #[test]
    fn the_bag_is_drawn_empty() {
        let mut rng = Seed::from_number(2).play_rng();
        let mut bag = Bag::FULL;
        let mut drawn: Vec<_> = std::iter::from_fn(|| bag.draw(&mut rng)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, Bag::FULL.iter().collect::<Vec<_>>());
        assert_eq!(bag, Bag::EMPTY);
        assert!(!bag.take(Block::W));
    }
}
