//! What replays the hands of a whole game: the fields `physics` and `inputs` of a Tokami record
//! (`docs/records-tokami-inputs.md`).

use crate::codec::{BadInputs, decode, encode};
use crate::sample::Sample;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use stapel_core::Seed;

/// All hands of a game, round by round.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Inputs {
    /// One for each round that has begun.
    pub rounds: Vec<Round>,
}

/// The hands of one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// What the pile was set up from.
    pub pile: Seed,
    /// The hands that built the pile, one for each stick; empty unless it is `built` (TA-3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub built: Vec<HandBytes>,
    /// Every try and every taking, in order.
    pub hands: Vec<HandBytes>,
}

/// The samples of one attempt as [`codec`](crate::codec) writes them; in JSON as base64.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct HandBytes(Vec<u8>);

impl HandBytes {
    /// Of these samples.
    #[must_use]
    pub fn of(samples: &[Sample]) -> HandBytes {
        HandBytes(encode(samples))
    }

    /// The samples.
    ///
    /// # Errors
    /// If the bytes are no samples.
    pub fn samples(&self) -> Result<Vec<Sample>, BadInputs> {
        decode(&self.0)
    }

    /// How many bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.len()
    }
}

impl TryFrom<String> for HandBytes {
    type Error = base64::DecodeError;
    fn try_from(text: String) -> Result<HandBytes, Self::Error> {
        STANDARD.decode(text).map(HandBytes)
    }
}

impl From<HandBytes> for String {
    fn from(hand: HandBytes) -> String {
        STANDARD.encode(hand.0)
    }
}
