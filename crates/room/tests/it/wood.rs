use crate::table::{BO, HOST, Table, info, seat, settings};
use stapel_protocol::{Clock, Command, Raw, ServerMsg};
use stapel_room::{Change, KnownHands, Refused, Room};
use stapel_wood::codec::encode;
use stapel_wood::{Grip, Sample};

/// A hand that takes hold of a stick, holds still and gives up.
fn timid(table: &Table, stick: u8, ticks: usize) -> Vec<Sample> {
    let stick = stapel_wood::Stick::new(stick).unwrap();
    let pile = stapel_wood::Pile::resume(&table.room.by_hand().unwrap().pile().unwrap()).unwrap();
    let place = pile.placement(stick).unwrap();
    let grip = Some(Grip::on(stick, [0.0; 3]));
    let mut samples = vec![Sample::quantise(grip, place.centre, place.turn); ticks];
    samples.last_mut().unwrap().done = true;
    samples
}

fn mover(table: &Table) -> (stapel_protocol::DeviceId, stapel_core::Seat) {
    let due = table.room.due().first().unwrap();
    ([HOST, BO][due.index()], due)
}

fn raise(stick: u8) -> Raw {
    Raw::of(&serde_json::json!({"a": "raise", "stick": stick})).unwrap()
}

#[test]
fn samples_are_judged_as_they_come_and_kept_when_the_hand_is_done() {
    let mut table = Table::playing(settings("tokami", 2), 2);
    let (device, mine) = mover(&table);
    table.does(device, Command::Act { seat: mine, action: raise(35) });
    let samples = timid(&table, 35, 40);
    let first = encode(&samples[..20]);
    let foreign = if device == HOST { BO } else { HOST };
    let refused = table.room.samples(Some(foreign), mine, (0, 0, &first), table.now);
    assert_eq!(refused.unwrap_err(), Refused::NotYourSeat);
    let (told, step) = table.room.samples(Some(device), mine, (0, 0, &first), table.now).unwrap();
    assert_eq!((told.first, step.is_none()), (0, true));
    // Again, as after a gap in the line: only what is new counts.
    table.now += 1_000;
    let rest = encode(&samples);
    let (told, step) = table.room.samples(Some(device), mine, (0, 0, &rest), table.now).unwrap();
    assert_eq!(told.first, 20);
    let (step, _) = step.unwrap();
    table.steps.push(step);
    let ServerMsg::Table { wood, .. } = table.room.table(None, 0, 0) else { panic!() };
    assert_eq!(wood.unwrap().attempt, 1);
    table.assert_stored();
}

#[test]
fn a_hand_can_not_be_faster_than_time() {
    let mut table = Table::playing(settings("tokami", 2), 2);
    let (device, mine) = mover(&table);
    let samples = encode(&timid(&table, 35, 100));
    let none = table.room.samples(Some(device), mine, (0, 0, &samples), table.now);
    assert_eq!(none.unwrap_err(), Refused::NoHandDue);
    table.does(device, Command::Act { seat: mine, action: raise(35) });
    let fast = table.room.samples(Some(device), mine, (0, 0, &samples), table.now);
    assert_eq!(fast.unwrap_err(), Refused::TooFast);
    let gap = table.room.samples(Some(device), mine, (0, 7, &samples), table.now + 60_000);
    assert_eq!(gap.unwrap_err(), Refused::BadSamples);
    let other = table.room.samples(Some(device), mine, (3, 0, &samples), table.now + 60_000);
    assert_eq!(other.unwrap_err(), Refused::NoHandDue);
    let junk = table.room.samples(Some(device), mine, (0, 0, b"junk"), table.now + 60_000);
    assert_eq!(junk.unwrap_err(), Refused::BadSamples);
    let undo = table.try_do(device, Command::Undo { seat: mine });
    assert!(undo.is_err());
}

#[test]
fn bots_play_with_their_hands() {
    let mut table = Table::seated(settings("tokami", 2), 0);
    for number in 0..2 {
        table.does(HOST, Command::SeatBot { seat: seat(number), level: 1 });
    }
    table.does(HOST, Command::Start);
    for _ in 0..4 {
        let mut decision = table.room.take_thoughts().remove(0).decide();
        assert!(!table.decided(&mut decision).is_empty());
    }
    assert!(info(&table, HOST).game_number == 1);
    table.assert_stored();
}

/// How the game stands, as everybody sees it.
fn stands(table: &Table) -> (serde_json::Value, u32) {
    let ServerMsg::Table { views, wood, .. } = table.room.table(None, 0, 0) else { panic!() };
    let view = views[0].view.read::<serde_json::Value>().unwrap();
    (view["phase"].clone(), wood.unwrap().attempt)
}

#[test]
fn what_a_bot_does_with_its_hand_is_told_after_what_it_is_about() {
    let mut table = Table::seated(settings("tokami", 2), 0);
    for number in 0..2 {
        table.does(HOST, Command::SeatBot { seat: seat(number), level: 1 });
    }
    table.does(HOST, Command::Start);
    assert_eq!(stands(&table), (serde_json::json!({"is": "raise"}), 0));
    let mut decision = table.room.take_thoughts().remove(0).decide();
    // First the stick: whoever is told of it sees the pile before the hand, and knows what the hand is about.
    let (step, _) = table.room.decided(&mut decision, table.now).unwrap();
    assert!(matches!(step.what, Change::Acted { .. }));
    let (phase, attempt) = stands(&table);
    assert_eq!((phase["is"].as_str(), attempt), (Some("raising"), 0));
    // Its hand is decided already: nobody thinks about it once more.
    assert!(table.room.take_thoughts().is_empty());
    let (step, _) = table.room.decided(&mut decision, table.now).unwrap();
    assert!(matches!(step.what, Change::Hand { .. }));
    let (phase, attempt) = stands(&table);
    assert_eq!(attempt, 1);
    assert_ne!(phase["is"], "raising");
    assert!(table.room.decided(&mut decision, table.now).is_none());
    assert_eq!(table.room.take_thoughts().len(), 1);
    // What was decided for an earlier moment is not done again, nor does it stop the next thought.
    assert!(table.room.decided(&mut decision, table.now).is_none());
    assert!(table.room.take_thoughts().is_empty());
}

#[test]
fn known_hands_are_not_moved_again_and_make_no_difference() {
    let mut table = Table::seated(settings("tokami", 2), 0);
    for number in 0..2 {
        table.does(HOST, Command::SeatBot { seat: seat(number), level: 1 });
    }
    table.does(HOST, Command::Start);
    assert_eq!(table.room.known_hands(), None);
    let mut known = Vec::new();
    for _ in 0..3 {
        let mut decision = table.room.take_thoughts().remove(0).decide();
        table.decided(&mut decision);
        known.extend(table.room.known_hands());
    }
    let load = |known: &KnownHands| {
        let text = serde_json::to_string(known).unwrap();
        let known = serde_json::from_str(&text).unwrap();
        Room::load_knowing(
            stapel_catalog::GAMES,
            table.room.opening().clone(),
            &table.steps,
            &known,
            table.now,
        )
    };
    assert!(!known.is_empty());
    let play = |room: &Room| room.play().unwrap().record();
    // Also what is known of the first hands alone helps: the others are moved again.
    for known in &known {
        let room = load(known).unwrap();
        let ServerMsg::Table { wood: mine, .. } = table.room.table(None, 0, 0) else { panic!() };
        let ServerMsg::Table { wood: theirs, .. } = room.table(None, 0, 0) else { panic!() };
        assert_eq!(mine, theirs);
        assert_eq!(play(&room), play(&table.room));
    }
    // What is known of another table is of no use.
    let value = serde_json::to_value(known.last().unwrap()).unwrap();
    for (field, other) in [
        ("version", serde_json::json!(3)),
        ("version", serde_json::json!(9999)),
        ("trace", serde_json::json!(1)),
        ("reports", serde_json::json!([])),
        ("pile", serde_json::json!("d29vZA==")),
        ("pile", serde_json::Value::Null),
    ] {
        let mut value = value.clone();
        value[field] = other;
        assert!(load(&serde_json::from_value(value).unwrap()).is_err(), "{field}");
    }
}

#[test]
fn a_persons_time_begins_when_a_bots_hand_has_been_shown() {
    let mut agreed = settings("tokami", 2);
    agreed.clock = Clock::Turn { seconds: 10, reserve: 0 };
    agreed.first = Some(seat(1));
    let mut table = Table::playing(agreed, 1);
    let (mut shown, mut hands) = (table.now, 0);
    while table.room.persons_due().is_empty() {
        // Bots decide faster than their hands are shown.
        table.now += 1_000;
        let before = table.steps.len();
        let mut decision = table.room.take_thoughts().remove(0).decide();
        table.decided(&mut decision);
        for step in &table.steps[before..] {
            if let Change::Hand { samples, .. } = &step.what {
                let bytes =
                    base64::Engine::decode(&base64::engine::general_purpose::STANDARD, samples);
                let ticks = stapel_wood::codec::decode(&bytes.unwrap()).unwrap().len() as u64;
                // With what a page shows before it and after it.
                shown = shown.max(table.now) + ticks * 1_000 / 60 + 2_500;
                hands += 1;
            }
        }
    }
    assert!(hands > 0 && shown > table.now);
    let due = table.room.persons_due().first().unwrap();
    assert_eq!(table.room.deadline(due), Some(shown + 10_000));
    table.assert_stored();
}
