//! What the fuzzer drives: any bytes at all. `./test` drives it too, for a while.

use crate::Lawful;
use stapel_catalog::GAMES;
use stapel_core::{Seat, SeatCount, Turn};
use stapel_protocol::{ClientMsg, Command, binary::Frame};
use stapel_table::{Match, Setup, split_records};

/// Reads any bytes as records. Nothing may panic; what is accepted must be written and accepted
/// again.
pub fn fuzz_records(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for entry in split_records(&text) {
        let _ = GAMES.check(entry);
    }
}

/// Takes any bytes as a table's set-up and as actions in its game: raw ones, which may be anything
/// of the action space, and offered ones.
///
/// # Panics
/// If a refusal changes something, or what is offered is refused.
pub fn fuzz_actions<G: Lawful>(data: &[u8]) {
    let [players, seed, actions @ ..] = data else { return };
    let Some(seats) = SeatCount::new(2 + players % 4) else { return };
    let setup = Setup {
        options: G::defaults(seats),
        players: vec![String::new(); seats.len()],
        seed: stapel_core::Seed::from_number((*seed).into()),
        first: None,
    };
    let Ok(mut table) = Match::<G>::start(setup) else { return };
    let space = G::action_space(seats);
    for choice in actions.chunks_exact(3) {
        let [who, high, low] = [choice[0], choice[1], choice[2]];
        let number = usize::from(high) << 8 | usize::from(low);
        let before = table.clone();
        if who & 0x80 == 0 {
            let Some(seat) = Seat::new(who % 5) else { return };
            let action = space[number % space.len()];
            if table.act(seat, action).is_err() {
                assert!(table == before, "{action:?} was refused and changed something");
            }
        } else if let Turn::Seats(waiting) = table.turn() {
            let waiting: Vec<_> = waiting.iter().collect();
            let seat = waiting[usize::from(who) % waiting.len()];
            let mut offered = Vec::new();
            table.state().actions(seat, &mut offered);
            let action = offered[number % offered.len()];
            assert!(table.act(seat, action).is_ok(), "refused what was offered: {action:?}");
        }
        if table.turn() == Turn::Over {
            return;
        }
    }
}

/// Reads any bytes as a message of a client. What is understood must be written and understood again.
///
/// # Panics
/// If it is not.
pub fn fuzz_messages(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(message) = ClientMsg::read(text) else { return };
    let written = serde_json::to_string(&message).unwrap_or_default();
    let again = ClientMsg::read(&written);
    assert!(again.is_ok_and(|again| again == message), "{written}");
    if let ClientMsg::Do { what: Command::Act { action, .. }, .. } = message {
        let _ = action.read::<stapel_totemo::Action>();
        let _ = action.read::<stapel_totem::Action>();
    }
}

/// Reads any bytes as a binary frame. What is understood must be written as it was.
///
/// # Panics
/// If it is not.
pub fn fuzz_frames(data: &[u8]) {
    if let Ok(frame) = Frame::read(data) {
        assert_eq!(frame.write(), data);
    }
}
