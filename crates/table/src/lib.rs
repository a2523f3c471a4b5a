//! A match of any game at a table: who plays, what has happened, what comes next.
//!
//! A match *is* its options, its seats and its list of events; the state is derived from them. So
//! taking back is replaying a shorter list, and a record that can be replayed is a game that was
//! played by the rules.

mod check;
mod matches;
mod read;
mod save;
mod undo;

pub use check::{BadRecord, Breach, Expected, Replay, replay};
pub use matches::{BadMatch, Match, Setup};
pub use read::{Entry, Unreadable, read_head, read_record, split_records};
pub use save::{BadSave, Save};
pub use undo::{Undo, UndoRefused, Witnessed};
