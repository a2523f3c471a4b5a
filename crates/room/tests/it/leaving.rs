use crate::table::{BO, CY, HOST, Table, info, seat, settings, text};
use stapel_protocol::{Command, Leaver, Owner, Stage};
use stapel_room::{GRACE, Refused};

fn with(leaver: Leaver, persons: u8) -> Table {
    let mut agreed = settings("totem", 3);
    agreed.leaver = leaver;
    Table::playing(agreed, persons)
}

#[test]
fn a_bot_stands_in_after_a_while_and_gives_the_seat_back() {
    let mut table = with(Leaver::Bot, 2);
    table.goes(BO);
    table.ring();
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
    assert_eq!(table.room.alarm(), Some(table.now + GRACE));
    table.now += GRACE;
    table.ring();
    assert_eq!(info(&table, HOST).places[1].owner, Owner::StandIn);
    table.bots();
    table.assert_stored();
    table.comes(BO);
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
    assert!(info(&table, BO).places[1].yours);
    table.assert_stored();
}

#[test]
fn who_is_back_in_time_keeps_the_seat() {
    let mut table = with(Leaver::Bot, 2);
    table.goes(BO);
    table.now += GRACE - 1;
    table.ring();
    table.comes(BO);
    table.now += GRACE;
    table.ring();
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
}

#[test]
fn the_others_vote_on_ending_the_game() {
    let mut table = with(Leaver::Vote, 3);
    table.goes(CY);
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
    table.goes(CY);
    table.now += GRACE;
    table.ring();
    table.does(HOST, Command::Vote { seat: seat(0), yes: false });
    assert_eq!(info(&table, HOST).vote, None);
    table.ring();
    assert_eq!(info(&table, HOST).vote, None);
    table.now += GRACE;
    table.ring();
    assert!(info(&table, HOST).vote.is_some());
    table.comes(CY);
    assert_eq!(info(&table, HOST).vote, None);
    table.assert_stored();
}

#[test]
fn who_waits_waits() {
    let mut table = with(Leaver::Wait, 2);
    table.goes(BO);
    table.now += 100 * GRACE;
    table.ring();
    assert_eq!(table.room.alarm(), None);
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
}

#[test]
fn two_seats_of_one_device_are_both_given_back() {
    let mut agreed = settings("totem", 3);
    agreed.leaver = Leaver::Bot;
    let mut table = Table::seated(agreed, 1);
    for name in ["Bo", "Bea"] {
        table.does(BO, Command::Sit { seat: None, name: name.into() });
    }
    table.does(HOST, Command::Start);
    table.goes(BO);
    table.now += GRACE;
    table.ring();
    let owners = |table: &Table| -> Vec<Owner> {
        info(table, HOST).places.iter().map(|place| place.owner).collect()
    };
    assert_eq!(owners(&table), [Owner::Person, Owner::StandIn, Owner::StandIn]);
    table.comes(BO);
    assert_eq!(owners(&table), [Owner::Person; 3]);
    table.assert_stored();
}

#[test]
fn during_a_game_a_seat_goes_back_to_its_player_alone() {
    let mut table = with(Leaver::Wait, 2);
    table.does(BO, Command::Stand { seat: seat(1) });
    let sit = |number| Command::Sit { seat: Some(seat(number)), name: "X".into() };
    for device in [HOST, CY] {
        assert_eq!(table.try_do(device, sit(1)), Err(Refused::SeatReserved));
        assert!(!info(&table, device).places[1].may_sit);
    }
    let any = Command::Sit { seat: None, name: "X".into() };
    assert_eq!(table.try_do(CY, any), Err(Refused::NoFreeSeat));
    // A bot that plays on for a player who left makes room for that player, and for nobody else.
    table.does(HOST, Command::SeatBot { seat: seat(1), level: 1 });
    assert_eq!(table.try_do(HOST, sit(1)), Err(Refused::SeatReserved));
    assert!(info(&table, BO).places[1].may_sit);
    table.does(BO, sit(1));
    assert!(info(&table, BO).places[1].yours);
    // What was a bot's from the start stays a bot's.
    for (command, why) in [
        (Command::Unseat { seat: seat(2) }, Refused::GameGoesOn),
        (Command::SeatBot { seat: seat(2), level: 1 }, Refused::GameGoesOn),
        (sit(2), Refused::SeatReserved),
    ] {
        assert_eq!(table.try_do(HOST, command), Err(why));
    }
    table.assert_stored();
}

#[test]
fn leaving_a_game_leaves_the_seat_to_a_bot_if_so_agreed() {
    let mut table = with(Leaver::Bot, 2);
    table.does(BO, Command::Stand { seat: seat(1) });
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Bot);
    assert!(!info(&table, BO).places[1].yours);
}

/// A player with two devices: the first one leaves the seat for both, both take it again, and both go away.
#[test]
fn a_second_device_that_held_the_seat_takes_it_from_the_stand_in() {
    let mut agreed = settings("totem", 3);
    agreed.leaver = Leaver::Bot;
    let mut table = Table::playing(agreed, 2);
    let (step, _) = table.room.pair(CY, seat(1), table.now).unwrap().remove(0);
    table.steps.push(step);
    table.does(BO, Command::Stand { seat: seat(1) });
    let sit = Command::Sit { seat: Some(seat(1)), name: "Bo".into() };
    table.does(BO, sit.clone());
    table.goes(BO);
    table.now += GRACE;
    table.ring();
    assert_eq!(info(&table, CY).places[1].owner, Owner::StandIn);
    assert!(info(&table, CY).places[1].may_sit);
    assert_eq!(table.try_do(HOST, sit.clone()), Err(Refused::SeatReserved));
    table.does(CY, sit);
    assert_eq!(info(&table, CY).places[1].owner, Owner::Person);
    assert!(info(&table, CY).places[1].yours);
    // The first device holds it still.
    table.comes(BO);
    assert!(info(&table, BO).places[1].yours);
    table.assert_stored();
}

/// A spectator who joins a seat by a code receives all that the seat knows, not only what comes next.
#[test]
fn who_joins_a_seat_is_told_all_of_it_after_a_gap_too() {
    let mut table = with(Leaver::Wait, 2);
    table.act(HOST);
    table.act(BO);
    table.bots();
    let have = table.room.version();
    table.goes(CY);
    let (step, _) = table.room.pair(CY, seat(1), table.now).unwrap().remove(0);
    table.steps.push(step);
    table.comes(CY);
    let told = table.room.catch_up(Some(CY), Some(have), 0, table.now);
    assert_eq!(text(&told), text(&table.room.table(Some(CY), 0, table.now)));
}

#[test]
fn where_a_second_device_is_there_nobody_is_away() {
    let mut agreed = settings("totem", 3);
    agreed.leaver = Leaver::Bot;
    let mut table = Table::playing(agreed, 2);
    table.goes(BO);
    let (step, _) = table.room.pair(CY, seat(1), table.now).unwrap().remove(0);
    table.steps.push(step);
    table.now += GRACE;
    table.ring();
    assert_eq!(info(&table, CY).places[1].owner, Owner::Person);
}

fn votes(table: &Table) -> Option<(Vec<u8>, Vec<u8>)> {
    let vote = info(table, HOST).vote?;
    let numbers = |seats: stapel_core::SeatSet| seats.iter().map(|seat| seat.number()).collect();
    Some((numbers(vote.yes), numbers(vote.waiting)))
}

#[test]
fn a_vote_does_not_wait_for_a_voter_who_has_gone() {
    let mut table = with(Leaver::Vote, 3);
    table.goes(CY);
    table.now += GRACE;
    table.ring();
    table.goes(BO);
    table.does(HOST, Command::Vote { seat: seat(0), yes: true });
    assert_eq!(votes(&table), Some((vec![0], vec![1])));
    assert_eq!(table.room.alarm(), Some(table.now + GRACE));
    // The one who is left is asked anew, and decides alone.
    table.now += GRACE;
    table.ring();
    assert_eq!(votes(&table), Some((vec![], vec![0])));
    table.assert_stored();
    table.does(HOST, Command::Vote { seat: seat(0), yes: true });
    assert_eq!(info(&table, HOST).stage, Stage::Over);
    table.assert_stored();
}

#[test]
fn a_vote_goes_on_without_a_voter_who_left_the_seat() {
    let mut table = with(Leaver::Vote, 3);
    table.goes(CY);
    table.now += GRACE;
    table.ring();
    table.does(HOST, Command::Vote { seat: seat(0), yes: true });
    table.does(BO, Command::Stand { seat: seat(1) });
    table.ring();
    assert_eq!(votes(&table), Some((vec![], vec![0])));
    table.does(HOST, Command::Vote { seat: seat(0), yes: true });
    assert_eq!(info(&table, HOST).stage, Stage::Over);
    table.assert_stored();
}

#[test]
fn a_vote_is_void_when_its_player_sits_down_beside_the_device_that_is_away() {
    let mut table = with(Leaver::Vote, 2);
    let spare = stapel_protocol::DeviceId(9);
    table.comes(spare);
    let steps = table.room.pair(spare, seat(1), table.now).unwrap();
    table.steps.extend(steps.into_iter().map(|(step, _)| step));
    table.does(BO, Command::Stand { seat: seat(1) });
    table.does(spare, Command::Sit { seat: Some(seat(1)), name: "Bo".into() });
    table.goes(spare);
    table.now += GRACE;
    table.ring();
    assert!(votes(&table).is_some());
    table.does(BO, Command::Sit { seat: Some(seat(1)), name: "Bo".into() });
    table.ring();
    assert_eq!(votes(&table), None);
    table.assert_stored();
}
