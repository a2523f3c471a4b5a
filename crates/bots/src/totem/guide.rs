//! How a search of Totem goes on where its tree ends, and what it takes the others for.

use super::{
    choice::{self, Mood, Table},
    play,
    value::Judge,
};
use crate::ismcts::{Guide, WIN};
use stapel_core::{Game, PlayRng, Search, Seat, Turn, below};
use stapel_totem::{Action, Phase, Totem};

/// What players in thought are like.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// By how much they misjudge a choice, in tenths of a point.
    pub whim: u32,
    /// Of a hundred choices or plays, how many are made blindly.
    pub blind_choices: u32,
    /// See above.
    pub blind_plays: u32,
}

impl Habits {
    pub(crate) const USUAL: Habits = Habits { whim: 40, blind_choices: 25, blind_plays: 50 };
}

/// Players who do what seems best at a glance, most of the time, until the round is over.
pub(crate) struct Sensible<'a> {
    /// The round that is searched.
    pub(crate) round: u8,
    /// Who says what the rest of the game is worth.
    pub(crate) judge: Judge<'a>,
    pub(crate) habits: Habits,
}

impl Sensible<'_> {
    fn act(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        let blind = match state.phase() {
            Phase::Choose => self.habits.blind_choices,
            Phase::Play => self.habits.blind_plays,
            Phase::First | Phase::Deal { .. } | Phase::Over => 0,
        };
        if below(rng, 100) < blind {
            state.pick(seat, rng)
        } else {
            glance(state, seat, Mood { whim: self.habits.whim }, rng)
        }
    }
}

impl Guide<Totem> for Sensible<'_> {
    fn other(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        self.act(state, seat, rng)
    }

    fn ends(&self, state: &Totem) -> bool {
        state.round() != self.round
    }

    fn finish(&self, state: &mut Totem, rng: &mut PlayRng) -> Option<()> {
        while let (Turn::Seats(acting), false) = (state.turn(), self.ends(state)) {
            let seat = acting.first()?;
            let action = self.act(state, seat, rng)?;
            state.act(seat, action, &mut ()).ok()?;
        }
        Some(())
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
