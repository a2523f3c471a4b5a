use crate::table::{BO, CY, HOST, Table, info, seat, settings};
use stapel_protocol::{Clock, Command, DeviceId};

fn timed(clock: Clock) -> Table {
    let mut timed = settings("totemo", 2);
    timed.clock = clock;
    Table::playing(timed, 2)
}

fn mover(table: &Table) -> DeviceId {
    [HOST, BO].into_iter().find(|device| !table.offers(*device).is_empty()).unwrap()
}

#[test]
fn a_turn_takes_from_the_reserve_what_goes_beyond_it() {
    let mut table = timed(Clock::Turn { seconds: 10, reserve: 60 });
    let index = usize::from(mover(&table) == BO);
    let clocks = info(&table, HOST).clocks.unwrap();
    assert_eq!(clocks.seats[index].deadline, Some(table.now + 70_000));
    assert_eq!(clocks.seats[1 - index].deadline, None);
    table.now += 25_000;
    table.act(mover(&table));
    let clocks = info(&table, HOST).clocks.unwrap();
    assert_eq!(clocks.seats[index].reserve, 45_000);
    table.assert_stored();
}

#[test]
fn a_bot_decides_for_whom_time_is_up_and_clocks_survive_a_restart() {
    for clock in [Clock::Turn { seconds: 10, reserve: 0 }, Clock::Days { days: 3 }] {
        let mut table = timed(clock);
        let late = mover(&table);
        let at = table.room.alarm().unwrap();
        table.now = at - 1;
        table.ring();
        assert!(table.room.take_thoughts().is_empty());
        table.room = table.reloaded();
        assert_eq!(table.room.alarm(), Some(at));
        table.now = at;
        table.ring();
        let before = table.steps.len();
        table.bots();
        assert!(table.steps.len() > before);
        assert!(table.offers(late).is_empty() || table.steps.len() > before);
        table.assert_stored();
    }
}

#[test]
fn without_a_clock_nothing_rings() {
    assert_eq!(timed(Clock::None).room.alarm(), None);
}

#[test]
fn whoever_stands_up_and_sits_down_again_gains_no_time() {
    let mut table = timed(Clock::Turn { seconds: 10, reserve: 0 });
    let late = mover(&table);
    let own = seat(u8::from(late == BO));
    let at = table.now + 10_000;
    table.now += 8_000;
    table.does(late, Command::Stand { seat: own });
    assert_eq!(table.room.next_deadline(), Some(at));
    table.assert_stored();
    table.does(late, Command::Sit { seat: Some(own), name: "Late".into() });
    assert_eq!(table.room.deadline(own), Some(at));
    // Nor by staying away: then a bot decides, and the game goes on.
    table.does(late, Command::Stand { seat: own });
    table.now = at;
    table.ring();
    let other = if late == HOST { BO } else { HOST };
    table.bots();
    assert!(!table.offers(other).is_empty());
    table.assert_stored();
}

#[test]
fn whoever_changes_their_mind_gains_no_time() {
    let mut agreed = settings("totem", 3);
    agreed.clock = Clock::Turn { seconds: 10, reserve: 20 };
    let mut table = Table::playing(agreed, 3);
    let undo = Command::Undo { seat: seat(0) };
    table.now += 15_000;
    table.act(HOST);
    let reserve = |table: &Table| info(table, HOST).clocks.unwrap().seats[0].reserve;
    assert_eq!(reserve(&table), 15_000);
    table.now += 3_000;
    table.does(HOST, undo.clone());
    assert_eq!(reserve(&table), 20_000);
    assert_eq!(table.room.deadline(seat(0)), Some(table.now + 15_000));
    table.assert_stored();
    // As often as one likes: what is left becomes no more.
    for _ in 0..3 {
        table.now += 1_000;
        table.act(HOST);
        table.does(HOST, undo.clone());
    }
    assert_eq!(table.room.deadline(seat(0)), Some(table.now + 12_000));
    // The clocks of the others have gone on.
    for device in [BO, CY] {
        table.act(device);
    }
    table.assert_stored();
}
