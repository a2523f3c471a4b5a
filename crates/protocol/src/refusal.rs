//! A refusal on the wire.

use crate::Raw;
use serde::{Deserialize, Serialize};

/// Why something was refused. There is never a sentence on the wire: `code` is the key of one in the
/// translations, and `why` what is filled in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// A key in `refusals.ftl` or `table.ftl`.
    pub code: String,
    /// The rule that stands against it, such as `TO-24`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// What the rules say, as data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub why: Option<Raw>,
}

impl Refusal {
    /// One that needs nothing filled in.
    #[must_use]
    pub fn plain(code: &str) -> Refusal {
        Refusal { code: code.into(), rule: None, why: None }
    }
}
