//! Finished games.

use super::{game, open, step, table, versions};
use crate::{DeviceId, GameHead, Page, Store, StoreError, Write};

pub(super) async fn finished_games_are_listed_and_found(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a"))]).await.unwrap();
    let (ada, bo) = (DeviceId(1), DeviceId(2));
    for number in 0..5 {
        // Ada sits twice, and is listed once.
        let devices = vec![(ada, 0), (ada, 1), (bo, 2)];
        let devices = if number == 3 { vec![(bo, 2)] } else { devices };
        let row = game(&format!("g{number}"), "a", number, devices);
        let mut writes = vec![Write::Game(row)];
        // Some come as an import brings them, others with the step that ended them.
        if let Some(version) = number.checked_sub(2) {
            writes.insert(0, step("a", version.into()));
        }
        store.write(writes).await.unwrap();
    }
    let again = store.write(vec![Write::Game(game("g1", "b", 0, vec![]))]).await;
    assert!(matches!(again, Err(StoreError::Taken)));
    assert_games_are_found(&store, ada, bo).await;
    // Also after everything was put in its place.
    store.close().await;
    assert_games_are_found(&open(address).await, ada, bo).await;
}

async fn assert_games_are_found(store: &Store, ada: DeviceId, bo: DeviceId) {
    let ids = |heads: Vec<GameHead>| heads.into_iter().map(|head| head.id).collect::<Vec<_>>();
    let page = |skip, limit| Page { skip, limit };
    let of = |device, page| store.games_of_device(device, page);
    assert_eq!(ids(of(ada, page(0, 9)).await.unwrap()), ["g4", "g2", "g1", "g0"]);
    assert_eq!(ids(of(ada, page(1, 2)).await.unwrap()), ["g2", "g1"]);
    assert_eq!(ids(store.games_of_table("a").await.unwrap()), ["g0", "g1", "g2", "g3", "g4"]);
    assert_eq!(store.games_of_table("b").await.unwrap(), []);
    let expected = game("g4", "a", 4, vec![(ada, 0), (ada, 1), (bo, 2)]);
    assert_eq!(store.game("g4").await.unwrap(), Some(expected));
    assert_eq!(store.game("x").await.unwrap(), None);
}

pub(super) async fn a_game_s_id_is_taken_once_however_it_comes(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a")), step("a", 0)]).await.unwrap();
    let ada = vec![(DeviceId(1), 0)];
    let imported = |id: &str| vec![Write::Game(game(id, "a", 1, ada.clone()))];
    // As a game ends: with the step that ended it.
    let ended = |id: &str, version| {
        vec![step("a", version), Write::Game(game(id, "a", 2, vec![(DeviceId(2), 1)]))]
    };
    store.write(imported("one")).await.unwrap();
    store.write(ended("two", 1)).await.unwrap();
    for again in [ended("one", 2), ended("two", 2), imported("one"), imported("two")] {
        let refused = store.write(again).await;
        assert!(matches!(refused, Err(StoreError::Taken)), "{refused:?}");
    }
    let twice = [ended("three", 2), ended("three", 3)].concat();
    assert!(matches!(store.write(twice).await, Err(StoreError::Taken)));
    // Nothing came of the steps either, and what was there first is still there, also after it was put in its place.
    assert_eq!(versions(&store, "a").await, [0, 1]);
    store.close().await;
    let store = open(address).await;
    assert_eq!(versions(&store, "a").await, [0, 1]);
    let kept = async |id| store.game(id).await.unwrap().map(|game| game.devices);
    assert_eq!(kept("one").await, Some(ada.clone()));
    assert_eq!(kept("two").await, Some(vec![(DeviceId(2), 1)]));
    assert_eq!(kept("three").await, None);
    let refused = store.write(ended("two", 2)).await;
    assert!(matches!(refused, Err(StoreError::Taken)), "{refused:?}");
}
