//! A match of any game, spoken to in JSON: for whoever serves tables without knowing the games.

use crate::{GameId, json::json};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use stapel_core::{Chance, Refusal, Seat, SeatCount, Seed, Standing, Turn, Viewer};
use stapel_table::{BadMatch, Match, Setup, Undo, UndoRefused};
use stapel_totem::Totem;
use stapel_totemo::Totemo;
use thiserror::Error;

/// A match of one of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyMatch {
    /// Totemo
    Totemo(Box<Match<Totemo>>),
    /// Totem
    Totem(Box<Match<Totem>>),
}

/// Why a match of any game refuses something.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refused {
    /// It is not an action or an option of this game at all.
    #[error("{what}")]
    Malformed {
        /// What is wrong with it.
        what: String,
    },
    /// The match can't begin.
    #[error(transparent)]
    Start {
        /// Why.
        why: BadMatch,
    },
    /// The rules forbid it.
    #[error("{message} ({rule})")]
    Illegal {
        /// The rule that stands against it.
        rule: String,
        /// Why, as data.
        why: Value,
        /// Why, in English.
        message: String,
    },
}

/// Does the same for whichever game it is.
macro_rules! each {
    ($any:expr, $game:ident => $what:expr) => {
        match $any {
            AnyMatch::Totemo($game) => $what,
            AnyMatch::Totem($game) => $what,
        }
    };
}

fn malformed(error: &serde_json::Error) -> Refused {
    Refused::Malformed { what: error.to_string() }
}

fn start<G: Chance>(
    options: Option<Value>,
    players: Vec<String>,
    seed: Seed,
    first: Option<Seat>,
) -> Result<Box<Match<G>>, Refused> {
    let found = players.len();
    let seats = u8::try_from(found).ok().and_then(SeatCount::new);
    let seats = seats.ok_or(Refused::Start { why: BadMatch::Players { found } })?;
    let options = match options {
        Some(options) => parse(options)?,
        None => G::defaults(seats),
    };
    let started = Match::start(Setup { options, players, seed, first });
    started.map(Box::new).map_err(|why| Refused::Start { why })
}

fn parse<T: DeserializeOwned>(value: Value) -> Result<T, Refused> {
    serde_json::from_value(value).map_err(|error| malformed(&error))
}

fn act<G: Chance>(game: &mut Match<G>, seat: Seat, action: Value) -> Result<usize, Refused> {
    let action = parse(action)?;
    let events = game.act(seat, action).map_err(|why| Refused::Illegal {
        rule: why.rule().to_string(),
        message: why.to_string(),
        why: json(&why),
    })?;
    Ok(events.len())
}

impl AnyMatch {
    /// Begins a match. Without options the table has the defaults.
    ///
    /// # Errors
    /// If players or options can't be played.
    pub fn start(
        game: GameId,
        options: Option<Value>,
        players: Vec<String>,
        seed: Seed,
        first: Option<Seat>,
    ) -> Result<AnyMatch, Refused> {
        match game {
            GameId::Totemo => start(options, players, seed, first).map(AnyMatch::Totemo),
            GameId::Totem => start(options, players, seed, first).map(AnyMatch::Totem),
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn game(&self) -> GameId {
        match self {
            AnyMatch::Totemo(_) => GameId::Totemo,
            AnyMatch::Totem(_) => GameId::Totem,
        }
    }

    /// What it waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        each!(self, game => game.turn())
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        each!(self, game => game.seats())
    }

    /// A seat does something. Gives how many events came of it.
    ///
    /// # Errors
    /// If it is no action, or the rules forbid it. Then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: Value) -> Result<usize, Refused> {
        each!(self, game => act(game, seat, action))
    }

    /// What one viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Value {
        each!(self, game => json(&game.view(viewer)))
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> usize {
        each!(self, game => game.events().len())
    }

    /// What one viewer may know of the events from this one on.
    #[must_use]
    pub fn seen(&self, viewer: Viewer, from: usize) -> Vec<Value> {
        each!(self, game => game.seen(viewer, from).map(|event| json(&event)).collect())
    }

    /// Takes back a seat's last decision. Gives how many events are left.
    ///
    /// # Errors
    /// If the policy or the course of the game forbids it. Then nothing has changed.
    pub fn undo(&mut self, seat: Seat, policy: Undo) -> Result<usize, UndoRefused> {
        each!(self, game => game.undo(seat, policy))
    }

    /// The scores and winners, once it is over.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        each!(self, game => game.standing())
    }

    /// The omniscient record.
    #[must_use]
    pub fn record(&self) -> Value {
        each!(self, game => json(&game.record()))
    }
}
