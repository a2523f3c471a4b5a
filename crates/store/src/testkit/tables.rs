//! What is kept of devices, seats and tables besides their steps.

use super::{game, open, row, seats, step, table, versions};
use crate::{
    DeviceId, HeldTable, PairingRow, QuietTable, RestRow, StepRow, StoreError, TableRow, Write,
};

pub(super) async fn devices_are_known_by_their_hash(address: &str) {
    let store = open(address).await;
    let hash = [0xfe; 32];
    store.write(vec![Write::Device { hash, at: 1 }]).await.unwrap();
    assert_eq!(store.device(&hash).await.unwrap(), Some(DeviceId::of(&hash)));
    assert_eq!(store.device(&[1; 32]).await.unwrap(), None);
    assert!(matches!(
        store.write(vec![Write::Device { hash, at: 2 }]).await,
        Err(StoreError::Taken)
    ));
}

pub(super) async fn live_tables_come_by_deadline(address: &str) {
    let store = open(address).await;
    let live = |id: &str, live, deadline| Write::Live { table: id.into(), live, deadline };
    for id in ["a", "b", "c", "d"] {
        let public = id == "c";
        store.write(vec![Write::Table(TableRow { public, ..table(id) })]).await.unwrap();
    }
    // Twice in one flush: the last counts.
    store.write(vec![live("a", true, Some(90)), live("a", true, Some(70))]).await.unwrap();
    store.write(vec![live("c", true, Some(50)), live("d", false, Some(1))]).await.unwrap();
    let found = store.live_tables().await.unwrap();
    let found: Vec<_> = found.iter().map(|t| (&*t.id, t.public, t.deadline)).collect();
    assert_eq!(found, [("c", true, Some(50)), ("a", false, Some(70)), ("b", false, None)]);
}

pub(super) async fn seats_are_held_and_given_up(address: &str) {
    let store = open(address).await;
    let ada = DeviceId(-5);
    let hold =
        |table: &str, seat, held| Write::Hold { device: ada, table: table.into(), seat, held };
    store.write(vec![Write::Table(table("a")), Write::Table(table("b"))]).await.unwrap();
    store.write(vec![hold("b", 1, true), hold("a", 0, true), hold("a", 2, true)]).await.unwrap();
    store.write(vec![hold("a", 0, true), hold("b", 1, false)]).await.unwrap();
    assert_eq!(seats(&store, "a").await, [(ada, 0), (ada, 2)]);
    assert_eq!(seats(&store, "b").await, []);
    let tables = store.held_tables(ada).await.unwrap();
    assert_eq!(tables, [HeldTable { table: "a".into(), rest: None }]);
    assert_eq!(store.held_tables(DeviceId(5)).await.unwrap(), []);
}

pub(super) async fn a_pairing_code_is_taken_once(address: &str) {
    let store = open(address).await;
    let row = |code| PairingRow {
        code: [code; 32],
        device: DeviceId(1),
        table: "a".into(),
        seat: 2,
        expires: 100,
    };
    store.write(vec![Write::Pairing(row(1)), Write::Pairing(row(2))]).await.unwrap();
    assert_eq!(store.take_pairing(&[9; 32], 50).await.unwrap(), None);
    assert_eq!(store.take_pairing(&[1; 32], 101).await.unwrap(), None, "it has expired");
    let (one, two) =
        tokio::join!(store.take_pairing(&[2; 32], 100), store.take_pairing(&[2; 32], 100));
    let taken: Vec<_> = [one.unwrap(), two.unwrap()].into_iter().flatten().collect();
    assert_eq!(taken, [row(2)]);
}

pub(super) async fn quiet_tables_are_forgotten_and_games_stay(address: &str) {
    let store = open(address).await;
    for id in ["old", "young", "live"] {
        store.write(vec![Write::Table(table(id)), step(id, 0)]).await.unwrap();
    }
    let late = StepRow { at: 9000, ..row(1) };
    store.write(vec![Write::Step { table: "young".into(), step: late }]).await.unwrap();
    for id in ["old", "young"] {
        store
            .write(vec![Write::Live { table: id.into(), live: false, deadline: None }])
            .await
            .unwrap();
    }
    let hold = Write::Hold { device: DeviceId(1), table: "old".into(), seat: 0, held: true };
    store.write(vec![hold, Write::Game(game("g", "old", 0, vec![]))]).await.unwrap();
    store.rest(&[rest("old", 1)]).await.unwrap();
    let quiet = |id: &str, live| QuietTable { id: id.into(), live };
    assert_eq!(store.quiet_tables(9000).await.unwrap(), [quiet("old", false), quiet("live", true)]);
    for (id, goes) in [("old", true), ("young", false), ("live", false), ("none", false)] {
        assert_eq!(store.forget(id, 9000).await.unwrap(), goes, "{id}");
    }
    assert_eq!(store.load("old").await.unwrap(), None);
    assert_eq!(store.held_tables(DeviceId(1)).await.unwrap(), []);
    assert!(store.game("g").await.unwrap().is_some());
    assert_eq!(versions(&store, "young").await, [0, 1]);
    assert_eq!(versions(&store, "live").await, [0]);
    // The writer knew the table a moment ago.
    let refused = store.write(vec![step("old", 1)]).await;
    assert!(matches!(refused, Err(StoreError::NoTable(_))), "{refused:?}");
}

fn rest(table: &str, version: u64) -> RestRow {
    RestRow { table: table.into(), version, body: vec![version as u8], known: None }
}

pub(super) async fn a_rest_holds_until_the_next_step(address: &str) {
    let store = open(address).await;
    let hold =
        |id: &str, seat| Write::Hold { device: DeviceId(1), table: id.into(), seat, held: true };
    for id in ["a", "b", "over"] {
        store.write(vec![Write::Table(table(id)), step(id, 0), hold(id, 0)]).await.unwrap();
    }
    store.write(vec![hold("a", 1)]).await.unwrap();
    let over = Write::Live { table: "over".into(), live: false, deadline: None };
    store.write(vec![over]).await.unwrap();
    store.rest(&[rest("a", 0), rest("none", 1)]).await.unwrap();
    let knowing = RestRow { known: Some(vec![7]), ..rest("b", 1) };
    store.rest(&[rest("a", 1), knowing, rest("over", 1)]).await.unwrap();
    // Opened again, so that every step is in its place.
    store.close().await;
    let store = open(address).await;
    let held = |id: &str, rest| HeldTable { table: id.into(), rest };
    assert_eq!(
        store.held_tables(DeviceId(1)).await.unwrap(),
        [held("a", Some(vec![1])), held("b", Some(vec![1]))]
    );
    store.write(vec![step("b", 1)]).await.unwrap();
    store.close().await;
    let store = open(address).await;
    assert_eq!(
        store.held_tables(DeviceId(1)).await.unwrap(),
        [held("a", Some(vec![1])), held("b", None)]
    );
    assert_eq!(store.held_tables(DeviceId(2)).await.unwrap(), []);
    // What is known of the first steps stays true.
    assert_eq!(store.known("b").await.unwrap(), Some(vec![7]));
    for id in ["a", "none"] {
        assert_eq!(store.known(id).await.unwrap(), None);
    }
}
