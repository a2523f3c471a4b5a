//! The bag: how many blocks of each kind it holds.

use crate::Block;
use stapel_core::{Rng, below};

/// A multiset of blocks in one word: four bits for each kind, since there are at most seven of a
/// kind (TO-1), and the number of all blocks on top. A blind draw and the check of one are a handful
/// of instructions without a branch to guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag(u64);

/// Where the number of all blocks is.
const TOTAL: u32 = 56;
/// The highest bit of each kind, which no count reaches.
const GUARDS: u64 = 0x0088_8888_8888_8888;
/// The lanes of the even kinds, a byte each.
const EVEN: u64 = 0x000f_0f0f_0f0f_0f0f;
const ONE_EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONE_EACH << 7;

#[inline]
const fn one(block: Block) -> u64 {
    (1 << (4 * block as u32)) + (1 << TOTAL)
}

impl Bag {
    /// Nothing in it.
    pub const EMPTY: Bag = Bag(0);

    /// TO-4: all blocks but the starting block.
    pub const FULL: Bag = {
        let mut bag = Bag::EMPTY;
        let mut kind = 0;
        while kind < Block::ALL.len() {
            let block = Block::ALL[kind];
            bag.0 += one(block) * block.count() as u64;
            kind += 1;
        }
        Bag(bag.0 - one(Block::S))
    };

    /// How many blocks there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0 >> TOTAL) as usize
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of one kind.
    #[inline]
    #[must_use]
    pub const fn count(self, block: Block) -> u8 {
        (self.0 >> (4 * block as u32)) as u8 & 15
    }

    /// Puts a block in. There must not be more of a kind than the game has.
    #[inline]
    pub const fn put(&mut self, block: Block) {
        self.0 += one(block);
    }

    /// Takes a block of this kind out; false if there is none.
    #[inline]
    #[must_use]
    pub const fn take(&mut self, block: Block) -> bool {
        if self.count(block) == 0 {
            return false;
        }
        self.0 -= one(block);
        true
    }

    /// Without all of those; None if one is missing.
    #[inline]
    #[must_use]
    pub(crate) const fn minus(self, those: Bag) -> Option<Bag> {
        // A guard is gone where more are taken than there are.
        if (self.0 | GUARDS).wrapping_sub(those.0) & GUARDS == GUARDS {
            Some(Bag(self.0 - those.0))
        } else {
            None
        }
    }

    /// A blind draw: each block as likely as any other.
    #[inline]
    pub fn draw(&mut self, rng: &mut impl Rng) -> Option<Block> {
        self.draw_nth(below(rng, self.len() as u32))
    }

    /// Takes the n-th block of them all, sorted and counted from 0.
    #[inline]
    pub(crate) fn draw_nth(&mut self, nth: u32) -> Option<Block> {
        if self.is_empty() {
            return None;
        }
        let (even, odd) = (self.0 & EVEN, (self.0 >> 4) & EVEN);
        // Byte k is the number of blocks of the kinds 0 … 2k + 1, or without odd: 0 … 2k.
        let sums = (even + odd).wrapping_mul(ONE_EACH);
        // The kind of the n-th block is the number of kinds whose sum does not reach beyond n.
        let nth = (u64::from(nth) * ONE_EACH) | HIGH_BITS;
        let kind = ((nth - sums) & HIGH_BITS).count_ones()
            + ((nth - (sums - odd)) & HIGH_BITS).count_ones();
        let block = Block::of_kind(kind);
        self.0 -= one(block);
        Some(block)
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
        let mut drawn = [0_u32; Block::ALL.len()];
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
        assert_eq!(bag.minus(drawn[..1].iter().copied().collect()), None);
        assert_eq!(Bag::FULL.minus(Bag::FULL), Some(bag));
    }
}
