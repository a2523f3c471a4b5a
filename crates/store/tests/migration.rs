//! A file from before is taken over, with every step.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use stapel_store::{StepRow, Store, Write};

#[tokio::test]
async fn steps_in_rows_of_their_own_become_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stapel.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut old = options.connect().await.expect("a file");
    sqlx::migrate!("migrations/sqlite").run_to(1, &mut old).await.expect("the first shape");
    sqlx::raw_sql(
        "INSERT INTO tables (key, id, opening, public, opened_at) VALUES (5, 'a', x'01', 0, 1);
         INSERT INTO steps VALUES (5, 0, 1731715200000, x'00ff27'), (5, 1, -1, x'');
         INSERT INTO fresh_steps VALUES (5, 2, 7, x'6162');",
    )
    .execute(&mut old)
    .await
    .expect("some steps");
    old.close().await.expect("closed");

    let store = Store::open(path.to_str().expect("a path")).await.expect("it opens");
    let step = |version, at, body: &[u8]| StepRow { version, at, body: body.to_vec() };
    let mut steps =
        vec![step(0, 1_731_715_200_000, &[0, 255, 39]), step(1, -1, &[]), step(2, 7, b"ab")];
    assert_eq!(store.load("a").await.expect("it loads").expect("the table").steps, steps);
    let next = step(3, 8, b"on");
    store.write(vec![Write::Step { table: "a".into(), step: next.clone() }]).await.expect("kept");
    steps.push(next);
    assert_eq!(store.load("a").await.expect("it loads").expect("the table").steps, steps);
}
