//! TA-12 to TA-17.

use crate::bench::{Bench, put_back, stick, sticks, ta};
use stapel_core::{Game, Turn};
use stapel_tokami::{Action, Fate, Outcome, Phase, Reach, StickSet, Taken, Tried};

/// Seat 0 has raised stick 6, so it is taboo for seat 1.
fn with_taboo() -> Bench {
    let mut bench = Bench::new(3);
    bench.raises(6);
    bench.skips();
    bench.told();
    assert_eq!(bench.game.taboo(), Some(stick(6)));
    bench
}

fn gives_up(bench: &mut Bench, number: u8) {
    bench.tries(Tried { reach: Reach::InPile, ..put_back(number, 500) });
}

#[test]
fn ta_12_who_gives_up_at_the_raise_takes_the_taboo_stick() {
    let mut bench = with_taboo();
    gives_up(&mut bench, 7);
    assert_eq!(bench.game.turn(), Turn::Fate);
    assert_eq!(bench.game.grips(), sticks([6]));
    assert!(bench.told().is_empty(), "nothing is told before it is lifted out");
    bench.takes(6, StickSet::EMPTY);
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":1,"stick":7,"before":500,"after":500,"fallen":[],"outcome":"abandoned"}"#,
            r#"{"e":"minus","seat":1,"sticks":[6]}"#
        ]
    );
    assert_eq!((bench.minus(1), bench.mover()), (sticks([6]), 2));
    assert!(bench.game.on_x().has(stick(7)));
}

#[test]
fn ta_12_who_gives_up_at_the_win_ends_his_turn_without() {
    for reach in [Reach::InPile, Reach::PutBack] {
        let mut bench = with_taboo();
        bench.raises(7);
        bench.told();
        bench.tries(Tried { reach, ..put_back(8, 400) });
        assert_eq!(
            bench.told_json(),
            [r#"{"e":"win","seat":1,"stick":8,"fallen":[],"outcome":"abandoned"}"#]
        );
        assert_eq!((bench.minus(1), bench.plus(1)), (StickSet::EMPTY, StickSet::EMPTY));
        assert_eq!((bench.mover(), bench.game.taboo()), (2, Some(stick(7))));
    }
}

#[test]
fn ta_12_only_one_stick_is_tried() {
    let mut bench = with_taboo();
    bench.act(Action::Raise { stick: stick(7) }).unwrap();
    assert_eq!(bench.refused(Action::Raise { stick: stick(8) }), ta(12));
    assert_eq!(bench.refused(Action::Decline), ta(12));
    let other = Fate::Hand(Outcome::Tried(put_back(8, 600)));
    assert_eq!(bench.impossible(other), ta(12));
    bench.befall(Fate::Hand(Outcome::Tried(put_back(7, 600)))).unwrap();
    // And one at the win.
    assert_eq!(bench.refused(Action::Raise { stick: stick(8) }), ta(12));
    assert_eq!(bench.refused(Action::Decline), ta(12));
    bench.act(Action::Win { stick: stick(8) }).unwrap();
    assert_eq!(bench.refused(Action::Win { stick: stick(9) }), ta(12));
    assert_eq!(bench.refused(Action::Skip), ta(12));
}

#[test]
fn ta_13_trying_begins_with_the_grip() {
    let mut bench = with_taboo();
    // No grip, no try: nothing can have come of it.
    let outcome = Fate::Hand(Outcome::Tried(put_back(7, 600)));
    assert_eq!(bench.impossible(outcome), ta(13));
    bench.act(Action::Raise { stick: stick(7) }).unwrap();
    assert_eq!(bench.game.phase(), Phase::Raising { stick: stick(7) });
    assert_eq!((bench.game.turn(), bench.game.grips()), (Turn::Fate, sticks([7])));
    assert!(bench.told().is_empty());
}

#[test]
fn ta_14_the_stick_raised_by_the_player_before_is_taboo_for_one_turn() {
    let mut bench = with_taboo();
    assert_eq!(bench.refused(Action::Raise { stick: stick(6) }), ta(14));
    bench.raises(7);
    assert_eq!(bench.refused(Action::Win { stick: stick(6) }), ta(14));
    bench.skips();
    // The next one may; now it is stick 7.
    assert_eq!(bench.refused(Action::Raise { stick: stick(7) }), ta(14));
    bench.raises(6);
    bench.skips();
    assert_eq!(bench.game.taboo(), Some(stick(6)));
    bench.raises(9);
    bench.wins(7);
    assert!(bench.plus(0).has(stick(7)));
}

#[test]
fn ta_15_who_does_not_dare_takes_the_taboo_stick() {
    let mut bench = with_taboo();
    bench.act(Action::Decline).unwrap();
    assert_eq!((bench.game.turn(), bench.game.grips()), (Turn::Fate, sticks([6])));
    assert!(bench.told().is_empty());
    bench.takes(6, StickSet::EMPTY);
    assert_eq!(
        bench.told_json(),
        [r#"{"e":"decline","seat":1,"fallen":[]}"#, r#"{"e":"minus","seat":1,"sticks":[6]}"#]
    );
    assert_eq!((bench.minus(1), bench.mover()), (sticks([6]), 2));
}

#[test]
fn ta_16_what_falls_with_the_taboo_stick_is_his_as_well() {
    let mut bench = with_taboo();
    bench.act(Action::Decline).unwrap();
    bench.takes(6, sticks([1, 2]));
    assert_eq!(bench.told_json()[0], r#"{"e":"decline","seat":1,"fallen":[1,2]}"#);
    assert_eq!(bench.minus(1), sticks([1, 2, 6]));

    let mut bench = with_taboo();
    gives_up(&mut bench, 7);
    bench.takes(6, sticks([1, 7]));
    assert_eq!(bench.minus(1), sticks([1, 6, 7]));
}

#[test]
fn ta_16_no_other_stick_is_taken_in_its_stead() {
    let mut bench = with_taboo();
    let taken = |number| {
        Fate::Hand(Outcome::Taken(Taken { stick: stick(number), fallen: StickSet::EMPTY }))
    };
    assert_eq!(bench.impossible(taken(6)), ta(16));
    bench.act(Action::Decline).unwrap();
    assert_eq!(bench.impossible(taken(7)), ta(16));
    assert_eq!(bench.refused(Action::Raise { stick: stick(7) }), ta(12));
    assert_eq!(bench.impossible(Fate::Hand(Outcome::Tried(put_back(6, 600)))), ta(13));
    // Dropped outside instead of kept: it is the mover's either way.
    bench.takes(6, sticks([6]));
    assert_eq!(bench.minus(1), sticks([6]));
}

#[test]
fn ta_17_without_a_taboo_stick_nobody_declines() {
    let mut first_turn = Bench::new(3);
    assert_eq!(first_turn.refused(Action::Decline), ta(17));

    let mut none_raised = with_taboo();
    none_raised.drops(7, sticks([3]));
    assert_eq!(none_raised.refused(Action::Decline), ta(17));

    let mut left_the_x = Bench::new(3);
    left_the_x.raises(6);
    left_the_x.drops(7, sticks([6]));
    assert_eq!(left_the_x.game.taboo(), None);
    assert_eq!(left_the_x.refused(Action::Decline), ta(17));
}

#[test]
fn ta_17_a_stick_tried_and_given_up_becomes_a_minus_stick_itself() {
    let mut bench = Bench::new(3);
    gives_up(&mut bench, 7);
    assert_eq!(bench.game.grips(), sticks([7]));
    bench.takes(7, sticks([1]));
    assert_eq!(
        bench.told_json(),
        [
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":500,"fallen":[1],"outcome":"abandoned"}"#,
            r#"{"e":"minus","seat":0,"sticks":[1,7]}"#
        ]
    );
    assert_eq!((bench.mover(), bench.game.taboo()), (1, None));
}
