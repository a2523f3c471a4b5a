//! Reading records: one JSON object, or JSON Lines with one a line.

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use stapel_core::{FORMAT, Game, Record, RecordHead, VERSION};
use thiserror::Error;

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug, Error, serde::Serialize)]
#[serde(tag = "unreadable", rename_all = "snake_case")]
pub enum Unreadable {
    /// It is not the JSON that a record is.
    #[error("line {line}, column {column}: {what}")]
    Json {
        /// Counted from 1, in the whole file.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What is wrong there.
        what: String,
    },
    /// One of its events is not one.
    #[error("line {line}: event {index}: {what}")]
    Event {
        /// The line where the event begins, counted from 1 in the whole file.
        line: usize,
        /// Counted from 0.
        index: usize,
        /// What is wrong with it.
        what: String,
    },
    /// It is JSON, but of something else.
    #[error("line {line}: this is no {FORMAT}, version {VERSION}")]
    Format {
        /// Where it begins, counted from 1.
        line: usize,
    },
    /// No game of this name is known.
    #[error("line {line}: there is no game called {game:?}")]
    Game {
        /// Where it begins, counted from 1.
        line: usize,
        /// The name.
        game: String,
    },
    /// There is nothing in the file.
    #[error("there is no record in it")]
    Empty,
}

/// One record's text in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: &'a str,
}

/// The records in a file: each line, if the first one is a whole JSON value by itself; else the
/// whole file is one.
pub fn split_records(text: &str) -> impl Iterator<Item = Entry<'_>> {
    let lines = || text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let whole = |line: &str| serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok();
    let by_line = lines().next().is_some_and(|(line, _)| whole(line));
    let one = (!by_line && lines().next().is_some()).then_some(Entry { line: 1, text });
    let many = by_line.then(|| lines().map(|(text, line)| Entry { line, text }));
    one.into_iter().chain(many.into_iter().flatten())
}

fn parse<'a, T: serde::Deserialize<'a>>(entry: Entry<'a>) -> Result<T, Unreadable> {
    // Serde would also take a list for an object.
    if !entry.text.trim_start().starts_with('{') {
        let what = "expected an object".to_owned();
        return Err(Unreadable::Json { line: entry.line, column: 1, what });
    }
    serde_json::from_str(entry.text).map_err(|error| Unreadable::Json {
        line: entry.line + error.line().saturating_sub(1),
        column: error.column(),
        what: bare_message(&error),
    })
}

/// A part of an entry: its text, and the line where it begins.
fn part<'a>(entry: Entry<'a>, raw: &'a RawValue) -> Entry<'a> {
    // The raw text is a part of the entry's: its place there is a matter of addresses.
    let at = (raw.get().as_ptr() as usize).saturating_sub(entry.text.as_ptr() as usize);
    let before = entry.text.get(..at).unwrap_or_default();
    Entry { line: entry.line + before.matches('\n').count(), text: raw.get() }
}

/// What serde says, without the place, which is told apart.
fn bare_message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// What a record says of itself.
///
/// # Errors
/// If it is no record, or not of this version.
pub fn read_head(entry: Entry<'_>) -> Result<RecordHead, Unreadable> {
    let head: RecordHead = parse(entry)?;
    if head.format == FORMAT && head.version == VERSION {
        Ok(head)
    } else {
        Err(Unreadable::Format { line: entry.line })
    }
}

/// A record of a game that is known from its head.
///
/// # Errors
/// If it is malformed, with the place.
pub fn read_record<G: Game>(entry: Entry<'_>) -> Result<Record<G::Options, G::Event>, Unreadable> {
    let raw: Record<&RawValue, &RawValue> = parse(entry)?;
    let events = raw.events.iter().enumerate().map(|(index, raw)| event(part(entry, raw), index));
    Ok(Record {
        events: events.collect::<Result<_, _>>()?,
        format: raw.format,
        version: raw.version,
        game: raw.game,
        options: parse(part(entry, raw.options))?,
        players: raw.players,
        physics: raw.physics,
        inputs: raw.inputs,
        result: raw.result,
    })
}

fn event<E: DeserializeOwned>(entry: Entry<'_>, index: usize) -> Result<E, Unreadable> {
    parse(entry).map_err(|error| match error {
        Unreadable::Json { what, .. } => Unreadable::Event { line: entry.line, index, what },
        other @ (Unreadable::Event { .. }
        | Unreadable::Format { .. }
        | Unreadable::Game { .. }
        | Unreadable::Empty) => other,
    })
}
