//! Bots of one table don't wait for those of another.

use crate::client::{Client, Server, offers};
use serde_json::{Value, json};
use std::net::Shutdown;
use tungstenite::Message;

fn server(bot_games: &str, messages: &str) -> Server {
    Server::with(&[
        "--makings-per-minute",
        "0",
        "--bot-games-per-address",
        bot_games,
        "--messages-per-second",
        messages,
    ])
}

/// A game of Totem in which five bots think deeply.
fn deep_thinkers(server: &Server, client: &mut Client) -> String {
    let token = client.token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totem", "seats": 5}));
    client.watch(&table);
    for seat in 0..5 {
        client.does(&table, json!({"c": "seat_bot", "seat": seat, "level": 5}));
    }
    table
}

/// A game of Totemo against a bot that thinks quickly. The person begins.
fn duel(server: &Server, client: &mut Client, level: u8) -> (String, Value) {
    let token = client.token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totemo", "seats": 2, "first": 0}));
    client.watch(&table);
    client.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    client.does(&table, json!({"c": "seat_bot", "seat": 1, "level": level}));
    client.does(&table, json!({"c": "start"}));
    let first = client.watch(&table);
    (table, first)
}

/// Games of deep thinkers, one after another, until the connection is shut down.
fn crowd(mut host: Client, tables: Vec<String>) {
    for table in tables {
        host.ask(&table, json!({"c": "start"}));
    }
    while let Some(message) = host.next() {
        host.heard.clear();
        if message["info"]["stage"] == "over" {
            let table = message["table"].as_str().unwrap().to_owned();
            host.ask(&table, json!({"c": "rematch"}));
        }
    }
}

/// Asks for advice as fast as it is refused or given, until the connection is shut down.
fn flood(mut curious: Client, table: &str) {
    for id in 1_000.. {
        let advise = json!({"t": "advise", "table": table, "seat": 0, "id": id}).to_string();
        if curious.socket.send(Message::text(advise)).is_err() || curious.next().is_none() {
            return;
        }
        curious.heard.clear();
    }
}

#[test]
fn a_bot_answers_though_fifty_tables_and_a_flood_of_advice_want_to_think() {
    let server = server("51", "200");
    let thoughts = || server.metric("stapel_thought_seconds_count");
    let mut others = Vec::new();
    std::thread::scope(|threads| {
        for number in 0..10 {
            let mut host = Client::new(&server, &format!("crowd-{number}"));
            others.push(host.socket.get_ref().try_clone().unwrap());
            let tables = (0..5).map(|_| deep_thinkers(&server, &mut host)).collect();
            threads.spawn(move || crowd(host, tables));
        }
        for number in 0..4 {
            let mut curious = Client::new(&server, &format!("curious-{number}"));
            others.push(curious.socket.get_ref().try_clone().unwrap());
            let (table, _) = duel(&server, &mut curious, 1);
            threads.spawn(move || flood(curious, &table));
        }
        // Until the queue is as long as it gets.
        while server.metric("stapel_hurried_total") < 250.0 {}
        let mut player = Client::new(&server, "player");
        let (table, mut message) = duel(&server, &mut player, 2);
        for _ in 0..12 {
            let Some((seat, legal)) = offers(&message) else { break };
            let before = thoughts();
            player.ask(&table, json!({"c": "act", "seat": seat, "action": legal[0]}));
            message = player
                .wait(|message| offers(message).is_some() || message["info"]["stage"] == "over");
            let between = thoughts() - before;
            assert!(between < 60.0, "{between} thoughts of others came first");
        }
        // The crowd is answered too, and told that there was no time for level 5.
        let mut onlooker = Client::new(&server, "onlooker");
        let table = deep_thinkers(&server, &mut onlooker);
        onlooker.does(&table, json!({"c": "start"}));
        onlooker.wait(|message| {
            let places = message["info"]["places"].as_array();
            places.into_iter().flatten().any(|place| place["hurried"] == 4 && place["level"] == 5)
        });
        for other in others {
            other.shutdown(Shutdown::Both).unwrap();
        }
    });
}

#[test]
fn a_device_waits_for_one_advice_at_a_time() {
    let server = server("50", "0");
    // So that there is something to wait for.
    let mut crowd = Client::new(&server, "crowd-crowd");
    for _ in 0..10 {
        let table = deep_thinkers(&server, &mut crowd);
        crowd.does(&table, json!({"c": "start"}));
    }
    let mut curious = Client::new(&server, "curious-1");
    let (table, _) = duel(&server, &mut curious, 1);
    let mut twin = Client::connect(&server, curious.token.as_deref(), "curious-2");
    let advise = |id: u64| json!({"t": "advise", "table": table, "seat": 0, "id": id});
    curious.send(&advise(1_000));
    curious.send(&json!({"t": "ping", "n": 1}));
    curious.until("pong");
    twin.send(&advise(2_000));
    let refused = twin.until("refused");
    assert_eq!(
        (&refused["id"], &refused["why"]["code"]),
        (&json!(2_000), &json!("refused-server-too-fast"))
    );
    // Whoever leaves is thought for no longer, and may ask again when back.
    curious.socket.close(None).unwrap();
    while curious.next().is_some() {}
    let mut back = Client::connect(&server, curious.token.as_deref(), "curious-3");
    for id in 3_000.. {
        back.send(&advise(id));
        let answer = back.wait(|message| message["id"] == id);
        if answer["t"] == "advice" {
            break;
        }
        // Not before another deep thought is done.
        let done = server.metric("stapel_thought_seconds_count");
        while server.metric("stapel_thought_seconds_count") < done + 1.0 {}
    }
}

#[test]
fn bots_play_among_themselves_only_where_somebody_looks_and_at_few_tables() {
    let server = server("2", "0");
    let mut host = Client::new(&server, "host-host");
    let tables: Vec<_> = (0..3).map(|_| deep_thinkers(&server, &mut host)).collect();
    for table in &tables[..2] {
        host.does(table, json!({"c": "start"}));
    }
    let start = json!({"c": "start"});
    assert_eq!(host.refused(&tables[2], start.clone()), "refused-server-too-many-bot-games");
    // A person at the table makes it another game.
    host.does(&tables[2], json!({"c": "unseat", "seat": 0}));
    host.does(&tables[2], json!({"c": "sit", "seat": 0, "name": "Ada"}));
    host.does(&tables[2], start);
    for table in &tables {
        host.send(&json!({"t": "unwatch", "table": table}));
    }
    host.send(&json!({"t": "ping", "n": 1}));
    host.wait(|message| message["n"] == 1);
    while server.metric("stapel_thinking") > 0.0 {}
    let moves = server.metric("stapel_moves_total");
    for n in 0..200 {
        host.send(&json!({"t": "ping", "n": n}));
        host.wait(|message| message["n"] == n);
    }
    assert_eq!(server.metric("stapel_moves_total"), moves);
    host.watch(&tables[0]);
    host.wait(|message| message["t"] == "update" && message["table"] == json!(tables[0]));
    // Nothing of this ends the socket.
    host.socket.send(Message::text("{}")).unwrap();
    host.until("refused");
}
