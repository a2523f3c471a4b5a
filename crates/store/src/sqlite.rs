//! SQLite: a file, write-ahead logged, flushed to the disk at every commit.

use crate::batch::{Batch, StepEntry, TableKey};
use crate::database::Position;
use crate::error::StoreError;
use crate::keeper::{Keeper, tidy};
use crate::line::Line;
use crate::queries::{HeadColumns, database, hash, head, small};
use crate::row::{
    DeviceId, GameHead, GameRow, HeldTable, Hold, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StepRow, StoredTable, TableRow,
};
use crate::store::Flush;
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, SqliteConnection};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Readers beside the one writer.
const READERS: u32 = 4;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Arc<Line<SqliteConnection>>,
    inserts: Inserts,
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
            .pragma("wal_autocheckpoint", "0");
        let writer = Arc::new(Line::new(options.clone()));
        let mut connection = writer.take().await?;
        sqlx::migrate!("migrations/sqlite").run(connection.get()).await?;
        tidy(connection.get()).await?;
        connection.put_back();
        let keeper = Keeper::start(Arc::clone(&writer), Line::new(options));
        let duty = Some(Duty { keeper, lock });
        Ok(Self { readers: readers(path), writer, inserts: Inserts::new(), duty })
    }

    pub(crate) fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        std::fs::metadata(path).map_err(sqlx::Error::Io)?;
        let writer = Arc::new(Line::closed(options(path)));
        Ok(Self { readers: readers(path), writer, inserts: Inserts::new(), duty: None })
    }

    async fn keep(&self, batch: &Batch<'_>) -> Result<(), StoreError> {
        let mut writer = self.writer.take().await?;
        let line = writer.get();
        if batch.only_steps() && batch.steps.len() <= Inserts::MOST {
            self.inserts.whole(&batch.steps).execute(line).await?;
        } else {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *line).await?;
            keep_rare(batch, line).await?;
            for steps in batch.steps.chunks(Inserts::MOST) {
                self.inserts.part(steps).execute(&mut *line).await?;
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
        Ok(sqlx::query_as(
            "WITH fresh AS (SELECT table_key, max(version) + 1 AS next FROM fresh_steps GROUP BY table_key) \
             SELECT t.id, t.key, coalesce(f.next, (SELECT max(version) + 1 FROM steps s WHERE s.table_key = t.key), 0) \
             FROM tables t LEFT JOIN fresh f ON f.table_key = t.key \
             WHERE t.id IN (SELECT value FROM json_each($1))",
        )
        .bind(tables)
        .fetch_all(&self.readers)
        .await?)
    }

    async fn tidy(line: &mut SqliteConnection) -> Result<(), StoreError> {
        tidy(line).await
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

database!(Sqlite, SqliteConnection);

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

/// The statements that insert many steps at once.
///
/// Each costs a way to the connection's thread and back, so a flush is one text, with its `BEGIN` and
/// `COMMIT`. Preparing it costs more than running it, so there are a few lengths, which stay prepared;
/// rows beyond the number of steps stay unbound, are NULL, and are left out.
struct Inserts {
    /// For up to `LENGTHS[i]` steps: inside a transaction, and as a whole one.
    texts: Vec<(Arc<str>, Arc<str>)>,
}

impl Inserts {
    const LENGTHS: [usize; 15] = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512];
    const MOST: usize = 512;

    fn new() -> Self {
        let text = |length: usize| {
            let rows = vec!["(?,?,?,?)"; length].join(",");
            let part = format!(
                "INSERT INTO fresh_steps (table_key, version, at, body) \
                 SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
            );
            let whole = format!("BEGIN IMMEDIATE; {part}; COMMIT");
            (part.into(), whole.into())
        };
        Self { texts: Self::LENGTHS.into_iter().map(text).collect() }
    }

    fn texts_for(&self, steps: usize) -> &(Arc<str>, Arc<str>) {
        let length = Self::LENGTHS.partition_point(|length| *length < steps);
        &self.texts[length.min(self.texts.len() - 1)]
    }

    fn part(&self, steps: &[StepEntry<'_>]) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
        bind(&self.texts_for(steps.len()).0, steps)
    }

    fn whole(&self, steps: &[StepEntry<'_>]) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
        bind(&self.texts_for(steps.len()).1, steps)
    }
}

fn bind(text: &Arc<str>, steps: &[StepEntry<'_>]) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
    // Built above from constants alone.
    let query = sqlx::query(AssertSqlSafe(Arc::clone(text)));
    steps.iter().fold(query, |query, step| {
        query.bind(step.table.0).bind(step.version).bind(step.at).bind(step.body.to_vec())
    })
}
