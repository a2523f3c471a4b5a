//! Records and the bot protocol: lines as they are written and read (`records.md`,
//! `bot-protocol.md`).

mod common;

use common::{
    DEAL, Setup, assert_round_trip, assert_unreadable, card, cards, choice, deal, example_23, json,
    lines, list, play, seat, with_hand,
};
use stapel_core::{Cause, Game, Record, Refusal};
use stapel_totem::{Action, Event, Fate, Illegal, Obs, Options, Place, Seen, Totem, View};

/// The lines that `records.md` shows.
const LINES: [&str; 10] = [
    r#"{"e":"first","seat":0}"#,
    r#"{"e":"deal","seat":0,"cards":["1","1","2","2","3","3","4","4","5","5","6","6","8","10"]}"#,
    r#"{"e":"choose","seat":0,"round":1,"cards":["5","T","W"]}"#,
    r#"{"e":"play","seat":0,"card":"5","pole":0}"#,
    r#"{"e":"capture","seat":0,"pole":0,"cards":["5","3","T"],"points":8}"#,
    r#"{"e":"pass","seat":0}"#,
    r#"{"e":"lose","seat":0,"cards":["C"]}"#,
    r#"{"e":"round_end","round":1}"#,
    r#"{"e":"game_end","scores":[30,25,41],"totals":[30,25,41],"chief":[2]}"#,
    r#"{"e":"game_end","scores":[30,25,41],"totals":[30,25,41],"chief":[]}"#,
];

#[test]
fn lines_are_written_and_read_back() {
    for line in LINES {
        assert_round_trip::<Event>(line);
    }
    let cards = list("5 3 T");
    let pole = Place::new(0).unwrap();
    let capture = Event::Capture { seat: seat(0), pole, cards, points: 8 };
    assert_eq!(assert_round_trip::<Event>(LINES[4]), capture);
}

#[test]
fn every_card_has_its_code() {
    for code in ["1", "2", "3", "4", "5", "6", "8", "10", "T", "W", "C"] {
        let line = format!(r#"{{"e":"play","seat":4,"card":"{code}","pole":3}}"#);
        let play = Event::Play { seat: seat(4), card: card(code), pole: Place::new(3).unwrap() };
        assert_eq!(assert_round_trip::<Event>(&line), play);
    }
}

#[test]
fn lines_that_say_nothing_sensible_are_not_read() {
    for code in [r#""7""#, r#""9""#, r#""0""#, r#""05""#, r#""t""#, r#""X""#, r#""""#, r#""N5""#] {
        assert_unreadable::<Event>(&format!(r#"{{"e":"play","seat":0,"card":{code},"pole":0}}"#));
        assert_unreadable::<Event>(&format!(r#"{{"e":"lose","seat":0,"cards":[{code}]}}"#));
    }
    for line in [
        r#"{"e":"play","seat":0,"card":5,"pole":0}"#,
        r#"{"e":"play","seat":0,"card":null,"pole":0}"#,
        r#"{"e":"play","seat":0,"card":"5","pole":4}"#,
        r#"{"e":"play","seat":0,"card":"5","pole":-1}"#,
        r#"{"e":"play","seat":5,"card":"5","pole":0}"#,
        r#"{"e":"play","seat":0,"card":"5"}"#,
        r#"{"e":"choose","seat":0,"round":1,"cards":[null,null,null]}"#,
        r#"{"e":"choose","seat":0,"cards":["5","T","W"]}"#,
        r#"{"e":"deal","seat":0,"cards":"5"}"#,
        r#"{"e":"round_end","round":-1}"#,
        r#"{"e":"game_end","scores":[30,25,41],"totals":[30,25,41]}"#,
        r#"{"e":"game_end","scores":[30,25,41],"totals":[30,25,41],"chief":[5]}"#,
        r#"{"e":"game_end","scores":[-1,25,41],"totals":[30,25,41],"chief":[]}"#,
        r#"{"e":"wish","seat":0}"#,
        r#"{"seat":0}"#,
        "[]",
        "null",
    ] {
        assert_unreadable::<Event>(line);
    }
}

#[test]
fn unknown_fields_in_a_line_are_refused() {
    for line in LINES {
        assert_unreadable::<Event>(&line.replacen('{', r#"{"mood":"fine","#, 1));
        assert_unreadable::<Event>(&format!(r#"{},"mood":"fine"}}"#, &line[..line.len() - 1]));
    }
}

#[test]
fn a_hidden_line_has_null_for_each_card() {
    let hidden = r#"{"e":"choose","seat":1,"round":2,"cards":[null,null,null]}"#;
    let seen: Seen = assert_round_trip(hidden);
    assert_eq!(seen, Event::Choose { seat: seat(1), round: 2, cards: vec![None; 3] });
    for line in LINES {
        assert_round_trip::<Seen>(line);
    }
}

#[test]
fn options_write_out_everything() {
    let options: Options = assert_round_trip(r#"{"series":false}"#);
    assert_eq!(options, Totem::defaults(common::count(3)));
    assert_eq!(assert_round_trip::<Options>(r#"{"series":true}"#), Options { series: true });
    assert_eq!(Setup::series(3).untouched().game.options(), Options { series: true });
    for text in ["{}", r#"{"series":1}"#, r#"{"series":null}"#, r#"{"series":true,"mood":1}"#] {
        assert_unreadable::<Options>(text);
    }
}

#[test]
fn decisions_are_written_as_bots_read_them() {
    let text = r#"{"a":"play","card":"5","pole":0}"#;
    assert_eq!(assert_round_trip::<Action>(text), play("5@0"));
    let text = r#"{"a":"choose","cards":["5","W","T"]}"#;
    assert_eq!(assert_round_trip::<Action>(text), choice("5 W T"));
    // In whatever order three cards are told, it is the same choice.
    let shuffled = r#"{"a":"choose","cards":["5","T","W"]}"#;
    assert_eq!(serde_json::from_str::<Action>(shuffled).unwrap(), choice("5 W T"));
    for text in [
        r#"{"a":"choose","cards":["5","W"]}"#,
        r#"{"a":"choose","cards":["5","W","T","T"]}"#,
        r#"{"a":"choose","cards":["7","W","T"]}"#,
        r#"{"a":"choose","cards":[null,"W","T"]}"#,
        r#"{"a":"play","card":"5","pole":4}"#,
        r#"{"a":"play","card":"7","pole":0}"#,
        r#"{"a":"pass"}"#,
    ] {
        assert_unreadable::<Action>(text);
    }
}

#[test]
fn what_a_bot_sees_is_written_and_read_back() {
    let sample = r#"{"seat":0,"to_move":0,"round":3,"starter":2,"poles":[["5","3"],[],["W"]],"stock":["1"],"hand":["5","T"],"hands":[2,3,3],"chosen":[true,true,true],"won":[13,0,8],"seen":["5","3"]}"#;
    let obs: Obs = assert_round_trip(sample);
    assert_eq!((obs.poles[0].clone(), obs.stock), (list("5 3"), cards("1")));
    assert_eq!((Vec::from(obs.hand), obs.won), (list("5 T"), vec![13, 0, 8]));
    assert_unreadable::<Obs>(&sample.replace(r#"["5","T"]"#, r#"["5","T","T","T"]"#));
}

#[test]
fn what_a_bot_sees_in_its_turn() {
    let bench = with_hand(example_23(), "1 T W");
    let view = bench.view(1);
    assert_eq!(
        json(&view.obs),
        r#"{"seat":1,"to_move":1,"round":2,"starter":1,"poles":[["2","W"],[],["10","3"]],"stock":["1","2","2","3","3","4","5","5","6","8","10","W","T","C","C"],"hand":["1","W","T"],"hands":[3,3,3],"chosen":[true,true,true],"won":[0,4,11],"seen":["2","3","4","5","6","10","W","T","T"]}"#
    );
    assert_eq!(
        json(&view.legal),
        r#"[{"a":"play","card":"1","pole":1},{"a":"play","card":"1","pole":2},{"a":"play","card":"W","pole":1},{"a":"play","card":"W","pole":2},{"a":"play","card":"T","pole":2}]"#
    );
    for view in [view, bench.view(0), bench.public()] {
        assert_eq!(assert_round_trip::<View>(&json(&view)), view);
    }
    let (other, public) = (bench.view(0), bench.public());
    assert_eq!((other.obs.to_move, other.legal.len()), (Some(seat(1)), 0));
    assert_eq!((public.obs.seat, public.legal.len(), public.obs.hand.len()), (None, 0, 0));
}

#[test]
fn a_refusal_is_data() {
    let text = r#"{"why":"not_in_hand","card":"10"}"#;
    assert_eq!(json(&Illegal::NotInHand { card: card("10") }), text);
    assert_eq!(json(&Illegal::WrongDeal { found: 13 }), r#"{"why":"wrong_deal","found":13}"#);
    assert_eq!(json(&Illegal::OnWarrior.rule()), r#""TE-14""#);
}

/// Gives the rules one line of a record back, and says what they make of it.
fn replay_one(game: &mut Totem, event: &Event) -> Result<Vec<Event>, Illegal> {
    let mut log = Vec::new();
    match game.cause(event) {
        Cause::Act(seat, action) => game.act(seat, action, &mut log)?,
        Cause::Befall(fate) => game.befall(fate, &mut log)?,
        Cause::Follows => {}
    }
    Ok(log)
}

#[test]
fn a_record_is_replayed_by_a_referee_that_knows_only_the_rules() {
    for seed in 0..12 {
        let seats = 3 + (seed % 3) as u8;
        let setup = Setup { series: seed % 2 == 0, ..Setup::players(seats) };
        let (bench, events) = setup.played_out(seed);
        let record = Record {
            format: stapel_core::FORMAT.into(),
            version: stapel_core::VERSION,
            game: Totem::NAME.into(),
            options: bench.game.options(),
            players: vec!["Ada".into(); usize::from(seats)],
            events,
            physics: None,
            inputs: None,
            result: bench.game.standing(),
        };
        let record: Record<Options, Event> = assert_round_trip(&json(&record));
        let mut game = Totem::start(&record.options, bench.game.seats()).unwrap();
        let mut rest = &record.events[..];
        while let Some(event) = rest.first() {
            let told = replay_one(&mut game, event).unwrap();
            assert!(!told.is_empty(), "{event:?} follows from nothing");
            assert_eq!(rest[..told.len()], told);
            rest = &rest[told.len()..];
        }
        assert_eq!((game, game.standing()), (bench.game, record.result));
    }
}

#[test]
fn each_line_has_its_cause() {
    let game = Setup::players(3).untouched().game;
    let causes: Vec<_> = lines(&LINES).iter().map(|event| game.cause(event)).collect();
    let deeds = [
        Cause::Befall(Fate::First(seat(0))),
        Cause::Befall(deal(DEAL)),
        Cause::Act(seat(0), choice("5 T W")),
        Cause::Act(seat(0), play("5@0")),
    ];
    assert_eq!(causes[..4], deeds);
    assert!(causes[4..].iter().all(|cause| *cause == Cause::Follows));
    // What nobody can do is no deed: a referee finds that nothing came of it.
    let two = r#"{"e":"choose","seat":0,"round":1,"cards":["5","T"]}"#;
    assert_eq!(game.cause(&lines(&[two])[0]), Cause::Follows);
    // TE-21: later start players follow from the rules.
    let dealt = Setup::players(3).dealt().game;
    assert_eq!(dealt.cause(&lines(&LINES[..1])[0]), Cause::Follows);
}

#[test]
fn a_line_that_breaks_a_rule_is_refused_by_its_number() {
    let bench = with_hand(example_23(), "1 T C");
    for (rule, line) in [
        (7, LINES[1]),
        (6, LINES[2]),
        (7, LINES[3]),
        (6, r#"{"e":"play","seat":1,"card":"5","pole":1}"#),
        (9, r#"{"e":"play","seat":1,"card":"1","pole":3}"#),
        (14, r#"{"e":"play","seat":1,"card":"1","pole":0}"#),
        (15, r#"{"e":"play","seat":1,"card":"T","pole":1}"#),
        (16, r#"{"e":"play","seat":1,"card":"C","pole":2}"#),
    ] {
        let mut game = bench.game;
        let refusal = replay_one(&mut game, &lines(&[line])[0]).unwrap_err();
        assert_eq!((refusal.rule(), game), (common::te(rule), bench.game), "{line}");
    }
}
