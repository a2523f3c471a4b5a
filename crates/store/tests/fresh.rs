//! What has just been committed to a SQLite file is read by table: nobody who loads one reads the steps of all.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use stapel_store::{StepRow, Store, StoreError, TableRow, Write};

fn row(version: u64) -> StepRow {
    StepRow { version, at: 7, body: format!("step {version}").into() }
}

fn step(table: &str, version: u64) -> Write {
    Write::Step { table: table.into(), step: row(version) }
}

#[tokio::test]
async fn loading_a_table_reads_no_commit_of_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stapel.db");
    let store = Store::open(path.to_str().expect("a path")).await.expect("it opens");
    for n in 0..200 {
        let id = format!("t{n}");
        let table = TableRow { id: id.clone(), opening: vec![1], public: false, opened_at: n };
        store.write(vec![Write::Table(table), step(&id, 0)]).await.expect("kept");
    }
    for version in 1..4 {
        let receipts: Vec<_> =
            (0..200).map(|n| store.submit(vec![step(&format!("t{n}"), version)])).collect();
        for receipt in receipts {
            receipt.await.expect("kept");
        }
    }
    // Whoever read a commit in the file now would fail.
    let mut file = SqliteConnectOptions::new().filename(&path).connect().await.expect("the file");
    let spoiled = sqlx::query("UPDATE flushes SET steps = x'00'").execute(&mut file).await;
    assert!(spoiled.expect("spoiled").rows_affected() >= 203);
    let other = Store::open_to_read(path.to_str().expect("a path")).await.expect("it opens");
    assert!(matches!(other.load("t7").await, Err(StoreError::Unreadable(_))), "it is spoiled");

    for table in ["t7", "t199"] {
        let stored = store.load(table).await.expect("it loads").expect("the table");
        assert_eq!(stored.steps, (0..4).map(row).collect::<Vec<_>>());
    }
    // Nor does the writer, when it looks up what comes next: after a failure it has forgotten.
    let refused = store.write(vec![step("t7", 9)]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { expected: 4, .. })), "{refused:?}");
    store.write(vec![step("t7", 4)]).await.expect("it goes on");
    let stored = store.load("t7").await.expect("it loads").expect("the table");
    assert_eq!(stored.steps, (0..5).map(row).collect::<Vec<_>>());
}

#[tokio::test]
async fn an_export_of_a_running_store_has_what_is_moved_meanwhile_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stapel.db");
    let store = Store::open(path.to_str().expect("a path")).await.expect("it opens");
    for n in 0..20 {
        let id = format!("t{n:02}");
        let table = TableRow { id: id.clone(), opening: vec![1], public: false, opened_at: n };
        store.write(vec![Write::Table(table), step(&id, 0), step(&id, 1)]).await.expect("kept");
    }
    let reader = Store::open_to_read(path.to_str().expect("a path")).await.expect("it opens");
    let mut exported = 0;
    reader
        .export::<StoreError>(async |writes| {
            let steps = writes.iter().filter(|write| matches!(write, Write::Step { .. })).count();
            if exported == 0 {
                // All that was fresh when the export began is moved, and more is written.
                store.quiet_tables(0).await?;
                store.write(vec![step("t19", 2)]).await?;
                store.quiet_tables(0).await?;
            }
            assert_eq!(steps, if exported == 19 { 3 } else { 2 });
            exported += 1;
            Ok(())
        })
        .await
        .expect("all of it");
    assert_eq!(exported, 20);
}
