use crate::client::{Client, Server, begun, connect_from, play_out};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;

#[test]
fn who_stops_answering_without_closing_is_noticed() {
    let server = Server::with(&["--new-per-minute", "0", "--gone-after", "2s"]);
    let (table, mut clients) = begun(&server, "totemo", 2);
    let mut silent = clients.pop().unwrap();
    silent.watch(&table);
    // From now on nobody reads there, so that no ping is answered; the connection stays open.
    clients[0].wait(|message| message["info"]["places"][1]["here"] == false);
    // Whoever answers is still here, and so is the game.
    clients[0].send(&json!({"t": "watch", "table": table}));
    assert_eq!(clients[0].until("table")["table"]["places"][0]["here"], true);
    while silent.next().is_some() {}
}

#[test]
fn ten_thousand_half_open_connections_disturb_nobody() {
    const HALF_OPEN: usize = 10_000;
    let limit = rlimit::increase_nofile_limit(u64::MAX).unwrap();
    assert!(limit > HALF_OPEN as u64 + 500, "only {limit} files may be open here");
    // Longer than this takes, so that all of them are there at once.
    let server = Server::with(&[
        "--messages-per-second",
        "0",
        "--new-per-minute",
        "0",
        "--request-within",
        "1h",
    ]);
    let (table, mut clients) = begun(&server, "totemo", 2);
    let body = format!(
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{{",
        clients[0].token.as_ref().unwrap()
    );
    let halves = ["", "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgr", "GET / HT", &body];
    let mut half_open = Vec::with_capacity(HALF_OPEN);
    // No address may have more than 200.
    for (n, half) in (0..HALF_OPEN).zip(halves.iter().cycle()) {
        let mut stream = connect_from((n / 190) as u8 + 1, server.address);
        stream.write_all(half.as_bytes()).unwrap();
        half_open.push(stream);
        if n % 500 == 0 {
            // Who is answered was let in behind all of these: no more wait than the system lets wait.
            assert_eq!(server.get("/healthz", None).0, 200);
        }
    }
    let open = server.metric("stapel_connections");
    assert!(open >= HALF_OPEN as f64, "{open}");
    // Strangers still get in, and a whole game is played.
    play_out(&table, &mut clients, 1);
    let (status, games) = server.get(&format!("/api/tables/{table}/games"), None);
    assert_eq!((status, games["games"].as_array().unwrap().len()), (200, 1));
    assert!(server.metric("stapel_connections") >= HALF_OPEN as f64);
}

#[test]
fn whoever_starts_many_games_of_tokami_at_once_keeps_nobody_else_waiting() {
    let server = Server::start();
    let table_of = |client: &mut Client| {
        let options = json!({"setup": "wild", "friction": 45, "rounds": 1});
        let asked = json!({"game": "tokami", "seats": 2, "options": options});
        let table = server.table(client.token.as_ref().unwrap(), asked);
        client.watch(&table);
        for seat in 0..2 {
            client.does(&table, json!({"c": "sit", "seat": seat, "name": "Ada"}));
        }
        table
    };
    let mut many: Vec<(Client, String)> = (0..12)
        .map(|n| {
            let mut client = Client::new(&server, &format!("many-{n}"));
            let table = table_of(&mut client);
            (client, table)
        })
        .collect();
    let mut other = Client::new_from(&server, 9, "other");
    let table = table_of(&mut other);
    for (client, table) in &mut many {
        client.ask(table, json!({"c": "start"}));
    }
    other.does(&table, json!({"c": "start"}));
    // Its own, the one that was being set up, and what came while this was asked.
    let piles = server.metric("stapel_piles_sent_total");
    assert!(piles <= 4.0, "{piles} of 13 piles came first");
    // Others at such a table don't wait for its pile either.
    let (_, waiting) = many.last().unwrap();
    let mut onlooker = Client::new_from(&server, 10, "onlooker");
    assert_eq!(onlooker.watch(waiting)["table"]["stage"], "gathering");
}

#[test]
fn what_does_not_arrive_in_time_is_cut_off() {
    let server = Server::with(&["--request-within", "200ms"]);
    for half in ["", "GET / HTTP/1.1\r\nHo"] {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
    }
    let token = server.token();
    let mut stream = TcpStream::connect(server.address).unwrap();
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{{"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("refused-server-too-slow"), "{answer}");
}

#[test]
fn open_sockets_count_for_their_address() {
    let server = Server::with(&["--connections-per-address", "3"]);
    let inside: Vec<Client> =
        (0..3).map(|n| Client::connect(&server, None, &n.to_string())).collect();
    // There is no place for a fourth one: it is closed without a word.
    let mut fourth = TcpStream::connect(server.address).unwrap();
    let mut answer = Vec::new();
    assert_eq!(fourth.read_to_end(&mut answer).unwrap_or(0), 0);
    // Another address has its own.
    let mut elsewhere = connect_from(9, server.address);
    write!(elsewhere, "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    elsewhere.read_to_end(&mut answer).unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"));
    drop(inside);
}

#[test]
fn behind_a_trusted_proxy_the_real_address_counts() {
    let server = Server::with(&[
        "--trusted-proxies",
        "127.0.0.1/32",
        "--connections-per-address",
        "2",
        "--new-per-minute",
        "2",
    ]);
    let socket = |from: &str| {
        let head = format!(
            "GET /api/socket HTTP/1.1\r\nX-Forwarded-For: {from}\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        );
        server.upgrade(&head)
    };
    let first = [socket("192.0.2.1"), socket("192.0.2.1")];
    assert_eq!(first.each_ref().map(|(status, _)| *status), [101, 101]);
    assert_eq!(socket("192.0.2.1").0, 429);
    // What the client itself writes before the proxy's word changes nothing.
    assert_eq!(socket("198.51.100.7, 192.0.2.1").0, 429);
    let other = socket("192.0.2.2");
    assert_eq!(other.0, 101);
    let make = |from: &str| {
        let head = format!("POST /api/devices HTTP/1.1\r\nX-Forwarded-For: {from}");
        server.http(&head, "{}").0
    };
    assert_eq!([make("192.0.2.1"), make("192.0.2.1"), make("192.0.2.1")], [200, 200, 429]);
    assert_eq!(make("192.0.2.2"), 200);
    let refusals = server.metric("stapel_refusals_total{code=\"refused-server-too-many\"}");
    assert_eq!(refusals, 2.0);
}
