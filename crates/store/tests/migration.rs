//! A file from before is taken over, with every step and every game.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use stapel_store::{DeviceId, Page, StepRow, Store, Write};

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

#[tokio::test]
async fn games_that_waited_and_games_that_did_not_are_found_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stapel.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut old = options.connect().await.expect("a file");
    sqlx::migrate!("migrations/sqlite").run_to(4, &mut old).await.expect("the fourth shape");
    sqlx::raw_sql(
        "INSERT INTO games VALUES (7, 'a-1', 'a', 1, 'totemo', '[\"Bo\"]', 11, '{}');
         INSERT INTO game_seats VALUES (5, 11, 'a-1', 0);
         INSERT INTO fresh_games VALUES (1, 'a-2', 'a', 2, 'totem', '[\"Bo\"]', 12, '[]', '[[5,1]]');",
    )
    .execute(&mut old)
    .await
    .expect("some games");
    old.close().await.expect("closed");

    for _ in 0..2 {
        let store = Store::open(path.to_str().expect("a path")).await.expect("it opens");
        let of_table = store.games_of_table("a").await.expect("a list");
        let of_table: Vec<&str> = of_table.iter().map(|head| &*head.id).collect();
        assert_eq!(of_table, ["a-1", "a-2"]);
        let page = Page { skip: 0, limit: 9 };
        let of_device = store.games_of_device(DeviceId(5), page).await.expect("a list");
        let of_device: Vec<&str> = of_device.iter().map(|head| &*head.id).collect();
        assert_eq!(of_device, ["a-2", "a-1"]);
        for (id, record, seat) in [("a-1", "{}", 0), ("a-2", "[]", 1)] {
            let game = store.game(id).await.expect("it reads").expect("the game");
            assert_eq!((&*game.record, &*game.devices), (record, &[(DeviceId(5), seat)][..]));
        }
        store.close().await;
    }
}
