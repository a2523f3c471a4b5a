//! Checking a record: replaying it from the rules.

use crate::{BadMatch, Match, Setup};
use serde::Serialize;
use stapel_core::{
    Cause, FORMAT, Game, Record, Refusal, Rule, SeatSet, Seed, Standing, Turn, VERSION,
};
use thiserror::Error;

/// What is wrong with a record. Events are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "bad", rename_all = "snake_case")]
pub enum BadRecord<E: std::fmt::Debug, I: Refusal> {
    /// It is not such a record at all.
    #[error("this is no {FORMAT}, version {VERSION}, of {game}")]
    Format {
        /// The game that it should be of.
        game: &'static str,
    },
    /// Nobody could have sat down to this.
    #[error(transparent)]
    Table {
        /// Why not.
        why: BadMatch,
    },
    /// An event that the rules forbid.
    #[error("event {index}: {why} ({rule})")]
    Illegal {
        /// The event's number.
        index: usize,
        /// The rule it breaks.
        rule: Rule,
        /// Why the rules forbid it.
        why: I,
        /// What was expected.
        expected: Expected<E>,
    },
    /// An event other than the one that follows by the rules.
    #[error("event {index} is not what follows by the rules ({rule})")]
    Wrong {
        /// The event's number.
        index: usize,
        /// The rule it breaks.
        rule: Rule,
        /// What was expected.
        expected: Expected<E>,
    },
    /// An event is missing.
    #[error("event {index} is missing ({rule})")]
    Missing {
        /// Where it should be.
        index: usize,
        /// The rule it breaks.
        rule: Rule,
        /// What was expected.
        expected: Expected<E>,
    },
    /// Scores or winners are wrong.
    #[error("the result is wrong ({rule})")]
    Result {
        /// The rule it breaks.
        rule: Rule,
        /// What it should be; none while the game runs.
        expected: Option<Standing>,
    },
}

/// What should have been there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Expected<E> {
    /// This event.
    Event(E),
    /// An action of one of these seats.
    Seats(SeatSet),
    /// A draw or a deal.
    Fate,
    /// Nothing: the game was over.
    Nothing,
}

impl<E> From<Turn> for Expected<E> {
    fn from(turn: Turn) -> Expected<E> {
        match turn {
            Turn::Seats(seats) => Expected::Seats(seats),
            Turn::Fate => Expected::Fate,
            Turn::Over => Expected::Nothing,
        }
    }
}

/// A record being replayed, event by event.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    state: G,
    /// What must come next, in this order, because of what came before.
    due: std::collections::VecDeque<G::Event>,
    done: usize,
}

/// What [`Replay::feed`] finds wrong.
pub type Breach<G> = BadRecord<<G as Game>::Event, <G as Game>::Illegal>;

impl<G: Game> Replay<G> {
    /// From the start of a game.
    #[must_use]
    pub fn new(state: G) -> Replay<G> {
        Replay { state, due: [].into(), done: 0 }
    }

    /// The state after the events so far and all that must follow from them.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The next event.
    ///
    /// # Errors
    /// If it is not allowed, or not what must come.
    pub fn feed(&mut self, event: &G::Event) -> Result<(), Breach<G>> {
        let index = self.done;
        if self.due.is_empty() {
            let expected = Expected::from(self.state.turn());
            let mut log = Vec::new();
            let done = match self.state.cause(event) {
                Cause::Act(seat, action) => self.state.act(seat, action, &mut log),
                Cause::Befall(fate) => self.state.befall(fate, &mut log),
                Cause::Follows => {
                    let rule = G::breach(event, None);
                    return Err(BadRecord::Wrong { index, rule, expected });
                }
            };
            if let Err(why) = done {
                return Err(BadRecord::Illegal { index, rule: why.rule(), why, expected });
            }
            self.due.extend(log);
        }
        match self.due.pop_front() {
            Some(due) if due == G::tidy(event.clone()) => {
                self.done += 1;
                Ok(())
            }
            Some(due) => {
                let rule = G::breach(event, Some(&due));
                Err(BadRecord::Wrong { index, rule, expected: Expected::Event(due) })
            }
            // An input that logs nothing can't have been behind a line of the record.
            None => {
                let expected = Expected::from(self.state.turn());
                Err(BadRecord::Wrong { index, rule: G::breach(event, None), expected })
            }
        }
    }

    /// No event more.
    ///
    /// # Errors
    /// If something must still follow from the last one.
    pub fn finish(mut self) -> Result<G, Breach<G>> {
        match self.due.pop_front() {
            None => Ok(self.state),
            Some(due) => {
                let rule = G::breach(&due, None);
                let expected = Expected::Event(due);
                Err(BadRecord::Missing { index: self.done, rule, expected })
            }
        }
    }
}

/// Replays a record from the rules. Gives the state it ends in.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn replay<G: Game>(record: &Record<G::Options, G::Event>) -> Result<G, Breach<G>> {
    let head = (record.format.as_str(), record.version, record.game.as_str());
    if head != (FORMAT, VERSION, G::NAME) {
        return Err(BadRecord::Format { game: G::NAME });
    }
    let setup = Setup {
        options: record.options.clone(),
        players: record.players.clone(),
        // Nothing is left to chance when a game is replayed.
        seed: Seed::from_number(0),
        first: None,
    };
    let blank: Match<G> = Match::blank(setup).map_err(|why| BadRecord::Table { why })?;
    let mut replay = Replay::new(blank.state);
    record.events.iter().try_for_each(|event| replay.feed(event))?;
    let state = replay.finish()?;
    if record.result != state.standing() {
        return Err(BadRecord::Result { rule: G::WINNER, expected: state.standing() });
    }
    Ok(state)
}
