//! JSON that is passed on as it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;

/// A piece of JSON, written once and passed on without being read: a view, an event, an action.
#[derive(Clone)]
pub struct Raw(Box<RawValue>);

impl Raw {
    /// A value as JSON.
    ///
    /// # Errors
    /// If it can't be written (a map whose keys are no strings).
    pub fn of(value: &impl Serialize) -> Result<Raw, serde_json::Error> {
        to_raw_value(value).map(Raw)
    }

    /// A text that is JSON.
    ///
    /// # Errors
    /// If it is none.
    pub fn from_text(text: String) -> Result<Raw, serde_json::Error> {
        RawValue::from_string(text).map(Raw)
    }

    /// A piece of JSON that somebody else has read.
    #[must_use]
    pub const fn from_box(text: Box<RawValue>) -> Raw {
        Raw(text)
    }

    /// The piece of JSON itself.
    #[must_use]
    pub fn into_box(self) -> Box<RawValue> {
        self.0
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The value that it stands for.
    ///
    /// # Errors
    /// If it is no such value.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Raw {}

impl fmt::Debug for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Raw {
    /// By way of a value: inside an enum with a tag the text itself is not to be had.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Raw, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        Raw::of(&value).map_err(serde::de::Error::custom)
    }
}
