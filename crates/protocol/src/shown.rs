//! A view on its way to whoever it was made for.

use crate::Raw;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The game as one viewer sees it: as the game made it, written only into the message itself; or as a
/// client has read it.
#[derive(Clone, Debug)]
pub enum Shown {
    /// Totemo
    Totemo(Box<stapel_totemo::View>),
    /// Totem
    Totem(Box<stapel_totem::View>),
    /// Tokami
    Tokami(Box<stapel_tokami::View>),
    /// Any of them.
    Read(Raw),
}

impl Shown {
    /// As JSON.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn written(&self) -> Result<Raw, serde_json::Error> {
        match self {
            Shown::Totemo(_) | Shown::Totem(_) | Shown::Tokami(_) => Raw::of(self),
            Shown::Read(text) => Ok(text.clone()),
        }
    }
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.written().ok() == other.written().ok()
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Shown::Totemo(view) => view.serialize(to),
            Shown::Totem(view) => view.serialize(to),
            Shown::Tokami(view) => view.serialize(to),
            Shown::Read(text) => text.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Shown, D::Error> {
        Raw::deserialize(from).map(Shown::Read)
    }
}
