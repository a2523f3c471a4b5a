//! What all virtual players share.

use hdrhistogram::Histogram;
use std::cell::{Cell, RefCell};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// One run.
pub(super) struct World {
    pub(super) host: String,
    /// What comes before is not counted: caches are cold, tables begin.
    pub(super) counts_from: Cell<Instant>,
    /// Nobody begins anything later.
    pub(super) end: Cell<Instant>,
    /// Wakes those who listen when the end comes earlier than it was set.
    pub(super) ended: Notify,
    /// Whether players come back after their connection broke.
    pub(super) come_back: bool,
    pub(super) tally: RefCell<Tally>,
}

impl World {
    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= self.end.get()
    }

    /// It ends now.
    pub(super) fn end_now(&self) {
        self.end.set(Instant::now());
        self.ended.notify_waiters();
    }
}

/// What was counted.
pub(super) struct Tally {
    pub(super) moves: u64,
    pub(super) games: u64,
    pub(super) refusals: u64,
    pub(super) returns: u64,
    /// Microseconds from sending an action to its acknowledgement …
    pub(super) acks: Histogram<u64>,
    /// … and to another player's update.
    pub(super) updates: Histogram<u64>,
}

impl Tally {
    pub(super) fn new() -> Result<Self, hdrhistogram::CreationError> {
        let empty = Histogram::new_with_bounds(1, 60_000_000, 3)?;
        Ok(Self {
            moves: 0,
            games: 0,
            refusals: 0,
            returns: 0,
            acks: empty.clone(),
            updates: empty,
        })
    }

    pub(super) fn ack(&mut self, after: Duration) {
        self.moves += 1;
        self.acks.saturating_record(micros(after));
    }

    pub(super) fn update(&mut self, after: Duration) {
        self.updates.saturating_record(micros(after));
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX).max(1)
}

/// A table of virtual players.
pub(super) struct Table {
    pub(super) id: String,
    /// At a fixed rate: the time between two moves, and when the next is due.
    pub(super) pace: Option<Duration>,
    pub(super) due: Cell<Instant>,
    /// The last action: who sent it, and when.
    pub(super) sent: Cell<Option<(usize, Instant)>>,
}
