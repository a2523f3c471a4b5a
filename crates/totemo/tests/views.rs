//! Views and events as text.

mod common;

use common::{Setup, json};
use stapel_core::{Game, Viewer};
use stapel_totemo::{
    Block, End, Event, Hand, Hands, Offer, Phase, Tile, Touch, Values, write_events,
};
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

#[test]
fn the_longest_view_there_can_be_is_written() {
    const MOST: u8 = u8::MAX;
    let bench = Setup::players(4).open().untouched();
    let mut view = bench.game.view(Viewer::Seat(common::seat(3)));
    view.options.chief_steps = MOST;
    view.options.values =
        Values { R: MOST, O: MOST, Y: MOST, G: MOST, B: MOST, V: MOST, W: MOST, S: MOST };
    view.phase = Phase::Redraw { seat: common::seat(4) };
    let obs = &mut view.obs;
    (obs.chief_left, obs.bag) = (u8::MAX, u8::MAX);
    obs.scores = [u16::MAX; 4].into();
    obs.hands = [u8::MAX; 4].into();
    obs.bonus = [(u8::MAX, None); 5].into();
    obs.board = std::iter::repeat_n([Block::Yt; 5].into(), 25).collect();
    let hand = Hand::try_from(vec![Block::Yt; 3]).unwrap();
    (obs.hand, obs.all_hands) = (hand, Some(vec![hand; 4]));
    let (block, points) = (Block::Yt, u16::MAX);
    let (x, y, level) = (u8::MAX, u8::MAX, u8::MAX);
    view.legal = vec![Offer::Place { block, x, y, level, points, bonus: false }; 76];
    let touch = Touch { x, y, level, points: u8::MAX };
    view.touches = vec![[touch; 5].into(); 25];
    let mut text = Vec::new();
    view.write_json(&mut text);
    assert_eq!(String::from_utf8_lossy(&text), json(&view));
    // Lists that nothing else makes room for.
    (view.legal, view.touches) = (Vec::new(), Vec::new());
    (view.obs.board, view.obs.all_hands) = (Default::default(), None);
    text.clear();
    view.write_json(&mut text);
    assert_eq!(String::from_utf8_lossy(&text), json(&view));
}
