//! SQLite: a file, write-ahead logged, flushed to the disk as the operator wants ([`Flush`]).

use crate::batch::{Batch, StepEntry, TableKey};
use crate::database::Position;
use crate::error::StoreError;
use crate::keeper::Keeper;
use crate::line::Line;
use crate::pack::{pack_flush, read_flush, read_run};
use crate::queries::{HeadColumns, database, hash, head, small};
use crate::record::{pack_record, read_record};
use crate::row::{
    DeviceId, GameHead, GameRow, HeldTable, Hold, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StepRow, StoredTable, TableRow,
};
use crate::store::Flush;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteQueryResult,
    SqliteSynchronous,
};
use sqlx::{QueryBuilder, SqliteConnection};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Readers beside the one writer.
const READERS: u32 = 4;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Arc<Line<SqliteConnection>>,
    /// None for those who only read.
    duty: Option<Duty>,
}

/// What whoever writes has besides.
struct Duty {
    keeper: Keeper,
    /// Held as long as this store is open: one program writes, and it knows what comes next at each table.
    lock: File,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path, flush: Flush) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        }
        let lock = lock(path)?;
        let options = options(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match flush {
                Flush::EachCommit => SqliteSynchronous::Full,
                Flush::EachSecond => SqliteSynchronous::Normal,
            })
            // The keeper does it, beside the writer and not in its way.
            .pragma("wal_autocheckpoint", "0")
            // In KB: with the usual two megabytes the writer reads back what it wrote a moment ago.
            .pragma("cache_size", "-16384")
            // What a statement of many rows would need to be taken back need not go to a file.
            .pragma("temp_store", "memory");
        let writer = Arc::new(Line::new(options.clone()));
        let mut connection = writer.take().await?;
        sqlx::migrate!("migrations/sqlite").run(connection.get()).await?;
        connection.put_back();
        let keeper = Keeper::start(Arc::clone(&writer), Line::new(options));
        keeper.tidy().await?;
        let duty = Some(Duty { keeper, lock });
        Ok(Self { readers: readers(path), writer, duty })
    }

    pub(crate) fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        std::fs::metadata(path).map_err(sqlx::Error::Io)?;
        let writer = Arc::new(Line::closed(options(path)));
        Ok(Self { readers: readers(path), writer, duty: None })
    }

    async fn keep(&self, batch: &Batch<'_>) -> Result<(), StoreError> {
        let mut writer = self.writer.take().await?;
        let line = writer.get();
        if batch.only_steps() {
            // One statement is a transaction by itself: one way to the connection's thread and back.
            keep_steps(&batch.steps, line).await?;
        } else if batch.only_play() && !batch.steps.is_empty() {
            keep_play(batch, line).await?;
        } else {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *line).await?;
            keep_rare(batch, line).await?;
            if !batch.steps.is_empty() {
                keep_steps(&batch.steps, line).await?;
            }
            sqlx::query("COMMIT").execute(line).await?;
        }
        writer.put_back();
        if let Some(duty) = &self.duty {
            duty.keeper.kept(batch.steps.len());
        }
        Ok(())
    }

    async fn find(&self, tables: &[&str]) -> Result<Vec<(String, i64, i64)>, StoreError> {
        let tables =
            serde_json::to_string(tables).map_err(|e| StoreError::Unreadable(Arc::new(e)))?;
        // First what is fresh: a step that is moved in between is then found twice, and not missed.
        let flushes: Vec<Vec<u8>> =
            sqlx::query_scalar("SELECT steps FROM flushes").fetch_all(&self.readers).await?;
        let mut rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT t.id, t.key, coalesce((SELECT max(next) FROM runs r WHERE r.table_key = t.key), 0) \
             FROM tables t WHERE t.id IN (SELECT value FROM json_each($1))",
        )
        .bind(tables)
        .fetch_all(&self.readers)
        .await?;
        for step in flushes.iter().flat_map(|flush| read_flush(flush)) {
            let step = step?;
            for (_, _, next) in rows.iter_mut().filter(|(_, key, _)| *key == step.table.0) {
                *next = (*next).max(step.version + 1);
            }
        }
        Ok(rows)
    }

    async fn steps(&self, table: TableKey) -> Result<Vec<StepRow>, StoreError> {
        // One statement, one state of the database: no step is moved in between.
        let rows: Vec<(Option<i64>, Vec<u8>)> = sqlx::query_as(
            "SELECT version, steps FROM (\
             SELECT version, 0 AS seq, steps FROM runs WHERE table_key = $1 \
             UNION ALL SELECT NULL, seq, steps FROM flushes) ORDER BY seq, version",
        )
        .bind(table.0)
        .fetch_all(&self.readers)
        .await?;
        let row = |version: i64, at: i64, body: &[u8]| StepRow {
            version: version.cast_unsigned(),
            at,
            body: body.to_vec(),
        };
        let mut steps = Vec::new();
        for (first, bytes) in &rows {
            match *first {
                Some(first) => {
                    for (version, step) in (first..).zip(read_run(bytes)) {
                        let (at, body) = step?;
                        steps.push(row(version, at, body));
                    }
                }
                None => {
                    for step in read_flush(bytes) {
                        let step = step?;
                        if step.table == table {
                            steps.push(row(step.version, step.at, step.body));
                        }
                    }
                }
            }
        }
        Ok(steps)
    }

    async fn tidy(&self) -> Result<(), StoreError> {
        match &self.duty {
            Some(duty) => duty.keeper.tidy().await,
            None => Ok(()),
        }
    }

    async fn finish(&self) {
        let Some(duty) = &self.duty else { return };
        duty.keeper.finish().await;
        self.writer.close().await;
        if let Err(error) = duty.lock.unlock() {
            tracing::warn!(%error, "the store's lock");
        }
    }

    async fn copy(&self, file: &Path) -> Result<bool, StoreError> {
        let file =
            file.to_str().ok_or_else(|| StoreError::BadAddress(file.display().to_string()))?;
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.readers).await?;
        Ok(true)
    }
}

async fn keep_steps(
    steps: &[StepEntry<'_>],
    line: &mut SqliteConnection,
) -> Result<SqliteQueryResult, sqlx::Error> {
    let insert = sqlx::query("INSERT INTO flushes (steps) VALUES (?)").bind(pack_flush(steps));
    insert.execute(line).await
}

/// Where hundreds of tables play, games end all the time: that too goes in one way to the connection's thread
/// and back, and the indices hear of them later.
async fn keep_play(batch: &Batch<'_>, line: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut text = QueryBuilder::new("BEGIN IMMEDIATE; INSERT INTO flushes (steps) VALUES (");
    text.push_bind(pack_flush(&batch.steps));
    text.push("); ");
    if !batch.live.is_empty() {
        let live: Vec<_> = batch.live.iter().map(|(id, (live, at))| (id, live, at)).collect();
        text.push(
            "UPDATE tables SET live = one.value ->> 1, deadline = one.value ->> 2 FROM json_each(",
        );
        text.push_bind(serde_json::json!(live).to_string());
        text.push(") one WHERE tables.id = one.value ->> 0; ");
    }
    if !batch.games.is_empty() {
        text.push(
            "INSERT INTO games \
             (id, table_id, number, game, players, finished_at, record, seats, placed) ",
        );
        text.push_values(&batch.games, |mut row, GameRow { head, record, devices }| {
            let seats: Vec<_> = devices.iter().map(|(device, seat)| (device.0, seat)).collect();
            row.push_bind(&*head.id)
                .push_bind(&*head.table)
                .push_bind(i64::from(head.number))
                .push_bind(&*head.game)
                .push_bind(serde_json::json!(head.players).to_string())
                .push_bind(head.finished_at)
                .push_bind(pack_record(record))
                .push_bind(serde_json::json!(seats).to_string())
                .push("FALSE");
        });
        text.push("; ");
    }
    text.push("COMMIT");
    text.build().execute(line).await?;
    Ok(())
}

database!(
    Sqlite,
    SqliteConnection,
    "runs",
    "max(s.next)",
    "all_games",
    "all_seats",
    "record",
    pack_record
);

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
}

fn readers(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(5))
        .connect_lazy_with(options(path).read_only(true))
}

/// The system gives the lock back when the program ends, however it ends.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    let file = File::create(name).map_err(sqlx::Error::Io)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(sqlx::Error::Io(error).into()),
    }
}
