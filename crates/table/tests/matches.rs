//! Matches: taking back, saving, reading and checking records.
#![allow(clippy::unwrap_used, clippy::panic)]

use stapel_core::{Chance, Game, PlayRng, Search, Seat, SeatCount, Seed, Turn};
use stapel_table::{
    BadMatch, BadRecord, BadSave, Entry, Expected, Match, Save, Setup, Undo, UndoRefused,
    Unreadable, read_head, read_record, replay, split_records,
};
use stapel_totem::{Event as TotemEvent, Totem};
use stapel_totemo::{Event, Totemo};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn begun<G: Chance>(players: u8, seed: u64) -> Match<G> {
    let seats = SeatCount::new(players).unwrap();
    Match::start(Setup {
        options: G::defaults(seats),
        players: (0..players).map(|n| format!("p{n}")).collect(),
        seed: Seed::from_number(seed),
        first: Some(seat(0)),
    })
    .unwrap()
}

/// A decision of whoever is asked first.
fn step<G: Search>(table: &mut Match<G>, rng: &mut PlayRng) -> Seat {
    let Turn::Seats(waiting) = table.turn() else { panic!("nobody is asked") };
    let seat = waiting.first().unwrap();
    let action = table.state().pick(seat, rng).unwrap();
    table.act(seat, action).unwrap();
    seat
}

fn finished<G: Search>(players: u8, seed: u64) -> Match<G> {
    let mut table = begun::<G>(players, seed);
    let mut rng = Seed::from_number(seed).play_rng();
    while table.turn() != Turn::Over {
        step(&mut table, &mut rng);
    }
    table
}

#[test]
fn the_table_may_pick_the_start_player_and_the_lot_decides_otherwise() {
    for first in 0..3 {
        let mut setup = begun::<Totemo>(3, 1).setup().clone();
        setup.first = Some(seat(first));
        let table = Match::<Totemo>::start(setup).unwrap();
        assert!(table.events().contains(&Event::First { seat: seat(first) }));
    }
    let mut starters = [0; 4];
    for seed in 0..400 {
        let mut setup = begun::<Totemo>(4, seed).setup().clone();
        setup.first = None;
        let view = Match::<Totemo>::start(setup).unwrap().view(stapel_core::Viewer::Public);
        starters[view.obs.first.index()] += 1;
    }
    assert!(starters.iter().all(|&count| (60..140).contains(&count)), "{starters:?}");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let mut setup = begun::<Totemo>(2, 1).setup().clone();
    setup.first = Some(seat(3));
    assert_eq!(Match::<Totemo>::start(setup.clone()), Err(BadMatch::First { seat: seat(3) }));
    setup.first = None;
    setup.players = vec![String::new()];
    assert_eq!(Match::<Totemo>::start(setup.clone()), Err(BadMatch::Players { found: 1 }));
    setup.players = vec![String::new(); 5];
    assert!(matches!(Match::<Totemo>::start(setup), Err(BadMatch::Options(_))));
}

#[test]
fn the_same_seed_deals_the_same_game() {
    assert_eq!(begun::<Totem>(4, 5), begun::<Totem>(4, 5));
    assert_ne!(begun::<Totem>(4, 5).events(), begun::<Totem>(4, 6).events());
}

#[test]
fn a_free_undo_goes_back_to_the_last_decision_and_the_draw_is_the_same_again() {
    let mut table = begun::<Totemo>(2, 3);
    let mut rng = Seed::from_number(3).play_rng();
    let before = table.clone();
    let action = table.state().pick(seat(0), &mut rng).unwrap();
    table.act(seat(0), action).unwrap();
    let mut after = table.clone();
    while step(&mut table, &mut rng) != seat(0) {}
    // Back to the second decision of seat 0, then to its first one.
    table.undo(seat(0), Undo::Free).unwrap();
    table.undo(seat(0), Undo::Free).unwrap();
    assert_eq!(table, before);
    table.act(seat(0), action).unwrap();
    assert_eq!(table, after, "taking back must not fish for another draw");
    assert_eq!(after.undo(seat(1), Undo::Free), Err(UndoRefused::Nothing));
}

#[test]
fn a_strict_undo_stops_at_what_was_drawn() {
    let mut table = begun::<Totemo>(2, 3);
    let mut rng = Seed::from_number(3).play_rng();
    step(&mut table, &mut rng);
    let kept = table.clone();
    assert_eq!(table.undo(seat(0), Undo::Strict), Err(UndoRefused::Revealed));
    assert_eq!(table, kept, "a refusal changes nothing");
}

#[test]
fn a_strict_undo_takes_back_a_card_until_the_next_player_acts() {
    let mut table = begun::<Totem>(3, 3);
    let mut rng = Seed::from_number(3).play_rng();
    for _ in 0..3 {
        step(&mut table, &mut rng);
    }
    let before = table.clone();
    assert_eq!(step(&mut table, &mut rng), seat(0));
    let mut played = table.clone();
    played.undo(seat(0), Undo::Strict).unwrap();
    assert_eq!(played, before);
    assert_eq!(step(&mut table, &mut rng), seat(1));
    assert_eq!(table.undo(seat(0), Undo::Strict), Err(UndoRefused::OthersActed));
}

/// A game of Totem up to the first move with such consequences, and who made it.
fn up_to(is_it: impl Fn(Seat, &[TotemEvent]) -> bool) -> (Match<Totem>, Seat) {
    for seed in 0..200 {
        let mut table = begun::<Totem>(3, seed);
        let mut rng = Seed::from_number(seed).play_rng();
        while table.turn() != Turn::Over {
            let from = table.events().len();
            let who = step(&mut table, &mut rng);
            if is_it(who, &table.events()[from..]) {
                return (table, who);
            }
        }
    }
    panic!("no such move in 200 games");
}

fn is_loss(event: &TotemEvent) -> bool {
    matches!(event, TotemEvent::Lose { .. })
}

#[test]
fn what_others_could_not_play_lies_open_and_stays_so() {
    let (mut table, who) = up_to(|_, events| events.iter().any(is_loss));
    assert_eq!(table.undo(who, Undo::Strict), Err(UndoRefused::Revealed));
}

#[test]
fn a_card_is_not_taken_back_that_made_others_pass() {
    let (mut table, who) = up_to(|who, events| {
        let passed =
            |event: &TotemEvent| matches!(event, TotemEvent::Pass { seat } if *seat != who);
        events.iter().any(passed) && !events.iter().any(is_loss)
    });
    assert_eq!(table.undo(who, Undo::Strict), Err(UndoRefused::Revealed));
}

#[test]
fn a_secret_choice_can_be_changed_until_all_have_chosen() {
    let mut table = begun::<Totem>(3, 8);
    let mut rng = Seed::from_number(8).play_rng();
    let blank = table.clone();
    for chooser in [0, 2] {
        let action = table.state().pick(seat(chooser), &mut rng).unwrap();
        table.act(seat(chooser), action).unwrap();
    }
    // Seat 0 thinks again; what seat 2 chose stays.
    table.undo(seat(0), Undo::Strict).unwrap();
    assert!(table.state().view(stapel_core::Viewer::Public).obs.chosen == [false, false, true]);
    let mut alone = table.clone();
    alone.undo(seat(2), Undo::Strict).unwrap();
    assert_eq!(alone, blank);
    for chooser in [0, 1] {
        let action = table.state().pick(seat(chooser), &mut rng).unwrap();
        table.act(seat(chooser), action).unwrap();
    }
    assert_eq!(table.undo(seat(0), Undo::Strict), Err(UndoRefused::OthersActed));
}

#[test]
fn a_saved_match_goes_on_exactly_where_it_was() {
    let whole = finished::<Totem>(4, 11);
    let mut table = begun::<Totem>(4, 11);
    let mut rng = Seed::from_number(11).play_rng();
    for _ in 0..30 {
        step(&mut table, &mut rng);
    }
    let text = serde_json::to_string(&table.save(vec!["Ada".into()])).unwrap();
    let save = Save::read(&text).unwrap();
    assert_eq!(save.owners, ["Ada"]);
    let mut resumed: Match<Totem> = Match::resume(save).unwrap();
    assert_eq!(resumed, table);
    while resumed.turn() != Turn::Over {
        step(&mut resumed, &mut rng);
    }
    assert_eq!(resumed, whole);
}

#[test]
fn a_tampered_save_is_refused() {
    let table = begun::<Totemo>(2, 1);
    let text = serde_json::to_string(&table.save(Vec::new())).unwrap();
    let other = text.replace("stapel-save", "stapel-shave");
    let save = Save::read(&other).unwrap();
    assert_eq!(Match::<Totemo>::resume(save), Err(BadSave::Format));
    let other = text.replacen("\"left\":14", "\"left\":13", 1);
    let save = Save::read(&other).unwrap();
    assert!(matches!(
        Match::<Totemo>::resume(save),
        Err(BadSave::Record { why: BadRecord::Wrong { .. } })
    ));
}

/// A record's text with one change, checked.
fn check_changed(text: &str, from: &str, to: &str) -> BadRecord<Event, stapel_totemo::Illegal> {
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from} is not in the record");
    let record = read_record::<Totemo>(Entry { line: 1, text: &changed }).unwrap();
    replay::<Totemo>(&record).unwrap_err()
}

#[test]
fn the_first_bad_event_is_named_with_its_rule_and_what_was_expected() {
    let table = finished::<Totemo>(2, 1);
    let text = serde_json::to_string(&table.record()).unwrap();
    let place =
        table.events().iter().position(|event| matches!(event, Event::Place { .. })).unwrap();
    let event = serde_json::to_string(&table.events()[place]).unwrap();
    let Event::Place { points, score, level, .. } = table.events()[place] else { panic!() };
    let changes = [
        (format!("\"points\":{points}"), format!("\"points\":{}", points + 1), "TO-25"),
        (format!("\"score\":{score}"), format!("\"score\":{}", score + 1), "TO-13"),
        (format!("\"level\":{level}"), format!("\"level\":{}", level + 1), "TO-22"),
        ("\"bonus\":false".to_owned(), "\"bonus\":true".to_owned(), "TO-14"),
    ];
    for (from, to, number) in changes {
        let bad = check_changed(&text, &event, &event.replacen(&from, &to, 1));
        let BadRecord::Wrong { index, rule, expected } = bad else { panic!("{bad:?}") };
        assert_eq!((index, rule.to_string().as_str()), (place, number));
        assert_eq!(expected, Expected::Event(table.events()[place].clone()));
    }
    let bad = check_changed(&text, "\"seat\":0,\"block\"", "\"seat\":1,\"block\"");
    assert!(matches!(bad, BadRecord::Illegal { index, rule, .. }
        if index == place && rule.to_string() == "TO-11"));
    let bad = check_changed(&text, "{\"e\":\"chief\",\"left\":13},", "");
    assert!(matches!(bad, BadRecord::Wrong { rule, .. } if rule.to_string() == "TO-11"));
    let bad = check_changed(&text, "\"winners\":[", "\"winners\":[0,1,");
    assert!(matches!(bad, BadRecord::Result { rule, .. } if rule.to_string() == "TO-30"));
    let bad = check_changed(&text, "\"game\":\"totemo\"", "\"game\":\"totem\"");
    assert_eq!(bad, BadRecord::Format { game: "totemo" });
    let bad = check_changed(&text, ",{\"e\":\"end\",\"reason\":\"chief\"}", "");
    assert!(matches!(bad, BadRecord::Missing { rule, .. } if rule.to_string() == "TO-27"));
}

#[test]
fn a_running_game_is_a_record_without_a_result() {
    let table = begun::<Totemo>(2, 1);
    let text = serde_json::to_string(&table.record()).unwrap();
    assert!(text.ends_with("\"result\":null}"));
    let record = read_record::<Totemo>(Entry { line: 1, text: &text }).unwrap();
    assert_eq!(&replay::<Totemo>(&record).unwrap(), table.state());
}

#[test]
fn lists_without_an_order_may_be_written_in_any_order() {
    let table = finished::<Totem>(3, 2);
    let mut record = table.record();
    for event in &mut record.events {
        if let stapel_totem::Event::Deal { cards, .. } | stapel_totem::Event::Choose { cards, .. } =
            event
        {
            cards.reverse();
        }
    }
    assert_eq!(&replay::<Totem>(&record).unwrap(), table.state());
}

#[test]
fn a_file_is_one_record_or_one_a_line() {
    let line = |text, line| Entry { line, text };
    let all = |text| split_records(text).collect::<Vec<_>>();
    assert_eq!(all("{}\n\n{}\n"), [line("{}", 1), line("{}", 3)]);
    assert_eq!(all("{\n}\n"), [line("{\n}\n", 1)]);
    assert_eq!(all(" \n"), []);
    // A broken line among good ones is that line's fault alone.
    assert_eq!(all("{}\n{"), [line("{}", 1), line("{", 2)]);
}

#[test]
fn what_is_malformed_is_told_with_its_place() {
    let head = |text| read_head(Entry { line: 7, text });
    assert!(matches!(head("{"), Err(Unreadable::Json { line: 7, column: 1, .. })));
    assert!(matches!(head("[]"), Err(Unreadable::Json { line: 7, .. })));
    let other = r#"{"format":"stapel-record","version":2,"game":"totemo"}"#;
    assert_eq!(head(other), Err(Unreadable::Format { line: 7 }));
    let text = serde_json::to_string_pretty(&finished::<Totemo>(2, 1).record()).unwrap();
    let at = text.lines().position(|line| line.contains("\"chief\"")).unwrap();
    let changed = text.replacen("\"chief\"", "\"thief\"", 1);
    match read_record::<Totemo>(Entry { line: 1, text: &changed }) {
        Err(Unreadable::Event { line, what, .. }) => {
            // The event begins on the line before its first field.
            assert_eq!(line, at);
            assert!(what.contains("thief"), "{what}");
        }
        other => panic!("{other:?}"),
    }
    let listed = text.replacen(
        "{\n      \"e\": \"chief\",\n      \"left\": 14\n    }",
        "[\"chief\", 14]",
        1,
    );
    assert_ne!(listed, text);
    let read = read_record::<Totemo>(Entry { line: 1, text: &listed });
    assert!(matches!(read, Err(Unreadable::Event { .. })), "a list is no event");
    let changed = text.replacen("\"result\"", "\"outcome\"", 1);
    let read = read_record::<Totemo>(Entry { line: 1, text: &changed });
    assert!(matches!(read, Err(Unreadable::Json { line, .. }) if line > 100));
}
