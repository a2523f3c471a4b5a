use crate::client::{Client, Server, begun, offers};
use serde_json::{Value, json};

fn act(client: &mut Client, table: &str, message: &Value) -> bool {
    let Some((seat, legal)) = offers(message) else { return false };
    client.does(table, json!({"c": "act", "seat": seat, "action": legal[0]}));
    true
}

/// Both have heard of the start; whoever is to move moves.
fn move_once(table: &str, clients: &mut [Client]) {
    for client in clients {
        client.send(&json!({"t": "watch", "table": table}));
        let now = client.until("table");
        if act(client, table, &now) {
            return;
        }
    }
    panic!("nobody is to move");
}

#[test]
fn who_comes_back_gets_what_he_missed() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let mut away = clients.pop().unwrap();
    away.send(&json!({"t": "watch", "table": table}));
    let before = away.until("table");
    let have = before["version"].as_u64().unwrap();
    let token = away.token.clone().unwrap();
    drop(away);
    clients[0].wait(|message| message["info"]["places"][1]["here"] == false);
    let mut helper = Client::connect(&server, Some(&token), "helper");
    helper.watch(&table);
    let mut pair = vec![clients.pop().unwrap(), helper];
    for _ in 0..3 {
        move_once(&table, &mut pair);
    }
    let mut back = Client::connect(&server, Some(&token), "back");
    back.send(&json!({"t": "watch", "table": table, "have": have}));
    let missed = back.until("update");
    let mut log = before["events"][0]["seen"].as_array().unwrap().clone();
    log.truncate(missed["from"].as_u64().unwrap() as usize);
    log.extend(missed["events"][0]["seen"].as_array().unwrap().clone());
    let whole = {
        back.send(&json!({"t": "watch", "table": table}));
        back.until("table")
    };
    assert_eq!(&Value::Array(log), &whole["events"][0]["seen"]);
    assert_eq!(missed["views"], whole["views"]);
    // After a gap that can't be told: everything, in place.
    back.send(&json!({"t": "watch", "table": table, "have": 9_999_999}));
    assert_eq!(back.until("table")["version"], whole["version"]);
}

#[test]
fn a_command_sent_again_is_done_once_even_after_a_crash() {
    let mut server = Server::start();
    let mut host = Client::new(&server, "same");
    let token = host.token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totemo", "seats": 3}));
    host.watch(&table);
    let sit = json!({"t": "do", "table": table, "id": 1, "what": {"c": "sit", "name": "Ada"}});
    host.send(&sit);
    let version = host.until("ack")["version"].clone();
    host.send(&sit);
    assert_eq!(host.until("ack")["version"], version);
    drop(host);
    server.kill_and_restart();
    let mut host = Client::connect(&server, Some(&token), "same");
    host.send(&sit);
    assert_eq!(host.until("ack")["version"], version);
    let seen = host.watch(&table);
    let taken = seen["table"]["places"].as_array().unwrap();
    assert_eq!(taken.iter().filter(|place| place["owner"] == "person").count(), 1);
}

#[test]
fn clocks_and_games_survive_a_crash() {
    let mut server = Server::start();
    let mut host = Client::new(&server, "host");
    let token = host.token.clone().unwrap();
    let clock = json!({"kind": "turn", "seconds": 3000, "reserve": 60});
    let table = server.table(&token, json!({"game": "totemo", "seats": 2, "clock": clock}));
    host.watch(&table);
    host.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    host.does(&table, json!({"c": "sit", "seat": 1, "name": "Bo"}));
    host.does(&table, json!({"c": "start"}));
    let before = host.watch_whole(&table);
    drop(host);
    server.kill_and_restart();
    let mut host = Client::connect(&server, Some(&token), "again");
    let after = host.watch(&table);
    assert_eq!(before["views"], after["views"]);
    assert_eq!(before["table"]["clocks"]["seats"], after["table"]["clocks"]["seats"]);
    assert!(before["table"]["clocks"]["seats"][0].is_object());
}

#[test]
fn a_bot_moves_for_whom_time_is_up() {
    let server = Server::start();
    let mut host = Client::new(&server, "host");
    let token = host.token.clone().unwrap();
    let clock = json!({"kind": "turn", "seconds": 5, "reserve": 0});
    let table = server.table(&token, json!({"game": "totemo", "seats": 2, "clock": clock}));
    host.watch(&table);
    host.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    host.does(&table, json!({"c": "sit", "seat": 1, "name": "Bo"}));
    host.does(&table, json!({"c": "start"}));
    let version = host.watch_whole(&table)["version"].as_u64().unwrap();
    let moved = host
        .wait(|message| message["t"] == "update" && message["version"].as_u64() > Some(version));
    assert!(!moved["events"][0]["seen"].as_array().unwrap().is_empty());
}

#[test]
fn a_secret_choice_is_taken_back_and_a_draw_is_not() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totem", 3);
    let whole = clients[0].watch_whole(&table);
    let (seat, legal) = offers(&whole).unwrap();
    clients[0].does(&table, json!({"c": "act", "seat": seat, "action": legal[0]}));
    clients[0].does(&table, json!({"c": "undo", "seat": 0}));
    assert_eq!(clients[0].watch_whole(&table)["views"], whole["views"]);
    let (table, mut clients) = begun(&server, "totemo", 2);
    move_once(&table, &mut clients);
    let codes: Vec<String> = (0..2)
        .map(|seat| clients[seat].refused(&table, json!({"c": "undo", "seat": seat})))
        .collect();
    assert!(codes.contains(&"refused-table-undo-revealed".to_owned()), "{codes:?}");
}

impl Client {
    fn watch_whole(&mut self, table: &str) -> Value {
        self.send(&json!({"t": "watch", "table": table}));
        self.until("table")
    }
}

#[test]
fn turns_are_told_without_loading_tables() {
    let mut server = Server::start();
    let mut host = Client::new(&server, "host");
    let token = host.token.clone().unwrap();
    let mut due = Vec::new();
    for n in 0..5 {
        let table = server.table(&token, json!({"game": "totemo", "seats": 2}));
        host.watch(&table);
        host.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
        host.does(&table, json!({"c": "sit", "seat": 1, "name": "Bo"}));
        // At the last one nobody is to move yet.
        if n < 4 {
            host.does(&table, json!({"c": "start"}));
            due.push(table);
        }
    }
    due.sort();
    let tables_due = |server: &Server| {
        let (status, turns) = server.get("/api/me/turns", Some(&token));
        assert_eq!(status, 200);
        let rows = turns.as_array().unwrap().iter();
        rows.map(|row| row["table"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(tables_due(&server), due);
    drop(host);
    // Ended well, it has put its tables to rest.
    server.terminate_and_restart();
    assert_eq!(tables_due(&server), due);
    let mut host = Client::connect(&server, Some(&token), "again");
    assert_eq!(host.until("turns")["tables"].as_array().unwrap().len(), 4);
    assert_eq!(server.metric("stapel_tables_loaded_total"), 0.0);
    // What happens afterwards is told as it is, also after a crash, where nothing was put to rest.
    let whole = host.watch(&due[0]);
    let acted = whole["views"].as_array().unwrap().iter().any(|view| {
        let one = json!({"views": [view]});
        act(&mut host, &due[0], &one)
    });
    assert!(acted, "{whole}");
    drop(host);
    server.kill_and_restart();
    assert_eq!(tables_due(&server), due);
    assert_eq!(server.metric("stapel_tables_loaded_total"), 1.0);
}

#[test]
fn old_tables_are_forgotten_but_no_game_that_goes_on() {
    forgets_old_tables(Server::terminate_and_restart);
}

/// Then the store has not heard that a game is over.
#[test]
fn old_tables_are_forgotten_also_after_a_crash() {
    forgets_old_tables(Server::kill_and_restart);
}

fn forgets_old_tables(restart: fn(&mut Server)) {
    let mut server = Server::start();
    let (playing, _) = begun(&server, "totemo", 2);
    let (over, mut clients) = begun(&server, "totemo", 2);
    crate::client::play_out(&over, &mut clients, 5);
    let token = clients[0].token.clone().unwrap();
    let gathering = server.table(&token, json!({"game": "totem", "seats": 3}));
    let game = server.get("/api/me/games", Some(&token)).1["games"][0]["game_id"].clone();
    let there = |server: &Server| {
        [&playing, &over, &gathering].map(|id| server.get(&format!("/api/tables/{id}"), None).0)
    };
    restart(&mut server);
    assert_eq!(there(&server), [200, 200, 200]);
    server.args(&["--forget-after", "1ms"]);
    restart(&mut server);
    while server.metric("stapel_tables_forgotten_total") < 2.0 {
        std::thread::yield_now();
    }
    assert_eq!(there(&server), [200, 404, 404]);
    let (_, games) = server.get(&format!("/api/tables/{over}/games"), None);
    assert_eq!(games["games"][0]["game_id"], game);
    let game = game.as_str().unwrap();
    assert_eq!(server.get(&format!("/api/games/{game}/record"), None).0, 200);
}
