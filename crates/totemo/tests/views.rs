//! Views and events as text.

mod common;

use common::{Setup, json};
use stapel_core::{Game, Viewer};
use stapel_totemo::{Block, End, Event, Hands, Tile, write_events};
use std::cell::Cell;

#[test]
fn views_and_events_are_written_by_hand_as_they_are_serialised() {
    let seen = Cell::new(0);
    for (seed, players) in (0..30).zip([2, 3, 4].into_iter().cycle()) {
        let setup = Setup::players(players);
        let setup = if seed % 2 == 0 { setup.open() } else { setup };
        let mut bench = setup.untouched();
        bench.wanders(seed, |bench| {
            let seats = (0..players).map(|number| Viewer::Seat(common::seat(number)));
            for viewer in seats.chain([Viewer::Public]) {
                let view = bench.game.view(viewer);
                let mut text = Vec::new();
                view.write_json(&mut text);
                assert_eq!(String::from_utf8_lossy(&text), json(&view));
                seen.set(seen.get() + 1);
            }
            false
        });
        let hands = if seed % 2 == 0 { Hands::Open } else { Hands::Closed };
        let told = bench.told();
        assert!(told.len() > 30);
        for viewer in [Viewer::Public, Viewer::Seat(common::seat(1))] {
            let events: Vec<_> = told.iter().map(|event| event.seen(viewer, hands)).collect();
            let mut text = Vec::new();
            write_events(&events, &mut text);
            assert_eq!(String::from_utf8_lossy(&text), json(&events));
        }
    }
    assert!(seen.get() > 1000);
}

#[test]
fn every_event_is_written_by_hand_as_it_is_serialised() {
    let (seat, blocks) = (common::seat(3), vec![None, Some(Block::Yt), Some(Block::R)]);
    let tiles = vec![(10, Tile::try_from(5).ok()), (15, None)];
    let place = Event::Place {
        seat,
        block: Block::Bt,
        x: 4,
        y: 0,
        level: 5,
        points: u16::MAX,
        score: 100,
        bonus: true,
    };
    let events = [
        Event::Bonus { tiles },
        Event::First { seat },
        Event::Hand { seat, blocks: blocks.clone() },
        Event::Redraw { seat, returned: blocks.clone(), blocks: Vec::new() },
        Event::Chief { left: 255 },
        place,
        Event::Stop { seat },
        Event::Return { seat, blocks: blocks.clone() },
        Event::Draw { seat, blocks },
        Event::End { reason: End::Chief },
        Event::End { reason: End::Bag },
    ];
    let mut text = Vec::new();
    write_events(&events, &mut text);
    assert_eq!(String::from_utf8_lossy(&text), json(&events));
}
