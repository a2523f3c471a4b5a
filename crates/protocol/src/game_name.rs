//! The name of a game on the wire.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// The longest name of a game, in characters.
const LONGEST: usize = 16;

/// The name of a game: `chess`. Whether there is such a game is known to the registry alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct GameName(ArrayString<LONGEST>);

/// A text that names no game: it is empty, too long, or has other letters than `a` to `z` and `_`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a game's name is 1 to {LONGEST} letters from a to z")]
pub struct BadGameName;

impl GameName {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameName {
    type Err = BadGameName;

    fn from_str(name: &str) -> Result<GameName, BadGameName> {
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter == b'_';
        if name.is_empty() || !name.bytes().all(plain) {
            return Err(BadGameName);
        }
        ArrayString::from(name).map(GameName).map_err(|_| BadGameName)
    }
}

impl TryFrom<String> for GameName {
    type Error = BadGameName;

    fn try_from(name: String) -> Result<GameName, BadGameName> {
        name.parse()
    }
}

impl From<GameName> for String {
    fn from(name: GameName) -> String {
        name.as_str().to_owned()
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for GameName {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        String::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for GameName {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_plain_and_short() {
        let name: GameName = serde_json::from_str("\"totemo\"").unwrap();
        assert_eq!(name.as_str(), "totemo");
        assert_eq!(serde_json::to_string(&name).unwrap(), "\"totemo\"");
        for bad in ["", "Totemo", "a game", "seventeen_letters", "тотем"] {
            assert_eq!(bad.parse::<GameName>(), Err(BadGameName), "{bad}");
        }
    }
}
