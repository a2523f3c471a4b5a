//! Events on their way to whoever saw them.

use crate::Raw;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Events as one viewer saw them: as the game made them, written only into the message itself; or as a client
/// has read them.
#[derive(Clone, Debug)]
pub enum SeenEvents {
    /// Totemo
    Totemo(Vec<stapel_totemo::Seen>),
    /// Totem
    Totem(Vec<stapel_totem::Seen>),
    /// Tokami
    Tokami(Vec<stapel_tokami::Event>),
    /// Any of them.
    Read(Vec<Raw>),
}

impl SeenEvents {
    /// Each as JSON.
    ///
    /// # Errors
    /// If one can't be written.
    pub fn written(&self) -> Result<Vec<Raw>, serde_json::Error> {
        match self {
            SeenEvents::Totemo(events) => events.iter().map(Raw::of).collect(),
            SeenEvents::Totem(events) => events.iter().map(Raw::of).collect(),
            SeenEvents::Tokami(events) => events.iter().map(Raw::of).collect(),
            SeenEvents::Read(events) => Ok(events.clone()),
        }
    }
}

impl PartialEq for SeenEvents {
    fn eq(&self, other: &SeenEvents) -> bool {
        self.written().ok() == other.written().ok()
    }
}

impl Serialize for SeenEvents {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            SeenEvents::Totemo(events) => events.serialize(to),
            SeenEvents::Totem(events) => events.serialize(to),
            SeenEvents::Tokami(events) => events.serialize(to),
            SeenEvents::Read(events) => events.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for SeenEvents {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeenEvents, D::Error> {
        Vec::deserialize(from).map(SeenEvents::Read)
    }
}
