//! The data sheet of a game against the game itself.

use serde_json::{Map, Value, json};
use stapel_core::{BadOptions, Game, OptionKind, OptionSheet, SeatCount, Secrets};
use stapel_protocol::Raw;
use stapel_registry::{GameSpec, Language, Rejection};
use std::collections::BTreeSet;

/// Numbers of seats are those of the sheet; the options are its options, their usual values are accepted, every value that
/// it names is accepted, and what is out of its ranges is refused and named. The rules have texts in every language.
///
/// # Panics
/// If it is not so.
pub fn keeps_its_sheet<G: Game>(spec: &GameSpec) {
    let sheet = spec.sheet;
    assert_eq!((G::NAME, G::SEATS), (sheet.name, sheet.seats()));
    assert!(sheet.seats().contains(&sheet.usual_seats), "{sheet:?}");
    assert!(sheet.bot_levels >= 1 && sheet.rules >= 1, "{sheet:?}");
    for language in Language::ALL {
        assert!(!spec.rules(language).is_empty(), "{sheet:?} has no rules in {language}");
    }
    if let Secrets::Unless { option, is } = sheet.secrets {
        let kind = sheet.options.iter().find(|sheet| sheet.id == option).map(|sheet| sheet.kind);
        let known = matches!(kind, Some(OptionKind::Choice { of }) if of.contains(&is));
        assert!(known, "{option} is no choice that can be {is}");
    }
    for players in 0..=u8::MAX {
        let Some(seats) = SeatCount::new(players) else { continue };
        let usual = spec.engine.options(None, seats);
        match usual {
            Ok(usual) => {
                assert!(sheet.seats().contains(&players), "it can be played by {players}");
                let Ok(Value::Object(usual)) = serde_json::from_str(usual.text()) else {
                    panic!("options are no object: {}", usual.text())
                };
                options_keep_the_sheet(spec, &usual, seats);
            }
            Err(Rejection::Options(BadOptions::Seats { .. })) => {
                assert!(!sheet.seats().contains(&players), "it can't be played by {players}");
            }
            Err(why) => panic!("{players} players: {why}"),
        }
    }
}

fn options_keep_the_sheet(spec: &GameSpec, usual: &Map<String, Value>, seats: SeatCount) {
    let ids: BTreeSet<&str> = spec.sheet.options.iter().map(|option| option.id).collect();
    let fields: BTreeSet<&str> = usual.keys().map(String::as_str).collect();
    assert_eq!(fields, ids, "the sheet has other options than the game");
    let with = |id: &str, value: Value| {
        let mut options = usual.clone();
        options.insert(id.to_owned(), value);
        let raw = Raw::of(&Value::Object(options)).unwrap_or_else(|why| panic!("{why}"));
        spec.engine.options(Some(&raw), seats)
    };
    assert!(with("no_such_option", json!(1)).is_err(), "takes an option that it does not have");
    for option in spec.sheet.options {
        let accepted = |value: Value| {
            let found = with(option.id, value.clone());
            let found = found.unwrap_or_else(|why| panic!("{} {value}: {why}", option.id));
            let found: Value = serde_json::from_str(found.text()).unwrap_or_default();
            assert_eq!(found[option.id], value);
        };
        let refused = |value: Value| range_is_named(option, &with(option.id, value));
        match option.kind {
            OptionKind::Flag => [true, false].map(Value::Bool).into_iter().for_each(accepted),
            OptionKind::Choice { of } => {
                of.iter().for_each(|word| accepted(json!(word)));
                assert!(with(option.id, json!("no such word")).is_err(), "{}", option.id);
            }
            OptionKind::Number { least, most, .. } => {
                [least, most].into_iter().for_each(|number| accepted(json!(number)));
                [least - 1, most + 1].into_iter().for_each(|number| refused(json!(number)));
            }
            OptionKind::Numbers { of, least, most } => {
                let all = |number: i32| -> Value {
                    of.iter().map(|key| ((*key).to_owned(), json!(number))).collect()
                };
                [least, most].into_iter().for_each(|number| accepted(all(number)));
                [least - 1, most + 1].into_iter().for_each(|number| refused(all(number)));
            }
        }
    }
}

/// Refused: with the option and its range, or, where the game can't even hold such a number, as no options of it.
fn range_is_named(option: &OptionSheet, found: &Result<Raw, Rejection>) {
    let (least, most) = match option.kind {
        OptionKind::Number { least, most, .. } | OptionKind::Numbers { least, most, .. } => {
            (i64::from(least), i64::from(most))
        }
        OptionKind::Choice { .. } | OptionKind::Flag => return,
    };
    match found {
        Err(Rejection::BadSetup) => {}
        Err(Rejection::Options(BadOptions::Range { option: named, least: l, most: m, .. })) => {
            assert_eq!((&**named, *l, *m), (option.id, least, most));
        }
        other => panic!("{} is out of range, and that is what comes of it: {other:?}", option.id),
    }
}
