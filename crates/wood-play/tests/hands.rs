//! Hands at a table: what fails changes nothing.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use stapel_core::{Seat, SeatCount, Seed, Viewer};
use stapel_registry::{Engine, NewPlay, Play, Rejection};
use stapel_wood::codec::encode;
use stapel_wood::{Grip, Pile, Sample, Stick};
use stapel_wood_play::WoodEngine;

fn game() -> (Box<dyn Play>, Seat) {
    let options = WoodEngine.options(None, SeatCount::new(2).unwrap()).unwrap();
    let players = vec!["Ada".into(), "Bo".into()];
    let seed = Seed::from_number(5);
    let new = NewPlay { options: &options, players, seed, first: None, sets_up: true };
    let mut play = WoodEngine.start(new).unwrap();
    let seat = play.due().first().unwrap();
    play.act(seat, r#"{"a":"raise","stick":35}"#).unwrap();
    (play, seat)
}

/// A hand that takes hold of the stick that is due, holds still and gives up.
fn timid(play: &dyn Play, ticks: usize) -> Vec<Sample> {
    let pile = Pile::resume(&play.by_hand().unwrap().pile().unwrap()).unwrap();
    let stick = Stick::new(35).unwrap();
    let place = pile.placement(stick).unwrap();
    let grip = Some(Grip::on(stick, [0.0; 3]));
    let mut samples = vec![Sample::quantise(grip, place.centre, place.turn); ticks];
    samples.last_mut().unwrap().done = true;
    samples
}

/// What everybody sees, the hand in the pile with its samples, and the attempt and tick that are due.
type State = (String, Option<(Seat, Vec<u8>)>, (u32, u32));

fn state(play: &dyn Play) -> State {
    let by_hand = play.by_hand().unwrap();
    let view = play.view(Viewer::Public).unwrap().text().to_owned();
    (view, by_hand.live(), by_hand.expects())
}

#[test]
fn a_hand_that_is_refused_leaves_the_one_that_is_in_the_pile() {
    let (mut play, seat) = game();
    let samples = timid(&*play, 40);
    let half = encode(&samples[..20]);
    play.by_hand_mut().unwrap().feed(seat, 0, 0, &half, 0).unwrap();
    let before = state(&*play);
    assert!(before.1.is_some());
    let other = if seat.number() == 0 { 1 } else { 0 };
    let nothing = STANDARD.encode(encode(&[]));
    for (whose, hand) in [
        (seat, "no base64!".to_owned()),
        (seat, STANDARD.encode("no samples")),
        // A hand that takes hold of nothing comes to nothing.
        (seat, nothing),
        (Seat::new(other).unwrap(), STANDARD.encode(encode(&samples))),
    ] {
        let refused = play.by_hand_mut().unwrap().hand(whose, &hand).unwrap_err();
        assert!(matches!(refused, Rejection::BadSamples | Rejection::NoHandDue), "{refused}");
        assert_eq!(state(&*play), before);
    }
    // It goes on where it was.
    let all = encode(&samples);
    let fed = play.by_hand_mut().unwrap().feed(seat, 0, 0, &all, 60_000).unwrap();
    assert_eq!(fed.first, 20);
    let done = fed.done.unwrap();
    play.by_hand_mut().unwrap().hand(seat, &done).unwrap();
    assert_eq!(play.by_hand().unwrap().attempts(), 1);
    assert!(play.by_hand().unwrap().live().is_none());
}

#[test]
fn an_action_that_is_refused_changes_nothing() {
    let (mut play, seat) = game();
    let samples = timid(&*play, 40);
    play.by_hand_mut().unwrap().feed(seat, 0, 0, &encode(&samples[..20]), 0).unwrap();
    let before = state(&*play);
    for action in ["{", "{}", r#"{"a":"raise","stick":35}"#, r#"{"a":"skip"}"#] {
        assert!(play.act(seat, action).is_err(), "{action}");
        assert_eq!(state(&*play), before);
    }
}
