//! What bots are asked, and what of their answers counts.

use crate::table::{HOST, Table, seat, settings};
use stapel_protocol::Command;

#[test]
fn what_a_bot_decided_for_an_earlier_moment_neither_counts_nor_makes_it_think_twice() {
    let mut table = Table::playing(settings("totem", 3), 1);
    let before = table.room.take_thoughts();
    assert_eq!(before.len(), 2);
    table.act(HOST);
    table.does(HOST, Command::Undo { seat: seat(0) });
    let now = table.room.take_thoughts();
    assert_eq!(now.len(), 2);
    for thought in before {
        assert_ne!(thought.era(), table.room.era());
        assert!(table.decided(&mut thought.decide()).is_empty());
    }
    assert!(table.room.take_thoughts().is_empty());
    for thought in now {
        assert_eq!(table.decided(&mut thought.decide()).len(), 1);
    }
    table.assert_stored();
}

#[test]
fn a_mark_of_haste_goes_with_the_move_it_was_for() {
    let mut table = Table::seated(settings("totem", 3), 1);
    for number in 1..3 {
        table.does(HOST, Command::SeatBot { seat: seat(number), level: 5 });
    }
    table.does(HOST, Command::Start);
    let hurried = |table: &Table| crate::table::info(table, HOST).places[1].hurried;
    let thought = table.room.take_thoughts().remove(0);
    assert_eq!(thought.seat(), seat(1));
    assert!(thought.can_hurry() && !thought.is_quick());
    table.decided(&mut thought.hurried().decide());
    assert_eq!(hurried(&table), Some(4));
    table.act(HOST);
    table.does(HOST, Command::Undo { seat: seat(0) });
    assert_eq!(hurried(&table), None);
}
