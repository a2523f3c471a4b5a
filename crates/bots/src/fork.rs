//! A generator of its own for one sample, so that all candidates meet the same chances.

use stapel_core::{PlayRng, Rng, Seed};

/// A generator that goes on from where this one is, and leaves it elsewhere.
pub(crate) fn fork(rng: &mut PlayRng) -> PlayRng {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(8) {
        part.copy_from_slice(&rng.next_u64().to_le_bytes());
    }
    Seed::from_bytes(bytes).play_rng()
}
