use crate::table::{BO, CY, HOST, Table, info, seat, settings, with};
use stapel_protocol::{Command, DeviceId, Owner, Raw, Stage, Talk};
use stapel_room::{GRACE, Refused, Who};

fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.into() }
}

#[test]
fn whoever_comes_takes_a_free_seat_and_the_host_starts() {
    let mut table = Table::new(settings("totemo", 2));
    table.does(HOST, sit("Ada"));
    assert_eq!(table.try_do(BO, Command::Start), Err(Refused::NotHost));
    assert_eq!(table.try_do(HOST, Command::Start), Err(Refused::SeatsFree));
    let taken = Command::Sit { seat: Some(seat(0)), name: "Bo".into() };
    assert_eq!(table.try_do(BO, taken), Err(Refused::SeatTaken));
    table.does(BO, sit("Bo"));
    assert_eq!(table.try_do(CY, sit("Cy")), Err(Refused::NoFreeSeat));
    assert_eq!(table.try_do(CY, Command::Stand { seat: seat(0) }), Err(Refused::NotYourSeat));
    table.does(HOST, Command::Start);
    assert_eq!(info(&table, BO).stage, Stage::Playing);
    table.assert_stored();
}

#[test]
fn names_are_cleaned_and_bounded() {
    let mut table = Table::new(settings("totemo", 2));
    for bad in ["", "  ", "\u{7}\n", &"x".repeat(25)] {
        assert_eq!(table.try_do(HOST, sit(bad)), Err(Refused::BadName), "{bad:?}");
    }
    table.does(HOST, sit("  Ada\u{0} "));
    assert_eq!(info(&table, BO).places[0].name, "Ada");
}

#[test]
fn a_device_with_several_seats_gets_a_view_for_each() {
    let mut table = Table::new(settings("totem", 3));
    table.does(HOST, sit("Ada"));
    table.does(HOST, sit("Bo"));
    table.does(HOST, Command::SeatBot { seat: seat(2), level: 1 });
    table.does(HOST, Command::Start);
    let message = table.room.table(Some(HOST), 0, table.now);
    let stapel_protocol::ServerMsg::Table { views, .. } = message else { panic!() };
    let viewers: Vec<_> = views.iter().map(|view| view.viewer).collect();
    assert_eq!(viewers, [Some(seat(0)), Some(seat(1))]);
    let message = table.room.table(Some(CY), 0, table.now);
    let stapel_protocol::ServerMsg::Table { views, .. } = message else { panic!() };
    assert_eq!(views.len(), 1);
    assert_eq!(views[0].viewer, None);
}

#[test]
fn a_command_that_is_sent_again_is_known() {
    let mut table = Table::new(settings("totemo", 2));
    let who = Who { device: Some(HOST), client: "a".into(), id: 1, lag: 0 };
    assert_eq!(table.room.done_before(&who), None);
    table.command(&who, sit("Ada")).unwrap();
    assert_eq!(table.room.done_before(&who), Some(1));
    let other = Who { device: Some(BO), ..who.clone() };
    assert_eq!(table.room.done_before(&other), None);
    assert_eq!(table.reloaded().done_before(&who), Some(1));
}

#[test]
fn nobody_acts_in_a_foreign_seat() {
    let mut table = Table::playing(settings("totemo", 3), 2);
    let action = Raw::of(&serde_json::json!({"a": "return"})).unwrap();
    for device in [HOST, BO, CY] {
        for number in 0..3 {
            let act = Command::Act { seat: seat(number), action: action.clone() };
            let mine = (device, number) == (HOST, 0) || (device, number) == (BO, 1);
            let done = table.try_do(device, act);
            if !mine {
                assert_eq!(done, Err(Refused::NotYourSeat));
            }
        }
    }
    let nobody = Who { device: None, client: "x".into(), id: 1, lag: 0 };
    assert_eq!(table.command(&nobody, sit("No")), Err(Refused::NoToken));
}

#[test]
fn settings_change_between_games_only_and_by_the_host_only() {
    let mut table = Table::seated(settings("totemo", 3), 2);
    let two = Command::Settings { settings: settings("totemo", 2) };
    assert_eq!(table.try_do(BO, two.clone()), Err(Refused::NotHost));
    let totem = Command::Settings { settings: settings("totem", 3) };
    assert_eq!(table.try_do(HOST, totem), Err(Refused::BadSettings));
    table.does(HOST, two.clone());
    table.does(HOST, Command::Start);
    assert_eq!(table.try_do(HOST, two), Err(Refused::GameGoesOn));
    table.assert_stored();
}

#[test]
fn another_device_can_hold_a_seat_too() {
    let mut table = Table::playing(settings("totemo", 2), 1);
    let steps = table.room.pair(CY, seat(0), table.now).unwrap();
    assert!(steps[0].1.regrouped);
    table.steps.extend(steps.into_iter().map(|(step, _)| step));
    assert!(info(&table, CY).places[0].yours);
    assert_eq!(table.room.pair(CY, seat(1), 0).err(), Some(Refused::NobodyThere));
    table.assert_stored();
}

#[test]
fn the_first_person_who_is_here_is_host_while_the_host_is_away() {
    let mut table = Table::seated(settings("totemo", 2), 2);
    assert!(!info(&table, BO).host);
    table.room.presence(Some(HOST), false, table.now);
    assert!(info(&table, BO).host && !info(&table, CY).host);
    table.room.presence(Some(HOST), true, table.now);
    assert!(!info(&table, BO).host && info(&table, HOST).host);
}

#[test]
fn a_bot_takes_the_place_of_somebody_who_left_a_running_game() {
    let mut table = Table::playing(settings("totemo", 2), 2);
    table.does(BO, Command::Stand { seat: seat(1) });
    assert_eq!(info(&table, HOST).places[1].owner, Owner::Free);
    table.does(HOST, Command::SeatBot { seat: seat(1), level: 2 });
    for _ in 0..200 {
        table.bots();
        if info(&table, HOST).stage == Stage::Over {
            break;
        }
        table.act(HOST);
    }
    assert_eq!(info(&table, HOST).stage, Stage::Over);
    table.assert_stored();
}

#[test]
fn free_text_is_for_tables_by_link() {
    let mut open = settings("totemo", 2);
    open.access = stapel_protocol::Access::Public;
    let text = Talk::Text { text: "hi".into() };
    let phrase = Talk::Phrase { phrase: stapel_protocol::Phrase::Hello };
    let public = Table::playing(open, 1);
    assert_eq!(public.room.may_say(Some(HOST), seat(0), &text), Err(Refused::NoText));
    assert_eq!(public.room.may_say(Some(HOST), seat(0), &phrase), Ok(()));
    assert_eq!(public.room.may_say(Some(BO), seat(0), &phrase), Err(Refused::NotYourSeat));
    let link = Table::playing(settings("totemo", 2), 1);
    assert_eq!(link.room.may_say(Some(HOST), seat(0), &text), Ok(()));
    let long = Talk::Text { text: "x".repeat(281) };
    assert_eq!(link.room.may_say(Some(HOST), seat(0), &long), Err(Refused::BadText));
}

#[test]
fn the_usual_options_follow_the_number_of_seats_and_chosen_ones_stay() {
    let steps = |table: &Table| {
        let options = info(table, HOST).settings.game.options;
        options.read::<stapel_totemo::Options>().unwrap().chief_steps
    };
    let mut table = Table::new(settings("totemo", 2));
    let usual = steps(&table);
    let mut wanted = settings("totemo", 2);
    wanted.seats = 4;
    table.does(HOST, Command::Settings { settings: wanted });
    assert!(steps(&table) < usual);
    let mut wanted = with(info(&table, HOST).settings, "chief_steps", 20);
    table.does(HOST, Command::Settings { settings: wanted.clone() });
    wanted.seats = 3;
    table.does(HOST, Command::Settings { settings: wanted });
    assert_eq!(steps(&table), 20);
}

#[test]
fn whoever_holds_a_seat_with_others_does_not_take_it_from_them() {
    let mut table = Table::seated(settings("totem", 3), 1);
    table.does(HOST, sit("Bea"));
    table.does(HOST, Command::SeatBot { seat: seat(2), level: 1 });
    // Bea plays on a phone of her own.
    let (step, _) = table.room.pair(BO, seat(1), table.now).unwrap().remove(0);
    table.steps.push(step);
    table.does(HOST, Command::Start);
    table.does(HOST, Command::Stand { seat: seat(1) });
    table.does(HOST, Command::Sit { seat: Some(seat(1)), name: "Eve".into() });
    assert!(info(&table, BO).places[1].may_sit);
    table.does(BO, Command::Sit { seat: Some(seat(1)), name: "Bea".into() });
    assert!(info(&table, BO).places[1].yours);
    assert!(info(&table, HOST).places[1].yours);
    // Nobody else gets in that way.
    let sit = Command::Sit { seat: Some(seat(1)), name: "Cy".into() };
    assert_eq!(table.try_do(CY, sit), Err(Refused::SeatTaken));
    table.assert_stored();
}

fn joins(table: &mut Table, device: DeviceId, number: u8) -> Result<(), Refused> {
    let steps = table.room.pair(device, seat(number), table.now)?;
    table.steps.extend(steps.into_iter().map(|(step, _)| step));
    Ok(())
}

fn takes(table: &mut Table, device: DeviceId, number: u8) -> Result<(), Refused> {
    let sit = Command::Sit { seat: Some(seat(number)), name: "Eve".into() };
    table.try_do(device, sit).map(drop)
}

#[test]
fn between_games_a_code_makes_no_opponent_the_holder_of_two_seats() {
    let mut table = Table::seated(settings("totem", 3), 2);
    // Neither first by sitting down and then by a code …
    assert_eq!(joins(&mut table, HOST, 1), Err(Refused::OtherSeat));
    // … nor the other way round: what CY holds together with BO, BO did not agree to share with a neighbour.
    joins(&mut table, CY, 1).unwrap();
    assert_eq!(takes(&mut table, CY, 2), Err(Refused::OtherSeat));
    assert!(!info(&table, CY).places[2].may_sit);
    table.does(HOST, Command::SeatBot { seat: seat(2), level: 1 });
    table.does(HOST, Command::Start);
    // A game later it is the same, also after both have sat down in it once more.
    for device in [BO, CY] {
        table.does(device, Command::Stand { seat: seat(1) });
        takes(&mut table, CY, 1).unwrap();
        takes(&mut table, BO, 1).unwrap();
    }
    for _ in 0..2_000 {
        table.bots();
        let due = [HOST, BO].into_iter().find(|device| !table.offers(*device).is_empty());
        let Some(device) = due else { break };
        table.act(device);
    }
    assert_eq!(table.room.stage(), Stage::Over);
    table.does(HOST, Command::Unseat { seat: seat(2) });
    assert_eq!(takes(&mut table, CY, 2), Err(Refused::OtherSeat));
    assert_eq!(joins(&mut table, HOST, 1), Err(Refused::OtherSeat));
    takes(&mut table, BO, 2).unwrap();
    // BO sat down at both.
    takes(&mut table, CY, 2).unwrap_err();
    joins(&mut table, CY, 2).unwrap();
    table.assert_stored();
}

#[test]
fn who_plays_for_several_at_one_device_may_share_their_seats_with_one_other() {
    let mut table = Table::seated(settings("totem", 3), 1);
    joins(&mut table, BO, 0).unwrap();
    // The device that sat down goes on seating people, although a phone has joined.
    takes(&mut table, HOST, 1).unwrap();
    joins(&mut table, BO, 1).unwrap();
    takes(&mut table, CY, 2).unwrap();
    assert_eq!(joins(&mut table, BO, 2), Err(Refused::OtherSeat));
    assert_eq!(joins(&mut table, HOST, 2), Err(Refused::OtherSeat));
    table.does(HOST, Command::Start);
    let held = |device| table.room.seats_of(device).count();
    assert_eq!([HOST, BO, CY].map(held), [2, 2, 1]);
    table.assert_stored();
}

#[test]
fn the_seat_of_whoever_opened_the_table_is_not_taken_in_a_gap_between_two_connections() {
    let mut table = Table::seated(settings("totem", 3), 2);
    table.goes(HOST);
    let unseat = Command::Unseat { seat: seat(0) };
    assert_eq!(table.try_do(BO, unseat.clone()), Err(Refused::NotHost));
    table.now += GRACE;
    table.does(BO, unseat);
    assert_eq!(info(&table, BO).places[0].owner, Owner::Free);
    table.assert_stored();
}

#[test]
fn every_game_has_bots_of_level_1_to_5_and_no_others() {
    for game in ["totemo", "totem", "tokami"] {
        let mut table = Table::new(settings(game, 3));
        for level in 1..=5 {
            table.does(HOST, Command::SeatBot { seat: seat(1), level });
            assert_eq!(info(&table, BO).places[1].level, Some(level));
        }
        for level in [0, 6, u8::MAX] {
            let bot = Command::SeatBot { seat: seat(1), level };
            assert_eq!(table.try_do(HOST, bot), Err(Refused::BadLevel));
        }
        table.assert_stored();
    }
}
