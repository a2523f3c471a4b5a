//! How a search of Totem goes on where its tree ends, and what it takes the others for.

use super::{
    choice::{self, Mood, Table},
    play,
};
use crate::{
    chances,
    ismcts::{Guide, WIN},
};
use stapel_core::{Game, PlayRng, Search, Seat, Turn, below};
use stapel_totem::{Action, Phase, Totem};

/// How unpredictable players are taken to be.
const OTHERS: Mood = Mood { whim: 40 };
/// Of a hundred choices or plays in thought, how many are made blindly.
const BLIND_CHOICES: u32 = 25;
const BLIND_PLAYS: u32 = 50;

/// Players who do what seems best at a glance, most of the time.
pub(crate) struct Sensible {
    /// The round that is searched; the rest of the game is played at a glance.
    pub(crate) round: u8,
}

impl Sensible {
    fn act(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        let blind = match state.phase() {
            Phase::Choose => BLIND_CHOICES,
            Phase::Play => BLIND_PLAYS,
            Phase::First | Phase::Deal { .. } | Phase::Over => 0,
        };
        if below(rng, 100) < blind {
            state.pick(seat, rng)
        } else {
            glance(state, seat, OTHERS, rng)
        }
    }
}

impl Guide<Totem> for Sensible {
    fn other(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        self.act(state, seat, rng)
    }

    fn ends(&self, state: &Totem) -> bool {
        state.round() != self.round
    }

    /// Plays this game on to its end; the next game of a series is another story.
    fn finish(&self, state: &mut Totem, rng: &mut PlayRng) -> Option<()> {
        while let Turn::Seats(acting) = state.turn() {
            let seat = acting.first()?;
            let action = self.act(state, seat, rng)?;
            state.act(seat, action, &mut ()).ok()?;
        }
        Some(())
    }

    fn reward(&self, state: &Totem, seat: Seat) -> u32 {
        let lead = chances::lead(state.seats(), seat, |s| f64::from(state.total(s)));
        // Mostly the lead: whether it is a win at the end of a rough game is mostly luck.
        let win = 0.3 * chances::win(lead, 0.0) + 0.7 * chances::win(lead, 25.0);
        (win * f64::from(WIN)) as u32
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
