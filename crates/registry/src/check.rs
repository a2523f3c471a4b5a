//! Checking a record of any game.

use serde::Serialize;
use serde_json::Value;
use stapel_core::{Game, Record, Rule, Standing};
use stapel_table::{BadRecord, Unreadable, replay};
use thiserror::Error;

/// What was simulated again to check a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Simulated {
    /// Hands: attempts and takings.
    pub hands: usize,
    /// Ticks of a sixtieth of a second.
    pub ticks: u64,
}

/// A record that is in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub players: usize,
    /// How many events it has.
    pub events: usize,
    /// The result; none while the game runs.
    pub result: Option<Standing>,
    /// What was moved again, in a game with wood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wood: Option<Simulated>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum CheckError {
    /// It can't be read.
    #[error(transparent)]
    Unreadable {
        /// What is wrong with the text.
        why: Unreadable,
    },
    /// It breaks a rule.
    #[error("{}", .0.message)]
    Breach(Box<Breached>),
}

/// How a record breaks a rule.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Breached {
    /// The game.
    pub game: &'static str,
    /// The event, counted from 0; none if no one event is to blame.
    pub event: Option<usize>,
    /// The event itself, as it stands in the record.
    pub found: Option<Value>,
    /// The rule that it breaks.
    pub rule: Option<String>,
    /// What was expected there.
    pub expected: Value,
    /// In an English sentence.
    pub message: String,
    /// What is wrong, as data.
    pub why: Value,
}

/// Replays a record's events from the rules.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn check_events<G: Game>(record: &Record<G::Options, G::Event>) -> Result<Checked, CheckError> {
    match replay::<G>(record) {
        Ok(state) => Ok(Checked {
            game: G::NAME,
            players: record.players.len(),
            events: record.events.len(),
            result: state.standing(),
            wood: None,
        }),
        Err(bad) => {
            let (event, rule, expected) = facts(&bad);
            Err(CheckError::Breach(Box::new(Breached {
                game: G::NAME,
                event,
                found: event.and_then(|index| record.events.get(index)).map(json),
                rule: rule.map(|rule| rule.to_string()),
                expected,
                message: bad.to_string(),
                why: json(&bad),
            })))
        }
    }
}

/// The event, the rule and what was expected.
fn facts<E: Serialize + std::fmt::Debug, I: stapel_core::Refusal>(
    bad: &BadRecord<E, I>,
) -> (Option<usize>, Option<Rule>, Value) {
    match bad {
        BadRecord::Format { .. } | BadRecord::Table { .. } => (None, None, Value::Null),
        BadRecord::Illegal { index, rule, expected, .. }
        | BadRecord::Wrong { index, rule, expected }
        | BadRecord::Missing { index, rule, expected } => {
            (Some(*index), Some(*rule), json(expected))
        }
        BadRecord::Result { rule, expected } => (None, Some(*rule), json(expected)),
    }
}

/// Only maps with keys that are no strings can't be written, and there are none.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
