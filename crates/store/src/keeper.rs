//! Keeps a SQLite file in order, beside the writer.

use crate::error::StoreError;
use crate::line::Line;
use crate::pack::{Packed, pack_step, read_flush};
use sqlx::{QueryBuilder, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

/// How often it looks. Also the longest time that a step spends in the system's cache alone.
const EVERY: Duration = Duration::from_secs(1);
/// So many fresh steps are moved at once …
const MANY: usize = 50_000;
/// … and fewer after so many looks.
const PATIENCE: u32 = 10;
/// So many flushes and games are moved in one go, for which the writer must wait a moment.
const AT_ONCE: i64 = 200;
/// So many runs fit in one statement, with room to spare.
const RUNS_AT_ONCE: usize = 1000;
/// A log of more pages is begun anew, for which the writer must wait a moment.
const LONG_LOG: i64 = 16_384;

/// A task that moves fresh steps and games to their places and the log into the file.
pub(crate) struct Keeper {
    fresh: Arc<AtomicUsize>,
    writer: Arc<Line<SqliteConnection>>,
    task: JoinHandle<()>,
}

impl Keeper {
    pub(crate) fn start(writer: Arc<Line<SqliteConnection>>, own: Line<SqliteConnection>) -> Self {
        let fresh = Arc::new(AtomicUsize::new(0));
        let task = tokio::spawn(run(Arc::clone(&fresh), Arc::clone(&writer), own));
        Self { fresh, writer, task }
    }

    /// Notes that a flush kept so many steps.
    pub(crate) fn kept(&self, steps: usize) {
        self.fresh.fetch_add(steps, Ordering::Relaxed);
    }

    /// Moves the last steps and ends.
    pub(crate) async fn finish(&self) {
        self.task.abort();
        let tidied = async {
            let mut writer = self.writer.take().await?;
            tidy(writer.get()).await?;
            writer.put_back();
            Ok::<(), StoreError>(())
        };
        if let Err(error) = tidied.await {
            tracing::warn!(%error, "the store was closed untidily; nothing is lost");
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn run(
    fresh: Arc<AtomicUsize>,
    writer: Arc<Line<SqliteConnection>>,
    own: Line<SqliteConnection>,
) {
    let mut clock = tokio::time::interval(EVERY);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looks = 0;
    let mut busy = false;
    loop {
        clock.tick().await;
        let waiting = fresh.load(Ordering::Relaxed);
        looks += 1;
        if waiting >= MANY || (waiting > 0 && looks >= PATIENCE) {
            looks = 0;
            match move_fresh(&writer).await {
                Ok(()) => {
                    fresh.fetch_sub(waiting, Ordering::Relaxed);
                }
                Err(error) => tracing::warn!(%error, "fresh steps stay where they are"),
            }
            busy = true;
        }
        if busy || waiting > 0 {
            busy = waiting > 0;
            if let Err(error) = checkpoint(&writer, &own).await {
                tracing::warn!(%error, "the log stays as it is");
            }
        }
    }
}

async fn move_fresh(writer: &Line<SqliteConnection>) -> Result<(), StoreError> {
    loop {
        let mut line = writer.take().await?;
        let is_done = move_some(line.get()).await?;
        // In between whoever waits may write.
        line.put_back();
        if is_done {
            return Ok(());
        }
    }
}

/// Moves fresh steps and games to their places.
pub(crate) async fn tidy(line: &mut SqliteConnection) -> Result<(), StoreError> {
    while !move_some(line).await? {}
    Ok(())
}

/// Moves the oldest of them, and says whether those were all.
async fn move_some(line: &mut SqliteConnection) -> Result<bool, StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *line).await?;
    let flushes: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT seq, steps FROM flushes ORDER BY seq LIMIT ?")
            .bind(AT_ONCE)
            .fetch_all(&mut *line)
            .await?;
    let steps: Result<Vec<Packed<'_>>, _> =
        flushes.iter().flat_map(|(_, flush)| read_flush(flush)).collect();
    let mut steps = steps?;
    // In the order of the index, so that a page is written once.
    steps.sort_unstable_by_key(|step| (step.table.0, step.version));
    let follows = |a: &Packed<'_>, b: &Packed<'_>| a.table == b.table && a.version + 1 == b.version;
    let runs: Vec<&[Packed<'_>]> = steps.chunk_by(follows).collect();
    for runs in runs.chunks(RUNS_AT_ONCE) {
        insert_runs(runs, line).await?;
    }
    let last = flushes.last().map_or(0, |(seq, _)| *seq);
    sqlx::query("DELETE FROM flushes WHERE seq <= ?").bind(last).execute(&mut *line).await?;
    let (games, last): (i64, i64) = sqlx::query_as(
        "SELECT count(*), coalesce(max(seq), 0) \
         FROM (SELECT seq FROM games WHERE NOT placed ORDER BY seq LIMIT ?)",
    )
    .bind(AT_ONCE)
    .fetch_one(&mut *line)
    .await?;
    for text in [
        "INSERT INTO game_seats (device, finished_at, game_id, seat) \
         SELECT one.value ->> 0, g.finished_at, g.id, one.value ->> 1 \
         FROM games g, json_each(g.seats) one WHERE NOT g.placed AND g.seq <= ? ORDER BY 1 \
         ON CONFLICT DO NOTHING",
        "UPDATE OR IGNORE games SET placed = TRUE WHERE NOT placed AND seq <= ?",
        // A second one of the same name.
        "DELETE FROM games WHERE NOT placed AND seq <= ?",
    ] {
        sqlx::query(text).bind(last).execute(&mut *line).await?;
    }
    sqlx::query("COMMIT").execute(line).await?;
    Ok(flushes.len() < AT_ONCE as usize && games < AT_ONCE)
}

/// In one statement: each by itself would be a way to the connection's thread and back, while the writer waits.
async fn insert_runs(
    runs: &[&[Packed<'_>]],
    line: &mut SqliteConnection,
) -> Result<(), StoreError> {
    let mut text = QueryBuilder::new("INSERT INTO runs (table_key, version, next, at, steps) ");
    let ends = runs.iter().filter_map(|run| Some((run, run.first()?, run.last()?)));
    text.push_values(ends, |mut row, (run, first, last)| {
        let mut bytes = Vec::new();
        run.iter().for_each(|step| pack_step(step.at, step.body, &mut bytes));
        row.push_bind(first.table.0)
            .push_bind(first.version)
            .push_bind(last.version + 1)
            .push_bind(last.at)
            .push_bind(bytes);
    });
    // The text is another one each time: no need to remember it.
    text.build().persistent(false).execute(line).await?;
    Ok(())
}

/// Flushes the log to the disk and copies it into the file, while the writer goes on. Only where that
/// never catches up the writer waits, so that the log can begin anew.
async fn checkpoint(
    writer: &Line<SqliteConnection>,
    own: &Line<SqliteConnection>,
) -> Result<(), StoreError> {
    let mut own = own.take().await?;
    let (_, pages, _): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(own.get()).await?;
    if pages > LONG_LOG {
        let writer = writer.take().await?;
        sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(own.get()).await?;
        writer.put_back();
    }
    own.put_back();
    Ok(())
}
