//! Views as text.

mod common;

use common::{Setup, json};
use stapel_core::{Game, Viewer};
use std::cell::Cell;

#[test]
fn a_view_is_written_by_hand_as_it_is_serialised() {
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
    }
    assert!(seen.get() > 1000);
}
