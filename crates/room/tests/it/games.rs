use crate::table::{BO, CY, HOST, Table, info, settings, text, with};
use stapel_core::{Game, Record, Rng, SeatCount, Seed, Viewer};
use stapel_protocol::{Clock, Command, ServerMsg, Stage};
use stapel_room::Refused;
use stapel_table::Replay;
use stapel_totem::Totem;
use stapel_totemo::Totemo;

pub(crate) fn play_out(table: &mut Table) {
    for _ in 0..2000 {
        table.bots();
        if info(table, HOST).stage == Stage::Over {
            return;
        }
        let device = [HOST, BO, CY].into_iter().find(|device| !table.offers(*device).is_empty());
        table.act(device.unwrap());
    }
    panic!("no end");
}

/// Every command checks that what everybody is told is written as it is serialised; here it is Totemo, with all its
/// seats, hands and clocks.
#[test]
fn totemo_is_told_and_recorded_as_it_is_serialised() {
    let names = ["A\"da\\", "Bö 🪵 </script>", "\u{2028}C/y"];
    let mut chance = Seed::from_number(7).play_rng();
    for nth in 0..24 {
        let persons = 1 + nth % 3;
        let mut chosen = settings("totemo", persons.max(2));
        chosen = with(chosen, "hands", if nth % 2 == 0 { "open" } else { "closed" });
        if nth % 4 < 2 {
            chosen.clock = Clock::Turn { seconds: 60, reserve: 60 };
        }
        chosen.spectators = nth % 5 != 0;
        let mut table = Table::new(chosen);
        for (device, name) in [HOST, BO, CY].into_iter().zip(names).take(persons.into()) {
            table.does(device, Command::Sit { seat: None, name: name.into() });
        }
        if persons == 1 {
            // One device with two seats.
            table.does(HOST, Command::Sit { seat: None, name: names[1].into() });
        }
        table.does(HOST, Command::Start);
        while info(&table, HOST).stage != Stage::Over {
            assert_serialised(&table);
            let device =
                [HOST, BO, CY].into_iter().find(|device| !table.offers(*device).is_empty());
            let mut offers = table.offers(device.unwrap());
            let nth = chance.next_u32() as usize % offers.len();
            let (seat, action) = offers.swap_remove(nth);
            table.does(device.unwrap(), Command::Act { seat, action });
        }
        assert!(table.room.play().unwrap().standing().is_some());
        assert_serialised(&table);
    }
}

/// The record is what serde writes of it, to the letter.
fn assert_serialised(table: &Table) {
    let written = table.room.play().unwrap().record();
    let record: Record<<Totemo as Game>::Options, <Totemo as Game>::Event> =
        serde_json::from_str(&written).unwrap();
    assert_eq!(written, serde_json::to_string(&record).unwrap());
    assert_eq!(record.events.len(), table.room.play().unwrap().events());
}

/// The course of the points as a replay of the record has it.
fn course_of<G: Game>(record: &str) -> Vec<Vec<i32>> {
    let record: Record<G::Options, G::Event> = serde_json::from_str(record).unwrap();
    let seats = SeatCount::new(record.players.len() as u8).unwrap();
    let mut replay = Replay::new(G::start(&record.options, seats).unwrap());
    let mut steps = vec![vec![0; seats.len()]];
    for event in &record.events {
        replay.feed(event).unwrap();
        let now: Vec<i32> = seats.seats().map(|seat| replay.state().so_far(seat)).collect();
        if steps.last() != Some(&now) {
            steps.push(now);
        }
    }
    (0..seats.len()).map(|seat| steps.iter().map(|step| step[seat]).collect()).collect()
}

#[test]
fn what_was_taken_back_is_not_in_the_course_of_the_points() {
    let mut table = Table::playing(settings("totemo", 2), 1);
    for turn in 0.. {
        table.bots();
        assert_eq!(info(&table, HOST).course.is_empty(), info(&table, HOST).stage != Stage::Over);
        if info(&table, HOST).stage == Stage::Over {
            break;
        }
        table.act(HOST);
        if turn % 3 == 0 && info(&table, HOST).stage != Stage::Over {
            table.bots();
            if info(&table, HOST).stage != Stage::Over {
                table.does(HOST, Command::Undo { seat: crate::table::seat(0) });
                let (seat, action) = table.offers(HOST).pop().unwrap();
                table.does(HOST, Command::Act { seat, action });
            }
        }
    }
    let record = table.room.record(Some(HOST)).unwrap();
    assert_eq!(info(&table, HOST).course, course_of::<Totemo>(record.text()));
    table.assert_stored();
    table.does(HOST, Command::Rematch);
    assert!(info(&table, HOST).course.is_empty());
}

#[test]
fn whole_games_are_stored_and_folded_back() {
    for (title, seats) in [("totemo", 2), ("totemo", 4), ("totem", 3)] {
        let mut table = Table::playing(settings(title, seats), 2);
        table.assert_stored();
        play_out(&mut table);
        table.assert_stored();
        let info = info(&table, HOST);
        let result = info.result.unwrap();
        assert_eq!(info.tally[0].points, result.scores()[0]);
        let record = table.room.record(Some(CY)).unwrap();
        let course = match title {
            "totemo" => course_of::<Totemo>(record.text()),
            _ => course_of::<Totem>(record.text()),
        };
        assert!(course.iter().all(|line| line.len() > 5 && line[0] == 0), "{course:?}");
        assert_eq!(info.course, course);
        let frames = table.room.spec().frames(record.text(), Viewer::Public).unwrap();
        assert!(frames.len() > 20);
    }
}

#[test]
fn the_start_player_can_be_chosen() {
    for number in 0..2 {
        let mut chosen = settings("totemo", 2);
        chosen.first = Some(crate::table::seat(number));
        let table = Table::playing(chosen.clone(), 2);
        assert_eq!(table.room.play().unwrap().starter(), chosen.first);
    }
}

#[test]
fn what_was_missed_is_told_event_by_event() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    let have = table.room.version();
    let ServerMsg::Table { events, .. } = table.room.table(Some(BO), 0, 0) else { panic!() };
    let mut log: Vec<serde_json::Value> = events[0].seen.read().unwrap();
    for _ in 0..4 {
        let device =
            [HOST, BO].into_iter().find(|device| !table.offers(*device).is_empty()).unwrap();
        table.act(device);
    }
    let ServerMsg::Update { from, events, views, .. } =
        table.room.catch_up(Some(BO), Some(have), 0, 0)
    else {
        panic!()
    };
    log.truncate(from as usize);
    log.extend(events[0].seen.read::<Vec<_>>().unwrap());
    let ServerMsg::Table { events: all, views: now, .. } = table.room.table(Some(BO), 0, 0) else {
        panic!()
    };
    assert_eq!(log, all[0].seen.read::<Vec<serde_json::Value>>().unwrap());
    assert_eq!(views, now);
    // From before the game, or from a future that never was: everything.
    for have in [None, Some(0), Some(table.room.version() + 1)] {
        let whole = table.room.catch_up(Some(BO), have, 0, 0);
        assert!(matches!(whole, ServerMsg::Table { .. }), "{}", text(&whole));
    }
}

#[test]
fn a_running_game_gives_each_only_what_he_may_know() {
    let table = Table::playing(settings("totemo", 2), 2);
    let mine = table.room.record(Some(HOST)).unwrap();
    assert!(mine.text().contains("stapel-record-seen") && mine.text().contains("[null,null,null]"));
    let mut closed = settings("totemo", 2);
    closed.spectators = false;
    let table = Table::playing(closed, 2);
    assert_eq!(table.room.record(Some(CY)), Err(Refused::NoSpectators));
    let ServerMsg::Table { views, events, .. } = table.room.table(Some(CY), 0, 0) else { panic!() };
    assert!(views.is_empty() && events.is_empty());
}
