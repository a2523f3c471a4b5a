//! Bots of one table don't wait for those of another.

use crate::client::{Client, Server, offers};
use serde_json::{Value, json};
use std::net::{Shutdown, TcpStream};
use std::thread::Scope;
use std::time::{Duration, Instant};
use tungstenite::Message;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) fn server(bot_games: &str, messages: &str) -> Server {
    Server::with(&[
        "--new-per-minute",
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

/// A game of Totem in which five bots of a level play among themselves.
fn bots(server: &Server, client: &mut Client, level: u8) -> String {
    let table = server.table(client.token.as_ref().unwrap(), json!({"game": "totem", "seats": 5}));
    client.watch(&table);
    for seat in 0..5 {
        client.does(&table, json!({"c": "seat_bot", "seat": seat, "level": level}));
    }
    table
}

/// The same where all of them think deeply.
pub(crate) fn deep_thinkers(server: &Server, client: &mut Client) -> String {
    bots(server, client, 5)
}

/// A game of Totem of a person against four bots that think deeply. Nobody looks on yet.
fn against_deep_thinkers(server: &Server, client: &mut Client) -> String {
    let table = server.table(client.token.as_ref().unwrap(), json!({"game": "totem", "seats": 5}));
    client.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    for seat in 1..5 {
        client.does(&table, json!({"c": "seat_bot", "seat": seat, "level": 5}));
    }
    table
}

/// A game of Totemo against a bot that thinks quickly. The person begins.
pub(crate) fn duel(server: &Server, client: &mut Client, level: u8) -> (String, Value) {
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
pub(crate) fn crowd(mut host: Client, tables: Vec<String>) {
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

/// Plays against deep thinkers, one game after another, without thinking, until the connection is shut down.
fn play_on(mut player: Client, tables: Vec<String>) {
    for table in tables {
        player.send(&json!({"t": "watch", "table": table}));
        player.ask(&table, json!({"c": "start"}));
    }
    while let Some(message) = player.next() {
        player.heard.clear();
        let Some(table) = message["table"].as_str().map(str::to_owned) else { continue };
        if message["info"]["stage"] == "over" {
            player.ask(&table, json!({"c": "rematch"}));
        } else if let Some((seat, legal)) = offers(&message) {
            player.ask(&table, json!({"c": "act", "seat": seat, "action": legal[0]}));
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
pub(crate) struct Others(Vec<TcpStream>);

impl Others {
    pub(crate) fn add(&mut self, client: &Client) {
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

/// Until the test ends, people wait for deep thoughts of more bots than can think.
pub(crate) fn busy<'a>(server: &Server, others: &mut Others, threads: &'a Scope<'a, '_>) {
    for number in 0..5 {
        let mut player = Client::new(server, &format!("busy-{number}"));
        others.add(&player);
        let tables = (0..4).map(|_| against_deep_thinkers(server, &mut player)).collect();
        threads.spawn(move || play_on(player, tables));
    }
    // All of them wait, and the deep lane is taken.
    until(server, "stapel_hurried_total", |hurried| hurried >= 40.0);
}

/// What a client has heard with this number, when all that it said has been heard.
pub(crate) fn answer_so_far(client: &mut Client, id: u64) -> Option<Value> {
    client.send(&json!({"t": "ping", "n": id}));
    client.wait(|message| message["t"] == "pong" && message["n"] == id);
    let heard = client.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    heard.into_iter().find(|message| message["id"] == id)
}

/// Waits until something is counted so.
pub(crate) fn until(server: &Server, name: &str, is_it: impl Fn(f64) -> bool) {
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
fn an_address_with_many_tables_has_no_more_than_one_with_a_single_table() {
    let server = server("10", "0");
    std::thread::scope(|threads| {
        let mut others = Others::default();
        let mut host = Client::new(&server, "host-host");
        others.add(&host);
        // Level 4 is never hurried: all of it is thought in turn.
        let tables = (0..10).map(|_| bots(&server, &mut host, 4)).collect();
        threads.spawn(move || crowd(host, tables));
        until(&server, "stapel_moves_total", |moves| moves >= 100.0);
        let mut single = Client::new_from(&server, 9, "single");
        let table = bots(&server, &mut single, 4);
        single.does(&table, json!({"c": "start"}));
        let before = server.metric("stapel_moves_total");
        let own = 60;
        let version = single.watch(&table)["version"].as_u64().unwrap();
        single.wait(|message| message["version"].as_u64().is_some_and(|now| now >= version + own));
        let all = server.metric("stapel_moves_total") - before;
        // About half. If tables counted, it would be one in eleven.
        assert!(own as f64 >= all / 5.0, "{own} of {all}");
    });
}

#[test]
fn bots_that_nobody_looks_at_think_at_few_tables_for_one_address_until_somebody_looks() {
    let server = server("50", "0");
    let mut host = Client::new(&server, "host-host");
    let tables: Vec<_> = (0..20).map(|_| against_deep_thinkers(&server, &mut host)).collect();
    let mut most = 0.0_f64;
    for table in &tables {
        host.does(table, json!({"c": "start"}));
        most = most.max(server.metric("stapel_thinking"));
    }
    // Four at each of eight tables, and what is just done.
    assert!(most <= 34.0, "{most} thoughts at once");
    for table in tables.iter().rev().take(8) {
        host.watch(table);
        host.wait(|message| message["t"] == "update" && message["table"] == json!(table));
        host.send(&json!({"t": "unwatch", "table": table}));
    }
    // Nor do those stay behind that were looked at for a moment.
    host.send(&json!({"t": "ping", "n": 1}));
    host.wait(|message| message["n"] == 1);
    let thinking = server.metric("stapel_thinking");
    assert!(thinking <= 34.0, "{thinking} thoughts at once");
}

#[test]
fn bots_that_could_not_play_on_because_others_of_the_address_did_go_on_after_them() {
    let server = server("1", "0");
    let mut host = Client::new(&server, "host-host");
    let [first, second] = [0, 1].map(|_| deep_thinkers(&server, &mut host));
    host.does(&first, json!({"c": "start"}));
    host.send(&json!({"t": "unwatch", "table": first}));
    host.does(&second, json!({"c": "start"}));
    host.watch(&first);
    let is_of =
        |message: &Value, table: &str| message["t"] == "update" && message["table"] == json!(table);
    // The first one waits, but for what was being thought.
    let (mut waiting, mut playing) = (0, 0);
    while playing < 20 {
        let message = host.next().unwrap();
        waiting += u32::from(is_of(&message, &first));
        playing += u32::from(is_of(&message, &second));
    }
    assert!(waiting <= 3, "{waiting} moves of bots that are to wait");
    host.send(&json!({"t": "unwatch", "table": second}));
    for _ in 0..10 {
        host.wait(|message| is_of(message, &first));
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
    let mut most = 0.0_f64;
    let mut changes = 0;
    let mut message = player.watch(&table);
    while changes < 60 {
        let Some((seat, legal)) = offers(&message) else {
            if message["info"]["stage"] == "over" {
                player.ask(&table, json!({"c": "rematch"}));
            }
            message = player.until("update");
            continue;
        };
        let answer = player.answer(&table, json!({"c": "act", "seat": seat, "action": legal[0]}));
        most = most.max(server.metric("stapel_thinking"));
        let back = player.answer(&table, json!({"c": "undo", "seat": seat}));
        changes += u32::from(answer["t"] == "ack" && back["t"] == "ack");
        // Once all the bots have chosen, there is no way back, and the game goes on.
        message = player.watch(&table);
    }
    // Four that are wanted, and two that are being thought for nothing.
    assert!(most <= 6.0, "{most} thoughts at once");
}
