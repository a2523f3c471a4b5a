use crate::client::{Client, Server, begun, play_out};
use serde_json::{Value, json};

/// Looks at everything in a message for what its viewer may not know.
fn look(value: &Value, viewer: Option<u64>, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for secret in ["seed", "token", "bag_order"] {
                if fields.contains_key(secret) {
                    found.push(format!("{secret}: {value}"));
                }
            }
            let viewer = match fields.get("viewer") {
                Some(viewer) => viewer.as_u64(),
                None => viewer,
            };
            if let (Some(event), Some(seat)) = (fields.get("e"), fields.get("seat"))
                && seat.as_u64() != viewer
            {
                let hidden = ["hand", "redraw", "return", "draw", "deal", "choose"];
                if hidden.contains(&event.as_str().unwrap()) {
                    for field in ["blocks", "returned", "cards"] {
                        let list = fields.get(field).and_then(Value::as_array);
                        if list.is_some_and(|list| list.iter().any(|entry| !entry.is_null())) {
                            found.push(format!("viewer {viewer:?}: {value}"));
                        }
                    }
                }
            }
            if let Some(obs) = fields.get("obs") {
                if obs["seat"].as_u64() != viewer {
                    found.push(format!("viewer {viewer:?} has the view of {}", obs["seat"]));
                }
                if viewer.is_none() {
                    for field in ["hand", "stock"] {
                        if obs[field].as_array().is_some_and(|list| !list.is_empty()) {
                            found.push(format!("everybody sees {field}: {}", obs[field]));
                        }
                    }
                }
            }
            for field in fields.values() {
                look(field, viewer, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|entry| look(entry, viewer, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn no_secret_is_told_in_whole_games() {
    let server = Server::start();
    for (game, seats, games) in
        [("totemo", 2, 3), ("totemo", 4, 2), ("totem", 3, 2), ("totem", 5, 1)]
    {
        for round in 0..games {
            let (table, mut clients) = begun(&server, game, seats);
            let mut spectator = Client::connect(&server, None, "spectator");
            spectator.watch(&table);
            // Before the end a record is only what its reader may know.
            let key = format!("/api/games/{table}-1/record");
            let mut partial = vec![(None, server.get(&key, None).1)];
            for (seat, client) in clients.iter().enumerate() {
                let token = client.token.as_deref();
                partial.push((Some(seat as u64), server.get(&key, token).1));
                assert_eq!(server.get(&format!("/api/games/{table}-1/replay"), token).0, 404);
            }
            play_out(&table, &mut clients, 11 + round);
            spectator.wait(|message| message["info"]["stage"] == "over");
            let mut found = Vec::new();
            for (viewer, record) in &partial {
                assert_eq!(record["format"], "stapel-record-seen");
                look(record, *viewer, &mut found);
            }
            let watchers =
                clients.iter().enumerate().map(|(seat, client)| (Some(seat as u64), client));
            for (viewer, client) in watchers.chain([(None, &spectator)]) {
                for text in &client.heard {
                    let message: Value = serde_json::from_str(text).unwrap();
                    look(&message, viewer, &mut found);
                    // Nobody gets a view that is not his.
                    for kind in ["views", "events"] {
                        for entry in message[kind].as_array().into_iter().flatten() {
                            assert_eq!(entry["viewer"].as_u64(), viewer, "{text}");
                        }
                    }
                }
            }
            assert!(found.is_empty(), "{game} {seats}: {found:#?}");
            // What each saw is the record with the others' secrets taken out, no more and no less.
            let (_, record) = server.get(&key, None);
            let told = |client: &Client| {
                let mut log: Vec<Value> = Vec::new();
                for text in &client.heard {
                    let message: Value = serde_json::from_str(text).unwrap();
                    let from = message["from"].as_u64().unwrap_or(0) as usize;
                    if message["t"] != "table" && message["t"] != "update" {
                        continue;
                    }
                    for entry in message["events"].as_array().into_iter().flatten() {
                        log.truncate(from);
                        log.extend(entry["seen"].as_array().unwrap().clone());
                    }
                }
                log
            };
            for client in clients.iter().chain([&spectator]) {
                assert_eq!(told(client).len(), record["events"].as_array().unwrap().len());
            }
        }
    }
}

#[test]
fn a_table_without_spectators_shows_them_nothing() {
    let server = Server::start();
    let mut host = Client::new(&server, "host");
    let token = host.token.clone().unwrap();
    let asked = json!({"game": "totemo", "seats": 2, "spectators": false});
    let table = server.table(&token, asked);
    host.watch(&table);
    host.does(&table, json!({"c": "sit", "name": "Ada"}));
    host.does(&table, json!({"c": "seat_bot", "seat": 1, "level": 1}));
    host.does(&table, json!({"c": "start"}));
    let mut other = Client::new(&server, "other");
    let seen = other.watch(&table);
    assert_eq!((&seen["views"], &seen["events"]), (&json!([]), &json!([])));
    let record = format!("/api/games/{table}-1/record");
    assert_eq!(server.get(&record, other.token.as_deref()).0, 403);
}
