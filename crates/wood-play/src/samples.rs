//! The samples of a hand as text.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use stapel_registry::Rejection;
use stapel_wood::Sample;
use stapel_wood::codec::{decode, encode};

pub(crate) const TICKS_PER_SECOND: u64 = 60;

/// Samples as in a record, in base64.
pub(crate) fn to_text(samples: &[Sample]) -> String {
    STANDARD.encode(encode(samples))
}

pub(crate) fn from_text(text: &str) -> Result<Vec<Sample>, Rejection> {
    let bytes = STANDARD.decode(text).map_err(|_| Rejection::BadSamples)?;
    from_bytes(&bytes)
}

pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Vec<Sample>, Rejection> {
    decode(bytes).map_err(|_| Rejection::BadSamples)
}
