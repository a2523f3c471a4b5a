use crate::table::{BO, CY, HOST, Table, info, seat, settings};
use stapel_protocol::{Command, Leaver, Owner, Stage, Title};
use stapel_room::{GRACE, Refused};

fn with(leaver: Leaver, persons: u8) -> Table {
    let mut agreed = settings(Title::Totem, 3);
    agreed.leaver = leaver;
    Table::playing(agreed, persons)
}

fn go(table: &mut Table, device: stapel_protocol::DeviceId) {
    table.room.presence(Some(device), false, table.now);
}

fn come(table: &mut Table, device: stapel_protocol::DeviceId) {
    let (step, _) = table.room.presence(Some(device), true, table.now);
    table.steps.extend(step);
}

#[test]
fn a_bot_stands_in_after_a_while_and_gives_the_seat_back() {
    let mut table = with(Leaver::Bot, 2);
    go(&mut table, BO);
    table.ring();
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
    assert_eq!(table.room.alarm(), Some(table.now + GRACE));
    table.now += GRACE;
    table.ring();
    assert_eq!(info(&table, HOST).places[1].owner, Owner::StandIn);
    table.bots();
    table.assert_stored();
    come(&mut table, BO);
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
    assert!(info(&table, BO).places[1].yours);
    table.assert_stored();
}

#[test]
fn who_is_back_in_time_keeps_the_seat() {
    let mut table = with(Leaver::Bot, 2);
    go(&mut table, BO);
    table.now += GRACE - 1;
    table.ring();
    come(&mut table, BO);
    table.now += GRACE;
    table.ring();
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
}

#[test]
fn the_others_vote_on_ending_the_game() {
    let mut table = with(Leaver::Vote, 3);
    go(&mut table, CY);
    table.now += GRACE;
    table.ring();
    let vote = info(&table, HOST).vote.unwrap();
    assert_eq!((vote.about, vote.waiting.len()), (seat(2), 2));
    let absent = Command::Vote { seat: seat(2), yes: true };
    assert_eq!(table.try_do(CY, absent), Err(Refused::NotAsked));
    table.does(HOST, Command::Vote { seat: seat(0), yes: true });
    table.assert_stored();
    table.does(BO, Command::Vote { seat: seat(1), yes: true });
    assert_eq!(info(&table, HOST).stage, Stage::Over);
    assert_eq!(info(&table, HOST).result, None);
    table.assert_stored();
}

#[test]
fn a_vote_fails_or_is_void_when_the_leaver_is_back() {
    let mut table = with(Leaver::Vote, 3);
    go(&mut table, CY);
    table.now += GRACE;
    table.ring();
    table.does(HOST, Command::Vote { seat: seat(0), yes: false });
    assert_eq!(info(&table, HOST).vote, None);
    table.ring();
    assert_eq!(info(&table, HOST).vote, None);
    table.now += GRACE;
    table.ring();
    assert!(info(&table, HOST).vote.is_some());
    come(&mut table, CY);
    assert_eq!(info(&table, HOST).vote, None);
    table.assert_stored();
}

#[test]
fn who_waits_waits() {
    let mut table = with(Leaver::Wait, 2);
    go(&mut table, BO);
    table.now += 100 * GRACE;
    table.ring();
    assert_eq!(table.room.alarm(), None);
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
}

#[test]
fn getting_up_from_a_game_leaves_the_seat_to_a_bot_if_so_agreed() {
    let mut table = with(Leaver::Bot, 2);
    table.does(BO, Command::Stand { seat: seat(1) });
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Bot);
    assert!(!info(&table, BO).places[1].yours);
}
