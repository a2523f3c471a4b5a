//! Another game with the same people.

use crate::games::play_out;
use crate::table::{BO, CY, HOST, Table, info, seat, settings};
use stapel_core::SeatSet;
use stapel_protocol::{Clock, Command, Leaver, Owner, Stage};
use stapel_room::{GRACE, Refused};

#[test]
fn a_rematch_starts_when_everyone_wants_it_and_moves_the_start_player_on() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    assert_eq!(table.try_do(BO, Command::Rematch), Err(Refused::GameGoesOn));
    let mut starters = Vec::new();
    for _ in 0..3 {
        starters.push(table.room.play().unwrap().starter().unwrap());
        play_out(&mut table);
        assert_eq!(table.try_do(CY, Command::Rematch), Err(Refused::NotHost));
        table.does(BO, Command::Rematch);
        assert_eq!(info(&table, HOST).rematch, SeatSet::only(seat(1)));
        assert_eq!(info(&table, HOST).stage, Stage::Over);
        assert_eq!(table.try_do(BO, Command::Rematch), Err(Refused::RematchWaits));
        table.does(HOST, Command::Rematch);
        assert_eq!(info(&table, HOST).stage, Stage::Playing);
    }
    assert_ne!(starters[0], starters[1]);
    assert_eq!(starters[0], starters[2]);
    assert_eq!(info(&table, HOST).game_number, 4);
    table.assert_stored();
}

#[test]
fn against_bots_or_at_one_device_one_wish_is_enough() {
    let mut table = Table::seated(settings("totem", 3), 1);
    table.does(HOST, Command::Sit { seat: None, name: "Bea".into() });
    table.does(HOST, Command::SeatBot { seat: seat(2), level: 1 });
    table.does(HOST, Command::Start);
    play_out(&mut table);
    table.does(HOST, Command::Rematch);
    assert_eq!(info(&table, HOST).stage, Stage::Playing);
}

#[test]
fn the_host_starts_no_game_over_the_heads_of_others() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    play_out(&mut table);
    table.does(HOST, Command::Start);
    assert_eq!(info(&table, BO).stage, Stage::Over);
    assert_eq!(table.try_do(HOST, Command::Start), Err(Refused::RematchWaits));
    // Other settings are another game: whoever agreed agreed to the old ones.
    let mut other = settings("totemo", 2);
    other.spectators = false;
    table.does(HOST, Command::Settings { settings: other });
    assert!(info(&table, HOST).rematch.is_empty());
    table.assert_stored();
}

#[test]
fn who_leaves_is_not_waited_for_and_a_bot_may_be_seated_instead() {
    let mut table = Table::playing(settings("totem", 3), 3);
    play_out(&mut table);
    for device in [HOST, BO] {
        table.does(device, Command::Rematch);
    }
    table.does(CY, Command::Stand { seat: seat(2) });
    assert_eq!(table.try_do(BO, Command::Rematch), Err(Refused::SeatsFree));
    table.does(HOST, Command::SeatBot { seat: seat(2), level: 1 });
    table.does(BO, Command::Rematch);
    assert_eq!(info(&table, BO).stage, Stage::Playing);
    table.assert_stored();
}

#[test]
fn a_game_that_a_bot_finished_is_nobodys_win_and_its_player_is_asked_before_the_next() {
    let mut agreed = settings("totemo", 2);
    agreed.leaver = Leaver::Bot;
    for round in 0..10 {
        let mut table = Table::playing(agreed.clone(), 2);
        // Another game each time.
        for _ in 0..round {
            let device = [HOST, BO].into_iter().find(|device| !table.offers(*device).is_empty());
            table.act(device.unwrap());
        }
        table.goes(BO);
        table.now += GRACE;
        table.ring();
        assert_eq!(info(&table, HOST).places[1].owner, Owner::StandIn);
        play_out(&mut table);
        let over = info(&table, HOST);
        assert_eq!(over.bot_finished, SeatSet::only(seat(1)));
        let winners = over.result.unwrap().winners();
        assert_eq!(over.tally[0].wins, u32::from(winners.has(seat(0))));
        assert_eq!(over.tally[1].wins, 0);
        table.does(HOST, Command::Rematch);
        assert_eq!(info(&table, HOST).stage, Stage::Over);
        table.comes(BO);
        // It stays what it was, though the player is back.
        assert_eq!(info(&table, BO).bot_finished, SeatSet::only(seat(1)));
        table.assert_stored();
        table.does(BO, Command::Rematch);
        assert_eq!(info(&table, BO).stage, Stage::Playing);
        assert!(info(&table, BO).bot_finished.is_empty());
        if winners.has(seat(1)) {
            return;
        }
    }
    panic!("no stand-in has won");
}

#[test]
fn a_game_that_the_clock_finished_for_somebody_is_no_win_of_theirs() {
    let clocks = [Clock::Turn { seconds: 10, reserve: 0 }, Clock::Days { days: 3 }];
    for (clock, leaver) in clocks.into_iter().zip([Leaver::Wait, Leaver::Vote]) {
        let mut agreed = settings("totemo", 2);
        (agreed.clock, agreed.leaver) = (clock, leaver);
        let mut table = Table::playing(agreed, 2);
        while info(&table, HOST).stage == Stage::Playing {
            if table.offers(HOST).is_empty() {
                table.now = table.room.alarm().unwrap();
                table.ring();
                table.bots();
            } else {
                table.act(HOST);
            }
        }
        let over = info(&table, HOST);
        assert_eq!(over.bot_finished, SeatSet::only(seat(1)));
        assert_eq!(over.tally[1].wins, 0);
        table.assert_stored();
    }
}

/// A bot made all moves of the second seat; its player was there only while others were to move.
#[test]
fn who_comes_back_for_the_end_alone_has_not_won() {
    let mut won_by_bot = 0;
    for round in 0..10 {
        let mut agreed = settings("totemo", 2);
        agreed.leaver = Leaver::Bot;
        let mut table = Table::playing(agreed, 2);
        for _ in 0..round {
            let device = [HOST, BO].into_iter().find(|device| !table.offers(*device).is_empty());
            table.act(device.unwrap());
        }
        while table.room.stage() == Stage::Playing {
            let mover = table.room.due().first().unwrap();
            if mover == seat(0) {
                if !table.room.is_here(BO) {
                    table.comes(BO);
                }
                assert_eq!(info(&table, HOST).places[1].owner, Owner::Person);
                table.act(HOST);
            } else {
                if table.room.is_here(BO) {
                    table.goes(BO);
                }
                table.now += GRACE;
                table.ring();
                assert_eq!(info(&table, HOST).places[1].owner, Owner::StandIn);
                table.bots();
            }
        }
        if !table.room.is_here(BO) {
            table.comes(BO);
        }
        let over = info(&table, BO);
        assert_eq!(over.bot_finished, SeatSet::only(seat(1)));
        assert_eq!(over.tally[1].wins, 0);
        won_by_bot += u32::from(over.result.unwrap().winners().has(seat(1)));
        table.assert_stored();
    }
    assert!(won_by_bot > 0);
}

/// The clock decides for somebody, who then stands up and sits down again.
#[test]
fn sitting_down_anew_does_not_make_a_game_of_the_clock_a_win() {
    let mut agreed = settings("totemo", 2);
    agreed.clock = Clock::Turn { seconds: 10, reserve: 0 };
    let mut table = Table::playing(agreed, 2);
    while table.room.stage() == Stage::Playing {
        if table.offers(HOST).is_empty() {
            table.now = table.room.alarm().unwrap();
            table.ring();
            table.bots();
            if table.room.stage() == Stage::Playing {
                table.does(BO, Command::Stand { seat: seat(1) });
                table.does(BO, Command::Sit { seat: Some(seat(1)), name: "Bo".into() });
            }
        } else {
            table.act(HOST);
        }
    }
    assert_eq!(info(&table, HOST).bot_finished, SeatSet::only(seat(1)));
    table.assert_stored();
}

#[test]
fn who_said_yes_and_went_away_is_not_taken_into_the_next_game() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    play_out(&mut table);
    table.does(BO, Command::Rematch);
    table.goes(BO);
    assert!(info(&table, HOST).rematch.is_empty());
    table.does(HOST, Command::Rematch);
    assert_eq!(info(&table, HOST).stage, Stage::Over);
    // Once everybody is there, it can begin.
    table.comes(BO);
    assert_eq!(info(&table, HOST).rematch.len(), 2);
    table.does(BO, Command::Rematch);
    assert_eq!(info(&table, HOST).stage, Stage::Playing);
    table.assert_stored();
    // Nobody sits by a game of days.
    let mut agreed = settings("totemo", 2);
    agreed.clock = Clock::Days { days: 3 };
    let mut table = Table::playing(agreed, 2);
    play_out(&mut table);
    table.does(BO, Command::Rematch);
    table.goes(BO);
    table.does(HOST, Command::Rematch);
    assert_eq!(info(&table, HOST).stage, Stage::Playing);
}

#[test]
fn who_is_back_in_time_finishes_the_game_alone() {
    let mut agreed = settings("totemo", 2);
    agreed.clock = Clock::Turn { seconds: 10, reserve: 0 };
    let mut table = Table::playing(agreed, 2);
    table.now = table.room.alarm().unwrap();
    table.ring();
    table.bots();
    play_out(&mut table);
    assert!(info(&table, HOST).bot_finished.is_empty());
}

#[test]
fn with_a_new_person_everybody_is_asked_anew() {
    let mut table = Table::playing(settings("totem", 3), 3);
    play_out(&mut table);
    for device in [HOST, BO] {
        table.does(device, Command::Rematch);
    }
    table.does(CY, Command::Stand { seat: seat(2) });
    table.does(CY, Command::Sit { seat: None, name: "Dan".into() });
    table.does(CY, Command::Rematch);
    assert_eq!(info(&table, HOST).stage, Stage::Over);
    for device in [HOST, BO] {
        table.does(device, Command::Rematch);
    }
    assert_eq!(info(&table, HOST).stage, Stage::Playing);
    table.assert_stored();
}
