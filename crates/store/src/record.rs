//! Records as SQLite keeps them: compressed, because a game's is a hundred times longer than a step. PostgreSQL does
//! that by itself.

use crate::error::{StoreError, damaged};
use lz4_flex::block;
use std::sync::Arc;

/// The first byte of a compressed record; text begins with another.
const COMPRESSED: u8 = 1;
/// Nothing becomes shorter than by this factor: what claims to is damaged.
const SHORTEST: usize = 255;

pub(crate) fn pack_record(record: &str) -> Vec<u8> {
    let mut bytes = vec![COMPRESSED];
    bytes.extend(block::compress_prepend_size(record.as_bytes()));
    bytes
}

pub(crate) fn read_record(bytes: Vec<u8>) -> Result<String, StoreError> {
    let text = match bytes.strip_prefix(&[COMPRESSED]) {
        Some(short) => decompress(short)?,
        None => bytes,
    };
    String::from_utf8(text).map_err(|error| StoreError::Unreadable(Arc::new(error)))
}

fn decompress(short: &[u8]) -> Result<Vec<u8>, StoreError> {
    let unreadable = |error| StoreError::Unreadable(Arc::new(error));
    let (length, short) = block::uncompressed_size(short).map_err(unreadable)?;
    let likely = length.min(short.len().saturating_mul(SHORTEST));
    let text = block::decompress(short, likely).map_err(unreadable)?;
    if text.len() == length { Ok(text) } else { Err(damaged("a record that ends too early")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> String {
        let events = r#"{"e":"place","seat":1,"block":"W","x":4,"y":4,"level":1,"points":0},"#;
        format!(r#"{{"players":["Zoë","Юра"],"events":[{}]}}"#, events.repeat(20))
    }

    #[test]
    fn a_record_is_compressed_and_read_as_it_was() {
        let record = record();
        let bytes = pack_record(&record);
        assert!(3 * bytes.len() < record.len());
        assert_eq!(read_record(bytes).unwrap(), record);
        assert_eq!(read_record(pack_record("")).unwrap(), "");
    }

    #[test]
    fn what_was_kept_as_text_is_read_too() {
        assert_eq!(read_record(record().into_bytes()).unwrap(), record());
    }

    #[test]
    fn what_is_damaged_is_unreadable() {
        let bytes = pack_record(&record());
        for length in 1..bytes.len() {
            let read = read_record(bytes[..length].to_vec());
            assert!(matches!(read, Err(StoreError::Unreadable(_))), "{length}");
        }
        let endless = [&[COMPRESSED], u32::MAX.to_le_bytes().as_slice(), &bytes[5..]].concat();
        assert!(read_record(endless).is_err());
    }
}
