//! A full disk, a database that is gone: a typed error, nothing half-written, and play goes on when it is back.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use stapel_store::{StepRow, Store, StoreError, TableRow, Write};
use std::path::Path;
use std::process::Command;

fn step(version: u64) -> Write {
    let body = vec![9; 3000];
    Write::Step { table: "a".into(), step: StepRow { version, at: 1, body } }
}

async fn with_table(address: &str) -> Store {
    let store = Store::open(address).await.expect("the store opens");
    let row = TableRow { id: "a".into(), opening: vec![1], public: false, opened_at: 1 };
    store.write(vec![Write::Table(row)]).await.expect("a table");
    store
}

async fn versions(store: &Store) -> Result<Vec<u64>, StoreError> {
    let stored = store.load("a").await?.expect("the table");
    Ok(stored.steps.iter().map(|step| step.version).collect())
}

/// Everything acknowledged is there, without a gap, and the next step is accepted.
async fn goes_on(store: &Store, acknowledged: u64) {
    let found = versions(store).await.expect("it loads");
    let next = found.len() as u64;
    assert_eq!(found, (0..next).collect::<Vec<_>>());
    assert!(next >= acknowledged, "{next} steps, but {acknowledged} were acknowledged");
    store.write(vec![step(next), step(next + 1)]).await.expect("it goes on");
    assert_eq!(versions(store).await.expect("it loads").len() as u64, next + 2);
}

/// A file system of two megabytes.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn mount() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "none"])
            .arg(folder.path())
            .status();
        assert!(mounted.is_ok_and(|status| status.success()), "can't mount a small disk");
        Self(folder)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

#[test]
fn a_full_disk() {
    // Without root rights the test gets them in a namespace of its own, where it may mount.
    let mut again = Command::new("unshare");
    again.args(["--mount", "--map-root-user"]).arg(std::env::current_exe().expect("this test"));
    let status = again.args(["--exact", "inside_a_full_disk", "--ignored"]).status();
    assert!(status.is_ok_and(|status| status.success()), "see above");
}

#[tokio::test]
#[ignore = "a_full_disk starts it in a namespace where it may mount"]
async fn inside_a_full_disk() {
    let disk = SmallDisk::mount();
    let store = with_table(disk.path().join("stapel.db").to_str().expect("a path")).await;
    store.write(vec![step(0)]).await.expect("there is room");
    let mut acknowledged = 1;
    let error = loop {
        // Two by two, so that half of one would show.
        match store.write(vec![step(acknowledged), step(acknowledged + 1)]).await {
            Ok(()) => acknowledged += 2,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    assert!(acknowledged > 10);
    assert_eq!(versions(&store).await.expect("reading needs no room").len() as u64, acknowledged);
    let still = store.write(vec![step(acknowledged), step(acknowledged + 1)]).await;
    assert!(matches!(still, Err(StoreError::Unavailable(_))), "{still:?}");

    let grown = Command::new("mount").args(["-o", "remount,size=8m"]).arg(disk.path()).status();
    assert!(grown.is_ok_and(|status| status.success()));
    goes_on(&store, acknowledged).await;
}

#[tokio::test]
async fn a_database_that_is_gone() {
    let server = stapel_services::Postgres::start();
    let store = with_table(&server.database("stapel")).await;
    store.write(vec![step(0)]).await.expect("it is there");
    let waiting: Vec<_> = (1..200).map(|version| store.submit(vec![step(version)])).collect();
    server.crash();
    let mut acknowledged = 1;
    let mut lost = 0;
    for receipt in waiting {
        match receipt.await {
            Ok(()) => acknowledged += 1,
            // Behind one that is lost, the versions do not fit any longer.
            Err(StoreError::Unavailable(_) | StoreError::Conflict { .. }) => lost += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(acknowledged + lost, 200);
    let gone = store.write(vec![step(acknowledged)]).await;
    assert!(matches!(gone, Err(StoreError::Unavailable(_))), "{gone:?}");
    assert!(matches!(store.load("a").await, Err(StoreError::Unavailable(_))));
    assert!(store.ping().await.is_err());

    server.resume();
    goes_on(&store, acknowledged).await;
    store.ping().await.expect("it is back");
}
