//! The playout loop allocates nothing.
#![allow(clippy::unwrap_used)]

use stapel_core::{Search, SeatCount, Seed, playout};
use stapel_totem::Totem;
use stapel_totemo::Totemo;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Allocations while so many random games are played from their start. The counter hears of other threads too, so it is
/// the least of several runs, which are all the same.
fn allocations<G: Search>(games: u32) -> usize {
    (0..5).map(|_| counted::<G>(games)).min().unwrap()
}

fn counted<G: Search>(games: u32) -> usize {
    let mut rng = Seed::from_number(1).play_rng();
    let mut count = 0;
    for seats in G::SEATS.filter_map(SeatCount::new) {
        let options = G::defaults(seats);
        let region = Region::new(COUNTING);
        for _ in 0..games {
            let mut game = G::start(&options, seats).unwrap();
            playout(&mut game, &mut rng).unwrap();
            game.standing().unwrap();
        }
        let change = region.change();
        count += change.allocations + change.reallocations;
    }
    count
}

#[test]
fn a_playout_allocates_nothing() {
    // That the counter counts is part of the test.
    let region = Region::new(COUNTING);
    drop(std::hint::black_box(vec![1]));
    assert!(region.change().allocations >= 1);
    assert_eq!(allocations::<Totemo>(200), 0);
    assert_eq!(allocations::<Totem>(200), 0);
}
