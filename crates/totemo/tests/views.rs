//! Views and events as text.

mod common;

use common::{Setup, json};
use stapel_core::{Game, Search, Viewer};
use stapel_totemo::{Action, Block, End, Event, Offer, Tile};
use stapel_totemo_json::{append_events, append_options, append_seen, append_view};
use std::cell::Cell;

#[test]
fn views_and_events_are_written_by_hand_as_they_are_serialised() {
    let seen = Cell::new(0);
    for (seed, players) in (0..60).zip([2, 3, 4].into_iter().cycle()) {
        let setup = Setup::players(players);
        let setup = if seed % 2 == 0 { setup.open() } else { setup };
        let mut bench = setup.untouched();
        let seats = (0..players).map(|number| Viewer::Seat(common::seat(number)));
        let viewers: Vec<Viewer> = seats.chain([Viewer::Public]).collect();
        bench.wanders(seed, |bench| {
            for &viewer in &viewers {
                let mut text = Vec::new();
                append_view(&bench.game, viewer, &mut text);
                assert_eq!(String::from_utf8_lossy(&text), json(&bench.game.view(viewer)));
                seen.set(seen.get() + 1);
            }
            false
        });
        let told = bench.told();
        assert!(told.len() > 30);
        for viewer in viewers {
            let events: Vec<_> = told.iter().map(|event| bench.game.seen(event, viewer)).collect();
            let mut text = Vec::new();
            append_seen(&told, viewer, bench.game.options().hands, &mut text);
            assert_eq!(String::from_utf8_lossy(&text), json(&events));
        }
        let mut text = Vec::new();
        append_events(&told, &mut text);
        assert_eq!(String::from_utf8_lossy(&text), json(&told));
        text.clear();
        append_options(&bench.game.options(), &mut text);
        assert_eq!(String::from_utf8_lossy(&text), json(&bench.game.options()));
    }
    assert!(seen.get() > 1000);
}

#[test]
fn every_event_is_written_by_hand_as_it_is_serialised() {
    let (seat, blocks) = (common::seat(3), vec![Block::W, Block::Yt, Block::R]);
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
    append_events(&events, &mut text);
    assert_eq!(String::from_utf8_lossy(&text), json(&events));
    let game = Setup::players(4).untouched().game;
    for viewer in [Viewer::Seat(seat), Viewer::Seat(common::seat(0)), Viewer::Public] {
        let seen = events.each_ref().map(|event| game.seen(event, viewer));
        text.clear();
        append_seen(&events, viewer, game.options().hands, &mut text);
        assert_eq!(String::from_utf8_lossy(&text), json(&seen));
    }
}

#[test]
fn a_view_offers_what_can_be_done_in_the_same_order() {
    for seed in 0..20 {
        Setup::players(3).undrawn().wanders(seed, |bench| {
            for number in 0..3 {
                let mut actions: Vec<Action> = Vec::new();
                bench.game.actions(common::seat(number), &mut actions);
                let view = bench.view(number);
                let legal = view.legal.into_iter().filter_map(|offer| offer.action());
                assert_eq!(legal.collect::<Vec<_>>(), actions);
                assert_eq!(view.touches.len(), if actions.is_empty() { 0 } else { 25 });
            }
            false
        });
    }
}

/// TO-14, TO-25: points and bonus placements are promised before anything is placed.
#[test]
fn a_view_offers_what_comes_of_it() {
    let (offers, earned) = (Cell::new(0), Cell::new(0));
    for seed in 0..20 {
        Setup::players(2).undrawn().wanders(seed, |bench| {
            for number in 0..2 {
                for offer in bench.view(number).legal {
                    let Offer::Place { level, points, bonus, .. } = offer else { continue };
                    let (mut game, mut log) = (bench.game, Vec::new());
                    game.act(common::seat(number), offer.action().unwrap(), &mut log).unwrap();
                    let Some(&Event::Place { level: stands, points: scored, bonus: extra, .. }) =
                        log.first()
                    else {
                        panic!("{log:?} begins with no placement");
                    };
                    assert_eq!((stands, scored, extra), (level, points, bonus));
                    offers.set(offers.get() + 1);
                    earned.set(earned.get() + u32::from(bonus));
                }
            }
            false
        });
    }
    assert!(offers.get() > 5000 && earned.get() > 50);
}
