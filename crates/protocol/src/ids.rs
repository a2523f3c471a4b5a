//! Names of tables, devices and games.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// Crockford's digits: none is mistaken for another when a link is read aloud.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;
/// What each letter is worth.
const VALUES: [u8; 256] = {
    let mut values = [NONE; 256];
    let mut digit = 0;
    while digit < DIGITS.len() {
        values[DIGITS[digit] as usize] = digit as u8;
        digit += 1;
    }
    values
};
const NONE: u8 = 0xff;

/// A table: 60 bits by chance, so that nobody finds a table that is not listed by guessing. Written
/// as twelve letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TableId(u64);

/// A device: the first eight bytes of its token's hash. It is no secret; the token is. Written as 16
/// hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct DeviceId(pub i64);

impl TryFrom<String> for DeviceId {
    type Error = BadId;
    fn try_from(text: String) -> Result<DeviceId, BadId> {
        let bits = u64::from_str_radix(&text, 16).map_err(|_| BadId)?;
        Ok(DeviceId(bits.cast_signed()))
    }
}

impl From<DeviceId> for String {
    fn from(device: DeviceId) -> String {
        format!("{:016x}", device.0)
    }
}

/// A game that was played at a table: the table and the game's number there, from 1. Written as
/// `TABLE-NUMBER`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct GameKey {
    /// The table.
    pub table: TableId,
    /// From 1.
    pub number: u32,
}

/// Not a name of a table or a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is no such name")]
pub struct BadId;

impl TableId {
    /// From 60 random bits; the others are dropped.
    #[must_use]
    pub const fn from_bits(bits: u64) -> TableId {
        TableId(bits & ((1 << 60) - 1))
    }

    /// The bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) fn letters(self) -> [u8; LENGTH] {
        std::array::from_fn(|i| DIGITS[(self.0 >> (5 * (LENGTH - 1 - i))) as usize & 31])
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.letters()).unwrap_or_default())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = BadId;
    fn from_str(text: &str) -> Result<TableId, BadId> {
        if text.len() != LENGTH {
            return Err(BadId);
        }
        let bits = text.bytes().try_fold(0_u64, |bits, letter| {
            let digit = VALUES[usize::from(letter.to_ascii_lowercase())];
            (digit != NONE).then_some(bits << 5 | u64::from(digit))
        });
        bits.map(TableId).ok_or(BadId)
    }
}

impl TryFrom<String> for TableId {
    type Error = BadId;
    fn try_from(text: String) -> Result<TableId, BadId> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.table, self.number)
    }
}

impl FromStr for GameKey {
    type Err = BadId;
    fn from_str(text: &str) -> Result<GameKey, BadId> {
        let (table, number) = text.split_once('-').ok_or(BadId)?;
        let number = number.parse().map_err(|_| BadId)?;
        Ok(GameKey { table: table.parse()?, number })
    }
}

impl TryFrom<String> for GameKey {
    type Error = BadId;
    fn try_from(text: String) -> Result<GameKey, BadId> {
        text.parse()
    }
}

impl From<GameKey> for String {
    fn from(key: GameKey) -> String {
        key.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_and_read_back() {
        for bits in [0, 1, 0x0fff_ffff_ffff_ffff, 0x0123_4567_89ab_cdef] {
            let id = TableId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
            let key = GameKey { table: id, number: 7 };
            assert_eq!(key.to_string().parse(), Ok(key));
        }
        for bad in ["", "0", "ilou00000000", "0000000000000", "äää000000"] {
            assert_eq!(bad.parse::<TableId>(), Err(BadId), "{bad}");
        }
    }
}
