//! Secrets: tokens of devices, pairing codes, names of tables, seeds of games.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use stapel_core::Seed;
use stapel_protocol::TableId;

/// Full-strength chance from the system.
///
/// Without it no secret can be made; then the server ends rather than give out guessable ones.
fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the system gives no randomness");
        std::process::abort();
    }
    bytes
}

/// A new token: 256 bits.
pub(crate) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(chance::<32>())
}

/// What is stored of a token. None if it can't be one.
pub(crate) fn hash_token(token: &str) -> Option<[u8; 32]> {
    let bytes: [u8; 32] = URL_SAFE_NO_PAD.decode(token).ok()?.try_into().ok()?;
    Some(Sha256::digest(bytes).into())
}

/// A new name for a table.
pub(crate) fn new_table() -> TableId {
    TableId::from_bits(u64::from_le_bytes(chance()))
}

/// A new seed for a game.
pub(crate) fn new_seed() -> Seed {
    Seed::from_bytes(chance())
}

const CODE_LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH: usize = 10;

/// A new pairing code: 50 bits, for a few minutes, and tries are counted.
pub(crate) fn new_code() -> String {
    let letter = |byte: u8| char::from(CODE_LETTERS[usize::from(byte) % CODE_LETTERS.len()]);
    chance::<CODE_LENGTH>().map(letter).iter().collect()
}

/// What is stored of a code, however it was typed.
pub(crate) fn hash_code(code: &str) -> [u8; 32] {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    Sha256::digest(plain.to_ascii_uppercase()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash() {
        let token = new_token();
        assert_eq!(token.len(), 43);
        assert_eq!(hash_token(&token), hash_token(&token));
        assert_ne!(hash_token(&token), hash_token(&new_token()));
        for bad in ["", "x", &token[1..], &format!("{token}A"), "ä"] {
            assert_eq!(hash_token(bad), None, "{bad}");
        }
        assert_eq!(hash_code("ab-cd 23"), hash_code("ABCD23"));
    }
}
