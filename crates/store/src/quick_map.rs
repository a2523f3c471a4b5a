//! A map for the keys and names of tables, looked up twice for each step: the usual hash would take a good part of the
//! writer's time. It withstands keys that are chosen to collide; nobody but the server chooses these.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

pub(crate) type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<QuickHasher>>;

/// A multiplication for eight bytes, its high half folded into the low one.
#[derive(Default)]
pub(crate) struct QuickHasher(u64);

impl QuickHasher {
    fn add(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ SEED) * u128::from(FACTOR);
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

/// Digits of pi and of the golden ratio: any odd numbers with many changes of bits will do.
const SEED: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.add(u64::from_ne_bytes(*word));
        }
        for byte in rest {
            self.add(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.add(u64::from(byte));
    }

    fn write_i64(&mut self, number: i64) {
        self.add(number.cast_unsigned());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::TableKey;
    use std::collections::HashSet;
    use std::hash::Hash;

    /// How many of a thousand fall into different ones of 4096 places, by the low bits.
    fn spread<K: Hash>(keys: impl Iterator<Item = K>) -> usize {
        let place = |key: K| {
            let mut hasher = QuickHasher::default();
            key.hash(&mut hasher);
            hasher.finish() % 4096
        };
        keys.map(place).collect::<HashSet<_>>().len()
    }

    #[test]
    fn keys_and_names_of_tables_are_spread() {
        // By chance it would be 886.
        let keys = (0..1000_i64).map(|n| TableKey(((1_795_122_183_105 + n / 9) << 20) | n));
        assert!(spread(keys) > 800);
        let names = (0..1000_u64).map(|n| format!("{:012x}", n.wrapping_mul(0x9e37_79b9_7f4b)));
        assert!(spread(names) > 800);
    }
}
