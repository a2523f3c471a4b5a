//! What is offered is accepted, everything else is refused, and a refusal changes nothing.

use crate::Lawful;
use stapel_core::{Seat, Turn};
use std::collections::BTreeSet;

/// Every action of the whole action space, by every seat: accepted if and only if it, or one that
/// makes no difference to it, is offered; and refused ones leave everything as it was.
///
/// # Panics
/// If it is not so.
pub fn offered_is_accepted<G: Lawful>(state: &G) {
    let space = G::action_space(state.seats());
    let waiting = match state.turn() {
        Turn::Seats(seats) => seats,
        Turn::Fate | Turn::Over => stapel_core::SeatSet::EMPTY,
    };
    for seat in (0..Seat::MAX as u8).filter_map(Seat::new) {
        let offered = offers(state, seat);
        assert_eq!(!offered.is_empty(), waiting.has(seat), "offers go to those who are asked");
        let known: BTreeSet<_> = space.iter().copied().collect();
        assert!(offered.iter().all(|action| known.contains(action)), "the space is too small");
        for &action in &space {
            let mut after = state.clone();
            let accepted = after.act(seat, action, &mut ()).is_ok();
            let wanted = offered.contains(&state.canonical(action));
            assert_eq!(accepted, wanted, "{seat:?} {action:?} in {state:?}");
            assert!(accepted || after == *state, "{action:?} was refused and changed something");
        }
    }
}

/// The offers to a seat, which must be sorted and different.
fn offers<G: Lawful>(state: &G, seat: Seat) -> BTreeSet<G::Action> {
    let mut list = Vec::new();
    // A seat that is not at the table has nothing; games need not look it up.
    if state.seats().has(seat) {
        state.actions(seat, &mut list);
    }
    assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "not sorted: {list:?}");
    list.into_iter().collect()
}

/// What fate can't bring now is refused, and changes nothing: every fate of other states.
///
/// # Panics
/// If it is not so.
pub fn refusals_change_nothing<G: Lawful>(state: &G, fates: &[G::Fate]) {
    for fate in fates {
        let mut after = state.clone();
        let mut log = Vec::new();
        if after.befall(fate.clone(), &mut log).is_err() {
            assert!(after == *state, "{fate:?} was refused and changed something");
            assert!(log.is_empty(), "{fate:?} was refused and logged something");
        } else {
            assert_eq!(state.turn(), Turn::Fate, "{fate:?} happened out of turn");
        }
    }
}
