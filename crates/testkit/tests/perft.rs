//! Golden counts: another number means other rules.
#![allow(clippy::unwrap_used)]

use stapel_core::SeatCount;
use stapel_testkit::{Lawful, perft};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

fn counts<G: Lawful>(players: u8, seed: u64, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    let seats = SeatCount::new(players).unwrap();
    let state = G::start(&G::defaults(seats), seats).unwrap();
    depths.map(|depth| perft(&state, depth, seed)).collect()
}

#[test]
fn totemo_counts() {
    let golden: [(u8, u64, [u64; 3]); 1] = [(2, 1, [0; 3])];
    for (players, seed, expected) in golden {
        assert_eq!(counts::<Totemo>(players, seed, 1..=3), expected, "{players} {seed}");
    }
}
