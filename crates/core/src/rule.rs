//! Rule numbers, and refusals that cite them.

use serde::{Serialize, Serializer};
use std::fmt;

/// The number of a rule, as in `docs/rules`: `TO-24`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    game: &'static str,
    number: u8,
}

impl Rule {
    /// The rule with this number of a game's rules (`TO`, `TE`, `TA`).
    #[must_use]
    pub const fn new(game: &'static str, number: u8) -> Rule {
        Rule { game, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.number)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why something is not allowed. It is data; the sentences for people live in the translations,
/// under the refusal's key.
pub trait Refusal: std::error::Error + Clone + Eq + Serialize + Send + Sync + 'static {
    /// The rule that stands against it.
    fn rule(&self) -> Rule;
}
