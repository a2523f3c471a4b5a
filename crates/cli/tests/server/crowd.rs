//! Bots of one table don't wait for those of another.

use crate::client::{Client, Server, offers};
use serde_json::{Value, json};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};
use tungstenite::Message;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(120);

fn server(bot_games: &str, messages: &str) -> Server {
    Server::with(&[
        "--makings-per-minute",
        "0",
        // As on a machine with two cores, so that there is something to wait for.
        "--thinkers",
        "1",
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

/// Connections of others: however the test ends, they end with it.
#[derive(Default)]
struct Others(Vec<TcpStream>);

impl Others {
    fn add(&mut self, client: &Client) {
        self.0.push(client.socket.get_ref().try_clone().unwrap());
    }
}

impl Drop for Others {
    fn drop(&mut self) {
        for other in &self.0 {
            let _ = other.shutdown(Shutdown::Both);
        }
    }
}

/// Waits until something is counted so.
fn until(server: &Server, name: &str, is_it: impl Fn(f64) -> bool) {
    let since = Instant::now();
    while !is_it(server.metric(name)) {
        assert!(since.elapsed() < PATIENCE, "{name} is {}", server.metric(name));
    }
}

#[test]
fn a_bot_answers_though_fifty_tables_and_a_flood_of_advice_want_to_think() {
    let server = server("51", "200");
    let thoughts = || server.metric("stapel_thought_seconds_count");
    std::thread::scope(|threads| {
        let mut others = Others::default();
        for number in 0..10 {
            let mut host = Client::new(&server, &format!("crowd-{number}"));
            others.add(&host);
            let tables = (0..5).map(|_| deep_thinkers(&server, &mut host)).collect();
            threads.spawn(move || crowd(host, tables));
        }
        for number in 0..4 {
            let mut curious = Client::new(&server, &format!("curious-{number}"));
            others.add(&curious);
            let (table, _) = duel(&server, &mut curious, 1);
            threads.spawn(move || flood(curious, &table));
        }
        // Until the queue is as long as it gets.
        until(&server, "stapel_hurried_total", |hurried| hurried >= 250.0);
        let mut player = Client::new(&server, "player");
        let (table, mut message) = duel(&server, &mut player, 2);
        let mut between = Vec::new();
        for _ in 0..12 {
            let Some((seat, legal)) = offers(&message) else { break };
            let before = thoughts();
            player.ask(&table, json!({"c": "act", "seat": seat, "action": legal[0]}));
            message = player
                .wait(|message| offers(message).is_some() || message["info"]["stage"] == "over");
            between.push(thoughts() - before);
        }
        // Of more than 250 that wait.
        between.sort_by(f64::total_cmp);
        let median = between[between.len() / 2];
        assert!(median < 60.0, "{between:?} thoughts of others came first");
        // The crowd is answered too, and told that there was no time for level 5.
        let mut onlooker = Client::new(&server, "onlooker");
        let table = deep_thinkers(&server, &mut onlooker);
        onlooker.does(&table, json!({"c": "start"}));
        onlooker.wait(|message| {
            let places = message["info"]["places"].as_array();
            places.into_iter().flatten().any(|place| place["hurried"] == 4 && place["level"] == 5)
        });
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
        until(&server, "stapel_thought_seconds_count", |count| count > done);
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
    until(&server, "stapel_thinking", |thinking| thinking == 0.0);
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

#[test]
fn whoever_changes_their_mind_again_and_again_leaves_no_thoughts_behind() {
    let server = server("50", "0");
    let mut player = Client::new(&server, "player");
    let token = player.token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totem", "seats": 5}));
    player.watch(&table);
    player.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    for seat in 1..5 {
        player.does(&table, json!({"c": "seat_bot", "seat": seat, "level": 5}));
    }
    player.does(&table, json!({"c": "start"}));
    let (_, legal) = offers(&player.watch(&table)).unwrap();
    let mut most = 0.0_f64;
    for _ in 0..60 {
        let answer = player.answer(&table, json!({"c": "act", "seat": 0, "action": legal[0]}));
        most = most.max(server.metric("stapel_thinking"));
        // Once all the bots have chosen, there is no way back.
        let back = player.answer(&table, json!({"c": "undo", "seat": 0}));
        if answer["t"] == "refused" || back["t"] == "refused" {
            break;
        }
    }
    // Four that are wanted, and two that are being thought for nothing.
    assert!(most <= 6.0, "{most} thoughts at once");
}

#[test]
fn advice_for_a_moment_that_has_passed_is_refused_and_the_next_one_is_given() {
    let server = server("50", "0");
    let mut crowd = Client::new(&server, "crowd-crowd");
    for _ in 0..10 {
        let table = deep_thinkers(&server, &mut crowd);
        crowd.does(&table, json!({"c": "start"}));
    }
    let mut player = Client::new(&server, "player");
    let (table, message) = duel(&server, &mut player, 1);
    let (_, legal) = offers(&message).unwrap();
    let advise = |id: u64| json!({"t": "advise", "table": table, "seat": 0, "id": id});
    player.send(&advise(1_000));
    player.ask(&table, json!({"c": "act", "seat": 0, "action": legal[0]}));
    player.wait(|message| message["t"] == "update" && offers(message).is_some());
    player.send(&advise(2_000));
    // The refusal may have come before.
    let code = |text: &String| {
        let message: Value = serde_json::from_str(text).unwrap();
        (message["id"] == 1_000).then(|| message["why"]["code"].clone())
    };
    let mut old = player.heard.iter().find_map(code);
    while old.is_none() {
        player.next().unwrap();
        old = player.heard.last().and_then(code);
    }
    assert_eq!(old.unwrap(), "refused-server-advice-late");
    let new = player.wait(|message| message["id"] == 2_000);
    assert_eq!(new["t"], "advice", "{new}");
}
