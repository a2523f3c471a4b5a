use crate::table::{BO, HOST, Table, info, settings};
use stapel_protocol::{Clock, DeviceId, Title};

fn timed(clock: Clock) -> Table {
    let mut timed = settings(Title::Totemo, 2);
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
