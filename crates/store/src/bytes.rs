//! Bytes as text: base64 without padding.

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&STANDARD_NO_PAD.encode(bytes))
}

pub(crate) fn deserialize<'de, D, B>(from: D) -> Result<B, D::Error>
where
    D: Deserializer<'de>,
    B: TryFrom<Vec<u8>>,
{
    let text = String::deserialize(from)?;
    let bytes = STANDARD_NO_PAD.decode(&text).map_err(D::Error::custom)?;
    B::try_from(bytes).map_err(|_| D::Error::custom("not the right number of bytes"))
}
