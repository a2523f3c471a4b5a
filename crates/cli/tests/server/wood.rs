use crate::client::{Server, begun};
use serde_json::json;
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
