//! One page load of a device.

use serde::{Deserialize, Serialize, Serializer};
use std::ops::Deref;
use std::sync::Arc;

/// One page load of a device, by the name that it gave itself. Whoever remembers it shares it.
#[derive(Clone, Eq, Debug, Deserialize)]
#[serde(from = "Box<str>")]
pub struct Client(Arc<str>);

impl PartialEq for Client {
    fn eq(&self, other: &Client) -> bool {
        // Mostly it is the same one, and need not be read.
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Default for Client {
    fn default() -> Client {
        Client(Arc::from(""))
    }
}

impl Deref for Client {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Client {
    fn from(name: &str) -> Client {
        Client(name.into())
    }
}

impl From<String> for Client {
    fn from(name: String) -> Client {
        Client(name.into())
    }
}

impl From<Box<str>> for Client {
    fn from(name: Box<str>) -> Client {
        Client(name.into())
    }
}

impl Serialize for Client {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self)
    }
}
