//! TA-5 to TA-7.

use crate::bench::{Bench, put_back, seat, stick, sticks, ta};
use stapel_core::{Game, Refusal, SeatSet, Turn};
use stapel_tokami::{Action, Event, Fate, Height, Outcome, Phase, Reach, StickSet, Tried};

#[test]
fn ta_5_a_raise_gains_half_a_millimetre_of_the_sticks_own_height() {
    for (after, raised) in [(506, true), (505, true), (504, false), (500, false), (0, false)] {
        let mut bench = Bench::new(2);
        bench.tries(put_back(7, after));
        assert_eq!(bench.game.phase() == Phase::Win, raised, "from 500 to {after}");
    }
    let mut bench = Bench::new(2);
    bench.raises(7);
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":600,"fallen":[],"outcome":"raised"}"#
        ]
    );
    assert_eq!(bench.game.on_x(), StickSet::ALL);
}

#[test]
fn ta_5_a_stick_that_was_never_taken_out_is_not_raised() {
    let mut bench = Bench::new(2);
    bench.tries(Tried { reach: Reach::InPile, ..put_back(7, 600) });
    assert!(matches!(bench.game.phase(), Phase::Taking { .. }));
}

#[test]
fn ta_5_only_what_lies_in_the_pile_is_raised() {
    let mut bench = Bench::new(2);
    bench.drops(7, sticks([8]));
    assert_eq!(bench.refused(Action::Raise { stick: stick(8) }), ta(5));
}

#[test]
fn ta_6_another_stick_is_won_after_a_raise() {
    let mut bench = Bench::new(2);
    bench.raises(7);
    bench.told();
    bench.wins(8);
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"win","seat":0,"stick":8,"fallen":[],"outcome":"won"}"#,
            r#"{"e":"plus","seat":0,"stick":8,"returned":[]}"#
        ]
    );
    assert_eq!(bench.plus(0), sticks([8]));
    assert_eq!(bench.game.on_x(), StickSet::ALL - sticks([8]));
    assert_eq!(bench.mover(), 1);
}

#[test]
fn ta_6_the_turn_may_end_without_a_winning_stick() {
    let mut bench = Bench::new(2);
    bench.raises(7);
    bench.told();
    bench.skips();
    assert_eq!(bench.told(), [Event::Skip { seat: seat(0) }]);
    assert_eq!(bench.mover(), 1);
}

#[test]
fn ta_6_not_before_a_raise_and_not_the_stick_just_raised() {
    let mut bench = Bench::new(2);
    assert_eq!(bench.refused(Action::Win { stick: stick(8) }), ta(6));
    assert_eq!(bench.refused(Action::Skip), ta(6));
    bench.raises(7);
    bench.skips();
    bench.raises(3);
    assert_eq!(bench.refused(Action::Win { stick: stick(3) }), ta(6));
    assert_eq!(bench.refused(Action::Win { stick: stick(7) }), ta(14));
    assert_eq!(bench.game.grips(), StickSet::ALL - sticks([3, 7]));
}

#[test]
fn ta_6_only_who_is_to_move() {
    let mut bench = Bench::new(3);
    assert_eq!(bench.game.turn(), Turn::Seats(SeatSet::only(seat(0))));
    for other in [1, 2, 4] {
        let before = bench.game;
        let action = Action::Raise { stick: stick(7) };
        let refusal = bench.game.act(seat(other), action, &mut bench.log).unwrap_err();
        assert_eq!((refusal.rule(), bench.game), (ta(4), before));
    }
}

#[test]
fn ta_7_sticks_may_slip_within_the_x() {
    // Whatever else moved: the wood tells of the tried stick and of what fell, of nothing else.
    let mut bench = Bench::new(2);
    bench.act(Action::Raise { stick: stick(7) }).unwrap();
    let slipped = Tried { before: Height::tenths(300), ..put_back(7, 310) };
    bench.befall(Fate::Hand(Outcome::Tried(slipped))).unwrap();
    assert_eq!((bench.game.phase(), bench.minus(0)), (Phase::Win, StickSet::EMPTY));
    bench.wins(8);
    assert_eq!((bench.minus(0), bench.plus(0)), (StickSet::EMPTY, sticks([8])));
}
