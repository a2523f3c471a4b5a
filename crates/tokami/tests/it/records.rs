//! Records: the lines as they are written, and what the rules refuse to replay.

use crate::bench::{Bench, put_back, sticks, striped, ta};
use stapel_core::{Cause, Game, Refusal, Rule};
use stapel_tokami::{Action, Event, Illegal, Reach, StickSet, Tokami, Tried};

/// Gives the rules one line of a record back, and says what they make of it.
pub(crate) fn replay_one(game: &mut Tokami, event: &Event) -> Result<Vec<Event>, Illegal> {
    let mut log = Vec::new();
    match game.cause(event) {
        Cause::Act(seat, action) => game.act(seat, action, &mut log)?,
        Cause::Befall(fate) => game.befall(fate, &mut log)?,
        Cause::Follows => {}
    }
    Ok(log)
}

/// The rule against this line, as the next one.
fn refused(bench: &Bench, line: &str) -> Rule {
    let event: Event = serde_json::from_str(line).unwrap();
    let mut game = bench.game;
    let refusal = replay_one(&mut game, &event).unwrap_err();
    assert_eq!(game, bench.game);
    refusal.rule()
}

#[test]
fn lines_are_written_and_read_back() {
    let mut bench = Bench::new(2);
    bench.drops(7, sticks([3]));
    bench.raises(8);
    bench.wins(9);
    bench.raises(10);
    bench.skips();
    bench.act(Action::Decline).unwrap();
    bench.takes(10, StickSet::EMPTY);
    bench.drops(8, sticks(14..36));
    bench.tries(Tried { reach: Reach::InHand, ..put_back(0, 0) });
    bench.drops(1, sticks([2, 4, 5, 6, 7, 8]));
    assert!(bench.is_over());
    for event in bench.told() {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event, "{text}");
    }
    let start = Event::Sticks { colours: striped() };
    let text = serde_json::to_string(&start).unwrap();
    assert!(text.starts_with(r#"{"e":"sticks","colours":["R","Y","G","B","R","#), "{text}");
    assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), start);
}

#[test]
fn lines_that_say_nothing_sensible_are_not_read() {
    for line in [
        r#"{"e":"minus","seat":0,"sticks":[36]}"#,
        r#"{"e":"minus","seat":0,"sticks":[-1]}"#,
        r#"{"e":"minus","seat":0,"sticks":[3,3]}"#,
        r#"{"e":"minus","seat":5,"sticks":[3]}"#,
        r#"{"e":"raise","seat":0,"stick":7,"before":71.2,"after":83.0,"fallen":[],"outcome":"raised"}"#,
        r#"{"e":"raise","seat":0,"stick":7,"before":-712,"after":830,"fallen":[],"outcome":"raised"}"#,
        r#"{"e":"raise","seat":0,"stick":7,"before":712,"after":830,"fallen":[],"outcome":"lucky"}"#,
        r#"{"e":"raise","seat":0,"stick":7,"before":712,"after":830,"outcome":"raised"}"#,
        r#"{"e":"win","seat":0,"stick":8,"fallen":[],"outcome":"won","twice":true}"#,
        r#"{"e":"sticks","colours":["O"]}"#,
        r#"{"e":"wish","seat":0}"#,
    ] {
        assert!(serde_json::from_str::<Event>(line).is_err(), "{line}");
    }
}

#[test]
fn a_told_raise_is_judged() {
    let mut bench = Bench::new(2);
    bench.raises(5);
    bench.drops(9, sticks([3]));
    bench.raises(6);
    bench.skips();
    // Seat 0 is to move; 6 is taboo, 3 is gone.
    for (rule, line) in [
        (
            4,
            r#"{"e":"raise","seat":1,"stick":7,"before":500,"after":600,"fallen":[],"outcome":"raised"}"#,
        ),
        (
            5,
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":504,"fallen":[],"outcome":"raised"}"#,
        ),
        (
            5,
            r#"{"e":"raise","seat":0,"stick":3,"before":500,"after":600,"fallen":[],"outcome":"raised"}"#,
        ),
        (
            8,
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":600,"fallen":[1],"outcome":"raised"}"#,
        ),
        (
            8,
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":600,"fallen":[],"outcome":"fell"}"#,
        ),
        (
            10,
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":505,"fallen":[],"outcome":"not_higher"}"#,
        ),
        (
            11,
            r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":500,"fallen":[3],"outcome":"fell"}"#,
        ),
        (
            14,
            r#"{"e":"raise","seat":0,"stick":6,"before":500,"after":600,"fallen":[],"outcome":"raised"}"#,
        ),
        (6, r#"{"e":"win","seat":0,"stick":7,"fallen":[],"outcome":"won"}"#),
        (6, r#"{"e":"skip","seat":0}"#),
        (11, r#"{"e":"decline","seat":0,"fallen":[3]}"#),
        (4, r#"{"e":"decline","seat":1,"fallen":[]}"#),
        (3, r#"{"e":"sticks","colours":[]}"#),
    ] {
        assert_eq!(refused(&bench, line), ta(rule), "{line}");
    }
}

#[test]
fn a_told_win_is_judged() {
    let mut bench = Bench::new(2);
    bench.raises(6);
    bench.skips();
    bench.raises(7);
    for (rule, line) in [
        (4, r#"{"e":"win","seat":0,"stick":8,"fallen":[],"outcome":"won"}"#),
        (6, r#"{"e":"win","seat":1,"stick":7,"fallen":[],"outcome":"won"}"#),
        (14, r#"{"e":"win","seat":1,"stick":6,"fallen":[],"outcome":"won"}"#),
        (8, r#"{"e":"win","seat":1,"stick":8,"fallen":[1],"outcome":"won"}"#),
        (8, r#"{"e":"win","seat":1,"stick":8,"fallen":[1],"outcome":"abandoned"}"#),
        (8, r#"{"e":"win","seat":1,"stick":8,"fallen":[],"outcome":"fell"}"#),
        (12, r#"{"e":"decline","seat":1,"fallen":[]}"#),
    ] {
        assert_eq!(refused(&bench, line), ta(rule), "{line}");
    }
    let mut first = Bench::new(2);
    assert_eq!(refused(&first, r#"{"e":"decline","seat":0,"fallen":[]}"#), ta(17));
    // A record holds what is between attempts: nothing is told while the hand is in the pile.
    first.act(Action::Raise { stick: crate::bench::stick(7) }).unwrap();
    let line = r#"{"e":"raise","seat":0,"stick":7,"before":500,"after":600,"fallen":[],"outcome":"raised"}"#;
    assert_eq!(refused(&first, line), ta(12));
}

#[test]
fn a_wrong_minus_line_differs_from_what_follows() {
    let mut bench = Bench::new(2);
    bench.drops(7, sticks([3, 9]));
    let lines = bench.told();
    let mut game = Bench::new(2).game;
    let follows = replay_one(&mut game, &lines[0]).unwrap();
    assert_eq!(follows, lines);
    let wrong: Event = serde_json::from_str(r#"{"e":"minus","seat":0,"sticks":[3]}"#).unwrap();
    assert_ne!(follows[1], wrong);
    assert_eq!(game.cause(&wrong), Cause::Follows);
}

#[test]
fn decisions_are_written_as_bots_read_them() {
    let stick = crate::bench::stick(7);
    for (action, text) in [
        (Action::Raise { stick }, r#"{"a":"raise","stick":7}"#),
        (Action::Win { stick }, r#"{"a":"win","stick":7}"#),
        (Action::Skip, r#"{"a":"skip"}"#),
        (Action::Decline, r#"{"a":"decline"}"#),
    ] {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
}
