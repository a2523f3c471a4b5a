//! The laws. Each gets the address of an empty store.

use stapel_store::{
    DeviceId, GameHead, GameRow, HeldTable, Hold, Page, PairingRow, QuietTable, RestRow, StepRow,
    Store, StoreError, StoredTable, TableRow, Write,
};

async fn open(address: &str) -> Store {
    Store::open(address).await.expect("the store opens")
}

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        opening: format!("opening of {id}").into(),
        public: false,
        opened_at: 1000,
    }
}

fn row(version: u64) -> StepRow {
    // Not UTF-8, with a zero in it.
    StepRow { version, at: 1000 + version.cast_signed(), body: vec![0xff, 0, version as u8] }
}

fn step(table: &str, version: u64) -> Write {
    Write::Step { table: table.into(), step: row(version) }
}

fn game(id: &str, table: &str, number: u32, devices: Vec<(DeviceId, u8)>) -> GameRow {
    let head = GameHead {
        id: id.into(),
        table: table.into(),
        number,
        game: "totemo".into(),
        players: vec!["Ada".into(), "Бо \"'".into()],
        finished_at: 5000 + i64::from(number),
    };
    GameRow { head, record: r#"{"format":"stapel-record"}"#.into(), devices }
}

async fn versions(store: &Store, table: &str) -> Vec<u64> {
    let stored = store.load(table).await.expect("it loads").expect("there is such a table");
    stored.steps.iter().map(|step| step.version).collect()
}

pub(crate) async fn a_table_is_its_opening_and_its_steps(address: &str) {
    let store = open(address).await;
    assert_eq!(store.load("a").await.unwrap(), None);
    store.write(vec![Write::Table(table("a")), step("a", 0)]).await.unwrap();
    store.write(vec![step("a", 1), step("a", 2)]).await.unwrap();
    let expected = StoredTable { table: table("a"), steps: vec![row(0), row(1), row(2)] };
    assert_eq!(store.load("a").await.unwrap(), Some(expected));
}

pub(crate) async fn versions_have_no_gaps_and_no_doubles(address: &str) {
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

pub(crate) async fn what_is_handed_in_together_is_kept_together(address: &str) {
    let store = open(address).await;
    store.write(vec![Write::Table(table("a"))]).await.unwrap();
    // The second can't be kept, so the first is not.
    assert!(store.write(vec![step("a", 0), step("a", 2)]).await.is_err());
    let device = Write::Device { hash: [7; 32], at: 1 };
    assert!(store.write(vec![device, Write::Table(table("a"))]).await.is_err());
    assert_eq!(versions(&store, "a").await, [0_u64; 0]);
    assert_eq!(store.device(&[7; 32]).await.unwrap(), None);
}

pub(crate) async fn one_that_fails_does_not_take_others_along(address: &str) {
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

pub(crate) async fn a_second_program_is_noticed(address: &str) {
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

pub(crate) async fn a_backup_is_a_store_of_its_own(address: &str) {
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
    assert_eq!(copy.holds(DeviceId(1)).await.unwrap(), [Hold { table: "a".into(), seat: 2 }]);
    assert_eq!(copy.live_tables().await.unwrap(), []);
    assert!(copy.device(&[3; 32]).await.unwrap().is_some());
    assert_eq!(copy.game("g").await.unwrap(), store.game("g").await.unwrap());
    // And can be written to.
    copy.write(vec![step("a", 1)]).await.unwrap();
}

pub(crate) async fn an_export_makes_the_same_store_again(address: &str) {
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

pub(crate) async fn devices_are_known_by_their_hash(address: &str) {
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

pub(crate) async fn live_tables_come_by_deadline(address: &str) {
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

pub(crate) async fn seats_are_held_and_given_up(address: &str) {
    let store = open(address).await;
    let ada = DeviceId(-5);
    let hold =
        |table: &str, seat, held| Write::Hold { device: ada, table: table.into(), seat, held };
    store.write(vec![hold("b", 1, true), hold("a", 0, true), hold("a", 2, true)]).await.unwrap();
    store.write(vec![hold("a", 0, true), hold("b", 1, false)]).await.unwrap();
    let held = |table: &str, seat| Hold { table: table.into(), seat };
    assert_eq!(store.holds(ada).await.unwrap(), [held("a", 0), held("a", 2)]);
    assert_eq!(store.holds(DeviceId(5)).await.unwrap(), []);
}

pub(crate) async fn finished_games_are_listed_and_found(address: &str) {
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

pub(crate) async fn a_pairing_code_is_taken_once(address: &str) {
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

pub(crate) async fn quiet_tables_are_forgotten_and_games_stay(address: &str) {
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
    assert_eq!(store.holds(DeviceId(1)).await.unwrap(), []);
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

pub(crate) async fn a_rest_holds_until_the_next_step(address: &str) {
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

pub(crate) async fn reopening_finds_everything(address: &str) {
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

pub(crate) async fn many_tables_at_once(address: &str) {
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
