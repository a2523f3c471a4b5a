//! TA-18 to TA-22.

use crate::bench::{Bench, put_back, seat, stick, sticks, striped, ta};
use stapel_core::{Cause, Game, Turn};
use stapel_tokami::{Action, Colour, Event, Fate, Phase, StickSet, Tried};

/// Seat 1, of two, raises a stick and leaves it at that.
fn other_passes(bench: &mut Bench, number: u8) {
    assert_eq!(bench.mover(), 1);
    bench.raises(number);
    bench.skips();
}

#[test]
fn ta_18_a_winning_stick_frees_from_its_colour() {
    // Striped: 0, 4, 8 … are red, 1, 5, 9 … yellow.
    for (won, freed) in [(12, vec![0, 4]), (13, vec![1]), (14, vec![])] {
        let mut bench = Bench::new(2);
        bench.drops(35, sticks([0, 4, 1]));
        other_passes(&mut bench, 34);
        bench.raises(33);
        bench.told();
        bench.wins(won);
        let returned = sticks(freed);
        let line = Event::Plus { seat: seat(0), stick: stick(won), returned };
        assert_eq!(bench.told()[1], line);
        assert_eq!(bench.minus(0), sticks([0, 1, 4]) - returned);
        assert_eq!(bench.game.boxed(), returned);
        assert_eq!(bench.plus(0), sticks([won]), "the winning stick itself stays");
    }
}

#[test]
fn ta_18_nobody_else_is_freed() {
    let mut bench = Bench::new(2);
    bench.drops(35, sticks([1]));
    bench.raises(34);
    bench.wins(5);
    assert_eq!((bench.minus(0), bench.plus(1)), (sticks([1]), sticks([5])));
}

#[test]
fn ta_19_the_example_in_the_book() {
    let mut bench = Bench::new(2);
    let (yellow, red, green) = (sticks([1, 5, 9, 13]), sticks([0, 4]), sticks([2]));
    bench.drops(35, yellow | red | green);
    other_passes(&mut bench, 34);
    bench.raises(33);
    bench.wins(17);
    assert_eq!(bench.game.colours().unwrap().of(stick(17)), Colour::Yellow);
    assert_eq!(bench.plus(0), sticks([17]));
    assert_eq!(bench.minus(0), red | green);
    assert_eq!(bench.game.boxed(), yellow);
}

#[test]
fn ta_20_the_round_ends_with_four_sticks_or_fewer() {
    for (left, over) in [(5, false), (4, true), (3, true), (0, true)] {
        let mut bench = Bench::new(2);
        bench.drops(0, sticks(left..36));
        assert_eq!(bench.is_over(), over, "{left} sticks are left");
    }
}

#[test]
fn ta_20_by_a_winning_stick_and_by_a_taken_one() {
    let mut five_left = Bench::new(2);
    five_left.drops(0, sticks(5..36));
    five_left.raises(0);
    let mut by_taking = five_left.clone();
    five_left.wins(1);
    assert!(five_left.is_over());
    by_taking.skips();
    assert!(!by_taking.is_over());
    by_taking.act(Action::Decline).unwrap();
    assert!(!by_taking.is_over(), "at the end of the turn");
    by_taking.takes(0, StickSet::EMPTY);
    assert!(by_taking.is_over());
    let late = by_taking.game.act(seat(0), Action::Skip, &mut ()).unwrap_err();
    assert_eq!(stapel_core::Refusal::rule(&late), ta(22));
}

#[test]
fn ta_21_a_winning_stick_counts_one_a_red_one_nothing_a_minus_stick_minus_one() {
    let mut bench = Bench::new(2);
    bench.raises(35);
    bench.wins(1);
    other_passes(&mut bench, 34);
    bench.raises(35);
    bench.wins(0);
    assert_eq!(bench.game.points(seat(0)), 1, "red counts nothing");
    bench.drops(34, sticks([4, 5]));
    assert_eq!(bench.game.points(seat(1)), -2, "red too");
    bench.told();
    bench.drops(35, sticks([2, 3]) | sticks(6..32));
    assert_eq!(bench.told_json()[2], r#"{"e":"round_end","scores":[-27,-2],"totals":[-27,-2]}"#);
    let standing = bench.game.standing().unwrap();
    assert_eq!(standing.scores(), [-27, -2]);
    assert_eq!(standing.winners().first(), Some(seat(1)));
}

#[test]
fn ta_22_rounds_add_up_and_the_left_of_the_starter_begins_the_next() {
    let mut bench = Bench::with_rounds(3, 2);
    bench.drops(35, sticks(0..30));
    bench.raises(30);
    bench.wins(31);
    bench.drops(32, sticks([33, 34]));
    assert_eq!(
        bench.told_json().last().unwrap(),
        r#"{"e":"round_end","scores":[-30,1,-2],"totals":[-30,1,-2]}"#
    );
    assert_eq!((bench.game.phase(), bench.game.turn()), (Phase::Sticks, Turn::Fate));
    assert_eq!(bench.game.standing(), None);
    let so_far = |bench: &Bench| [0, 1, 2].map(|number| bench.game.so_far(seat(number)));
    assert_eq!(so_far(&bench), [-30, 1, -2], "no round counts twice");
    bench.befall(Fate::Sticks(striped())).unwrap();
    assert_eq!(so_far(&bench), [-30, 1, -2]);
    // Seat 0 started, and seat 2 made the last move.
    let lines = bench.told();
    assert_eq!(lines[1], Event::First { seat: seat(1) });
    assert_eq!(bench.game.cause(&lines[1]), Cause::Follows);
    assert_eq!((bench.mover(), bench.game.round()), (1, 2));
    assert_eq!((bench.game.on_x(), bench.game.taboo()), (StickSet::ALL, None));
    bench.drops(35, sticks(0..31));
    assert_eq!(so_far(&bench), [-30, -30, -2], "what is played counts at once");
    bench.drops(35, sticks([34]));
    assert_eq!(
        bench.told_json().last().unwrap(),
        r#"{"e":"round_end","scores":[0,-31,-1],"totals":[-30,-30,-3]}"#
    );
    assert!(bench.is_over());
}

#[test]
fn ta_22_no_taboo_stick_is_left_over_from_the_round_before() {
    let mut bench = Bench::with_rounds(2, 2);
    bench.drops(0, sticks(5..36));
    bench.raises(0);
    bench.wins(1);
    bench.befall(Fate::Sticks(striped())).unwrap();
    assert_eq!(bench.game.taboo(), None);
    assert_eq!(bench.game.grips(), StickSet::ALL);
    assert_eq!(bench.refused(Action::Decline), ta(17));
}

#[test]
fn ta_22_those_who_tie_all_win() {
    let mut bench = Bench::new(3);
    bench.drops(35, sticks([0]));
    bench.drops(35, sticks([1]));
    bench.tries(Tried { fallen: sticks(2..35), ..put_back(35, 600) });
    bench.takes(35, StickSet::EMPTY);
    let standing = bench.game.standing().unwrap();
    assert_eq!(standing.scores(), [-1, -1, -34]);
    assert_eq!(standing.winners().iter().collect::<Vec<_>>(), [seat(0), seat(1)]);
}
