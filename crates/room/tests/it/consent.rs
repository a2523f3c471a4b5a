use crate::table::{BO, HOST, Table, info, seat, settings, text};
use stapel_core::Seat;
use stapel_protocol::{Command, DeviceId, Leaver, Raw, Stage};
use stapel_room::{Change, Refused, Step};
use stapel_table::UndoRefused;

fn mover(table: &Table) -> (DeviceId, Seat) {
    let devices = [HOST, BO, crate::table::CY];
    let found = devices.into_iter().find(|device| !table.offers(*device).is_empty()).unwrap();
    (found, table.offers(found)[0].0)
}

#[test]
fn a_secret_choice_is_taken_back_without_asking() {
    let mut table = Table::playing(settings("totem", 3), 3);
    let (device, mine) = mover(&table);
    let before = table.offers(device);
    table.act(device);
    assert!(table.offers(device).is_empty());
    table.does(device, Command::Undo { seat: mine });
    assert_eq!(table.offers(device), before);
    table.assert_stored();
}

#[test]
fn nothing_that_was_drawn_is_taken_back() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    let (device, mine) = mover(&table);
    let undo = Command::Undo { seat: mine };
    let nothing = Refused::Undo(UndoRefused::Nothing);
    assert_eq!(table.try_do(device, undo.clone()), Err(nothing));
    let place =
        table.offers(device).into_iter().find(|(_, offer)| offer.text().ends_with("false]"));
    let (seat, action) = place.unwrap();
    table.does(device, Command::Act { seat, action });
    let refused = table.try_do(device, undo);
    assert_eq!(refused, Err(Refused::Undo(UndoRefused::Revealed)));
}

#[test]
fn where_others_could_have_seen_it_they_are_asked() {
    let mut table = Table::playing(settings("totem", 3), 3);
    for device in [HOST, BO, crate::table::CY] {
        table.act(device);
    }
    let (device, mine) = mover(&table);
    let before = table.offers(device);
    table.act(device);
    table.does(device, Command::Undo { seat: mine });
    let waiting = info(&table, HOST).undo.unwrap().waiting;
    assert_eq!(waiting.len(), 2);
    for other in waiting.iter() {
        let holder = [HOST, BO, crate::table::CY][other.index()];
        let foreign = Command::Answer { seat: mine, yes: true };
        assert_eq!(table.try_do(device, foreign), Err(Refused::NotAsked));
        table.does(holder, Command::Answer { seat: other, yes: true });
    }
    assert_eq!(info(&table, HOST).undo, None);
    assert_eq!(table.offers(device), before);
    table.assert_stored();
    // A single no is enough.
    table.act(device);
    table.does(device, Command::Undo { seat: mine });
    let other = info(&table, HOST).undo.unwrap().waiting.first().unwrap();
    let holder = [HOST, BO, crate::table::CY][other.index()];
    table.does(holder, Command::Answer { seat: other, yes: false });
    assert_eq!(info(&table, HOST).undo, None);
    assert!(table.offers(device) != before);
    table.assert_stored();
}

#[test]
fn against_bots_alone_one_takes_back_freely() {
    let mut table = Table::playing(settings("totemo", 2), 1);
    table.bots();
    let before = table.offers(HOST);
    table.act(HOST);
    table.bots();
    table.does(HOST, Command::Undo { seat: seat(0) });
    assert_eq!(table.offers(HOST), before);
    table.assert_stored();
}

/// Who has left may come back: what was seen of that hand can't be taken back by whoever played on.
#[test]
fn nothing_is_taken_back_that_shows_the_hand_of_somebody_who_has_left() {
    for leaver in [Leaver::Wait, Leaver::Bot, Leaver::Vote] {
        let mut agreed = settings("totem", 3);
        agreed.leaver = leaver;
        let mut table = Table::playing(agreed, 2);
        table.act(BO);
        let told = table.room.table(Some(BO), 0, table.now);
        table.does(BO, Command::Stand { seat: seat(1) });
        if leaver != Leaver::Bot {
            table.does(HOST, Command::SeatBot { seat: seat(1), level: 1 });
        }
        // The secret choices of all are turned up, and bots play on.
        table.act(HOST);
        table.bots();
        let undo = Command::Undo { seat: seat(0) };
        let (mut refused, mut others_acted) = (0, true);
        while table.room.stage() == Stage::Playing {
            // A player who moves twice running may take the second move back: nobody has shown anything since.
            if others_acted {
                let why = table.try_do(HOST, undo.clone()).map(drop).unwrap_err();
                let closed = [UndoRefused::Revealed, UndoRefused::OthersActed].map(Refused::Undo);
                assert!(closed.contains(&why), "{leaver:?} {why:?}");
                refused += 1;
            }
            let before = table.steps.len();
            table.act(HOST);
            table.bots();
            others_acted = table.steps.len() > before + 1;
        }
        assert!(refused > 3);
        assert_ne!(text(&table.room.table(Some(BO), 0, table.now)), text(&told));
        table.assert_stored();
    }
}

#[test]
fn who_plays_for_several_at_one_device_takes_back_freely_against_bots() {
    let mut table = Table::seated(settings("totem", 3), 1);
    table.does(HOST, Command::Sit { seat: None, name: "Bea".into() });
    table.does(HOST, Command::SeatBot { seat: seat(2), level: 1 });
    table.does(HOST, Command::Start);
    table.does(HOST, Command::Stand { seat: seat(1) });
    table.does(HOST, Command::SeatBot { seat: seat(1), level: 1 });
    table.act(HOST);
    table.bots();
    let before = table.offers(HOST);
    table.act(HOST);
    table.bots();
    table.does(HOST, Command::Undo { seat: seat(0) });
    assert_eq!(table.offers(HOST), before);
    table.assert_stored();
}

#[test]
fn an_illegal_action_names_its_rule() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    let (device, mine) = mover(&table);
    let other = if device == HOST { (BO, seat(1)) } else { (HOST, seat(0)) };
    let stop = Raw::of(&serde_json::json!({"a": "stop"})).unwrap();
    let refused = table.try_do(device, Command::Act { seat: mine, action: stop.clone() });
    let refusal = refused.unwrap_err().refusal();
    assert_eq!(refusal.code, "refused-totemo-nothing-to-stop");
    assert!(refusal.rule.unwrap().starts_with("TO-"));
    let refused = table.try_do(other.0, Command::Act { seat: other.1, action: stop });
    assert_eq!(refused.unwrap_err().refusal().code, "refused-totemo-not-your-turn");
    let junk = Raw::of(&serde_json::json!({"a": "fly"})).unwrap();
    let refused = table.try_do(device, Command::Act { seat: mine, action: junk });
    assert_eq!(refused, Err(Refused::Malformed));
}

#[test]
fn an_answer_that_can_not_be_done_changes_nothing() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    let step = |what| Step { at: 2_000, by: None, what };
    // Nobody has done anything yet: the question is for something that can't be undone.
    let asked = table.room.apply(&step(Change::UndoAsked { seat: seat(0) }));
    assert!(asked.is_ok());
    let before = text(&table.room.table(Some(HOST), 0, 2_000));
    let answered = table.room.apply(&step(Change::Answered { seat: seat(1), yes: true }));
    assert_eq!(answered, Err(Refused::Undo(UndoRefused::Nothing)));
    assert_eq!(text(&table.room.table(Some(HOST), 0, 2_000)), before);
    assert!(before.contains(r#""undo":{"#));
}
