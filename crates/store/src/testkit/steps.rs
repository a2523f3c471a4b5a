//! Tables and their steps.

use super::{open, row, step, table, versions};
use crate::{Store, StoreError, StoredTable, Write};

pub(super) async fn a_table_is_its_opening_and_its_steps(address: &str) {
    let store = open(address).await;
    assert_eq!(store.load("a").await.unwrap(), None);
    store.write(vec![Write::Table(table("a")), step("a", 0)]).await.unwrap();
    store.write(vec![step("a", 1), step("a", 2)]).await.unwrap();
    let expected = StoredTable { table: table("a"), steps: vec![row(0), row(1), row(2)] };
    assert_eq!(store.load("a").await.unwrap(), Some(expected));
}

pub(super) async fn versions_have_no_gaps_and_no_doubles(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a"))]).await.unwrap();
    store.write(vec![step("a", 0)]).await.unwrap();
    for wrong in [0, 2, 7] {
        let refused = store.write(vec![step("a", wrong)]).await;
        assert!(
            matches!(refused, Err(StoreError::Conflict { expected: 1, found, .. }) if found == wrong),
            "{refused:?}"
        );
    }
    assert!(
        matches!(store.write(vec![step("b", 0)]).await, Err(StoreError::NoTable(t)) if t == "b")
    );
    assert!(matches!(store.write(vec![Write::Table(table("a"))]).await, Err(StoreError::Taken)));
    store.write(vec![step("a", 1)]).await.unwrap();
    assert_eq!(versions(&store, "a").await, [0, 1]);
}

pub(super) async fn what_is_handed_in_together_is_kept_together(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a"))]).await.unwrap();
    // The second can't be kept, so the first is not.
    assert!(store.write(vec![step("a", 0), step("a", 2)]).await.is_err());
    let device = Write::Device { hash: [7; 32], at: 1 };
    assert!(store.write(vec![device, Write::Table(table("a"))]).await.is_err());
    assert_eq!(versions(&store, "a").await, [0_u64; 0]);
    assert_eq!(store.device(&[7; 32]).await.unwrap(), None);
}

pub(super) async fn one_that_fails_does_not_take_others_along(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a")), Write::Table(table("b"))]).await.unwrap();
    // Queued without waiting, so that they share flushes.
    let good: Vec<_> = (0..20).map(|n| store.submit(vec![step("a", n)])).collect();
    let bad = store.submit(vec![step("b", 3)]);
    let taken = store.submit(vec![Write::Table(table("a"))]);
    let more: Vec<_> = (20..40).map(|n| store.submit(vec![step("a", n)])).collect();
    assert!(matches!(bad.await, Err(StoreError::Conflict { .. })));
    assert!(matches!(taken.await, Err(StoreError::Taken)));
    for receipt in good.into_iter().chain(more) {
        receipt.await.unwrap();
    }
    assert_eq!(versions(&store, "a").await, (0..40).collect::<Vec<_>>());
    assert_eq!(versions(&store, "b").await, [0_u64; 0]);
}

pub(super) async fn a_second_program_is_noticed(address: &str) {
    let first = open(address).await;
    first.write(vec![Write::Table(table("a")), step("a", 0)]).await.unwrap();
    let second = match Store::open(address).await {
        Ok(second) => second,
        // A file has one writer.
        Err(error) => return assert!(matches!(error, StoreError::InUse(_)), "{error}"),
    };
    second.write(vec![step("a", 1)]).await.unwrap();
    // The first still believes that 1 is next.
    let refused = first.write(vec![step("a", 1)]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { expected: 2, .. })), "{refused:?}");
    first.write(vec![step("a", 2)]).await.unwrap();
    assert_eq!(versions(&second, "a").await, [0, 1, 2]);
}

pub(super) async fn reopening_finds_everything(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a")), step("a", 0)]).await.unwrap();
    let waiting = store.submit(vec![step("a", 1)]);
    store.close().await;
    waiting.await.unwrap();
    assert!(matches!(store.load("a").await, Err(StoreError::Unavailable(_))));
    let store = open(address).await;
    assert_eq!(versions(&store, "a").await, [0, 1]);
    store.write(vec![step("a", 2)]).await.unwrap();
    assert_eq!(versions(&store, "a").await, [0, 1, 2]);
}

pub(super) async fn many_tables_at_once(address: &str) {
    let store = open(address).await;
    let tasks: Vec<_> = (0..60)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = format!("t{n}");
                store.write(vec![Write::Table(table(&id))]).await.unwrap();
                // Some wait for each step, some hand in many at once.
                let mut waiting = Vec::new();
                for version in 0..40 {
                    let receipt = store.submit(vec![step(&id, version)]);
                    if n % 2 == 0 {
                        receipt.await.unwrap();
                    } else {
                        waiting.push(receipt);
                    }
                }
                for receipt in waiting {
                    receipt.await.unwrap();
                }
                id
            })
        })
        .collect();
    for task in tasks {
        let id = task.await.unwrap();
        assert_eq!(versions(&store, &id).await, (0..40).collect::<Vec<_>>());
    }
    assert_eq!(store.queued(), 0);
}
