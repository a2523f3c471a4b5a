//! A digest of where the wood is, chained over time: where two machines part, their chains part.

/// FNV-1a over 64 bits: simple enough to be written down in the documentation of records, and
/// nobody gains by a collision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Fnv {
    /// The start of every digest.
    pub const START: Fnv = Fnv(0xcbf2_9ce4_8422_2325);

    /// Goes on from a digest.
    #[must_use]
    pub const fn resume(digest: u64) -> Fnv {
        Fnv(digest)
    }

    /// Takes in some bytes.
    pub fn eat(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Takes in the bits of a number.
    pub fn eat_float(&mut self, number: f32) {
        self.eat(&number.to_bits().to_le_bytes());
    }

    /// The digest of all that was taken in.
    #[must_use]
    pub const fn digest(self) -> u64 {
        self.0
    }
}
