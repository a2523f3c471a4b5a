//! Counting: how many different sequences of actions there are.

use crate::Lawful;
use stapel_core::{Seed, Turn};

/// The number of different sequences of `depth` actions from a state. What fate brings on the way
/// is drawn from a fixed seed, the same for the same number of actions before it.
///
/// # Panics
/// If the game refuses what it offers.
pub fn perft<G: Lawful>(state: &G, depth: u32, seed: u64) -> u64 {
    let mut state = state.clone();
    let mut fates = 0;
    while state.turn() == Turn::Fate {
        let mut rng = Seed::from_number(seed).stream(u64::from(depth) << 8 | fates);
        let fate = state.sample(&mut rng);
        let happened = fate.map(|fate| state.befall(fate, &mut ()));
        assert!(matches!(happened, Some(Ok(()))), "fate is refused");
        fates += 1;
    }
    let Turn::Seats(waiting) = state.turn() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in waiting.iter() {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        for action in actions {
            let mut after = state.clone();
            assert!(after.act(seat, action, &mut ()).is_ok(), "refused what was offered");
            count += perft(&after, depth - 1, seed);
        }
    }
    count
}
