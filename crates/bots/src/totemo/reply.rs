//! What a sensible player would do at once: most points, and a bonus tile where it can be reached.

use stapel_core::Seat;
use stapel_totemo::{Action, Block, Hand, Hole, Phase, Totemo};

/// A placement and what it seems to be worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement {
    pub(crate) block: Block,
    pub(crate) hole: Hole,
    pub(crate) worth: f64,
}

/// The most that each block of a hand would score now.
fn best_points(state: &Totemo, hand: Hand) -> [(Option<Block>, u16); Hand::FULL] {
    let board = state.board();
    let mut best = [(None, 0); Hand::FULL];
    for (slot, block) in best.iter_mut().zip(hand.iter()) {
        let holes = board.holes(block);
        let points = holes.iter().map(|hole| board.points(block, hole)).max();
        *slot = (points.map(|_| block), points.unwrap_or(0));
    }
    best
}

/// Goes through all placements of a seat. A bonus tile counts as much as the best of the blocks
/// that would be left scores now.
pub(crate) fn each(state: &Totemo, seat: Seat, mut look: impl FnMut(Placement)) {
    let hand = state.hand(seat);
    let (board, track, score) = (state.board(), state.track(), state.score(seat));
    let best = best_points(state, hand);
    let mut before = None;
    for (slot, block) in hand.iter().enumerate() {
        if before.replace(block) == Some(block) {
            continue;
        }
        let others = (0..Hand::FULL).filter(|&other| other != slot);
        let next = others.map(|other| best[other].1).max().unwrap_or(0);
        for hole in board.holes(block).iter() {
            let points = board.points(block, hole);
            let bonus = points > 0 && track.is_bonus(score + points);
            let again = if bonus { next } else { 0 };
            look(Placement { block, hole, worth: f64::from(points + again) });
        }
    }
}

/// The reply of a seat that is to act. Of equally good placements the first.
pub(crate) fn reply(state: &Totemo, seat: Seat) -> Action {
    let mut best: Option<Placement> = None;
    each(state, seat, |placement| {
        if best.is_none_or(|best| placement.worth > best.worth) {
            best = Some(placement);
        }
    });
    match best {
        Some(Placement { block, hole, .. }) => Action::Place { block, hole },
        None if state.phase() == Phase::Extra => Action::Stop,
        None => Action::Return,
    }
}
