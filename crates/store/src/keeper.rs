//! Keeps a SQLite file in order, beside the writer.

use crate::connection::SoleConnection;
use crate::error::StoreError;
use crate::fresh::FreshIndex;
use crate::pack::{Packed, pack_step, read_commit};
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

/// How often it looks. Also the longest time that a step spends in the system's cache alone.
const EVERY: Duration = Duration::from_secs(1);
/// So many fresh steps are moved …
const MANY: usize = 100_000;
/// … and fewer after so many looks.
const PATIENCE: u32 = 10;
/// The steps of so many commits are moved in one go: the more, the longer the runs …
const COMMITS_AT_ONCE: i64 = 1000;
/// … and so many games, for which the writer must wait a moment.
const GAMES_AT_ONCE: i64 = 500;
/// So many runs fit in one statement, with room to spare.
const RUNS_AT_ONCE: usize = 1000;
/// A log of more pages is begun anew, for which the writer must wait a moment.
const LONG_LOG: i64 = 16_384;

/// A task that moves fresh steps and games to their places and the log into the file.
pub(crate) struct Keeper {
    /// How many steps wait to be moved.
    waiting: Arc<AtomicUsize>,
    mover: Arc<Mover>,
    task: JoinHandle<()>,
}

impl Keeper {
    pub(crate) fn start(
        writer: Arc<SoleConnection<SqliteConnection>>,
        own: SoleConnection<SqliteConnection>,
        fresh: Arc<FreshIndex>,
    ) -> Self {
        let waiting = Arc::new(AtomicUsize::new(0));
        let mover = Arc::new(Mover { own, writer, fresh });
        let task = tokio::spawn(run(Arc::clone(&waiting), Arc::clone(&mover)));
        Self { waiting, mover, task }
    }

    /// Notes that so many steps were committed.
    pub(crate) fn kept(&self, steps: usize) {
        self.waiting.fetch_add(steps, Ordering::Relaxed);
    }

    /// Moves all steps and games that were kept before.
    pub(crate) async fn tidy(&self) -> Result<(), StoreError> {
        self.mover.tidy().await
    }

    /// Moves the last steps and ends.
    pub(crate) async fn finish(&self) {
        self.task.abort();
        if let Err(error) = self.tidy().await {
            tracing::warn!(%error, "the store was closed untidily; nothing is lost");
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn run(waiting: Arc<AtomicUsize>, mover: Arc<Mover>) {
    let mut clock = tokio::time::interval(EVERY);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looks = 0;
    let mut busy = false;
    loop {
        clock.tick().await;
        let steps = waiting.load(Ordering::Relaxed);
        looks += 1;
        if steps >= MANY || (steps > 0 && looks >= PATIENCE) {
            looks = 0;
            match mover.tidy().await {
                Ok(()) => {
                    waiting.fetch_sub(steps, Ordering::Relaxed);
                }
                Err(error) => tracing::warn!(%error, "fresh steps stay where they are"),
            }
            busy = true;
        }
        if busy || steps > 0 {
            busy = steps > 0;
            if let Err(error) = mover.checkpoint().await {
                tracing::warn!(%error, "the log stays as it is");
            }
        }
    }
}

/// Moves fresh steps and games to their places. What is read for that is read beside the writer, which waits only while
/// it is written.
struct Mover {
    /// Taken while something is on its way.
    own: SoleConnection<SqliteConnection>,
    writer: Arc<SoleConnection<SqliteConnection>>,
    fresh: Arc<FreshIndex>,
}

impl Mover {
    async fn tidy(&self) -> Result<(), StoreError> {
        let mut own = self.own.take().await?;
        while self.move_steps(own.get()).await? {}
        while self.move_games(own.get()).await? {}
        own.put_back();
        Ok(())
    }

    /// Moves the oldest of them, and says whether there may be more.
    async fn move_steps(&self, own: &mut SqliteConnection) -> Result<bool, StoreError> {
        let commits: Vec<(i64, Vec<u8>)> =
            sqlx::query_as("SELECT seq, steps FROM flushes ORDER BY seq LIMIT ?")
                .bind(COMMITS_AT_ONCE)
                .fetch_all(own)
                .await?;
        let (Some((first, _)), Some((last, _))) = (commits.first(), commits.last()) else {
            return Ok(false);
        };
        let count = commits.iter().map(|(_, commit)| read_commit(commit).count()).sum();
        let mut steps: Vec<Packed<'_>> = Vec::with_capacity(count);
        for step in commits.iter().flat_map(|(_, commit)| read_commit(commit)) {
            steps.push(step?);
        }
        // In the order of the index, so that a page is written once.
        steps.sort_unstable_by_key(|step| (step.table.0, step.version));
        let follows =
            |a: &Packed<'_>, b: &Packed<'_>| a.table == b.table && a.version + 1 == b.version;
        let runs: Vec<&[Packed<'_>]> = steps.chunk_by(follows).collect();
        let mut text = QueryBuilder::new("BEGIN IMMEDIATE; ");
        for runs in runs.chunks(RUNS_AT_ONCE) {
            insert_runs(runs, *first, &mut text);
        }
        text.push("DELETE FROM flushes WHERE seq <= ").push_bind(*last).push("; COMMIT");
        let tables = runs.iter().filter_map(|run| run.first()).map(|step| step.table);
        self.write(text, |fresh| fresh.moved(*last, tables)).await?;
        Ok(commits.len() == COMMITS_AT_ONCE as usize)
    }

    /// Moves the oldest of them, and says whether there may be more.
    async fn move_games(&self, own: &mut SqliteConnection) -> Result<bool, StoreError> {
        let games: Vec<(i64, String)> =
            sqlx::query_as("SELECT seq, id FROM games WHERE NOT placed ORDER BY seq LIMIT ?")
                .bind(GAMES_AT_ONCE)
                .fetch_all(own)
                .await?;
        let Some((last, _)) = games.last() else { return Ok(false) };
        let mut text = QueryBuilder::new(
            "BEGIN IMMEDIATE; INSERT INTO game_seats (device, finished_at, game_id, seat) \
             SELECT one.value ->> 0, g.finished_at, g.id, one.value ->> 1 \
             FROM games g, json_each(g.seats) one WHERE NOT g.placed AND g.seq <= ",
        );
        text.push_bind(*last).push(" ORDER BY 1 ON CONFLICT DO NOTHING; ");
        text.push("UPDATE OR IGNORE games SET placed = TRUE WHERE NOT placed AND seq <= ");
        // No second game of an id is accepted; in a file of before there may be one.
        text.push_bind(*last).push("; DELETE FROM games WHERE NOT placed AND seq <= ");
        text.push_bind(*last).push(" RETURNING id; COMMIT");
        let placed = games.iter().map(|(_, id)| &**id);
        let second = self.write(text, |fresh| fresh.placed(placed)).await?;
        for id in second {
            tracing::warn!(game = id, "there was a second game of this id; the first is kept");
        }
        Ok(games.len() == GAMES_AT_ONCE as usize)
    }

    /// In one go: each statement by itself would be a way to the connection's thread and back, while the writer waits.
    /// Gives the ids that come back.
    async fn write(
        &self,
        mut text: QueryBuilder<Sqlite>,
        written: impl FnOnce(&FreshIndex),
    ) -> Result<Vec<String>, StoreError> {
        let mut writer = self.writer.take().await?;
        // The text is mostly another one each time: no need to remember it.
        let ids = text.build_query_scalar().persistent(false).fetch_all(writer.get()).await;
        match &ids {
            Ok(_) => {
                written(&self.fresh);
                writer.put_back();
            }
            Err(_) => self.fresh.set(None),
        }
        Ok(ids?)
    }

    /// Flushes the log to the disk and copies it into the file, while the writer goes on. Only where that
    /// never catches up the writer waits, so that the log can begin anew.
    async fn checkpoint(&self) -> Result<(), StoreError> {
        let mut own = self.own.take().await?;
        let (_, pages, _): (i64, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(own.get()).await?;
        if pages > LONG_LOG {
            let writer = self.writer.take().await?;
            sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(own.get()).await?;
            writer.put_back();
        }
        own.put_back();
        Ok(())
    }
}

/// Only while the first commit is there: since it was read it may have been moved, by what is left of a store that was
/// open before this one.
fn insert_runs(runs: &[&[Packed<'_>]], first: i64, text: &mut QueryBuilder<Sqlite>) {
    text.push("INSERT INTO runs (table_key, version, next, at, steps) SELECT * FROM (");
    let ends = runs.iter().filter_map(|run| Some((run, run.first()?, run.last()?)));
    text.push_values(ends, |mut row, (run, first, last)| {
        let length = run.iter().map(|step| 12 + step.body.len()).sum();
        let mut bytes = Vec::with_capacity(length);
        run.iter().for_each(|step| pack_step(step.at, step.body, &mut bytes));
        row.push_bind(first.table.0)
            .push_bind(first.version)
            .push_bind(last.version + 1)
            .push_bind(last.at)
            .push_bind(bytes);
    });
    text.push(") WHERE EXISTS (SELECT 1 FROM flushes WHERE seq = ").push_bind(first).push("); ");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::{StepEntry, TableKey};
    use crate::migrate::migrate_sqlite;
    use crate::pack::{pack_commit, read_run};
    use sqlx::sqlite::SqliteConnectOptions;

    #[tokio::test]
    async fn nothing_is_moved_twice_even_by_two() {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("steps.db"))
            .create_if_missing(true)
            .journal_mode(sqlx::sqlite::SqliteJournalMode::Wal);
        let mover = || Mover {
            own: SoleConnection::new(options.clone()),
            writer: Arc::new(SoleConnection::new(options.clone())),
            fresh: Arc::default(),
        };
        let (one, other) = (mover(), mover());
        let mut connection = one.writer.take().await.unwrap();
        migrate_sqlite(connection.get()).await.unwrap();
        sqlx::query(
            "INSERT INTO tables (key, id, opening, public, opened_at) VALUES (7, 'a', '', 0, 0)",
        )
        .execute(connection.get())
        .await
        .unwrap();
        connection.put_back();
        let mut version = 0;
        for _ in 0..50 {
            let mut connection = one.writer.take().await.unwrap();
            for _ in 0..3 {
                let step = StepEntry { table: TableKey(7), version, at: 1, body: b"x" };
                sqlx::query("INSERT INTO flushes (steps) VALUES (?)")
                    .bind(pack_commit(&[step]))
                    .execute(connection.get())
                    .await
                    .unwrap();
                version += 1;
            }
            connection.put_back();
            let (first, second) = tokio::join!(one.tidy(), other.tidy());
            first.and(second).unwrap();
        }
        let mut connection = one.own.take().await.unwrap();
        let runs: Vec<(i64, Vec<u8>)> =
            sqlx::query_as("SELECT version, steps FROM runs ORDER BY version")
                .fetch_all(connection.get())
                .await
                .unwrap();
        let versions = runs.iter().flat_map(|(first, steps)| (*first..).zip(read_run(steps)));
        assert!(versions.map(|(version, _)| version).eq(0..version));
    }

    /// An earlier version accepted it. Which one it was is in the log.
    #[tokio::test]
    async fn a_second_game_of_an_id_does_not_stop_the_others() {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("games.db"))
            .create_if_missing(true)
            .journal_mode(sqlx::sqlite::SqliteJournalMode::Wal);
        let mover = Mover {
            own: SoleConnection::new(options.clone()),
            writer: Arc::new(SoleConnection::new(options)),
            fresh: Arc::default(),
        };
        let mut connection = mover.writer.take().await.unwrap();
        migrate_sqlite(connection.get()).await.unwrap();
        for (id, record) in [("a-1", "first"), ("a-1", "second"), ("a-2", "other")] {
            let insert = "INSERT INTO games (id, table_id, number, game, players, finished_at, record, placed) \
                          VALUES (?, 'a', 1, 'totem', '[]', 1, ?, FALSE)";
            sqlx::query(insert).bind(id).bind(record).execute(connection.get()).await.unwrap();
        }
        connection.put_back();
        mover.tidy().await.unwrap();
        let mut connection = mover.own.take().await.unwrap();
        let games: Vec<(String, String, bool)> =
            sqlx::query_as("SELECT id, record, placed FROM games ORDER BY seq")
                .fetch_all(connection.get())
                .await
                .unwrap();
        let placed = |id: &str, record: &str| (id.to_owned(), record.to_owned(), true);
        assert_eq!(games, [placed("a-1", "first"), placed("a-2", "other")]);
    }
}
