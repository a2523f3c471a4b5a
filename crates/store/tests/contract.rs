//! The laws of a store (`stapel_store::testkit`), kept by SQLite and by a real PostgreSQL alike.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use stapel_store::testkit::check_store;

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    check_store(async |law| folder.path().join(law).join("stapel.db").display().to_string()).await;
}

#[tokio::test]
async fn postgres() {
    let server = stapel_services::Postgres::start();
    check_store(async |law| server.database(law)).await;
}
