//! What the writer of a SQLite file knows of commits that have not been moved to their places yet.
//!
//! The file has no index on them, because it would cost every commit a page for each table. The program that writes
//! keeps one in memory, so that loading a table reads that table's steps and no others.

use crate::batch::TableKey;
use crate::error::{StoreError, damaged};
use crate::pack::{Packed, take_of_commit};
use crate::quick_map::QuickMap;
use crate::row::StepRow;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};

/// About the length of a step of a turn-based game.
const USUAL_STEP: usize = 64;

/// Where a step is: the `nth` of a commit.
#[derive(Clone, Copy)]
struct Spot {
    commit: i64,
    nth: u32,
}

/// A step of a commit: where it begins, and where the one before it of the same table is, so many commits earlier.
/// That one may have been moved. (In few bytes: there is one for each step.)
struct Entry {
    offset: u32,
    back: u32,
    nth: u32,
}

/// In place of `nth`, where no step of the same table was fresh before.
const NONE: u32 = u32::MAX;

/// A row of `flushes`.
struct Commit {
    bytes: Vec<u8>,
    steps: Vec<Entry>,
}

/// Steps by table, and the names of games.
#[derive(Default)]
pub(crate) struct Fresh {
    /// By `seq`.
    commits: BTreeMap<i64, Commit>,
    /// The last step of each table. A load goes back from there, which costs a commit less than a list for each table.
    last: QuickMap<TableKey, Spot>,
    /// Games that are not `placed`.
    games: HashSet<String>,
}

impl Fresh {
    /// Adds the steps of a commit.
    pub(crate) fn add(&mut self, commit: i64, bytes: Vec<u8>) -> Result<(), StoreError> {
        let mut steps = Vec::with_capacity(bytes.len() / USUAL_STEP);
        let mut rest = &*bytes;
        while !rest.is_empty() {
            // Shorter than SQLite takes a row to be.
            let offset = (bytes.len() - rest.len()) as u32;
            let Packed { table, .. } =
                take_of_commit(&mut rest).ok_or_else(|| damaged("steps that end too early"))?;
            let spot = Spot { commit, nth: steps.len() as u32 };
            steps.push(match self.last.insert(table, spot) {
                Some(before) => {
                    let back = u32::try_from(commit - before.commit);
                    let back = back.map_err(|_| damaged("commits out of order"))?;
                    Entry { offset, back, nth: before.nth }
                }
                None => Entry { offset, back: 0, nth: NONE },
            });
        }
        self.commits.insert(commit, Commit { bytes, steps });
        Ok(())
    }

    pub(crate) fn add_game(&mut self, id: &str) {
        self.games.insert(id.to_owned());
    }

    pub(crate) fn has_game(&self, id: &str) -> bool {
        self.games.contains(id)
    }

    /// The number that the next commit gets, if nobody else writes: the database counts on from the last.
    fn next_commit(&self) -> i64 {
        self.commits.last_key_value().map_or(1, |(last, _)| last + 1)
    }

    /// The steps of a table, the last first.
    fn backwards(&self, table: TableKey) -> impl Iterator<Item = Packed<'_>> {
        let mut spot = self.last.get(&table).copied();
        std::iter::from_fn(move || {
            let Spot { commit, nth } = spot?;
            let Commit { bytes, steps } = self.commits.get(&commit)?;
            let Entry { offset, back, nth } = steps.get(nth as usize)?;
            spot = Some(Spot { commit: commit - i64::from(*back), nth: *nth });
            take_of_commit(&mut bytes.get(*offset as usize..)?)
        })
    }

    /// The steps of a table.
    pub(crate) fn steps(&self, table: TableKey) -> Vec<StepRow> {
        let row = |step: Packed<'_>| StepRow {
            version: step.version.cast_unsigned(),
            at: step.at,
            body: step.body.to_vec(),
        };
        let mut steps: Vec<StepRow> = self.backwards(table).map(row).collect();
        steps.reverse();
        steps
    }

    /// The version behind the last step of a table; 0 if none is fresh.
    pub(crate) fn next(&self, table: TableKey) -> i64 {
        self.backwards(table).next().map_or(0, |step| step.version + 1)
    }

    /// All commits up to this one, whose steps were of these tables, are in the runs now.
    fn moved(&mut self, last: i64, tables: impl Iterator<Item = TableKey>) {
        for table in tables {
            if self.last.get(&table).is_some_and(|spot| spot.commit <= last) {
                self.last.remove(&table);
            }
        }
        self.commits = self.commits.split_off(&(last + 1));
    }
}

/// What is fresh, as long as it is known. After a failure it is not, until it is read from the file again. It changes
/// only while the writing connection is held, so it is what the last transaction left.
#[derive(Default)]
pub(crate) struct FreshIndex(Mutex<Option<Fresh>>);

impl FreshIndex {
    /// Asks what is fresh; none if that is not known.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Fresh) -> T) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(look)
    }

    fn change(&self, change: impl FnOnce(&mut Fresh) -> Result<(), StoreError>) {
        let mut fresh = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if fresh.as_mut().is_some_and(|fresh| change(fresh).is_err()) {
            *fresh = None;
        }
    }

    pub(crate) fn set(&self, fresh: Option<Fresh>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fresh;
    }

    /// A commit was made. If somebody else made one, too, what is fresh is not known any longer.
    pub(crate) fn committed<'a>(
        &self,
        commit: Option<(i64, Vec<u8>)>,
        games: impl Iterator<Item = &'a str>,
    ) {
        self.change(|fresh| {
            games.for_each(|id| fresh.add_game(id));
            let Some((commit, bytes)) = commit else { return Ok(()) };
            if commit != fresh.next_commit() {
                return Err(damaged("commits of another program"));
            }
            fresh.add(commit, bytes)
        });
    }

    pub(crate) fn moved(&self, last: i64, tables: impl Iterator<Item = TableKey>) {
        self.change(|fresh| {
            fresh.moved(last, tables);
            Ok(())
        });
    }

    pub(crate) fn placed<'a>(&self, games: impl Iterator<Item = &'a str>) {
        self.change(|fresh| {
            for id in games {
                fresh.games.remove(id);
            }
            Ok(())
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::StepEntry;
    use crate::pack::pack_commit;

    fn commit(steps: &[(i64, i64)]) -> Vec<u8> {
        let entry = |(table, version): &(i64, i64)| StepEntry {
            table: TableKey(*table),
            version: *version,
            at: 9,
            body: b"body",
        };
        pack_commit(&steps.iter().map(entry).collect::<Vec<_>>())
    }

    fn versions(fresh: &Fresh, table: i64) -> Vec<u64> {
        fresh.steps(TableKey(table)).iter().map(|step| step.version).collect()
    }

    #[test]
    fn of_a_table_only_its_own_bytes_are_read() {
        let mut fresh = Fresh::default();
        let bytes = commit(&[(1, 0), (2, 7), (3, 0), (2, 8)]);
        let others = [0..32, 64..96];
        fresh.add(1, bytes).unwrap();
        fresh.add(2, commit(&[(1, 1), (3, 1)])).unwrap();
        let expected = fresh.steps(TableKey(2));
        // Whoever read them now would find that they are no steps.
        for range in others {
            fresh.commits.get_mut(&1).unwrap().bytes[range].fill(0xff);
        }
        fresh.commits.get_mut(&2).unwrap().bytes.clear();
        assert_eq!(fresh.steps(TableKey(2)), expected);
        assert_eq!(versions(&fresh, 2), [7, 8]);
        assert_eq!(fresh.next(TableKey(2)), 9);
    }

    #[test]
    fn what_was_moved_is_not_fresh_any_longer() {
        let mut fresh = Fresh::default();
        for n in 0..5 {
            fresh.add(n + 1, commit(&[(1, n), (2, 2 * n), (2, 2 * n + 1)])).unwrap();
        }
        fresh.moved(3, [TableKey(1), TableKey(2), TableKey(9)].into_iter());
        assert_eq!((versions(&fresh, 1), versions(&fresh, 2)), (vec![3, 4], vec![6, 7, 8, 9]));
        assert_eq!(fresh.next_commit(), 6);
        fresh.moved(5, [TableKey(1), TableKey(2)].into_iter());
        assert!(fresh.last.is_empty() && fresh.commits.is_empty());
        assert_eq!((fresh.next(TableKey(1)), fresh.next_commit()), (0, 1));
    }

    #[test]
    fn a_commit_of_somebody_else_is_noticed() {
        let index = FreshIndex::default();
        index.set(Some(Fresh::default()));
        index.committed(Some((1, commit(&[(1, 0)]))), ["g"].into_iter());
        assert_eq!(index.look(|fresh| fresh.has_game("g")), Some(true));
        index.committed(Some((3, commit(&[(1, 2)]))), [].into_iter());
        assert_eq!(index.look(|_| ()), None);
    }
}
