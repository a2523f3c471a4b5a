//! Nobody sees a hand by sitting down in its seat.

use crate::client::{Client, Server, begun, play_out};
use serde_json::{Value, json};

/// A server at which a player is away at once.
fn impatient() -> Server {
    Server::with(&[
        "--messages-per-second",
        "0",
        "--makings-per-minute",
        "0",
        "--away-after",
        "1ms",
    ])
}

/// The seats whose views and events a client has ever got.
fn seen(client: &Client) -> Vec<u64> {
    let mut seats = Vec::new();
    for text in &client.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        for kind in ["views", "events"] {
            for entry in message[kind].as_array().into_iter().flatten() {
                seats.extend(entry["viewer"].as_u64());
            }
        }
    }
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// All ways into somebody else's seat.
fn try_to_get_in(client: &mut Client, table: &str, seat: u64) {
    for what in [
        json!({"c": "unseat", "seat": seat}),
        json!({"c": "seat_bot", "seat": seat, "level": 1}),
        json!({"c": "sit", "seat": seat, "name": "Eve"}),
        json!({"c": "sit", "name": "Eve"}),
    ] {
        client.refused(table, what);
    }
}

#[test]
fn a_host_reads_no_hand_of_a_bot() {
    let server = Server::start();
    for game in ["totemo", "totem"] {
        let mut host = Client::new(&server, "host");
        let token = host.token.clone().unwrap();
        let table = server.table(&token, json!({"game": game, "seats": 3}));
        host.watch(&table);
        host.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
        for seat in [1, 2] {
            host.does(&table, json!({"c": "seat_bot", "seat": seat, "level": 1}));
        }
        host.does(&table, json!({"c": "start"}));
        for seat in [1, 2] {
            try_to_get_in(&mut host, &table, seat);
        }
        let mut clients = [host];
        play_out(&table, &mut clients, 7);
        assert_eq!(seen(&clients[0]), [0]);
    }
}

#[test]
fn what_a_stand_in_plays_goes_back_to_its_player_and_to_nobody_else() {
    let server = impatient();
    let mut clients: Vec<Client> = (0..3).map(|n| Client::new(&server, &format!("c{n}"))).collect();
    let token = clients[0].token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totem", "seats": 3, "leaver": "bot"}));
    for (seat, client) in clients.iter_mut().enumerate() {
        client.watch(&table);
        client.does(&table, json!({"c": "sit", "seat": seat, "name": format!("P{seat}")}));
    }
    clients[0].does(&table, json!({"c": "start"}));
    let away = clients.remove(1);
    let token = away.token.clone();
    drop(away);
    let owner = |message: &Value| message["info"]["places"][1]["owner"].clone();
    clients[0].wait(|message| owner(message) == "stand_in");
    for client in &mut clients {
        try_to_get_in(client, &table, 1);
    }
    let mut back = Client::connect(&server, token.as_deref(), "back");
    let table_now = back.watch(&table);
    let place = &table_now["table"]["places"][1];
    assert_eq!((&place["owner"], &place["yours"]), (&json!("person"), &json!(true)));
    assert_eq!(table_now["views"][0]["viewer"], 1);
    clients.insert(1, back);
    play_out(&table, &mut clients, 3);
    for (seat, client) in clients.iter().enumerate() {
        assert_eq!(seen(client), [seat as u64]);
    }
}

#[test]
fn a_seat_left_in_a_game_waits_for_its_player() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totem", 3);
    clients[1].does(&table, json!({"c": "stand", "seat": 1}));
    let mut stranger = Client::new(&server, "stranger");
    stranger.watch(&table);
    let sit = |seat: u64| json!({"c": "sit", "seat": seat, "name": "Eve"});
    assert_eq!(clients[0].refused(&table, sit(1)), "refused-table-seat-reserved");
    assert_eq!(stranger.refused(&table, sit(1)), "refused-table-seat-reserved");
    assert_eq!(
        stranger.refused(&table, json!({"c": "sit", "name": "Eve"})),
        "refused-table-no-free-seat"
    );
    clients[1].does(&table, sit(1));
    play_out(&table, &mut clients, 5);
    for (seat, client) in clients.iter().enumerate() {
        assert_eq!(seen(client), [seat as u64]);
    }
    assert!(seen(&stranger).is_empty());
}

#[test]
fn a_pairing_code_gives_no_opponent_a_second_hand() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let code = |client: &Client| {
        let wish = json!({"table": table, "seat": 1});
        let (status, made) = server.post("/api/pairings", client.token.as_deref(), &wish);
        assert_eq!(status, 200, "{made}");
        made["code"].as_str().unwrap().to_owned()
    };
    let claim = |code: String, token: Option<&str>| {
        server.post(&format!("/api/pairings/{code}"), token, &json!({}))
    };
    let (status, refusal) = claim(code(&clients[1]), clients[0].token.as_deref());
    assert_eq!((status, &refusal["code"]), (409, &json!("refused-table-other-seat")));
    let phone = Client::new(&server, "phone");
    assert_eq!(claim(code(&clients[1]), phone.token.as_deref()).0, 200);
    play_out(&table, &mut clients, 9);
    assert_eq!(seen(&clients[0]), [0]);
}
