//! Whole numbers by chance, the same on every machine.

use crate::Rng;

/// A number from 0 to `n - 1`. (The bias is below n in four thousand million: no game is long
/// enough to notice. A fixed number of draws keeps every playout's stream in step.)
#[inline(always)]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

/// Several small numbers out of one random word: each takes what the one before it left over.
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Takes one word of the generator.
    #[inline(always)]
    pub fn roll(rng: &mut impl Rng) -> Dice {
        Dice(rng.next_u64())
    }

    /// A number from 0 to `n - 1`.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        let wide = u128::from(self.0) * u128::from(n);
        self.0 = wide as u64;
        (wide >> 64) as u32
    }
}

/// Puts the items into a random order.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// One of the items, or none if there is none.
pub fn pick_one<'a, T>(items: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(below(rng, items.len() as u32) as usize) }
}
