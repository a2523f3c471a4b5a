//! Where chance comes from.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A fast generator for searching and for playouts, the same on every machine. Never for dealing
/// a real game.
pub type PlayRng = rand_xoshiro::Xoshiro256PlusPlus;

/// The seed of a match: 256 bits, so that nobody guesses a draw.
///
/// Every event of the match has a stream of its own. There is no generator whose state would have
/// to be saved, and taking back a move can't be used to fish for another draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// From full-strength randomness.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// From a number that a person typed, for games that can be dealt again.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The generator for the event with this index.
    #[must_use]
    pub fn stream(&self, event: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(event);
        rng
    }

    /// Another seed that follows from this one: the n-th game of a run, a bot's own chance.
    #[must_use]
    pub fn child(&self, branch: u64, n: u64) -> Seed {
        use rand_core::Rng;
        let mut rng = ChaCha8Rng::from_seed(self.0);
        // Streams below this bit belong to events.
        rng.set_stream((1 << 63) | branch);
        rng.set_word_pos(u128::from(n) * 8);
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// A fast generator that starts from this seed.
    #[must_use]
    pub fn play_rng(&self) -> PlayRng {
        PlayRng::from_seed(self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// A seed tells every draw to come: it does not belong in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        const WRONG: &str = "a seed is 64 hexadecimal digits";
        if text.len() != 64 || !text.is_ascii() {
            return Err(WRONG);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            let digits = text.get(2 * i..2 * i + 2).ok_or(WRONG)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| WRONG)?;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Seed, Self::Error> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    #[test]
    fn every_event_has_a_stream_of_its_own() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.stream(3).next_u64(), seed.stream(3).next_u64());
        assert_ne!(seed.stream(3).next_u64(), seed.stream(4).next_u64());
        assert_ne!(seed.child(0, 0), seed.child(0, 1));
        assert_ne!(seed.child(0, 0), seed.child(1, 0));
    }

    #[test]
    fn a_seed_is_written_and_read_back() {
        let seed = Seed::from_number(0x1234_5678_9abc_def0);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("12".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
