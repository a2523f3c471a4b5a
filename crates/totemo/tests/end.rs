//! TO-27 to TO-30.

mod common;

use common::{Bench, Setup, json, place, seat};
use stapel_core::{Game, Turn};
use stapel_totemo::{Action, End, Event, Illegal, Phase};

const HANDS: [&str; 4] = ["B B B", "R R R", "Y Y Y", "V V V"];

fn begun(setup: Setup) -> Bench {
    setup.with_hands(&HANDS[..usize::from(setup.seats)])
}

/// Nobody can do anything any more.
fn assert_over(bench: &mut Bench) {
    assert_eq!((bench.game.turn(), bench.game.phase()), (Turn::Over, Phase::Over));
    for number in 0..5 {
        assert_eq!(bench.offers_to(number), []);
        bench.forbids_to(number, Action::Return, Illegal::NotYourTurn, 11);
        bench.forbids_to(number, place("B", (0, 0)), Illegal::NotYourTurn, 11);
    }
    bench.rules_out(common::draw("B"), Illegal::NotNow, 11);
}

#[test]
fn to_27_everybody_has_one_more_turn_when_the_chief_arrives() {
    let mut bench = begun(Setup { first: 2, ..Setup::players(3).steps(2) });
    assert_eq!((bench.public().obs.chief_left, bench.public().obs.last_round), (1, false));
    (0..3).for_each(|_| bench.idles());
    assert_eq!((bench.public().obs.chief_left, bench.public().obs.last_round), (0, true));
    assert_eq!(bench.game.standing(), None);
    bench.told();
    (0..3).for_each(|_| bench.idles());
    bench.tells(&[
        r#"{"e":"return","seat":2,"blocks":["Y","Y","Y"]}"#,
        r#"{"e":"draw","seat":2,"blocks":["Y","Y","Y"]}"#,
        r#"{"e":"return","seat":0,"blocks":["B","B","B"]}"#,
        r#"{"e":"draw","seat":0,"blocks":["B","B","B"]}"#,
        r#"{"e":"return","seat":1,"blocks":["R","R","R"]}"#,
        r#"{"e":"draw","seat":1,"blocks":["R","R","R"]}"#,
        r#"{"e":"end","reason":"chief"}"#,
    ]);
    assert_over(&mut bench);
}

#[test]
fn to_27_with_one_step_the_game_is_one_round() {
    for seats in 2..=4 {
        let mut bench = begun(Setup::players(seats).steps(1));
        assert!(bench.public().obs.last_round);
        (0..seats).for_each(|_| bench.idles());
        assert_over(&mut bench);
    }
}

#[test]
fn to_27_by_default_there_are_as_many_rounds_as_the_chief_has_steps() {
    for (seats, steps) in [(2, 15), (3, 10), (4, 7)] {
        let mut bench = begun(Setup::players(seats));
        for _ in 0..u32::from(seats) * steps {
            assert_eq!(bench.game.standing(), None);
            bench.idles();
        }
        assert_over(&mut bench);
    }
}

/// The bag is empty, and this seat is to move, with a block to place that earns no bonus.
fn before_an_empty_bag(setup: Setup, mover: u8) -> Bench {
    setup.found(|bench| {
        bench.game.phase() == Phase::Move
            && (bench.to_move(), bench.bag()) == (Some(mover), 0)
            && bench.plain_placement().is_some()
    })
}

/// The mover places a block, and the bag has none to refill from.
fn finds_too_few(bench: &mut Bench) {
    bench.places_plainly();
    bench.told();
    bench.draws("");
}

#[test]
fn to_28_too_few_blocks_for_the_start_player_end_the_game_after_the_others_turns() {
    for (seats, first) in [(2, 0), (3, 1), (4, 3)] {
        let mut bench = before_an_empty_bag(Setup { first, ..Setup::players(seats) }, first);
        finds_too_few(&mut bench);
        for _ in 1..seats {
            assert!(bench.public().obs.last_round);
            assert_eq!(bench.game.standing(), None);
            bench.idles();
        }
        assert_eq!(bench.told().last(), Some(&Event::End { reason: End::Bag }));
        assert_over(&mut bench);
    }
}

#[test]
fn to_28_too_few_blocks_for_the_last_player_end_the_game_at_once() {
    for seats in 2..=4 {
        let mut bench = before_an_empty_bag(Setup::players(seats), seats - 1);
        finds_too_few(&mut bench);
        let draw = format!(r#"{{"e":"draw","seat":{},"blocks":[]}}"#, seats - 1);
        bench.tells(&[&draw, r#"{"e":"end","reason":"bag"}"#]);
        assert_over(&mut bench);
    }
}

#[test]
fn to_28_several_players_may_find_too_few_in_the_last_round() {
    let mut bench = Setup::players(2).found(|bench| {
        (bench.to_move(), bench.bag()) == (Some(1), 0)
            && bench.public().obs.last_round
            && bench.plain_placement().is_some()
    });
    assert_eq!((bench.game.phase(), bench.hand(0).len()), (Phase::Move, 2));
    finds_too_few(&mut bench);
    bench.tells(&[r#"{"e":"draw","seat":1,"blocks":[]}"#, r#"{"e":"end","reason":"bag"}"#]);
    assert_eq!((bench.hand(0).len(), bench.hand(1).len()), (2, 2));
}

#[test]
fn to_28_the_chief_who_came_first_is_the_reason() {
    // Both in one round: the chief arrived before its first turn.
    let reason = (0..5000).find_map(|seed| {
        let (bench, log) = Setup::players(2).steps(23).played_out(seed);
        let too_few =
            log.iter().any(|e| matches!(e, Event::Draw { blocks, .. } if blocks.is_empty()));
        (too_few && bench.public().obs.chief_left == 0).then(|| log.last().cloned())
    });
    assert_eq!(reason, Some(Some(Event::End { reason: End::Chief })));
}

/// How many turns each seat had: every turn ends with one draw.
fn turns(seats: u8, log: &[Event]) -> Vec<usize> {
    let drew = |number| {
        log.iter()
            .filter(|e| matches!(e, Event::Draw { seat: s, .. } if *s == seat(number)))
            .count()
    };
    (0..seats).map(drew).collect()
}

#[test]
fn to_29_all_have_equally_many_turns_and_the_last_is_at_the_start_players_right() {
    let mut reasons = [0; 2];
    for seed in 0..240 {
        let seats = 2 + (seed % 3) as u8;
        let first = (seed / 3) as u8 % seats;
        let setup = Setup { first, ..Setup::players(seats) };
        let setup = if seed % 2 == 0 { setup.steps(99) } else { setup };
        let (_, log) = setup.played_out(seed);
        let turns = turns(seats, &log);
        assert!(turns.iter().all(|&n| n == turns[0] && n > 0), "{turns:?}");
        let right_of_first = seat((first + seats - 1) % seats);
        match &log[log.len() - 2..] {
            [Event::Draw { seat, .. }, Event::End { reason }] => {
                assert_eq!(*seat, right_of_first);
                reasons[*reason as usize] += 1;
            }
            other => panic!("{other:?} is no end"),
        }
    }
    assert!(reasons.iter().all(|&times| times >= 60), "both ends come up: {reasons:?}");
}

#[test]
fn to_30_the_highest_score_wins() {
    let mut bench = begun(Setup::players(3).steps(1));
    bench.turn("B", (0, 0), "B");
    bench.turn("R", (2, 1), "R");
    bench.turn("Y", (4, 4), "Y");
    assert_eq!(json(&bench.game.standing().unwrap()), r#"{"scores":[1,4,1],"winners":[1]}"#);
}

#[test]
fn to_30_those_who_tie_all_win() {
    let mut bench = begun(Setup { first: 1, ..Setup::players(3).steps(1) });
    bench.turn("R", (2, 1), "R");
    bench.turn("Y", (4, 4), "Y");
    bench.turn("B", (2, 3), "B");
    assert_eq!(json(&bench.game.standing().unwrap()), r#"{"scores":[4,4,1],"winners":[0,1]}"#);

    let mut bench = begun(Setup::players(4).steps(1));
    (0..4).for_each(|_| bench.idles());
    let standing = bench.game.standing().unwrap();
    assert_eq!(json(&standing), r#"{"scores":[0,0,0,0],"winners":[0,1,2,3]}"#);
}
