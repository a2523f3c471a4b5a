//! The schema: made in an empty database, or found there.
//!
//! Before the first release it was made in several steps, and the database lists those that were taken. They led to the
//! same tables, so only the list is written anew.

use crate::error::StoreError;
use sqlx::migrate::{Migration, Migrator};
use sqlx::{PgConnection, SqliteConnection};

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// The steps before the first release, by the first eight bytes of their checksums.
const EARLIER_SQLITE: [u64; 5] = [
    0x8b83_851a_430d_56d2,
    0xdab2_8bfe_88cf_9332,
    0x7048_924e_501b_0c89,
    0xe682_dc08_2ba4_83b8,
    0x8331_f62a_e350_5aa5,
];
const EARLIER_POSTGRES: [u64; 3] =
    [0x596f_f778_d656_e013, 0x000a_dbda_563a_e8fe, 0xf349_82fb_1620_f45c];

const TAKEN: &str = "SELECT checksum FROM _sqlx_migrations WHERE success ORDER BY version";
const NOTE: &str = "INSERT INTO _sqlx_migrations \
     (version, description, success, checksum, execution_time) VALUES ($1, $2, TRUE, $3, 0)";

/// Whether these steps were taken, and no others.
fn is_earlier(taken: &[Vec<u8>], earlier: &[u64]) -> bool {
    let starts = taken.iter().map(|checksum| checksum.first_chunk().copied());
    starts.eq(earlier.iter().map(|start| Some(start.to_be_bytes())))
}

pub(crate) async fn migrate_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let listed: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations')",
    )
    .fetch_one(&mut *connection)
    .await?;
    if listed {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        let taken = sqlx::query_scalar(TAKEN).fetch_all(&mut *connection).await?;
        if is_earlier(&taken, &EARLIER_SQLITE) {
            sqlx::query("DELETE FROM _sqlx_migrations").execute(&mut *connection).await?;
            for Migration { version, description, checksum, .. } in SQLITE.iter() {
                let note = sqlx::query(NOTE).bind(version).bind(&**description).bind(&**checksum);
                note.execute(&mut *connection).await?;
            }
        }
        sqlx::query("COMMIT").execute(&mut *connection).await?;
    }
    Ok(SQLITE.run(connection).await?)
}

pub(crate) async fn migrate_postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    let listed: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if listed {
        sqlx::query("BEGIN").execute(&mut *connection).await?;
        let lock = sqlx::query("LOCK TABLE _sqlx_migrations IN EXCLUSIVE MODE");
        lock.execute(&mut *connection).await?;
        let taken = sqlx::query_scalar(TAKEN).fetch_all(&mut *connection).await?;
        if is_earlier(&taken, &EARLIER_POSTGRES) {
            sqlx::query("DELETE FROM _sqlx_migrations").execute(&mut *connection).await?;
            for Migration { version, description, checksum, .. } in POSTGRES.iter() {
                let note = sqlx::query(NOTE).bind(version).bind(&**description).bind(&**checksum);
                note.execute(&mut *connection).await?;
            }
        }
        sqlx::query("COMMIT").execute(&mut *connection).await?;
    }
    Ok(POSTGRES.run(connection).await?)
}
