//! Whole turns: a placement, and the bonus placements that may follow it (TO-14).

use super::reply;
use stapel_core::{Game, Seat, Turn};
use stapel_totemo::{Action, Totemo};

/// A turn that the seat can take: at most three placements, or something else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole {
    pub(crate) first: Action,
    then: [Option<Action>; 2],
    /// A first guess at its worth, in points.
    pub(crate) worth: f64,
}

impl Whole {
    /// Takes the turn, in a state that offers it.
    pub(crate) fn take(&self, state: &mut Totemo, seat: Seat) -> Option<()> {
        state.act(seat, self.first, &mut ()).ok()?;
        for &action in self.then.iter().flatten() {
            state.act(seat, action, &mut ()).ok()?;
        }
        Some(())
    }
}

/// All turns of the seat that is to act, the most promising first, at most so many; returning and
/// stopping are always among them.
pub(crate) fn whole_turns(state: &Totemo, seat: Seat, most: usize) -> Vec<Whole> {
    let mut turns = Vec::new();
    extend(state, seat, &mut Vec::new(), 0.0, &mut turns);
    // Stable: the order in which turns are found decides between equal ones.
    turns.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let other = other_action(state);
    let always = turns.iter().position(|turn| turn.first == other);
    if let Some(at) = always.filter(|&at| at >= most) {
        turns.swap(at, most.saturating_sub(1));
    }
    turns.truncate(most.max(1));
    turns
}

fn other_action(state: &Totemo) -> Action {
    match state.phase() {
        stapel_totemo::Phase::Extra => Action::Stop,
        stapel_totemo::Phase::Move
        | stapel_totemo::Phase::Draw { .. }
        | stapel_totemo::Phase::Bonus
        | stapel_totemo::Phase::First
        | stapel_totemo::Phase::Hand { .. }
        | stapel_totemo::Phase::Redraw { .. }
        | stapel_totemo::Phase::Over => Action::Return,
    }
}

fn extend(
    state: &Totemo,
    seat: Seat,
    so_far: &mut Vec<Action>,
    points: f64,
    into: &mut Vec<Whole>,
) {
    let mut placements = Vec::with_capacity(75);
    reply::each(state, seat, |placement| placements.push(placement));
    for placement in placements {
        let action = Action::Place { block: placement.block, hole: placement.hole };
        let scored = f64::from(state.board().points(placement.block, placement.hole));
        let mut after = *state;
        if after.act(seat, action, &mut ()).is_err() {
            continue;
        }
        so_far.push(action);
        if matches!(after.turn(), Turn::Seats(_)) && so_far.len() < 3 {
            extend(&after, seat, so_far, points + scored, into);
        } else {
            into.push(whole(so_far, points + scored));
        }
        so_far.pop();
    }
    // Stopping a chain, or returning all three.
    so_far.push(other_action(state));
    into.push(whole(so_far, points));
    so_far.pop();
}

fn whole(actions: &[Action], worth: f64) -> Whole {
    let at = |i: usize| actions.get(i).copied();
    Whole { first: at(0).unwrap_or(Action::Stop), then: [at(1), at(2)], worth }
}
