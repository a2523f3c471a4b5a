//! Values as JSON.

use serde::Serialize;
use serde_json::Value;

/// Only maps with keys that are no strings can't be written, and there are none.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
