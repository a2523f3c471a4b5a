//! The order in which simultaneous choices arrive does not matter.

use crate::Lawful;
use stapel_core::{Seat, Seed, Turn};

/// Where several seats choose at the same time: every order of their choices ends in the same
/// state, with the same views, and none is offered anything else because of another's choice.
///
/// # Panics
/// If it does not.
pub fn order_does_not_matter<G: Lawful>(state: &G, seed: u64) {
    let Turn::Seats(waiting) = state.turn() else { return };
    if waiting.len() < 2 {
        return;
    }
    let mut rng = Seed::from_number(seed).play_rng();
    let choices: Vec<(Seat, G::Action)> =
        waiting.iter().filter_map(|seat| state.pick(seat, &mut rng).map(|a| (seat, a))).collect();
    let mut ends: Vec<G> = Vec::new();
    for order in permutations(&choices) {
        let mut after = state.clone();
        for (seat, action) in order {
            let mut before = Vec::new();
            state.actions(seat, &mut before);
            let mut now = Vec::new();
            after.actions(seat, &mut now);
            assert_eq!(before, now, "another's choice changed what {seat:?} is offered");
            if let Err(why) = after.act(seat, action, &mut ()) {
                panic!("{seat:?} {action:?}: {why}");
            }
        }
        ends.push(after);
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "the order made a difference");
}

fn permutations<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, item) in items.iter().enumerate() {
        let rest: Vec<T> = [&items[..i], &items[i + 1..]].concat();
        for mut order in permutations(&rest) {
            order.insert(0, item.clone());
            all.push(order);
        }
    }
    all
}
