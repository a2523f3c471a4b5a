//! The queries that read alike in both databases, written once.

use crate::error::{StoreError, damaged};
use crate::row::GameHead;
use std::sync::Arc;

/// Implements [`crate::database::Database`] for a type that has a pool `readers`, a
/// [`crate::connection::SoleConnection`] `writer` and the methods `keep`, `find`, `read_fresh`, `steps`, `tidy`, `copy`
/// and `finish`. It is told in which table steps are kept and how the version after the last is found there, where
/// finished games and their seats are found, and how a record's bytes are read and what is kept of it.
macro_rules! database {
    (
        $database:ty, $connection:ty, $steps:literal, $next:literal, $games:literal, $seats:literal,
        $record:literal, $pack:path
    ) => {
        #[async_trait::async_trait]
        impl $crate::database::Database for $database {
            async fn commit(&self, batch: &Batch<'_>) -> Result<(), StoreError> {
                self.keep(batch).await
            }

            async fn positions(&self, tables: &[&str]) -> Result<Vec<Position>, StoreError> {
                let rows = self.find(tables).await?;
                let position = |(id, key, next): (String, i64, i64)| Position {
                    id,
                    key: TableKey(key),
                    next: next.cast_unsigned(),
                };
                Ok(rows.into_iter().map(position).collect())
            }

            async fn ping(&self) -> Result<(), StoreError> {
                sqlx::query("SELECT 1").execute(&self.readers).await?;
                Ok(())
            }

            async fn close(&self) {
                self.finish().await;
                self.readers.close().await;
            }

            async fn device(&self, hash: &[u8; 32]) -> Result<Option<DeviceId>, StoreError> {
                let id: Option<i64> = sqlx::query_scalar("SELECT id FROM devices WHERE hash = $1")
                    .bind(hash.as_slice())
                    .fetch_optional(&self.readers)
                    .await?;
                Ok(id.map(DeviceId))
            }

            async fn fresh(&self) -> Result<Option<Fresh>, StoreError> {
                self.read_fresh().await
            }

            async fn load(
                &self,
                table: &str,
                fresh: Option<&Fresh>,
            ) -> Result<Option<StoredTable>, StoreError> {
                let row: Option<(i64, Vec<u8>, bool, i64)> = sqlx::query_as(
                    "SELECT key, opening, public, opened_at FROM tables WHERE id = $1",
                )
                .bind(table)
                .fetch_optional(&self.readers)
                .await?;
                let Some((key, opening, public, opened_at)) = row else { return Ok(None) };
                Ok(Some(StoredTable {
                    table: TableRow { id: table.to_owned(), opening, public, opened_at },
                    steps: self.steps(table, TableKey(key), fresh).await?,
                }))
            }

            async fn live_tables(&self) -> Result<Vec<LiveTable>, StoreError> {
                let rows: Vec<(String, bool, Option<i64>)> = sqlx::query_as(
                    "SELECT id, public, deadline FROM tables WHERE live \
                     ORDER BY deadline NULLS LAST, key",
                )
                .fetch_all(&self.readers)
                .await?;
                let live = |(id, public, deadline)| LiveTable { id, public, deadline };
                Ok(rows.into_iter().map(live).collect())
            }

            async fn games_of_device(
                &self,
                device: DeviceId,
                page: Page,
            ) -> Result<Vec<GameHead>, StoreError> {
                let rows: Vec<HeadColumns> = sqlx::query_as(concat!(
                    "SELECT id, table_id, number, game, players, finished_at FROM ", $games,
                    " WHERE id IN (SELECT game_id FROM ", $seats, " WHERE device = $1) ",
                    "ORDER BY finished_at DESC, number DESC, id LIMIT $2 OFFSET $3",
                ))
                .bind(device.0)
                .bind(i64::from(page.limit))
                .bind(i64::from(page.skip))
                .fetch_all(&self.readers)
                .await?;
                rows.into_iter().map(head).collect()
            }

            async fn games_of_table(&self, table: &str) -> Result<Vec<GameHead>, StoreError> {
                let rows: Vec<HeadColumns> = sqlx::query_as(concat!(
                    "SELECT id, table_id, number, game, players, finished_at FROM ", $games,
                    " WHERE table_id = $1 ORDER BY number",
                ))
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
                rows.into_iter().map(head).collect()
            }

            async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
                let row: Option<HeadColumns> = sqlx::query_as(concat!(
                    "SELECT id, table_id, number, game, players, finished_at FROM ", $games,
                    " WHERE id = $1",
                ))
                .bind(id)
                .fetch_optional(&self.readers)
                .await?;
                let Some(row) = row else { return Ok(None) };
                let record: Vec<u8> = sqlx::query_scalar(concat!(
                    "SELECT ", $record, " FROM ", $games, " WHERE id = $1",
                ))
                .bind(id)
                .fetch_one(&self.readers)
                .await?;
                let seats: Vec<(i64, i64)> = sqlx::query_as(concat!(
                    "SELECT device, seat FROM ", $seats, " WHERE game_id = $1 ORDER BY seat, device",
                ))
                .bind(id)
                .fetch_all(&self.readers)
                .await?;
                let devices = seats
                    .into_iter()
                    .map(|(device, seat)| Ok((DeviceId(device), small(seat)?)))
                    .collect::<Result<_, StoreError>>()?;
                Ok(Some(GameRow { head: head(row)?, record: read_record(record)?, devices }))
            }

            async fn take_pairing(
                &self,
                code: &[u8; 32],
                now: i64,
            ) -> Result<Option<PairingRow>, StoreError> {
                let mut writer = self.writer.take().await?;
                let row: Option<(i64, String, i64, i64)> = sqlx::query_as(
                    "DELETE FROM pairings WHERE code = $1 AND expires >= $2 \
                     RETURNING device, table_id, seat, expires",
                )
                .bind(code.as_slice())
                .bind(now)
                .fetch_optional(writer.get())
                .await?;
                writer.put_back();
                row.map(|(device, table, seat, expires)| {
                    let device = DeviceId(device);
                    Ok(PairingRow { code: *code, device, table, seat: small(seat)?, expires })
                })
                .transpose()
            }

            async fn held_tables(&self, device: DeviceId) -> Result<Vec<HeldTable>, StoreError> {
                // A table is put to rest long after its last step has found its place.
                let rows: Vec<(String, Option<i64>, Option<Vec<u8>>, i64)> = sqlx::query_as(concat!(
                    "SELECT DISTINCT t.id, r.version, r.body, coalesce(",
                    "(SELECT ", $next, " FROM ", $steps, " s WHERE s.table_key = t.key), 0) ",
                    "FROM holds h JOIN tables t ON t.id = h.table_id ",
                    "LEFT JOIN rests r ON r.table_key = t.key WHERE h.device = $1 AND t.live ",
                    "ORDER BY t.id",
                ))
                .bind(device.0)
                .fetch_all(&self.readers)
                .await?;
                let held = |(table, version, body, next): (_, Option<i64>, Option<_>, i64)| {
                    HeldTable { table, rest: body.filter(|_| version == Some(next)) }
                };
                Ok(rows.into_iter().map(held).collect())
            }

            async fn rest(&self, rests: &[RestRow]) -> Result<(), StoreError> {
                let mut writer = self.writer.take().await?;
                sqlx::query("BEGIN").execute(writer.get()).await?;
                for rest in rests {
                    sqlx::query(
                        "INSERT INTO rests (table_key, version, body, known) \
                         SELECT key, $2, $3, $4 FROM tables WHERE id = $1 \
                         ON CONFLICT (table_key) DO UPDATE SET version = excluded.version, \
                         body = excluded.body, known = excluded.known",
                    )
                    .bind(&*rest.table)
                    .bind(rest.version.cast_signed())
                    .bind(&*rest.body)
                    .bind(rest.known.as_deref())
                    .execute(writer.get())
                    .await?;
                }
                sqlx::query("COMMIT").execute(writer.get()).await?;
                writer.put_back();
                Ok(())
            }

            async fn known(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
                let known: Option<Option<Vec<u8>>> = sqlx::query_scalar(
                    "SELECT r.known FROM rests r JOIN tables t ON t.key = r.table_key WHERE t.id = $1",
                )
                .bind(table)
                .fetch_optional(&self.readers)
                .await?;
                Ok(known.flatten())
            }

            async fn quiet_tables(&self, before: i64) -> Result<Vec<QuietTable>, StoreError> {
                self.tidy().await?;
                let rows: Vec<(String, bool)> = sqlx::query_as(concat!(
                    "SELECT id, live FROM tables t WHERE opened_at < $1 AND NOT EXISTS ",
                    "(SELECT 1 FROM ", $steps, " s WHERE s.table_key = t.key AND s.at >= $1) ",
                    "ORDER BY key",
                ))
                .bind(before)
                .fetch_all(&self.readers)
                .await?;
                Ok(rows.into_iter().map(|(id, live)| QuietTable { id, live }).collect())
            }

            async fn forget(&self, table: &str, before: i64) -> Result<bool, StoreError> {
                // Nothing is committed meanwhile: it is the writing task that forgets.
                self.tidy().await?;
                let mut writer = self.writer.take().await?;
                sqlx::query("BEGIN").execute(writer.get()).await?;
                let key: Option<i64> = sqlx::query_scalar(concat!(
                    "SELECT key FROM tables t WHERE id = $1 AND NOT live AND opened_at < $2 AND NOT EXISTS ",
                    "(SELECT 1 FROM ", $steps, " s WHERE s.table_key = t.key AND s.at >= $2)",
                ))
                .bind(table)
                .bind(before)
                .fetch_optional(writer.get())
                .await?;
                if let Some(key) = key {
                    for text in [
                        "DELETE FROM rests WHERE table_key = $1",
                        concat!("DELETE FROM ", $steps, " WHERE table_key = $1"),
                        "DELETE FROM holds WHERE table_id = (SELECT id FROM tables WHERE key = $1)",
                        "DELETE FROM tables WHERE key = $1",
                    ] {
                        sqlx::query(text).bind(key).execute(writer.get()).await?;
                    }
                }
                sqlx::query("COMMIT").execute(writer.get()).await?;
                writer.put_back();
                Ok(key.is_some())
            }

            async fn forget_pairings(&self, before: i64) -> Result<(), StoreError> {
                let mut writer = self.writer.take().await?;
                sqlx::query("DELETE FROM pairings WHERE expires < $1")
                    .bind(before)
                    .execute(writer.get())
                    .await?;
                writer.put_back();
                Ok(())
            }

            async fn devices_after(
                &self,
                id: i64,
                limit: i64,
            ) -> Result<Vec<(i64, [u8; 32], i64)>, StoreError> {
                let rows: Vec<(i64, Vec<u8>, i64)> = sqlx::query_as(
                    "SELECT id, hash, first_seen FROM devices WHERE id > $1 ORDER BY id LIMIT $2",
                )
                .bind(id)
                .bind(limit)
                .fetch_all(&self.readers)
                .await?;
                rows.into_iter().map(|(id, bytes, at)| Ok((id, hash(bytes)?, at))).collect()
            }

            async fn tables_after(
                &self,
                key: i64,
                limit: i64,
            ) -> Result<Vec<(i64, String, bool, Option<i64>)>, StoreError> {
                Ok(sqlx::query_as(
                    "SELECT key, id, live, deadline FROM tables WHERE key > $1 ORDER BY key LIMIT $2",
                )
                .bind(key)
                .bind(limit)
                .fetch_all(&self.readers)
                .await?)
            }

            async fn games_after(&self, id: &str, limit: i64) -> Result<Vec<String>, StoreError> {
                Ok(sqlx::query_scalar(concat!(
                    "SELECT id FROM ", $games, " WHERE id > $1 ORDER BY id LIMIT $2",
                ))
                .bind(id)
                .bind(limit)
                .fetch_all(&self.readers)
                .await?)
            }

            async fn holders(&self, table: &str) -> Result<Vec<(DeviceId, u8)>, StoreError> {
                let rows: Vec<(i64, i64)> = sqlx::query_as(
                    "SELECT device, seat FROM holds WHERE table_id = $1 ORDER BY seat, device",
                )
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
                rows.into_iter()
                    .map(|(device, seat)| Ok((DeviceId(device), small(seat)?)))
                    .collect()
            }

            async fn snapshot(&self, file: &std::path::Path) -> Result<bool, StoreError> {
                self.copy(file).await
            }
        }

        /// All of a batch but the steps.
        async fn keep_rare(batch: &Batch<'_>, connection: &mut $connection) -> Result<(), sqlx::Error> {
            let Batch { devices, tables, steps: _, live, holds, games, pairings } = batch;
            for (hash, at) in devices {
                sqlx::query("INSERT INTO devices (id, hash, first_seen) VALUES ($1, $2, $3)")
                    .bind(DeviceId::of(hash).0)
                    .bind(hash.as_slice())
                    .bind(at)
                    .execute(&mut *connection)
                    .await?;
            }
            for (key, table) in tables {
                sqlx::query(
                    "INSERT INTO tables (key, id, opening, public, opened_at) \
                     VALUES ($1, $2, $3, $4, $5)",
                )
                .bind(key.0)
                .bind(&*table.id)
                .bind(&*table.opening)
                .bind(table.public)
                .bind(table.opened_at)
                .execute(&mut *connection)
                .await?;
            }
            for (table, (live, deadline)) in live {
                sqlx::query("UPDATE tables SET live = $2, deadline = $3 WHERE id = $1")
                    .bind(*table)
                    .bind(live)
                    .bind(deadline)
                    .execute(&mut *connection)
                    .await?;
            }
            for ((device, table, seat), held) in holds {
                let text = if *held {
                    "INSERT INTO holds (device, table_id, seat) VALUES ($1, $2, $3) \
                     ON CONFLICT DO NOTHING"
                } else {
                    "DELETE FROM holds WHERE device = $1 AND table_id = $2 AND seat = $3"
                };
                sqlx::query(text)
                    .bind(device.0)
                    .bind(*table)
                    .bind(i64::from(*seat))
                    .execute(&mut *connection)
                    .await?;
            }
            for game in games.values() {
                let GameRow { head, record, devices } = game;
                sqlx::query(
                    "INSERT INTO games (id, table_id, number, game, players, finished_at, record) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(&*head.id)
                .bind(&*head.table)
                .bind(i64::from(head.number))
                .bind(&*head.game)
                .bind(serde_json::json!(head.players).to_string())
                .bind(head.finished_at)
                .bind($pack(record))
                .execute(&mut *connection)
                .await?;
                for (device, seat) in devices {
                    sqlx::query(
                        "INSERT INTO game_seats (device, finished_at, game_id, seat) \
                         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                    )
                    .bind(device.0)
                    .bind(head.finished_at)
                    .bind(&*head.id)
                    .bind(i64::from(*seat))
                    .execute(&mut *connection)
                    .await?;
                }
            }
            for pairing in pairings {
                sqlx::query(
                    "INSERT INTO pairings (code, device, table_id, seat, expires) \
                     VALUES ($1, $2, $3, $4, $5)",
                )
                .bind(pairing.code.as_slice())
                .bind(pairing.device.0)
                .bind(&*pairing.table)
                .bind(i64::from(pairing.seat))
                .bind(pairing.expires)
                .execute(&mut *connection)
                .await?;
            }
            Ok(())
        }
    };
}
pub(crate) use database;

/// The columns of a game's head.
pub(crate) type HeadColumns = (String, String, i64, String, String, i64);

pub(crate) fn head(columns: HeadColumns) -> Result<GameHead, StoreError> {
    let (id, table, number, game, players, finished_at) = columns;
    let players =
        serde_json::from_str(&players).map_err(|e| StoreError::Unreadable(Arc::new(e)))?;
    Ok(GameHead { id, table, number: small(number)?, game, players, finished_at })
}

pub(crate) fn hash(bytes: Vec<u8>) -> Result<[u8; 32], StoreError> {
    <[u8; 32]>::try_from(bytes).map_err(|_| damaged("a hash that does not have 32 bytes"))
}

/// A whole number that was kept in a wider column.
pub(crate) fn small<T>(number: i64) -> Result<T, StoreError>
where
    T: TryFrom<i64, Error: std::error::Error + Send + Sync + 'static>,
{
    T::try_from(number).map_err(|e| StoreError::Unreadable(Arc::new(e)))
}
