//! The writes of one commit, sorted by kind.

use crate::row::{DeviceId, GameRow, PairingRow, StepRow, TableRow};
use std::collections::BTreeMap;

/// The number under which the database knows a table. Tables that are played at the same time were
/// mostly opened at about the same time; numbers that grow with time keep their steps side by side in the
/// index, so that a commit touches few pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct TableKey(pub(crate) i64);

impl TableKey {
    /// A key for a new table: its time, and a number to tell tables of one millisecond apart. If another
    /// program happens on the same: `Taken`.
    pub(crate) fn new(table: &TableRow, number: u32) -> Self {
        Self((table.opened_at << 20) | i64::from(number & 0xf_ffff))
    }
}

/// A step on its way into the database.
pub(crate) struct StepEntry<'a> {
    pub(crate) table: TableKey,
    pub(crate) version: i64,
    pub(crate) at: i64,
    pub(crate) body: &'a [u8],
}

impl<'a> StepEntry<'a> {
    pub(crate) fn new(table: TableKey, step: &'a StepRow) -> Self {
        let StepRow { version, at, body } = step;
        Self { table, version: version.cast_signed(), at: *at, body }
    }
}

/// All writes of one transaction. Of several for one table or one seat the last counts.
#[derive(Default)]
pub(crate) struct Batch<'a> {
    pub(crate) devices: Vec<(&'a [u8; 32], i64)>,
    pub(crate) tables: Vec<(TableKey, &'a TableRow)>,
    pub(crate) steps: Vec<StepEntry<'a>>,
    pub(crate) live: BTreeMap<&'a str, (bool, Option<i64>)>,
    pub(crate) holds: BTreeMap<(DeviceId, &'a str, u8), bool>,
    /// By their ids.
    pub(crate) games: BTreeMap<&'a str, &'a GameRow>,
    pub(crate) pairings: Vec<&'a PairingRow>,
}

impl Batch<'_> {
    /// Whether it holds steps and nothing else.
    pub(crate) fn is_steps(&self) -> bool {
        self.is_play() && self.live.is_empty() && self.games.is_empty()
    }

    /// Whether it holds steps and nothing but what comes of playing: ends of games and deadlines.
    pub(crate) fn is_play(&self) -> bool {
        let Self { devices, tables, steps, live: _, holds, games: _, pairings } = self;
        let rare = [devices.is_empty(), tables.is_empty(), holds.is_empty(), pairings.is_empty()];
        !steps.is_empty() && rare.iter().all(|none| *none)
    }

    pub(crate) fn is_empty(&self) -> bool {
        let Self { devices, tables, steps, live, holds, games, pairings } = self;
        let play = steps.is_empty() && live.is_empty() && games.is_empty();
        let rare = devices.is_empty() && tables.is_empty() && holds.is_empty();
        play && rare && pairings.is_empty()
    }
}
