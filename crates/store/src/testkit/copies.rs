//! Backups and exports.

use super::{game, open, seats, step, table, versions};
use crate::{DeviceId, Store, StoreError, Write};

pub(super) async fn a_backup_is_a_store_of_its_own(address: &str) {
    let store = open(address).await;
    let hold = Write::Hold { device: DeviceId(1), table: "a".into(), seat: 2, held: true };
    let live = Write::Live { table: "a".into(), live: false, deadline: Some(7) };
    store.write(vec![Write::Table(table("a")), step("a", 0), hold, live]).await.unwrap();
    store.write(vec![Write::Device { hash: [3; 32], at: 9 }]).await.unwrap();
    store.write(vec![Write::Game(game("g", "a", 0, vec![(DeviceId(1), 2)]))]).await.unwrap();

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("copy.db");
    // As another program would, while this one writes.
    let reader = Store::open_to_read(address).await.unwrap();
    reader.backup(&file).await.unwrap();
    assert!(reader.write(vec![step("a", 1)]).await.is_err(), "it only reads");
    assert!(matches!(store.backup(&file).await, Err(StoreError::FileExists(_))));
    // What comes later is not in it.
    store.write(vec![step("a", 1)]).await.unwrap();

    let copy = open(file.to_str().expect("a path")).await;
    assert_eq!(versions(&copy, "a").await, [0]);
    assert_eq!(seats(&copy, "a").await, [(DeviceId(1), 2)]);
    assert_eq!(copy.live_tables().await.unwrap(), []);
    assert!(copy.device(&[3; 32]).await.unwrap().is_some());
    assert_eq!(copy.game("g").await.unwrap(), store.game("g").await.unwrap());
    // And can be written to.
    copy.write(vec![step("a", 1)]).await.unwrap();
}

pub(super) async fn an_export_makes_the_same_store_again(address: &str) {
    let store = open(address).await;
    for n in 0..3 {
        let id = format!("t{n}");
        store.write(vec![Write::Table(table(&id)), step(&id, 0), step(&id, 1)]).await.unwrap();
        store.write(vec![Write::Device { hash: [n; 32], at: 9 }]).await.unwrap();
        store.write(vec![Write::Game(game(&format!("g{n}"), &id, 0, vec![]))]).await.unwrap();
    }
    let mut lines = Vec::new();
    let take = async |writes: Vec<Write>| {
        lines.push(serde_json::to_string(&writes).expect("JSON"));
        Ok::<(), StoreError>(())
    };
    store.export(take).await.unwrap();
    assert_eq!(lines.len(), 9);

    let folder = tempfile::tempdir().expect("a folder");
    let other = open(folder.path().join("other.db").to_str().expect("a path")).await;
    for line in &lines {
        other.write(serde_json::from_str(line).expect("what was written")).await.unwrap();
    }
    let mut again = Vec::new();
    let take = async |writes: Vec<Write>| {
        again.push(serde_json::to_string(&writes).expect("JSON"));
        Ok::<(), StoreError>(())
    };
    other.export(take).await.unwrap();
    assert_eq!(lines, again);
}
