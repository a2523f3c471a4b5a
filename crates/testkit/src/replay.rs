//! replay(log) = state, and a record survives being written and read.

use crate::Lawful;
use stapel_table::{Entry, Match, read_record, replay};

/// The record of a match, written as JSON, read back and replayed, gives the same state.
///
/// # Panics
/// If it does not.
pub fn replays<G: Lawful>(table: &Match<G>) {
    let text = serde_json::to_string(&table.record()).unwrap_or_else(|why| panic!("{why}"));
    let entry = Entry { line: 1, text: &text };
    let record = read_record::<G>(entry).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(record, table.record());
    match replay::<G>(&record) {
        Ok(state) => assert_eq!(&state, table.state(), "the replay ends in another state"),
        Err(why) => panic!("{why}: {text}"),
    }
}
