//! Taking back.

use crate::{Match, Replay};
use serde::Serialize;
use stapel_core::{Cause, Chance, Seat, Turn};
use thiserror::Error;

/// How far a table lets a player take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Never past something drawn or revealed, never after another player has acted.
    Strict,
    /// Back to the player's last decision, whatever happened since: for a game against bots.
    Free,
}

/// Why a player can't take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum UndoRefused {
    /// The player has not decided anything yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Something was drawn or revealed since.
    #[error("something was drawn or revealed since")]
    Revealed,
    /// Another player has acted since.
    #[error("another player has acted since")]
    OthersActed,
}

/// Whether others could have seen what is to be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Witnessed {
    /// They could.
    Yes,
    /// It is a secret choice, and not all have chosen.
    No,
}

/// One input of a match: where in the log its events begin, and whose it was.
struct Step {
    at: usize,
    seat: Option<Seat>,
    /// Whether others were still to choose at the same time. (The last to choose sets the round
    /// in motion.)
    secret: bool,
}

impl<G: Chance> Match<G> {
    /// Takes back the seat's last decision. Gives how many events are left.
    ///
    /// A secret choice can be changed until all have chosen: it alone is taken out, and the others'
    /// choices stay (the order in which they came makes no difference).
    ///
    /// # Errors
    /// If the table's policy or the course of the game forbids it. Then nothing has changed.
    pub fn undo(&mut self, seat: Seat, policy: Undo) -> Result<usize, UndoRefused> {
        let (events, _) = self.without_last(seat, policy)?;
        let mut back = Match::blank(self.setup.clone()).map_err(|_| UndoRefused::Nothing)?;
        let mut replay = Replay::new(back.state);
        for event in &events {
            replay.feed(event).map_err(|_| UndoRefused::Nothing)?;
        }
        back.state = replay.finish().map_err(|_| UndoRefused::Nothing)?;
        back.events = events;
        *self = back;
        Ok(self.events.len())
    }

    /// Whether the seat's last decision could be taken back, and whether others could have seen it.
    ///
    /// # Errors
    /// If the table's policy or the course of the game forbids it.
    pub fn may_undo(&self, seat: Seat, policy: Undo) -> Result<Witnessed, UndoRefused> {
        self.without_last(seat, policy).map(|(_, witnessed)| witnessed)
    }

    /// The log without the seat's last decision.
    fn without_last(
        &self,
        seat: Seat,
        policy: Undo,
    ) -> Result<(Vec<G::Event>, Witnessed), UndoRefused> {
        let steps = self.steps();
        let last = steps.iter().rposition(|step| step.seat == Some(seat));
        let last = last.ok_or(UndoRefused::Nothing)?;
        let step = &steps[last];
        let since = &steps[last + 1..];
        let mut events = self.events.clone();
        if step.secret && since.iter().all(|later| later.secret) {
            let end = since.first().map_or(events.len(), |next| next.at);
            events.drain(step.at..end);
            return Ok((events, Witnessed::No));
        }
        let told = events[step.at..].iter().any(G::reveals);
        match policy {
            Undo::Strict if told || since.iter().any(|later| later.seat.is_none()) => {
                Err(UndoRefused::Revealed)
            }
            Undo::Strict if !since.is_empty() => Err(UndoRefused::OthersActed),
            Undo::Strict | Undo::Free => {
                events.truncate(step.at);
                Ok((events, Witnessed::Yes))
            }
        }
    }

    /// The inputs behind the log.
    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let Ok(blank) = Match::<G>::blank(self.setup.clone()) else { return steps };
        let mut state = blank.state;
        let mut log: Vec<G::Event> = Vec::new();
        while let Some(event) = self.events.get(log.len()) {
            let at = log.len();
            let secret = matches!(state.turn(), Turn::Seats(seats) if seats.len() > 1);
            let (seat, done) = match state.cause(event) {
                Cause::Act(seat, action) => (Some(seat), state.act(seat, action, &mut log)),
                Cause::Befall(fate) => (None, state.befall(fate, &mut log)),
                Cause::Follows => return steps,
            };
            if done.is_err() || log.len() == at {
                return steps;
            }
            steps.push(Step { at, seat, secret });
        }
        steps
    }
}
