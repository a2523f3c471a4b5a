//! TA-8 to TA-11.

use crate::bench::{Bench, put_back, sticks, ta};
use stapel_tokami::{Action, Fate, Outcome, Phase, Reach, StickSet, Taken, Tried};

#[test]
fn ta_8_what_falls_at_the_raise_is_the_movers() {
    let mut bench = Bench::new(2);
    bench.drops(7, sticks([9, 3]));
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":500,"fallen":[3,9],"outcome":"fell"}"#,
            r#"{"e":"minus","seat":0,"sticks":[3,9]}"#
        ]
    );
    assert_eq!((bench.minus(0), bench.plus(0)), (sticks([3, 9]), StickSet::EMPTY));
    assert_eq!(bench.mover(), 1);
    assert_eq!(bench.game.taboo(), None);
}

#[test]
fn ta_8_what_falls_at_the_win_is_the_movers_and_he_wins_nothing() {
    let mut bench = Bench::new(2);
    bench.raises(7);
    bench.told();
    bench.drops(8, sticks([3]));
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"win","seat":0,"stick":8,"fallen":[3],"outcome":"fell"}"#,
            r#"{"e":"minus","seat":0,"sticks":[3]}"#
        ]
    );
    assert_eq!((bench.minus(0), bench.plus(0)), (sticks([3]), StickSet::EMPTY));
    assert!(bench.game.on_x().has(crate::bench::stick(8)));
}

#[test]
fn ta_8_higher_is_no_raise_if_anything_fell() {
    let mut bench = Bench::new(2);
    bench.tries(Tried { fallen: sticks([3]), ..put_back(7, 900) });
    assert_ne!(bench.game.phase(), Phase::Win);
}

#[test]
fn ta_9_a_stick_in_the_hand_becomes_a_minus_stick_too() {
    let mut bench = Bench::new(2);
    bench.tries(Tried { reach: Reach::InHand, fallen: sticks([3]), ..put_back(7, 900) });
    assert_eq!(bench.minus(0), sticks([3, 7]));
    // At the win as well.
    bench.raises(20);
    bench.tries(Tried { reach: Reach::InHand, fallen: sticks([21]), ..put_back(22, 900) });
    assert_eq!((bench.minus(1), bench.plus(1)), (sticks([21, 22]), StickSet::EMPTY));
    // The line lists it, so that a record can be replayed from its lines alone; it lies nowhere.
    assert_eq!(
        bench.told_json()[0],
        r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":0,"fallen":[3,7],"outcome":"fell"}"#
    );
}

#[test]
fn ta_9_a_stick_put_back_while_others_fell_is_lifted_out_again() {
    let mut bench = Bench::new(2);
    bench.tries(Tried { fallen: sticks([3]), ..put_back(7, 900) });
    assert_eq!(bench.game.grips(), sticks([7]));
    assert_eq!(bench.game.on_x(), StickSet::ALL - sticks([3]));
    // What has fallen does not fall again.
    let again = Taken { stick: crate::bench::stick(7), fallen: sticks([3]) };
    assert_eq!(bench.impossible(Fate::Hand(Outcome::Taken(again))), ta(11));
    assert!(bench.told().is_empty());
    bench.takes(7, sticks([4]));
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":900,"fallen":[3,4,7],"outcome":"fell"}"#,
            r#"{"e":"minus","seat":0,"sticks":[3,4,7]}"#
        ]
    );
    assert_eq!(bench.minus(0), sticks([3, 4, 7]));
    // The same at the win.
    bench.raises(20);
    bench.tries(Tried { fallen: sticks([21]), ..put_back(22, 500) });
    bench.takes(22, StickSet::EMPTY);
    assert_eq!(bench.minus(1), sticks([21, 22]));
}

#[test]
fn ta_9_a_stick_that_only_stirred_stays() {
    let mut bench = Bench::new(2);
    bench.raises(6);
    bench.skips();
    bench.drops(7, sticks([3]));
    assert_eq!(bench.minus(1), sticks([3]));
    assert!(bench.game.on_x().has(crate::bench::stick(7)));
}

#[test]
fn ta_10_pulled_out_and_not_put_back_is_a_minus_stick() {
    let mut bench = Bench::new(2);
    bench.tries(Tried { reach: Reach::InHand, ..put_back(7, 900) });
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":0,"fallen":[],"outcome":"not_higher"}"#,
            r#"{"e":"minus","seat":0,"sticks":[7]}"#
        ]
    );
    assert_eq!((bench.minus(0), bench.mover()), (sticks([7]), 1));
}

#[test]
fn ta_10_put_back_too_low_it_is_lifted_out_as_a_minus_stick() {
    let mut bench = Bench::new(2);
    bench.raises(6);
    bench.skips();
    bench.told();
    bench.tries(put_back(7, 504));
    assert_eq!(bench.game.grips(), sticks([7]));
    bench.takes(7, sticks([9]));
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":1,"stick":7,"before":500,"after":504,"fallen":[9],"outcome":"not_higher"}"#,
            r#"{"e":"minus","seat":1,"sticks":[7,9]}"#
        ]
    );
    // It is their own stick that they pay with, not the taboo stick.
    assert!(bench.game.on_x().has(crate::bench::stick(6)));
    assert_eq!(bench.mover(), 0);
}

#[test]
fn ta_11_a_stick_dropped_outside_counts_as_fallen() {
    for reach in [Reach::InPile, Reach::PutBack, Reach::InHand] {
        let mut bench = Bench::new(2);
        bench.tries(Tried { reach, fallen: sticks([7]), ..put_back(7, 900) });
        assert_eq!((bench.minus(0), bench.mover()), (sticks([7]), 1));
        // Not won, either.
        bench.raises(20);
        bench.tries(Tried { reach, fallen: sticks([21]), ..put_back(21, 0) });
        assert_eq!((bench.minus(1), bench.plus(1)), (sticks([21]), StickSet::EMPTY));
    }
}

#[test]
fn ta_11_nothing_falls_that_was_not_on_the_x() {
    let mut bench = Bench::new(2);
    bench.drops(7, sticks([3]));
    bench.act(Action::Raise { stick: crate::bench::stick(8) }).unwrap();
    let ghost = Tried { fallen: sticks([3, 4]), ..put_back(8, 600) };
    assert_eq!(bench.impossible(Fate::Hand(Outcome::Tried(ghost))), ta(11));
}
