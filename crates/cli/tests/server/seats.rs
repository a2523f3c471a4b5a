//! Nobody sees a hand by sitting down in its seat.

use crate::client::{Client, Server, begun, begun_as, offers, play_out};
use serde_json::{Value, json};

/// A server at which a player is away at once.
fn impatient() -> Server {
    Server::with(&["--messages-per-second", "0", "--new-per-minute", "0", "--away-after", "1ms"])
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

/// Nobody but its player may sit down in a seat.
fn cannot_sit(client: &mut Client, table: &str, seat: u64) {
    let anywhere = json!({"c": "sit", "name": "Eve"});
    assert_eq!(client.refused(table, sit(seat)), "refused-table-seat-reserved");
    assert_eq!(client.refused(table, anywhere), "refused-table-no-free-seat");
}

/// All ways to sit down in a seat that its player has left.
fn try_to_sit(client: &mut Client, table: &str, seat: u64) {
    cannot_sit(client, table, seat);
    let why = client.refused(table, json!({"c": "unseat", "seat": seat}));
    let whys = ["not-host", "nobody-there", "game-goes-on"];
    assert!(whys.iter().any(|known| why == format!("refused-table-{known}")), "{why}");
}

/// All ways into somebody else's seat, for whoever is `host` and for others.
fn try_to_get_in(client: &mut Client, table: &str, seat: u64, host: bool) {
    let why = if host { "refused-table-game-goes-on" } else { "refused-table-not-host" };
    for what in
        [json!({"c": "unseat", "seat": seat}), json!({"c": "seat_bot", "seat": seat, "level": 1})]
    {
        assert_eq!(client.refused(table, what), why);
    }
    cannot_sit(client, table, seat);
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
            try_to_get_in(&mut host, &table, seat, true);
        }
        let mut clients = [host];
        play_out(&table, &mut clients, 7);
        assert_eq!(seen(&clients[0]), [0]);
    }
}

#[test]
fn what_a_stand_in_plays_goes_back_to_its_player_and_to_nobody_else() {
    let server = impatient();
    let asked = json!({"game": "totem", "seats": 3, "leaver": "bot"});
    let (table, mut clients) = begun_as(&server, asked);
    let away = clients.remove(1);
    let token = away.token.clone();
    drop(away);
    let owner = |message: &Value| message["info"]["places"][1]["owner"].clone();
    clients[0].wait(|message| owner(message) == "stand_in");
    for (seat, client) in clients.iter_mut().enumerate() {
        try_to_get_in(client, &table, 1, seat == 0);
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
    stranger.wait(|message| message["info"]["stage"] == "over");
    assert!(seen(&stranger).is_empty());
}

/// A pairing code for a seat that a client holds.
fn code(server: &Server, client: &Client, table: &str, seat: u64) -> String {
    let wish = json!({"table": table, "seat": seat});
    let (status, made) = server.post("/api/pairings", client.token.as_deref(), &wish);
    assert_eq!(status, 200, "{made}");
    made["code"].as_str().unwrap().to_owned()
}

/// What comes of a code: the status, and the reason if it is refused.
fn claim(server: &Server, client: &Client, code: &str) -> (u16, String) {
    let path = format!("/api/pairings/{code}");
    let (status, answer) = server.post(&path, client.token.as_deref(), &json!({}));
    (status, answer["code"].as_str().unwrap_or_default().to_owned())
}

fn sit(seat: u64) -> Value {
    json!({"c": "sit", "seat": seat, "name": "Eve"})
}

fn other_seat() -> (u16, String) {
    (409, "refused-table-other-seat".into())
}

#[test]
fn a_pairing_code_gives_no_opponent_a_second_hand() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let given = code(&server, &clients[1], &table, 1);
    assert_eq!(claim(&server, &clients[0], &given), other_seat());
    let mut phone = Client::new(&server, "phone");
    assert_eq!(claim(&server, &phone, &code(&server, &clients[1], &table, 1)).0, 200);
    // The phone is at its seat now, and gets no other one: neither by a code nor by sitting down.
    assert_eq!(claim(&server, &phone, &code(&server, &clients[0], &table, 0)), other_seat());
    phone.watch(&table);
    clients[0].does(&table, json!({"c": "stand", "seat": 0}));
    assert_eq!(phone.refused(&table, sit(0)), "refused-table-seat-reserved");
    clients[0].does(&table, sit(0));
    play_out(&table, &mut clients, 9);
    phone.wait(|message| message["info"]["stage"] == "over");
    assert_eq!(seen(&clients[0]), [0]);
    assert_eq!(seen(&phone), [1]);
}

#[test]
fn between_games_a_code_gives_no_opponent_a_second_hand_either() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    let mut friend = Client::new(&server, "friend");
    friend.watch(&table);
    assert_eq!(claim(&server, &friend, &code(&server, &clients[1], &table, 1)).0, 200);
    play_out(&table, &mut clients, 6);
    friend.wait(|message| message["info"]["stage"] == "over");
    // The game is over. The friend of the one can't sit down in the place of the other, nor the other join the one.
    assert_eq!(claim(&server, &clients[0], &code(&server, &clients[1], &table, 1)), other_seat());
    clients[0].does(&table, json!({"c": "stand", "seat": 0}));
    assert_eq!(friend.refused(&table, sit(0)), "refused-table-other-seat");
    assert_eq!(
        friend.refused(&table, json!({"c": "sit", "name": "Eve"})),
        "refused-table-no-free-seat"
    );
    clients[0].does(&table, sit(0));
    for client in &mut clients {
        client.does(&table, json!({"c": "rematch"}));
    }
    friend.wait(|message| message["info"]["game_number"] == 2);
    play_out(&table, &mut clients, 7);
    friend.wait(|message| message["info"]["stage"] == "over");
    assert_eq!((seen(&clients[0]), seen(&clients[1]), seen(&friend)), (vec![0], vec![1], vec![1]));
}

#[test]
fn a_code_from_before_the_game_is_judged_when_it_is_used() {
    let server = Server::start();
    let mut clients: Vec<Client> = (0..2).map(|n| Client::new(&server, &format!("c{n}"))).collect();
    let token = clients[0].token.clone().unwrap();
    let table = server.table(&token, json!({"game": "totem", "seats": 3}));
    for (seat, client) in clients.iter_mut().enumerate() {
        client.watch(&table);
        client.does(&table, sit(seat as u64));
    }
    clients[0].does(&table, json!({"c": "seat_bot", "seat": 2, "level": 1}));
    let early = code(&server, &clients[1], &table, 1);
    clients[0].does(&table, json!({"c": "start"}));
    assert_eq!(claim(&server, &clients[0], &early), other_seat());
    // Nor is there a code for a bot's hand.
    let wish = json!({"table": table, "seat": 2});
    assert_ne!(server.post("/api/pairings", Some(&token), &wish).0, 200);
    play_out(&table, &mut clients, 4);
    assert_eq!((seen(&clients[0]), seen(&clients[1])), (vec![0], vec![1]));
}

#[test]
fn a_restart_forgets_nobodys_seat() {
    let mut server = Server::start();
    let (table, mut clients) = begun(&server, "totem", 3);
    clients[1].does(&table, json!({"c": "stand", "seat": 1}));
    let tokens: Vec<_> = clients.iter().map(|client| client.token.clone()).collect();
    drop(clients);
    server.kill_and_restart();
    let mut clients: Vec<Client> = (0..3)
        .map(|n| Client::connect(&server, tokens[n].as_deref(), &format!("again{n}")))
        .collect();
    for client in &mut clients {
        client.watch(&table);
    }
    for other in [0, 2] {
        try_to_sit(&mut clients[other], &table, 1);
    }
    let mut stranger = Client::new(&server, "stranger");
    try_to_sit(&mut stranger, &table, 1);
    clients[1].does(&table, sit(1));
    play_out(&table, &mut clients, 6);
    for (seat, client) in clients.iter().enumerate() {
        assert_eq!(seen(client), [seat as u64]);
    }
}

#[test]
fn in_a_rematch_seats_belong_to_those_who_begin_it() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "totemo", 2);
    play_out(&table, &mut clients, 2);
    // They change places; then a rematch.
    for (seat, client) in clients.iter_mut().enumerate() {
        client.does(&table, json!({"c": "stand", "seat": seat}));
    }
    clients.reverse();
    for (seat, client) in clients.iter_mut().enumerate() {
        client.does(&table, sit(seat as u64));
        client.heard.clear();
    }
    for client in &mut clients {
        client.does(&table, json!({"c": "rematch"}));
    }
    clients[1].wait(|message| message["info"]["game_number"] == 2);
    // Who held the other seat in the game before has no right to it in this one.
    clients[1].does(&table, json!({"c": "stand", "seat": 1}));
    assert_eq!(clients[0].refused(&table, sit(1)), "refused-table-seat-reserved");
    assert_eq!(claim(&server, &clients[1], &code(&server, &clients[0], &table, 0)), other_seat());
    clients[1].does(&table, sit(1));
    play_out(&table, &mut clients, 8);
    for (seat, client) in clients.iter().enumerate() {
        let second =
            client.heard.iter().rev().take_while(|text| !text.contains("\"game_number\":1"));
        let mut later = Vec::new();
        for text in second {
            let message: Value = serde_json::from_str(text).unwrap();
            for entry in message["views"].as_array().into_iter().flatten() {
                later.extend(entry["viewer"].as_u64());
            }
        }
        assert!(later.iter().all(|viewer| *viewer == seat as u64), "{later:?}");
        assert!(!later.is_empty());
    }
}

#[test]
fn the_law_holds_from_the_first_to_the_last_game_of_a_series() {
    let server = Server::start();
    let asked = json!({"game": "totem", "seats": 3, "options": {"series": true}});
    let (table, mut clients) = begun_as(&server, asked);
    // Until the second game of the series.
    let mut chance = 5;
    let mut turns: Vec<Value> = clients.iter_mut().map(|client| client.watch(&table)).collect();
    while turns[0]["views"][0]["view"]["game"] == 0 {
        for (seat, client) in clients.iter_mut().enumerate() {
            if let Some((_, legal)) = offers(&client.watch(&table)) {
                chance = (chance * 1103 + 12_345) % 65_521;
                let action = legal[chance % legal.len()].clone();
                client.does(&table, json!({"c": "act", "seat": seat, "action": action}));
            }
        }
        turns[0] = clients[0].watch(&table);
    }
    clients[1].does(&table, json!({"c": "stand", "seat": 1}));
    for other in [0, 2] {
        try_to_sit(&mut clients[other], &table, 1);
    }
    clients[1].does(&table, sit(1));
    play_out(&table, &mut clients, 5);
    for (seat, client) in clients.iter().enumerate() {
        assert_eq!(seen(client), [seat as u64]);
    }
}

#[test]
fn a_seat_that_was_left_goes_to_nobody_else_whatever_becomes_of_it() {
    let server = Server::start();
    for leaver in ["bot", "vote", "wait"] {
        let asked = json!({"game": "totem", "seats": 3, "leaver": leaver});
        let (table, mut clients) = begun_as(&server, asked);
        clients[1].does(&table, json!({"c": "stand", "seat": 1}));
        if leaver == "wait" {
            clients[0].does(&table, json!({"c": "seat_bot", "seat": 1, "level": 2}));
        }
        let mut stranger = Client::new(&server, "stranger");
        stranger.watch(&table);
        for client in [&mut stranger].into_iter().chain(clients.iter_mut().step_by(2)) {
            try_to_sit(client, &table, 1);
        }
        clients[1].does(&table, sit(1));
        play_out(&table, &mut clients, 3);
        for (seat, client) in clients.iter().enumerate() {
            assert_eq!(seen(client), [seat as u64], "{leaver}");
        }
        stranger.wait(|message| message["info"]["stage"] == "over");
        assert!(seen(&stranger).is_empty(), "{leaver}");
    }
}
