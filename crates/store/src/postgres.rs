//! PostgreSQL.

use crate::batch::{Batch, StepEntry, TableKey};
use crate::connection::SoleConnection;
use crate::database::Position;
use crate::error::StoreError;
use crate::fresh::Fresh;
use crate::migrate::migrate_postgres;
use crate::queries::{HeadColumns, database, hash, head, small};
use crate::record::read_record;
use crate::row::{
    DeviceId, GameHead, GameRow, HeldTable, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StepRow, StoredTable, TableRow,
};
use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgQueryResult};
use std::path::Path;
use std::time::Duration;

/// Readers beside the one writer.
const READERS: u32 = 8;

pub(crate) struct Postgres {
    readers: PgPool,
    writer: SoleConnection<PgConnection>,
}

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        let options = options(address)?;
        let writer = SoleConnection::new(options.clone());
        let mut connection = writer.take().await?;
        migrate_postgres(connection.get()).await?;
        connection.put_back();
        Ok(Self { readers: readers(options), writer })
    }

    pub(crate) fn open_to_read(address: &str) -> Result<Self, StoreError> {
        let options = options(address)?;
        let writer = SoleConnection::closed(options.clone());
        Ok(Self { readers: readers(options), writer })
    }

    async fn keep(&self, batch: &Batch<'_>) -> Result<(), StoreError> {
        let mut writer = self.writer.take().await?;
        let connection = writer.get();
        if batch.is_steps() {
            // One statement is a transaction by itself: one way to the server and back.
            keep_steps(&batch.steps, connection).await?;
        } else {
            sqlx::query("BEGIN").execute(&mut *connection).await?;
            keep_rare(batch, connection).await?;
            if !batch.steps.is_empty() {
                keep_steps(&batch.steps, connection).await?;
            }
            sqlx::query("COMMIT").execute(connection).await?;
        }
        writer.put_back();
        Ok(())
    }

    async fn find(&self, tables: &[&str]) -> Result<Vec<(String, i64, i64)>, StoreError> {
        Ok(sqlx::query_as(
            "SELECT t.id, t.key, coalesce((SELECT max(version) + 1 FROM steps s WHERE s.table_key = t.key), 0) \
             FROM tables t WHERE t.id = ANY($1)",
        )
        .bind(tables)
        .fetch_all(&self.readers)
        .await?)
    }

    /// Each step is in its place at once.
    #[expect(clippy::unused_async)]
    async fn read_fresh(&self) -> Result<Option<Fresh>, StoreError> {
        Ok(None)
    }

    async fn steps(
        &self,
        _: &str,
        table: TableKey,
        _: Option<&Fresh>,
    ) -> Result<Vec<StepRow>, StoreError> {
        let rows: Vec<(i64, i64, Vec<u8>)> = sqlx::query_as(
            "SELECT version, at, body FROM steps WHERE table_key = $1 ORDER BY version",
        )
        .bind(table.0)
        .fetch_all(&self.readers)
        .await?;
        let step = |(version, at, body): (i64, i64, Vec<u8>)| StepRow {
            version: version.cast_unsigned(),
            at,
            body,
        };
        Ok(rows.into_iter().map(step).collect())
    }

    #[expect(clippy::unused_async)]
    async fn tidy(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn finish(&self) {
        self.writer.close().await;
    }

    #[expect(clippy::unused_async)]
    async fn copy(&self, _: &Path) -> Result<bool, StoreError> {
        Ok(false)
    }
}

fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    let parsed = address.parse();
    parsed.map_err(|e: sqlx::Error| StoreError::BadAddress(format!("{address}: {e}")))
}

fn readers(options: PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(5))
        .connect_lazy_with(options)
}

async fn keep_steps(
    steps: &[StepEntry<'_>],
    connection: &mut PgConnection,
) -> Result<PgQueryResult, sqlx::Error> {
    let column = |value: fn(&StepEntry<'_>) -> i64| steps.iter().map(value).collect::<Vec<_>>();
    sqlx::query(
        "INSERT INTO steps (table_key, version, at, body) \
         SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::bigint[], $4::bytea[])",
    )
    .bind(column(|step| step.table.0))
    .bind(column(|step| step.version))
    .bind(column(|step| step.at))
    .bind(steps.iter().map(|step| step.body).collect::<Vec<&[u8]>>())
    .execute(connection)
    .await
}

database!(
    Postgres,
    PgConnection,
    "steps",
    "max(s.version) + 1",
    "games",
    "game_seats",
    "convert_to(record, 'UTF8')",
    String::as_str
);
