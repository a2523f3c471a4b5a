use crate::client::{Client, Server, begun};
use serde_json::{Value, json};
use stapel_wood::codec::encode;
use stapel_wood::{Aim, Attempt, Grip, Pile, Sample, Stick, StickSet};
use tungstenite::Message;

const STICK: u8 = 20;

fn samples_frame(channel: u32, seat: u8, first: u32, samples: &[Sample]) -> Vec<u8> {
    let mut frame = vec![1];
    frame.extend(channel.to_le_bytes());
    frame.push(seat);
    frame.extend(0_u32.to_le_bytes());
    frame.extend(first.to_le_bytes());
    frame.extend(encode(samples));
    frame
}

#[test]
fn a_hand_is_judged_by_the_server_and_shown_to_the_others() {
    let server = Server::start();
    let (table, mut clients) = begun(&server, "tokami", 2);
    let mut tables = Vec::new();
    for client in &mut clients {
        client.send(&json!({"t": "watch", "table": table}));
        tables.push(client.until("table"));
    }
    let mover = tables[0]["views"][0]["view"]["to_move"].as_u64().unwrap() as usize;
    let channel = tables[mover]["channel"].as_u64().unwrap() as u32;
    // The server's pile, and the same one here.
    let mut ask = vec![3];
    ask.extend(channel.to_le_bytes());
    clients[mover].socket.send(Message::binary(ask)).unwrap();
    clients[mover].until("bytes");
    let frame = clients[mover].bytes.remove(0);
    assert_eq!(frame[0], 2);
    let pile = Pile::resume(&frame[9..]).unwrap();
    assert_eq!(tables[mover]["wood"]["digest"], format!("{:016x}", pile.digest()));
    // The hand takes hold, lifts a little, and gives up.
    let stick = Stick::new(STICK).unwrap();
    let place = pile.placement(stick).unwrap();
    let grip = Some(Grip::on(stick, [0.0; 3]));
    let mut samples: Vec<Sample> = (0..40)
        .map(|tick| {
            let [x, y, z] = place.centre;
            Sample::quantise(grip, [x, y + 0.002 * tick as f32, z], place.turn)
        })
        .collect();
    samples.last_mut().unwrap().done = true;
    let seat = mover as u8;
    let raise = json!({"c": "act", "seat": seat, "action": {"a": "raise", "stick": STICK}});
    clients[mover].does(&table, raise);
    let foreign = samples_frame(
        tables[1 - mover]["channel"].as_u64().unwrap() as u32,
        seat,
        0,
        &samples[..20],
    );
    clients[1 - mover].socket.send(Message::binary(foreign)).unwrap();
    let refused = clients[1 - mover].until("refused");
    assert_eq!(refused["why"]["code"], "refused-table-not-your-seat");
    for (first, part) in [(0, &samples[..20]), (20, &samples[20..])] {
        let frame = samples_frame(channel, seat, first, part);
        clients[mover].socket.send(Message::binary(frame)).unwrap();
    }
    let update = clients[mover].wait(|message| message["wood"]["attempt"] == 1);
    let aim = Aim::Try { forbidden: StickSet::ALL.without(stick) };
    let mut attempt = Attempt::new(pile, aim);
    for (tick, sample) in (0..).zip(&samples) {
        attempt.feed(tick, sample).unwrap();
    }
    let (rest, _) = attempt.finish();
    assert_eq!(update["wood"]["digest"], format!("{:016x}", rest.digest()));
    // The other one was shown the same hand before he was told what came of it.
    let told = clients[1 - mover].wait(|message| message["wood"]["attempt"] == 1);
    assert_eq!(told["wood"], update["wood"]);
    let shown: Vec<_> = clients[1 - mover].bytes.iter().filter(|frame| frame[0] == 1).collect();
    assert_eq!(shown.len(), 2);
    assert_eq!(shown[1][14..], encode(&samples[20..]));
    // Faster than time passes.
    let next = clients[mover].wait_for_turn(&table);
    assert!(next["views"][0]["view"]["phase"]["is"].is_string());
}

impl crate::client::Client {
    fn wait_for_turn(&mut self, table: &str) -> serde_json::Value {
        self.send(&json!({"t": "watch", "table": table}));
        self.until("table")
    }
}

/// A pile as the server sends it to who asks for it.
fn asked_pile(client: &mut Client, channel: u32) -> Pile {
    let mut ask = vec![3];
    ask.extend(channel.to_le_bytes());
    client.socket.send(Message::binary(ask)).unwrap();
    client.bytes.clear();
    client.until("bytes");
    Pile::resume(&client.bytes[0][9..]).unwrap()
}

/// A hand that takes hold of a stick, lifts it a little, and gives up.
fn lift(pile: &Pile, stick: Stick) -> Vec<Sample> {
    let place = pile.placement(stick).unwrap();
    let grip = Some(Grip::on(stick, [0.0; 3]));
    let [x, y, z] = place.centre;
    let at = |tick| Sample::quantise(grip, [x, y + 0.002 * tick as f32, z], place.turn);
    let mut samples: Vec<Sample> = (0..40).map(at).collect();
    samples.last_mut().unwrap().done = true;
    samples
}

fn channel_of(table: &Value) -> u32 {
    table["channel"].as_u64().unwrap() as u32
}

#[test]
fn a_hand_that_was_in_the_pile_at_a_crash_is_sent_again() {
    let mut server = Server::start();
    let (table, mut clients) = begun(&server, "tokami", 2);
    let before = clients.iter_mut().map(|client| client.wait_for_turn(&table)).next().unwrap();
    let mover = before["views"][0]["view"]["to_move"].as_u64().unwrap() as usize;
    let (seat, stick) = (mover as u8, Stick::new(STICK).unwrap());
    let token = |client: &Client| client.token.clone().unwrap();
    let tokens = [token(&clients[mover]), token(&clients[1 - mover])];
    let whole = clients[mover].wait_for_turn(&table);
    let pile = asked_pile(&mut clients[mover], channel_of(&whole));
    let samples = lift(&pile, stick);
    let raise = json!({"c": "act", "seat": seat, "action": {"a": "raise", "stick": STICK}});
    clients[mover].does(&table, raise);
    let half = samples_frame(channel_of(&whole), seat, 0, &samples[..20]);
    clients[mover].socket.send(Message::binary(half)).unwrap();
    // The other one has seen the hand: the server has it in its pile.
    clients[1 - mover].wait(|message| message["t"] == "bytes");
    drop(clients);
    server.kill_and_restart();

    let mut again = Client::connect(&server, Some(&tokens[0]), "again");
    let mut other = Client::connect(&server, Some(&tokens[1]), "other");
    other.watch(&table);
    let after = again.watch(&table);
    // What was not stored has not happened; what was acknowledged has.
    assert_eq!(after["wood"], whole["wood"]);
    assert_eq!(asked_pile(&mut again, channel_of(&after)).digest(), pile.digest());
    // Who goes on where he was is told where to begin.
    let rest = samples_frame(channel_of(&after), seat, 20, &samples[20..]);
    again.bytes.clear();
    again.socket.send(Message::binary(rest)).unwrap();
    again.until("refused");
    let due = again.bytes.iter().find(|frame| frame[0] == 4).unwrap();
    assert_eq!((&due[5..9], &due[9..13]), (&[0; 4][..], &[0; 4][..]));
    let hand = samples_frame(channel_of(&after), seat, 0, &samples);
    again.socket.send(Message::binary(hand)).unwrap();
    let update = again.wait(|message| message["wood"]["attempt"] == 1);
    let aim = Aim::Try { forbidden: StickSet::ALL.without(stick) };
    let mut attempt = Attempt::new(pile, aim);
    for (tick, sample) in (0..).zip(&samples) {
        attempt.feed(tick, sample).unwrap();
    }
    let rest = attempt.finish().0;
    assert_eq!(update["wood"]["digest"], format!("{:016x}", rest.digest()));
    let told = other.wait(|message| message["wood"]["attempt"] == 1);
    assert_eq!(told["wood"], update["wood"]);
    // What came of the hand is known from then on, however the server ends.
    while server.metric("stapel_tables_rested_total") < 1.0 {
        std::thread::yield_now();
    }
    drop((again, other));
    for crashes in [true, false, true] {
        if crashes {
            server.kill_and_restart();
        } else {
            server.terminate_and_restart();
        }
        let mut back = Client::connect(&server, Some(&tokens[0]), "back");
        let whole = back.watch(&table);
        assert_eq!(whole["wood"], update["wood"]);
        assert_eq!(asked_pile(&mut back, channel_of(&whole)).digest(), rest.digest());
        assert_eq!(server.metric("stapel_hands_moved_again_total"), 0.0);
    }
}

#[test]
fn a_bot_s_first_hand_comes_behind_its_pile_and_its_stick_and_before_what_came_of_it() {
    let server = Server::start();
    let token = server.token();
    let table = server.table(&token, json!({"game": "tokami", "seats": 2, "first": 1}));
    let mut client = Client::connect(&server, Some(&token), "ada");
    client.does(&table, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    client.does(&table, json!({"c": "seat_bot", "seat": 1, "level": 1}));
    client.watch(&table);
    client.bytes.clear();
    client.send(&json!({"t": "do", "table": table, "id": 99, "what": {"c": "start"}}));
    let phase = |message: &Value| message["views"][0]["view"]["phase"]["is"].clone();
    // Nobody asked for the pile: who had to would be too late.
    client.wait(|message| message["t"] == "bytes");
    assert_eq!((client.bytes[0][0], &client.bytes[0][5..9]), (2, &[0; 4][..]));
    let pile = Pile::resume(&client.bytes[0][9..]).unwrap();
    let begins = client.wait(|message| phase(message) == "raising");
    assert_eq!(begins["wood"]["attempt"], 0);
    assert_eq!(begins["wood"]["digest"], format!("{:016x}", pile.digest()));
    assert!(client.bytes.iter().all(|frame| frame[0] != 1), "a hand before its stick was told");
    let told = client.wait(|message| message["wood"]["attempt"] == 1);
    assert_ne!(phase(&told), "raising");
    let hand = client.bytes.iter().find(|frame| frame[0] == 1).unwrap();
    // All of it, from its first tick on, in the pile that was sent.
    assert_eq!((&hand[6..10], &hand[10..14]), (&[0; 4][..], &[0; 4][..]));
}
