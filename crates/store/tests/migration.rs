//! A database of before the first release is taken over: the tables are the same, only the list of migrations is not.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection, SqliteConnection};
use stapel_store::{StepRow, Store, StoreError, Write};
use std::path::Path;

/// The data folder of an earlier version (crates/cli/tests/earlier).
fn earlier(file: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/earlier");
    let bytes = std::fs::read(folder.join(format!("{file}.z"))).expect("a fixture");
    miniz_oxide::inflate::decompress_to_vec_zlib(&bytes).expect("zlib")
}

fn left_behind() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["stapel.db", "stapel.db-wal"] {
        std::fs::write(folder.path().join(file), earlier(file)).expect("written");
    }
    folder
}

async fn connect(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).connect().await.expect("a file")
}

async fn export(store: &Store) -> Vec<Vec<Write>> {
    let mut lines = Vec::new();
    let take = async |writes| {
        lines.push(writes);
        Ok::<(), StoreError>(())
    };
    store.export(take).await.expect("it reads");
    lines
}

/// All that was kept is there, and each table goes on.
async fn is_whole_and_goes_on(store: &Store, expected: &[Vec<Write>]) {
    assert_eq!(export(store).await, expected);
    for line in expected {
        let [Write::Table(table), ..] = &line[..] else { continue };
        let steps = store.load(&table.id).await.expect("it loads").expect("the table").steps;
        let next = StepRow { version: steps.len() as u64, at: 1, body: b"next".to_vec() };
        let write = Write::Step { table: table.id.clone(), step: next.clone() };
        store.write(vec![write]).await.expect("it goes on");
        let longer = store.load(&table.id).await.expect("it loads").expect("the table").steps;
        assert_eq!((&longer[..steps.len()], &longer[steps.len()..]), (&steps[..], &[next][..]));
    }
}

#[tokio::test]
async fn a_file_of_before_is_taken_over_with_all_that_was_fresh() {
    let folder = left_behind();
    let path = folder.path().join("stapel.db");
    let exported = String::from_utf8(earlier("export.jsonl")).expect("text");
    let line = |line| serde_json::from_str(line).expect("writes");
    let expected: Vec<Vec<Write>> = exported.lines().map(line).collect();
    let mut old = connect(&path).await;
    let fresh: (i64, i64) = sqlx::query_as(
        "SELECT (SELECT count(*) FROM flushes), (SELECT count(*) FROM games WHERE NOT placed)",
    )
    .fetch_one(&mut old)
    .await
    .expect("the schema of before");
    assert!(fresh.0 > 20 && fresh.1 > 0, "{fresh:?}");
    drop(old);
    let address = path.to_str().expect("a path");
    let store = Store::open(address).await.expect("it opens");
    is_whole_and_goes_on(&store, &expected).await;
    store.close().await;
    Store::open(address).await.expect("and again").close().await;
}

#[tokio::test]
async fn a_file_that_was_taken_over_is_like_a_new_one() {
    let folder = left_behind();
    let new = folder.path().join("new.db");
    for path in [&folder.path().join("stapel.db"), &new] {
        Store::open(path.to_str().expect("a path")).await.expect("it opens").close().await;
    }
    let mut shapes = Vec::new();
    for path in [&folder.path().join("stapel.db"), &new] {
        let mut file = connect(path).await;
        let columns = texts(
            "SELECT concat_ws(' ', m.type, m.name, c.name, c.type, c.\"notnull\", c.dflt_value, c.pk) \
             FROM sqlite_master m, pragma_table_xinfo(m.name) c ORDER BY m.name, c.cid",
            &mut file,
        )
        .await;
        let indices = texts(
            "SELECT concat_ws(' ', m.name, l.name, l.\"unique\", l.partial, i.name) \
             FROM sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i \
             WHERE m.type = 'table' ORDER BY m.name, l.name, i.seqno",
            &mut file,
        )
        .await;
        let migrations: Vec<(i64, Vec<u8>)> =
            sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations")
                .fetch_all(&mut file)
                .await
                .expect("migrations");
        assert!(columns.len() > 50 && indices.len() > 10);
        shapes.push((columns, indices, migrations));
    }
    assert_eq!(shapes[0], shapes[1]);
}

#[tokio::test]
async fn a_file_of_somebody_else_s_is_left_alone() {
    let folder = left_behind();
    let path = folder.path().join("stapel.db");
    let mut file = connect(&path).await;
    for change in [
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (6, 'later', TRUE, x'0123456789abcdef', 0)",
        "DELETE FROM _sqlx_migrations WHERE version > 4",
    ] {
        sqlx::query(change).execute(&mut file).await.expect("changed");
        let before: Vec<i64> = versions(&mut file).await;
        let opened = Store::open(path.to_str().expect("a path")).await;
        assert!(matches!(opened.err(), Some(StoreError::Unreadable(_))), "{change}");
        assert_eq!(versions(&mut file).await, before);
    }
}

async fn texts(query: &'static str, file: &mut SqliteConnection) -> Vec<String> {
    sqlx::query_scalar(query).fetch_all(file).await.expect("the schema")
}

async fn versions(file: &mut SqliteConnection) -> Vec<i64> {
    sqlx::query_scalar("SELECT version FROM _sqlx_migrations ORDER BY version")
        .fetch_all(file)
        .await
        .expect("migrations")
}

#[tokio::test]
async fn a_database_of_before_is_taken_over() {
    let server = stapel_services::Postgres::start();
    let address = server.database("earlier");
    let mut old = PgConnection::connect(&address).await.expect("a database");
    sqlx::raw_sql(AssertSqlSafe(include_str!("earlier/postgres.sql")))
        .execute(&mut old)
        .await
        .expect("as it was dumped");
    let expected = export(&Store::open_to_read(&address).await.expect("it reads")).await;
    assert_eq!(expected.len(), 5);
    let store = Store::open(&address).await.expect("it opens");
    is_whole_and_goes_on(&store, &expected).await;
    store.close().await;
    Store::open(&address).await.expect("and again").close().await;

    // Like a new one.
    let new = server.database("new");
    Store::open(&new).await.expect("it opens").close().await;
    let mut new = PgConnection::connect(&new).await.expect("a database");
    let mut shapes = Vec::new();
    for database in [&mut old, &mut new] {
        let columns: Vec<String> = sqlx::query_scalar(
            "SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) \
             FROM information_schema.columns WHERE table_schema = 'public' \
             ORDER BY table_name, ordinal_position",
        )
        .fetch_all(&mut *database)
        .await
        .expect("columns");
        let indices: Vec<String> = sqlx::query_scalar(
            "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
        )
        .fetch_all(&mut *database)
        .await
        .expect("indices");
        assert!(columns.len() > 40 && indices.len() > 10);
        shapes.push((columns, indices));
    }
    assert_eq!(shapes[0], shapes[1]);
}
