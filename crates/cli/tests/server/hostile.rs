use crate::client::{Client, Server, begun, play_out};
use serde_json::{Value, json};
use std::io::Write;
use std::net::TcpStream;
use tungstenite::Message;

#[test]
fn nobody_gets_into_a_foreign_seat() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let act = |seat: u64| json!({"c": "act", "seat": seat, "action": {"a": "return"}});
    assert_eq!(clients[0].refused(&table, act(1)), "refused-table-not-your-seat");
    let mut stranger = Client::new(&server, "stranger");
    let mut nobody = Client::connect(&server, None, "nobody");
    for what in [
        act(0),
        json!({"c": "undo", "seat": 0}),
        json!({"c": "stand", "seat": 0}),
        json!({"c": "rename", "seat": 0, "name": "Evil"}),
        json!({"c": "say", "seat": 0, "what": {"is": "phrase", "phrase": "hello"}}),
        json!({"c": "answer", "seat": 0, "yes": true}),
        json!({"c": "vote", "seat": 0, "yes": true}),
    ] {
        assert_eq!(stranger.refused(&table, what.clone()), "refused-table-not-your-seat");
        assert_eq!(nobody.refused(&table, what), "refused-table-no-token");
    }
    for what in [json!({"c": "start"}), json!({"c": "unseat", "seat": 1})] {
        assert_eq!(stranger.refused(&table, what), "refused-table-not-host");
    }
    assert_eq!(
        stranger.refused(&table, json!({"c": "sit", "name": "X"})),
        "refused-table-no-free-seat"
    );
    stranger.send(&json!({"t": "advise", "table": table, "seat": 0, "id": 5}));
    assert_eq!(stranger.until("refused")["why"]["code"], "refused-table-not-your-seat");
    // A bot is an owner like any other.
    let mut host = Client::new(&server, "host");
    let token = host.token.clone().unwrap();
    let bots = server.table(&token, json!({"game": "totemo", "seats": 2}));
    host.watch(&bots);
    host.does(&bots, json!({"c": "sit", "name": "Ada"}));
    host.does(&bots, json!({"c": "seat_bot", "seat": 1, "level": 1}));
    host.does(&bots, json!({"c": "start"}));
    assert_eq!(host.refused(&bots, act(1)), "refused-table-not-your-seat");
    // Guessed names, tokens and codes.
    let made_up = "0".repeat(12);
    assert_eq!(host.refused(&made_up, json!({"c": "start"})), "refused-server-no-table");
    let mut liar = Client::raw(&server);
    let token = "A".repeat(43);
    liar.send(&json!({"t": "hello", "protocol": 1, "client": "liar-liar", "token": token}));
    assert_eq!(liar.until("refused")["why"]["code"], "refused-server-bad-token");
    assert_eq!(server.get("/api/me/games", Some(&token)).0, 401);
    assert_eq!(server.get("/api/me/games", None).0, 401);
    let mine = host.token.clone().unwrap();
    assert_eq!(server.post("/api/pairings/AAAAAAAAAA", Some(&mine), &json!({})).0, 404);
    let (_, metrics) = server.get("/metrics", None);
    let metrics = metrics.as_str().unwrap();
    assert!(metrics.contains("stapel_refusals_total{code=\"refused-table-not-your-seat\"}"));
}

#[test]
fn bad_messages_are_refused_and_others_are_served() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let deep = format!("{}{}", "[".repeat(4000), "]".repeat(4000));
    let texts = [
        String::new(),
        "{".into(),
        "null".into(),
        "[]".into(),
        "{\"t\":\"do\"}".into(),
        "{\"t\":\"nonsense\"}".into(),
        format!(
            "{{\"t\":\"do\",\"table\":\"{table}\",\"id\":1,\"what\":{{\"c\":\"act\",\"seat\":9}}}}"
        ),
        format!("{{\"t\":\"do\",\"table\":\"{table}\",\"id\":-1,\"what\":{{\"c\":\"start\"}}}}"),
        format!("{{\"t\":\"watch\",\"table\":{deep}}}"),
        "\u{0}\u{1}".into(),
        "x".repeat(9000),
    ];
    let mut rude = Client::connect(&server, None, "rude");
    for text in texts {
        rude.socket.send(Message::text(text.clone())).unwrap();
        assert_eq!(
            rude.until("refused")["why"]["code"],
            "refused-server-bad-message",
            "{text:.40}"
        );
    }
    for bytes in [vec![], vec![0], vec![1; 7], vec![2; 64], vec![255; 1000]] {
        rude.socket.send(Message::binary(bytes)).unwrap();
        rude.until("refused");
    }
    // Too large for any message: the socket is closed.
    rude.socket.send(Message::text("x".repeat(100_000))).unwrap();
    while rude.next().is_some() {}
    // Bytes that are no WebSocket at all.
    let mut junk = TcpStream::connect(server.address).unwrap();
    junk.write_all(&[0xff; 5000]).unwrap();
    let mut half = TcpStream::connect(server.address).unwrap();
    half.write_all(b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgr").unwrap();
    for (seat, client) in clients.iter_mut().enumerate() {
        let hello = json!({"c": "say", "seat": seat, "what": {"is": "phrase", "phrase": "hello"}});
        client.does(&table, hello);
    }
    // Before hello nothing is done.
    let mut silent = Client::raw(&server);
    silent.send(&json!({"t": "watch", "table": table}));
    assert_eq!(silent.until("refused")["why"]["code"], "refused-server-bad-protocol");
    silent.send(&json!({"t": "hello", "protocol": 99, "client": "old-client"}));
    assert_eq!(silent.until("refused")["why"]["code"], "refused-server-bad-protocol");
}

#[test]
fn whoever_asks_for_the_whole_table_over_and_over_is_refused_and_the_game_goes_on() {
    // So many that none of the other limits is met.
    let server = Server::with(&["--messages-per-second", "400", "--new-per-minute", "0"]);
    let (table, mut clients) = begun(&server, "totem", 3);
    let watch = json!({"t": "watch", "table": table});
    // A stranger, and a player's other page.
    let stranger = Client::new(&server, "stranger");
    let page = Client::connect(&server, clients[0].token.as_deref(), "other-page");
    for mut client in [stranger, page] {
        for _ in 0..700 {
            client.send(&watch);
        }
        let (mut told, mut refused) = (0, 0);
        while told + refused < 700 {
            match client.next().unwrap() {
                message if message["t"] == "table" => told += 1,
                message if message["t"] == "refused" => {
                    assert_eq!(message["why"]["code"], "refused-server-too-fast");
                    refused += 1;
                }
                _ => {}
            }
        }
        assert!(told >= 300 && refused > 0, "{told} {refused}");
    }
    play_out(&table, &mut clients, 3);
}

#[test]
fn a_flood_is_held_back_and_too_many_connections_are_not_let_in() {
    let server = Server::with(&[
        "--messages-per-second",
        "10",
        "--connections-per-address",
        "40",
        "--new-per-minute",
        "5",
    ]);
    let mut flood = Client::connect(&server, None, "flood-flood");
    for n in 0..60 {
        flood.send(&json!({"t": "ping", "n": n}));
    }
    let refused = flood.wait(|message| message["t"] == "refused");
    assert_eq!(refused["why"]["code"], "refused-server-too-fast");
    let statuses: Vec<u16> =
        (0..8).map(|_| server.post("/api/devices", None, &json!({})).0).collect();
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
    // Half-open connections: they take their share and no more.
    let _half: Vec<TcpStream> =
        (0..80).filter_map(|_| TcpStream::connect(server.address).ok()).collect();
    flood.send(&json!({"t": "ping", "n": 1000}));
    flood.wait(|message| message["n"] == 1000 || message["t"] == "refused");
}

#[test]
fn who_does_not_read_is_cut_off_and_others_play_on() {
    let server = Server::with(&["--messages-per-second", "0", "--gone-after", "3s"]);
    let (table, mut clients) = begun(&server, "totemo", 2);
    let mut slow = Client::connect(&server, None, "slow-slow");
    // It asks for the whole table again and again, and never reads.
    let watch = json!({"t": "watch", "table": table}).to_string();
    let flood =
        std::thread::spawn(move || while slow.socket.send(Message::text(watch.clone())).is_ok() {});
    for n in 0.. {
        for client in &mut clients {
            client.send(&json!({"t": "ping", "n": n}));
            client.wait(|message| message["n"] == n);
        }
        if flood.is_finished() {
            break;
        }
    }
    let hello = json!({"c": "say", "seat": 0, "what": {"is": "phrase", "phrase": "hello"}});
    clients[0].does(&table, hello);
    assert_eq!(clients[1].until("said")["seat"], 0);
}

#[test]
fn a_page_from_elsewhere_may_not_connect() {
    let server = Server::start();
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13";
    let upgrade = |origin: &str| {
        let head = format!(
            "GET /api/socket HTTP/1.1\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n{key}\r\nX-Test: 1"
        );
        server.upgrade(&head).0
    };
    assert_eq!(upgrade("https://evil.example"), 403);
    assert_eq!(upgrade(&format!("http://{}", server.address)), 101);
    let head = "POST /api/devices HTTP/1.1\r\nOrigin: https://evil.example";
    let (status, _, body) = server.http(head, "{}");
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &body["code"]), (403, &json!("refused-server-bad-origin")));
}
