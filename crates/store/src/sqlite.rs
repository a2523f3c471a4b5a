//! SQLite: a file, write-ahead logged, flushed to the disk as the operator wants ([`Flush`]).

use crate::batch::{Batch, TableKey};
use crate::connection::SoleConnection;
use crate::database::Position;
use crate::error::{StoreError, damaged};
use crate::fresh::{Fresh, FreshIndex};
use crate::keeper::Keeper;
use crate::migrate::migrate_sqlite;
use crate::pack::{pack_commit, read_run};
use crate::queries::{HeadColumns, database, hash, head, small};
use crate::record::{pack_record, read_record};
use crate::row::{
    DeviceId, GameHead, GameRow, HeldTable, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StepRow, StoredTable, TableRow,
};
use crate::store::Flush;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteQueryResult,
    SqliteSynchronous,
};
use sqlx::{QueryBuilder, SqliteConnection};
use std::cmp::Ordering;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Readers beside the one writer.
const READERS: u32 = 4;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Arc<SoleConnection<SqliteConnection>>,
    /// None where it is only read.
    write_side: Option<WriteSide>,
}

/// What the one program that writes has besides.
struct WriteSide {
    fresh: Arc<FreshIndex>,
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
        let writer = Arc::new(SoleConnection::new(options.clone()));
        let mut connection = writer.take().await?;
        migrate_sqlite(connection.get()).await?;
        connection.put_back();
        let fresh = Arc::new(FreshIndex::default());
        let own = SoleConnection::new(options);
        let keeper = Keeper::start(Arc::clone(&writer), own, Arc::clone(&fresh));
        keeper.tidy().await?;
        let write_side = Some(WriteSide { fresh, keeper, lock });
        Ok(Self { readers: readers(path), writer, write_side })
    }

    pub(crate) fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        std::fs::metadata(path).map_err(sqlx::Error::Io)?;
        let writer = Arc::new(SoleConnection::closed(options(path)));
        Ok(Self { readers: readers(path), writer, write_side: None })
    }

    async fn keep(&self, batch: &Batch<'_>) -> Result<(), StoreError> {
        let mut writer = self.writer.take().await?;
        let connection = writer.get();
        let Some(WriteSide { fresh, keeper, .. }) = &self.write_side else {
            return Err(sqlx::Error::PoolClosed.into());
        };
        if fresh.look(|_| ()).is_none() {
            fresh.set(Some(read_fresh(&mut *connection).await?));
        }
        // Those that are placed are found by the database. Nothing else would refuse a second one that is not.
        let mut games = batch.games.keys();
        if fresh.look(|fresh| games.any(|id| fresh.has_game(id))) == Some(true) {
            writer.put_back();
            return Err(StoreError::Taken);
        }
        let steps = pack_commit(&batch.steps);
        let committed = commit(batch, &steps, connection).await;
        match &committed {
            Ok(at) => {
                let waiting = batch.games.keys().copied().filter(|_| batch.is_play());
                fresh.committed(at.map(|at| (at, steps)), waiting);
                writer.put_back();
                keeper.kept(batch.steps.len());
            }
            // Whether it was committed is not known.
            Err(_) => fresh.set(None),
        }
        committed.map(|_| ())
    }

    async fn find(&self, tables: &[&str]) -> Result<Vec<(String, i64, i64)>, StoreError> {
        let tables =
            serde_json::to_string(tables).map_err(|e| StoreError::Unreadable(Arc::new(e)))?;
        let mut rows: Vec<(String, i64, i64)> = sqlx::query_as(
            "SELECT id, key, 0 FROM tables WHERE id IN (SELECT value FROM json_each($1))",
        )
        .bind(&*tables)
        .fetch_all(&self.readers)
        .await?;
        // First what is fresh: a step that is moved in between is then found twice, and not missed.
        let read = self.read_fresh().await?;
        for (_, key, next) in &mut rows {
            *next = self.look(read.as_ref(), |fresh| fresh.next(TableKey(*key))).await?;
        }
        let ends: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT r.table_key, max(r.next) FROM runs r JOIN tables t ON t.key = r.table_key \
             WHERE t.id IN (SELECT value FROM json_each($1)) GROUP BY r.table_key",
        )
        .bind(tables)
        .fetch_all(&self.readers)
        .await?;
        for (end, next) in ends {
            for (_, _, known) in rows.iter_mut().filter(|(_, key, _)| *key == end) {
                *known = next.max(*known);
            }
        }
        Ok(rows)
    }

    /// Where what is fresh is not known already: all of it, as it is in the file.
    async fn read_fresh(&self) -> Result<Option<Fresh>, StoreError> {
        let known = self.write_side.as_ref().and_then(|side| side.fresh.look(|_| ()));
        match known {
            Some(()) => Ok(None),
            None => Ok(Some(read_fresh(&mut *self.readers.acquire().await?).await?)),
        }
    }

    /// Asks what is fresh: of what was read, or of what the writer knows, or of the file.
    async fn look<T>(
        &self,
        read: Option<&Fresh>,
        look: impl Fn(&Fresh) -> T,
    ) -> Result<T, StoreError> {
        if let Some(fresh) = read {
            return Ok(look(fresh));
        }
        let known = self.write_side.as_ref().and_then(|side| side.fresh.look(&look));
        match known {
            Some(found) => Ok(found),
            None => Ok(look(&read_fresh(&mut *self.readers.acquire().await?).await?)),
        }
    }

    async fn steps(
        &self,
        id: &str,
        table: TableKey,
        fresh: Option<&Fresh>,
    ) -> Result<Vec<StepRow>, StoreError> {
        // First what is fresh: a step that is moved in between is then found twice, and not missed.
        let fresh = self.look(fresh, |fresh| fresh.steps(table)).await?;
        let runs: Vec<(i64, Vec<u8>)> =
            sqlx::query_as("SELECT version, steps FROM runs WHERE table_key = $1 ORDER BY version")
                .bind(table.0)
                .fetch_all(&self.readers)
                .await?;
        let mut steps: Vec<StepRow> = Vec::new();
        let broken = |version: usize| damaged(format!("table {id}: step {version} is damaged"));
        for (first, bytes) in &runs {
            for (version, step) in (first.cast_unsigned()..).zip(read_run(bytes)) {
                let (at, body) = step.map_err(|_| broken(steps.len()))?;
                if version != steps.len() as u64 {
                    return Err(broken(steps.len()));
                }
                steps.push(StepRow { version, at, body: body.to_vec() });
            }
        }
        for step in fresh {
            match step.version.cmp(&(steps.len() as u64)) {
                Ordering::Less => {}
                Ordering::Equal => steps.push(step),
                Ordering::Greater => return Err(broken(steps.len())),
            }
        }
        Ok(steps)
    }

    async fn tidy(&self) -> Result<(), StoreError> {
        match &self.write_side {
            Some(side) => side.keeper.tidy().await,
            None => Ok(()),
        }
    }

    async fn finish(&self) {
        let Some(side) = &self.write_side else { return };
        side.keeper.finish().await;
        self.writer.close().await;
        if let Err(error) = side.lock.unlock() {
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

/// All that is fresh, as the file has it.
async fn read_fresh(connection: &mut SqliteConnection) -> Result<Fresh, StoreError> {
    let commits: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT seq, steps FROM flushes ORDER BY seq")
            .fetch_all(&mut *connection)
            .await?;
    let games: Vec<String> =
        sqlx::query_scalar("SELECT id FROM games WHERE NOT placed").fetch_all(connection).await?;
    let mut fresh = Fresh::default();
    for (commit, steps) in commits {
        fresh.add(commit, steps)?;
    }
    games.iter().for_each(|id| fresh.add_game(id));
    Ok(fresh)
}

/// Commits a batch, and says under which number its steps are; none if there are none.
async fn commit(
    batch: &Batch<'_>,
    steps: &[u8],
    connection: &mut SqliteConnection,
) -> Result<Option<i64>, StoreError> {
    let done = if batch.is_steps() {
        // One statement is a transaction by itself: one way to the connection's thread and back.
        keep_steps(steps, connection).await?
    } else if batch.is_play() {
        keep_play(batch, steps, connection).await?
    } else {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        keep_rare(batch, connection).await?;
        let mut done = SqliteQueryResult::default();
        if !steps.is_empty() {
            done = keep_steps(steps, connection).await?;
        }
        sqlx::query("COMMIT").execute(connection).await?;
        done
    };
    Ok((!steps.is_empty()).then(|| done.last_insert_rowid()))
}

async fn keep_steps(
    steps: &[u8],
    connection: &mut SqliteConnection,
) -> Result<SqliteQueryResult, sqlx::Error> {
    sqlx::query("INSERT INTO flushes (steps) VALUES (?)").bind(steps).execute(connection).await
}

/// Where hundreds of tables play, games end all the time: that too goes in one way to the connection's thread
/// and back, and the indices hear of them later.
async fn keep_play(
    batch: &Batch<'_>,
    steps: &[u8],
    connection: &mut SqliteConnection,
) -> Result<SqliteQueryResult, sqlx::Error> {
    let mut text = QueryBuilder::new("BEGIN IMMEDIATE; ");
    if !batch.live.is_empty() {
        let live: Vec<_> = batch.live.iter().map(|(id, (live, at))| (id, live, at)).collect();
        text.push(
            "UPDATE tables SET live = one.value ->> 1, deadline = one.value ->> 2 FROM json_each(",
        );
        text.push_bind(serde_json::json!(live).to_string());
        text.push(") one WHERE tables.id = one.value ->> 0; ");
    }
    if !batch.games.is_empty() {
        // The index takes no second game of the same id, but it hears of this one later: then it would be too late to
        // refuse it. A row that is there is inserted once more, which fails.
        let ids: Vec<_> = batch.games.keys().collect();
        text.push("INSERT INTO games SELECT * FROM games WHERE placed AND id IN (SELECT value FROM json_each(");
        text.push_bind(serde_json::json!(ids).to_string());
        text.push(
            ")); INSERT INTO games \
             (id, table_id, number, game, players, finished_at, record, seats, placed) ",
        );
        text.push_values(batch.games.values(), |mut row, GameRow { head, record, devices }| {
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
    // Last, so that the last row that was inserted is this one.
    text.push("INSERT INTO flushes (steps) VALUES (").push_bind(steps).push("); COMMIT");
    text.build().execute(connection).await
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
