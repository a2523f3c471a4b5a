//! Records and the bot protocol: lines as they are written and read (`records.md`,
//! `bot-protocol.md`).

mod common;

use common::{Setup, assert_round_trip, assert_unreadable, blocks, hand, json, lines, place, seat};
use stapel_core::{Cause, Game, Record, Refusal};
use stapel_totemo::{
    Action, Block, Event, Fate, Hands, Illegal, Obs, Offer, Options, Seen, Tile, Totemo, Values,
    View,
};

/// The lines that `records.md` shows.
const LINES: [&str; 11] = [
    r#"{"e":"bonus","tiles":[[10,6],[16,8],[24,7],[1,null]]}"#,
    r#"{"e":"first","seat":0}"#,
    r#"{"e":"hand","seat":0,"blocks":["B","Rt","W"]}"#,
    r#"{"e":"redraw","seat":0,"returned":["Rt","Bt","Gt"],"blocks":["B","R","Y"]}"#,
    r#"{"e":"chief","left":14}"#,
    r#"{"e":"place","seat":0,"block":"G","x":2,"y":1,"level":1,"points":5,"score":5,"bonus":false}"#,
    r#"{"e":"stop","seat":0}"#,
    r#"{"e":"return","seat":0,"blocks":["B","R","G"]}"#,
    r#"{"e":"draw","seat":0,"blocks":["O"]}"#,
    r#"{"e":"end","reason":"chief"}"#,
    r#"{"e":"end","reason":"bag"}"#,
];

#[test]
fn lines_are_written_and_read_back() {
    for line in LINES {
        assert_round_trip::<Event>(line);
    }
    let tile = |number| Some(Tile::try_from(number).unwrap());
    let tiles = vec![(10, tile(6)), (16, tile(8)), (24, tile(7)), (1, None)];
    assert_eq!(assert_round_trip::<Event>(LINES[0]), Event::Bonus { tiles });
    let blocks = blocks("B Rt W");
    assert_eq!(assert_round_trip::<Event>(LINES[2]), Event::Hand { seat: seat(0), blocks });
}

#[test]
fn lines_that_say_nothing_sensible_are_not_read() {
    for line in [
        r#"{"e":"bonus","tiles":[[10,4],[16,8],[24,7],[1,null]]}"#,
        r#"{"e":"bonus","tiles":[[10,10],[16,8],[24,7],[1,null]]}"#,
        r#"{"e":"bonus","tiles":[[10],[16,8],[24,7],[1,null]]}"#,
        r#"{"e":"first","seat":5}"#,
        r#"{"e":"first","seat":-1}"#,
        r#"{"e":"first","seat":"0"}"#,
        r#"{"e":"first"}"#,
        r#"{"e":"first","seat":null}"#,
        r#"{"e":"hand","seat":0,"blocks":["b","Rt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":["B","RT","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":["B","Wt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":["B","St","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":["B ","Rt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":["","Rt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":[1,"Rt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":[null,"Rt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":"B Rt W"}"#,
        r#"{"e":"chief","left":-1}"#,
        r#"{"e":"chief","left":1.5}"#,
        r#"{"e":"end","reason":"boredom"}"#,
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
        let unknown = line.replacen('{', r#"{"mood":"fine","#, 1);
        assert_unreadable::<Event>(&unknown);
        let unknown = format!(r#"{},"mood":"fine"}}"#, &line[..line.len() - 1]);
        assert_unreadable::<Event>(&unknown);
    }
}

#[test]
fn a_hidden_line_has_null_for_each_block() {
    let seen: Seen = assert_round_trip(r#"{"e":"draw","seat":1,"blocks":[null]}"#);
    assert_eq!(seen, Event::Draw { seat: seat(1), blocks: vec![None] });
    for line in LINES {
        assert_round_trip::<Seen>(line);
    }
}

const OPTIONS: &str = r#"{"hands":"closed","chief_steps":15,"values":{"R":1,"O":2,"Y":1,"G":2,"B":1,"V":3,"W":0,"S":3}}"#;

#[test]
fn options_write_out_everything() {
    let options: Options = assert_round_trip(OPTIONS);
    assert_eq!(options, Totemo::defaults(common::count(2)));
    let open: Options = assert_round_trip(&OPTIONS.replace("closed", "open"));
    assert_eq!(open, Options { hands: Hands::Open, ..options });
    assert_eq!(options.values, Values::BOOK);
    assert_eq!(Setup::players(2).steps(33).untouched().game.options().chief_steps, 33);
}

#[test]
fn options_that_say_nothing_sensible_are_not_read() {
    for (part, instead) in [
        (r#""closed""#, r#""shut""#),
        (r#""hands":"closed","#, ""),
        (r#""chief_steps":15"#, r#""chief_steps":256"#),
        (r#""chief_steps":15"#, r#""chief_steps":-1"#),
        (r#""chief_steps":15"#, r#""chief_steps":15,"mood":1"#),
        (r#""W":0,"#, ""),
        (r#""W":0"#, r#""W":0,"X":0"#),
        (r#""W":0"#, r#""W":null"#),
    ] {
        let text = OPTIONS.replace(part, instead);
        assert_ne!(text, OPTIONS);
        assert_unreadable::<Options>(&text);
    }
}

#[test]
fn decisions_are_written_as_bots_read_them() {
    for (action, text) in [
        (place("G", (2, 1)), r#"{"a":"place","block":"G","x":2,"y":1}"#),
        (place("Bt", (4, 0)), r#"{"a":"place","block":"Bt","x":4,"y":0}"#),
        (Action::Return, r#"{"a":"return"}"#),
        (Action::Stop, r#"{"a":"stop"}"#),
    ] {
        assert_eq!(json(&action), text);
        assert_eq!(assert_round_trip::<Action>(text), action);
    }
    for text in [
        r#"{"a":"place","block":"G","x":5,"y":1}"#,
        r#"{"a":"place","block":"G","x":0,"y":5}"#,
        r#"{"a":"place","block":"g","x":0,"y":0}"#,
        r#"{"a":"place","block":"G","x":0}"#,
        r#"{"a":"pass"}"#,
    ] {
        assert_unreadable::<Action>(text);
    }
}

#[test]
fn an_offer_says_what_it_would_bring_and_can_be_sent_back() {
    let text = r#"{"a":"place","block":"G","x":2,"y":1,"level":1,"points":5,"bonus":false}"#;
    let offer: Offer = assert_round_trip(text);
    assert_eq!(offer.action(), Some(place("G", (2, 1))));
    assert_eq!(serde_json::from_str::<Action>(text).unwrap(), place("G", (2, 1)));
    assert_eq!(assert_round_trip::<Offer>(r#"{"a":"return"}"#).action(), Some(Action::Return));
    assert_eq!(assert_round_trip::<Offer>(r#"{"a":"stop"}"#).action(), Some(Action::Stop));
    let bench = Setup::players(2).with_hands(&["G G G", "R R R"]);
    assert_eq!(bench.view(0).legal[7], offer);
}

/// What `bot-protocol.md` shows, with all 25 poles.
fn sample_obs(hand: &str) -> String {
    let mut poles = vec!["[]"; 25];
    poles[1] = r#"["R","Bt"]"#;
    let board = poles.join(",");
    format!(
        r#"{{"seat":0,"to_move":0,"first":0,"chief_left":9,"last_round":false,"extra":false,"scores":[12,9],"bonus":[[10,6],[16,8],[24,7],[1,null]],"board":[{board}],"hand":{hand},"hands":[3,3],"bag":31}}"#
    )
}

#[test]
fn what_a_bot_sees_is_written_and_read_back() {
    let sorted = sample_obs(r#"["B","W","Rt"]"#);
    let obs: Obs = assert_round_trip(&sorted);
    assert_eq!((obs.bag, &obs.scores[..], obs.all_hands.is_none()), (31, &[12, 9][..], true));
    assert_eq!(obs.board[1].as_slice(), [Block::R, Block::Bt]);
    // In whatever order a hand is told, it is the same hand.
    let unsorted = sample_obs(r#"["B","Rt","W"]"#);
    assert_eq!(serde_json::from_str::<Obs>(&unsorted).unwrap(), obs);
    assert_unreadable::<Obs>(&sample_obs(r#"["B","W","Rt","R"]"#));
    let open = sorted.replace(r#""bag":31"#, r#""bag":31,"all_hands":[["B","W","Rt"],["R"]]"#);
    let open: Obs = assert_round_trip(&open);
    assert_eq!(open.all_hands, Some(vec![hand("B Rt W"), hand("R")]));
}

#[test]
fn what_a_bot_sees_at_the_start_of_a_turn() {
    let mut bench = Setup::players(2).with_hands(&["G B W", "R R R"]);
    bench.turn("G", (2, 1), "B");
    let mut poles = vec!["[]"; 25];
    (poles[7], poles[12]) = (r#"["G"]"#, r#"["S"]"#);
    let board = poles.join(",");
    let expected = format!(
        r#"{{"seat":0,"to_move":1,"first":0,"chief_left":14,"last_round":false,"extra":false,"scores":[5,0],"bonus":[[10,6],[16,7],[23,8],[1,null]],"board":[{board}],"hand":["B","B","W"],"hands":[3,3],"bag":41}}"#
    );
    assert_eq!(json(&bench.view(0).obs), expected);
    let as_seat_1 = expected
        .replacen(r#""seat":0"#, r#""seat":1"#, 1)
        .replace(r#""hand":["B","B","W"]"#, r#""hand":["R","R","R"]"#);
    assert_eq!(json(&bench.view(1).obs), as_seat_1);
    let as_nobody = expected
        .replacen(r#""seat":0"#, r#""seat":null"#, 1)
        .replace(r#""hand":["B","B","W"]"#, r#""hand":[]"#);
    assert_eq!(json(&bench.public().obs), as_nobody);
    for view in [bench.view(0), bench.view(1), bench.public()] {
        assert_eq!(assert_round_trip::<View>(&json(&view)), view);
    }
}

#[test]
fn a_refusal_is_data() {
    for (why, text) in [
        (Illegal::NotYourTurn, r#"{"why":"not_your_turn"}"#),
        (
            Illegal::ColourClash { block: Block::G, with: Block::R },
            r#"{"why":"colour_clash","block":"G","with":"R"}"#,
        ),
        (
            Illegal::WrongDraw { wanted: 3, found: 1 },
            r#"{"why":"wrong_draw","wanted":3,"found":1}"#,
        ),
    ] {
        assert_eq!(json(&why), text);
    }
}

/// Gives the rules one line of a record back, and says what they make of it.
fn replay_one(game: &mut Totemo, event: &Event) -> Result<Vec<Event>, Illegal> {
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
        let setup = Setup::players(2 + (seed % 3) as u8);
        let (bench, events) = setup.played_out(seed);
        let record = Record {
            format: stapel_core::FORMAT.into(),
            version: stapel_core::VERSION,
            game: Totemo::NAME.into(),
            options: setup.options,
            players: vec!["Ada".into(); usize::from(setup.seats)],
            events,
            physics: None,
            inputs: None,
            result: bench.game.standing(),
        };
        let record: Record<Options, Event> = assert_round_trip(&json(&record));
        let mut game = Totemo::start(&record.options, bench.game.seats()).unwrap();
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
    let game = Setup::players(2).untouched().game;
    let causes: Vec<_> = lines(&LINES).iter().map(|event| game.cause(event)).collect();
    let draws = |codes| Cause::Befall(Fate::Draw(hand(codes)));
    assert_eq!(
        causes,
        [
            Cause::Befall(Fate::Bonus(common::face_up(&[6, 8, 7]))),
            Cause::Befall(Fate::First(seat(0))),
            draws("B Rt W"),
            draws("B R Y"),
            Cause::Follows,
            Cause::Act(seat(0), place("G", (2, 1))),
            Cause::Act(seat(0), Action::Stop),
            Cause::Act(seat(0), Action::Return),
            draws("O"),
            Cause::Follows,
            Cause::Follows,
        ]
    );
    // What nobody can do is no deed: a referee finds that nothing came of it.
    for line in [
        r#"{"e":"draw","seat":0,"blocks":["O","O","B","B"]}"#,
        r#"{"e":"place","seat":0,"block":"G","x":5,"y":1,"level":1,"points":5,"score":5,"bonus":false}"#,
    ] {
        assert_eq!(game.cause(&lines(&[line])[0]), Cause::Follows);
    }
}

#[test]
fn a_line_that_breaks_a_rule_is_refused_by_its_number() {
    let bench = Setup::players(2).with_hands(&["G B Rt", "R R R"]);
    for (rule, line) in [
        (11, r#"{"e":"bonus","tiles":[[10,6],[16,7],[23,8],[1,null]]}"#),
        (
            11,
            r#"{"e":"place","seat":1,"block":"R","x":2,"y":1,"level":1,"points":4,"score":4,"bonus":false}"#,
        ),
        (
            12,
            r#"{"e":"place","seat":0,"block":"V","x":2,"y":1,"level":1,"points":6,"score":6,"bonus":false}"#,
        ),
        (
            24,
            r#"{"e":"place","seat":0,"block":"Rt","x":2,"y":1,"level":1,"points":4,"score":4,"bonus":false}"#,
        ),
        (16, r#"{"e":"stop","seat":0}"#),
        (11, r#"{"e":"return","seat":1,"blocks":["R","R","R"]}"#),
        (11, r#"{"e":"draw","seat":0,"blocks":["O"]}"#),
        (11, r#"{"e":"first","seat":0}"#),
    ] {
        let mut game = bench.game;
        let refusal = replay_one(&mut game, &lines(&[line])[0]).unwrap_err();
        assert_eq!((refusal.rule(), game), (common::to(rule), bench.game), "{line}");
    }
}
