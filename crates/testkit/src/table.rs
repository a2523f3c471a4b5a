//! The game at a table with its type erased against its rules.

use crate::{Lawful, imagine::viewers};
use serde_json::value::to_raw_value;
use stapel_core::{PlayRng, Seat, SeatCount, Seed, Turn, Viewer, below};
use stapel_protocol::Raw;
use stapel_registry::{GameSpec, NewPlay, Play, record_seen};
use stapel_table::{Entry, Match, Setup};

/// Levels of bots whose decisions are tried, and at about one decision in so many.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=3;
const BOTS_EVERY: u32 = 8;

fn written(value: &impl serde::Serialize) -> String {
    to_raw_value(value).map_or_else(|why| panic!("{why}"), |raw| raw.get().to_owned())
}

/// A random game at a table, beside the same one by the rules: both allow, write and record the same, to the letter; what
/// is refused changes nothing; what bots decide is allowed; the record is in order. Of a game with wood only what happens
/// before the first hand.
///
/// # Panics
/// If it is not so.
pub fn plays_by_the_rules<G: Lawful>(
    spec: &GameSpec,
    options: &G::Options,
    seats: SeatCount,
    seed: u64,
) {
    let players: Vec<String> =
        seats.seats().map(|seat| format!("seat {}", seat.number())).collect();
    let seed = Seed::from_number(seed);
    let setup = Setup { options: options.clone(), players: players.clone(), seed, first: None };
    let mut rules = Match::<G>::start(setup).unwrap_or_else(|why| panic!("{why}"));
    let options = Raw::of(options).unwrap_or_else(|why| panic!("{why}"));
    let new = NewPlay { options: &options, players, seed, first: None, sets_up: false };
    let mut play = spec.engine.start(new).unwrap_or_else(|why| panic!("{why}"));
    let mut rng = seed.child(9, 1).play_rng();
    let mut seen = 0;
    while let Turn::Seats(waiting) = rules.turn() {
        are_alike(&rules, &*play, seen);
        seen = rules.events().len();
        if below(&mut rng, BOTS_EVERY) == 0 {
            nonsense_is_refused::<G>(&rules, &mut *play, &mut rng);
            if !spec.sheet.by_hand {
                waiting.iter().for_each(|seat| bots_are_allowed(&rules, &*play, seat, seed));
            }
        }
        let waiting: Vec<Seat> = waiting.iter().collect();
        let seat = waiting[below(&mut rng, waiting.len() as u32) as usize];
        let action = rules.state().pick(seat, &mut rng);
        let action = action.unwrap_or_else(|| panic!("nothing is offered"));
        if let Err(why) = play.act(seat, &written(&action)) {
            panic!("refused at the table: {action:?}: {why}");
        }
        assert!(rules.act(seat, action).is_ok(), "refused by the rules: {action:?}");
    }
    are_alike(&rules, &*play, seen);
    if spec.sheet.by_hand {
        return;
    }
    assert!(play.is_over() && play.due().is_empty());
    let record = play.record();
    let records = spec.records.unwrap_or_else(|| panic!("it reads no records"));
    let checked = records.check(Entry { line: 1, text: &record });
    let checked = checked.unwrap_or_else(|why| panic!("{why}: {record}"));
    assert_eq!((checked.events, checked.result), (play.events(), play.standing()));
    for viewer in viewers(rules.state()) {
        let frames = spec.frames(&record, viewer).unwrap_or_else(|why| panic!("{why}"));
        let told: usize = frames.iter().map(|frame| frame.seen.len()).sum();
        let last = frames.last().map(|frame| frame.view.text());
        assert_eq!(told, play.events());
        assert_eq!(last, Some(written(&rules.view(viewer)).as_str()));
    }
}

/// Both say the same to everybody. (A pile of wood adds to a record.)
fn are_alike<G: Lawful>(rules: &Match<G>, play: &(dyn Play + 'static), from: usize) {
    assert_eq!(play.events(), rules.events().len());
    assert_eq!(play.so_far(), rules.so_far());
    assert_eq!(play.standing(), rules.standing());
    assert_eq!(play.starter(), rules.state().starter());
    if let (Turn::Seats(waiting), None) = (rules.turn(), play.by_hand()) {
        assert_eq!(play.due(), waiting);
    }
    for viewer in viewers(rules.state()) {
        let view = play.view(viewer).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(view.text(), written(&rules.view(viewer)), "{viewer:?}");
        let seen = play.seen(viewer, from).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(seen.text(), written(&rules.seen(viewer, from).collect::<Vec<_>>()));
        let all = play.seen(viewer, 0).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(all.text(), written(&rules.seen(viewer, 0).collect::<Vec<_>>()));
        assert_eq!(play.record_seen(viewer), record_seen(rules, viewer, all));
    }
    if play.by_hand().is_none() {
        assert_eq!(play.record(), written(&rules.borrowed()));
    }
}

/// What is no action, what the rules forbid and what another seat should do is refused, and changes nothing.
fn nonsense_is_refused<G: Lawful>(rules: &Match<G>, play: &mut dyn Play, rng: &mut PlayRng) {
    let before = play.record();
    let words = ["", "7", "null", "[]", "{}", r#"{"a":"no such action"}"#];
    for seat in rules.seats().seats() {
        for nonsense in words {
            assert!(play.act(seat, nonsense).is_err(), "{nonsense:?} is no action");
        }
        let space = G::action_space(rules.seats());
        let action = space[below(rng, space.len() as u32) as usize];
        if rules.clone().act(seat, action).is_err() {
            assert!(play.act(seat, &written(&action)).is_err(), "{action:?} is forbidden");
        }
    }
    assert_eq!(play.record(), before, "a refusal has changed something");
}

/// What bots of each level decide is allowed, the same twice, and follows from what their seat sees alone.
fn bots_are_allowed<G: Lawful>(
    rules: &Match<G>,
    play: &(dyn Play + 'static),
    seat: Seat,
    seed: Seed,
) {
    let mind = play.mind(seat);
    for level in LEVELS {
        let chance = seed.child(7, play.events() as u64);
        let decided = mind.decide(level, chance);
        assert_eq!(decided, mind.decide(level, chance), "level {level} is not sure");
        assert_eq!(decided, play.mind(seat).decide(level, chance), "level {level} saw more");
        let action = decided.action.unwrap_or_else(|| panic!("level {level} finds nothing to do"));
        let read = action.read().unwrap_or_else(|why| panic!("level {level}: {why}"));
        let allowed = rules.clone().act(seat, read).is_ok();
        assert!(allowed, "level {level} does what is forbidden: {}", action.text());
    }
    assert!(play.view(Viewer::Seat(seat)).is_ok());
}
