//! How a search of Totem goes on where its tree ends.

use super::{
    choice::{self, Mood, Table},
    play,
    value::Judge,
};
use crate::ismcts::{Guide, WIN};
use stapel_core::{Game, PlayRng, Search, Seat, Turn, below};
use stapel_totem::{Action, Phase, Totem};

/// Of a hundred plays in thought, how many are made blindly.
const BLIND_PLAYS: u32 = 35;
/// Chances of winning at the end of a round lie far closer together than wins and losses: with more,
/// the tree is mostly trials of what nobody would play, and its means say so.
const CURIOSITY: f32 = 0.07;

/// Players who do what seems best at a glance, most of the time, until the round is over.
pub(crate) struct Sensible<'a> {
    /// The round that is searched.
    pub(crate) round: u8,
    /// Who says what the rest of the game is worth.
    pub(crate) judge: Judge<'a>,
}

impl Guide<Totem> for Sensible<'_> {
    fn other(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        state.pick(seat, rng)
    }

    fn ends(&self, state: &Totem) -> bool {
        state.round() != self.round
    }

    fn finish(&self, state: &mut Totem, rng: &mut PlayRng) -> Option<()> {
        while let (Turn::Seats(acting), false) = (state.turn(), self.ends(state)) {
            let seat = acting.first()?;
            let blind = below(rng, 100) < BLIND_PLAYS;
            let action = if blind { state.pick(seat, rng) } else { play::play(state, seat) };
            state.act(seat, action?, &mut ()).ok()?;
        }
        Some(())
    }

    fn curiosity(&self) -> f32 {
        CURIOSITY
    }

    fn rewards(&self, state: &Totem) -> [u32; Seat::MAX] {
        self.judge.chances(state).map(|chance| (chance * f64::from(WIN)) as u32)
    }
}

/// What a sensible player does at a glance.
pub(crate) fn glance(state: &Totem, seat: Seat, mood: Mood, rng: &mut PlayRng) -> Option<Action> {
    match state.phase() {
        Phase::Choose => {
            let table = Table::of(state, seat);
            let cards = choice::choose(&table, state.stock(seat), mood, rng)?;
            Some(Action::Choose { cards })
        }
        Phase::Play => play::play(state, seat),
        Phase::First | Phase::Deal { .. } | Phase::Over => None,
    }
}
