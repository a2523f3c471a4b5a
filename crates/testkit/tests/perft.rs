//! Golden counts: another number means other rules.
#![allow(clippy::unwrap_used)]

use stapel_core::{Game, Search, SeatCount, Seed, Turn};
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
    let golden: [(u8, u64, [u64; 3]); 3] =
        [(2, 1, [76, 5485, 170839]), (3, 2, [28, 2530, 249139]), (4, 3, [27, 1377, 159081])];
    for (players, seed, expected) in golden {
        assert_eq!(counts::<Totemo>(players, seed, 1..=3), expected, "{players} {seed}");
    }
}

#[test]
fn totem_counts() {
    // The choices come first: so many that only two can be counted out.
    let golden: [(u8, u64, [u64; 2]); 3] =
        [(3, 1, [688, 207576]), (4, 2, [618, 561042]), (5, 3, [956, 528330])];
    for (players, seed, expected) in golden {
        assert_eq!(counts::<Totem>(players, seed, 1..=2), expected, "{players} {seed}");
    }
}

#[test]
fn totem_counts_within_a_round() {
    let golden: [(u8, u64, [u64; 5]); 3] =
        [(3, 1, [2, 8, 20, 84, 369]), (4, 2, [2, 8, 40, 120, 612]), (5, 3, [1, 4, 20, 60, 408])];
    for (players, seed, expected) in golden {
        let mut state = dealt::<Totem>(players, seed);
        let mut rng = Seed::from_number(seed).play_rng();
        for seat in state.seats().seats() {
            let three = state.pick(seat, &mut rng).unwrap();
            state.act(seat, three, &mut ()).unwrap();
        }
        let found: Vec<u64> = (1..=5).map(|depth| perft(&state, depth, seed)).collect();
        assert_eq!(found, expected, "{players} {seed}");
    }
}

/// A game up to its first decision.
fn dealt<G: Lawful>(players: u8, seed: u64) -> G {
    let seats = SeatCount::new(players).unwrap();
    let mut state = G::start(&G::defaults(seats), seats).unwrap();
    let mut fates = 0;
    while state.turn() == Turn::Fate {
        let fate = state.sample(&mut Seed::from_number(seed).stream(fates)).unwrap();
        state.befall(fate, &mut ()).unwrap();
        fates += 1;
    }
    state
}
