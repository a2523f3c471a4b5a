use crate::client::{Client, Server, begun, play_out};
use serde_json::json;

#[test]
fn whole_games_end_in_the_history() {
    let server = Server::start();
    for (game, seats) in [("totemo", 2), ("totem", 3)] {
        let (table, mut clients) = begun(&server, game, seats);
        play_out(&table, &mut clients, 7);
        let token = clients[1].token.clone().unwrap();
        let (_, page) = server.get("/api/me/games", Some(&token));
        let row = &page["games"][0];
        assert_eq!((row["game"].as_str(), row["yours"][0].as_u64()), (Some(game), Some(1)));
        assert!(row["result"]["scores"].is_array());
        let key = row["game_id"].as_str().unwrap();
        let (status, record) = server.get(&format!("/api/games/{key}/record"), None);
        assert_eq!((status, &record["format"]), (200, &json!("stapel-record")));
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), record.to_string()).unwrap();
        let check = std::process::Command::new(env!("CARGO_BIN_EXE_stapel"))
            .arg("check")
            .arg(file.path())
            .output()
            .unwrap();
        assert!(check.status.success(), "{check:?}");
        let (status, replay) = server.get(&format!("/api/games/{key}/replay?seat=1"), None);
        assert_eq!(status, 200);
        assert!(replay["frames"].as_array().unwrap().len() > 10);
        let (_, games) = server.get(&format!("/api/tables/{table}/games"), None);
        assert_eq!(games["games"].as_array().unwrap().len(), 1);
        // And another one, with the start player moved on.
        for client in clients.iter_mut().rev() {
            client.does(&table, json!({"c": "rematch"}));
        }
        let started = clients[0].wait(|message| message["info"]["stage"] == "playing");
        assert_eq!(started["info"]["game_number"], 2);
    }
}

#[test]
fn bots_play_along_and_give_advice() {
    let server = Server::start();
    let mut host = Client::new(&server, "host");
    let token = host.token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totem", "seats": 3, "access": "public"}));
    host.watch(&table);
    host.does(&table, json!({"c": "sit", "name": "Ada"}));
    for seat in 1..3 {
        host.does(&table, json!({"c": "seat_bot", "seat": seat, "level": seat}));
    }
    let (_, lobby) = server.get("/api/tables", None);
    assert_eq!(lobby[0]["table"], table);
    host.does(&table, json!({"c": "start"}));
    host.send(&json!({"t": "advise", "table": table, "seat": 0, "id": 99}));
    let advice = host.until("advice");
    assert!(!advice["advice"].as_array().unwrap().is_empty());
    let (_, turns) = server.get("/api/me/turns", Some(&token));
    assert_eq!((&turns[0]["table"], &turns[0]["seats"]), (&json!(table), &json!([0])));
    let first = host.watch_again(&table);
    let mut message = first;
    for _ in 0..400 {
        if message["info"]["stage"] == "over" {
            return;
        }
        if let Some((seat, legal)) = crate::client::offers(&message) {
            host.ask(&table, json!({"c": "act", "seat": seat, "action": legal[0]}));
        }
        message = host.until("update");
    }
    panic!("no end");
}

impl Client {
    fn watch_again(&mut self, table: &str) -> serde_json::Value {
        self.send(&json!({"t": "watch", "table": table}));
        self.until("table")
    }
}

#[test]
fn a_second_device_is_paired_by_a_code_once() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let mine = clients[0].token.clone().unwrap();
    let ask = json!({"table": table, "seat": 0});
    let foreign = clients[1].token.clone().unwrap();
    assert_eq!(server.post("/api/pairings", Some(&foreign), &ask).0, 403);
    let (status, pairing) = server.post("/api/pairings", Some(&mine), &ask);
    assert_eq!(status, 200);
    let claim = format!("/api/pairings/{}", pairing["code"].as_str().unwrap());
    let mut phone = Client::new(&server, "phone");
    let token = phone.token.clone().unwrap();
    let (status, claimed) = server.post(&claim, Some(&token), &json!({}));
    assert_eq!((status, &claimed["seat"]), (200, &json!(0)));
    assert_eq!(server.post(&claim, Some(&token), &json!({})).0, 404);
    let seen = phone.watch(&table);
    assert_eq!(seen["views"][0]["viewer"], 0);
    assert_eq!(seen["table"]["places"][0]["yours"], true);
    clients[0].wait(|message| message["info"]["places"][0]["here"] == true);
}

#[test]
fn phrases_reach_everybody_and_free_text_only_at_tables_by_link() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let text = json!({"c": "say", "seat": 0, "what": {"is": "text", "text": "hi"}});
    clients[0].does(&table, text.clone());
    assert_eq!(clients[1].until("said")["what"]["text"], "hi");
    let mut host = Client::new(&server, "public");
    let token = host.token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totemo", "seats": 2, "access": "public"}));
    host.watch(&table);
    host.does(&table, json!({"c": "sit", "name": "Ada"}));
    assert_eq!(host.refused(&table, text), "refused-table-no-text");
    let phrase = json!({"c": "say", "seat": 0, "what": {"is": "phrase", "phrase": "hello"}});
    host.does(&table, phrase.clone());
    // A flood of talk is refused.
    let codes: Vec<String> =
        (0..8).map(|_| host.answer(&table, phrase.clone())["why"]["code"].to_string()).collect();
    assert!(codes.iter().any(|code| code.contains("refused-server-too-fast")));
}
