//! Checking a record of any game.

use crate::{Title, WithGame, Wood, hands, json::json};
use serde::Serialize;
use serde_json::Value;
use stapel_bots::Thinking;
use stapel_core::{Game, Record, Rule, Standing};
use stapel_table::{BadRecord, Entry, Unreadable, read_head, read_record, replay};
use stapel_wood::Unfounded;
use thiserror::Error;

/// A record that is in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// The game.
    pub game: Title,
    /// How many play.
    pub players: usize,
    /// How many events it has.
    pub events: usize,
    /// The result; none while the game runs.
    pub result: Option<Standing>,
    /// What was moved again, in a game of Tokami.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wood: Option<Wood>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum CheckError {
    /// It can't be read.
    #[error(transparent)]
    Unreadable {
        /// Why.
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
    pub game: Title,
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
    /// If its events do not follow from the hands: why not.
    #[serde(skip)]
    pub unfounded: Option<Unfounded>,
}

/// Reads a record and replays it from the rules.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check_entry(entry: Entry<'_>) -> Result<Checked, CheckError> {
    let unreadable = |why| CheckError::Unreadable { why };
    let head = read_head(entry).map_err(unreadable)?;
    let game: Title = head
        .game
        .parse()
        .map_err(|_| unreadable(Unreadable::Game { line: entry.line, game: head.game }))?;
    match game.turn_game() {
        Some(turn_game) => turn_game.visit(Check { entry, game }),
        None => hands::check(entry),
    }
}

struct Check<'a> {
    entry: Entry<'a>,
    game: Title,
}

impl WithGame for Check<'_> {
    type Output = Result<Checked, CheckError>;

    fn with<G: Thinking>(self) -> Self::Output {
        let record = read_record::<G>(self.entry).map_err(|why| CheckError::Unreadable { why })?;
        replayed::<G>(self.game, &record)
    }
}

/// Replays a record's events from the rules.
pub(crate) fn replayed<G: Game>(
    game: Title,
    record: &Record<G::Options, G::Event>,
) -> Result<Checked, CheckError> {
    match replay::<G>(record) {
        Ok(state) => Ok(Checked {
            game,
            players: record.players.len(),
            events: record.events.len(),
            result: state.standing(),
            wood: None,
        }),
        Err(bad) => {
            let (event, rule, expected) = facts(&bad);
            Err(CheckError::Breach(Box::new(Breached {
                game,
                event,
                found: event.and_then(|index| record.events.get(index)).map(json),
                rule: rule.map(|rule| rule.to_string()),
                expected,
                message: bad.to_string(),
                why: json(&bad),
                unfounded: None,
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
