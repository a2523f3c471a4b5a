//! What a game lets bots do among themselves, whichever it is.

use crate::Program;
use stapel_bots::Level;
use stapel_core::{BadOptions, SeatCount, Seed, Standing};
use std::time::Duration;
use thiserror::Error;

/// What a game lets bots do among themselves.
pub trait Lab: Send + Sync {
    /// Whether a bot of this level can sit down to it; none stands for an outside program.
    fn seats(&self, bot: Option<Level>) -> bool;

    /// A place where bots play with these options, as the game writes them.
    ///
    /// # Errors
    /// If they are no options of it, or can't be played by so many.
    fn hall(&self, options: &str, seats: SeatCount) -> Result<Box<dyn Hall>, BadHall>;

    /// Plays random games, always the same ones in the same order, many between two questions whether to go on. None if the
    /// game can't be played without its wood.
    ///
    /// # Errors
    /// If it can't be played by so many.
    fn playouts(
        &self,
        seats: SeatCount,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Result<Playouts, BadOptions>>;

    /// Searches one decision of a random game after another with a plain search, as long as it may go on. Gives the
    /// iterations. None if the game has no such search.
    ///
    /// # Errors
    /// If it can't be played by so many.
    fn search(
        &self,
        seats: SeatCount,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Result<u64, BadOptions>>;

    /// Writes its bots' golden decisions, a line each (`stapel_bots::golden`).
    fn golden(&self, _lines: &mut String) {}

    /// The piles of wood whose speed can be measured.
    fn piles(&self) -> &'static [&'static dyn Pile] {
        &[]
    }
}

/// Games with the same options and the same number of seats.
pub trait Hall: Send + Sync {
    /// Plays one game to its end.
    ///
    /// # Errors
    /// If it can't be played to its end: then the game is broken.
    fn play(&self, round: Round<'_>, bots: &mut [Bot<'_>]) -> Result<Sat, Broken>;
}

/// One game to be played.
pub struct Round<'a> {
    /// The players' names, in seat order.
    pub players: Vec<String>,
    /// Where the game's chance comes from.
    pub deal: Seed,
    /// Where the bots' chance comes from.
    pub chance: Seed,
    /// How long an outside program may think over a decision.
    pub allowed: Duration,
    /// Whether the record is wanted.
    pub keeps_record: bool,
    /// Receives what can be clocked of hands on wood.
    pub clock: &'a mut dyn FnMut(Moment),
}

/// A bot that sits at a table.
pub enum Bot<'a> {
    /// One of our own.
    Level(Level),
    /// A program of somebody else's.
    Program(&'a mut dyn Program),
}

/// What can be clocked of a hand on wood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A bot begins to think.
    Thinks,
    /// It has made up its mind.
    Decided {
        /// Ticks of wood that it moved in its mind while it planned.
        thought: u32,
        /// Ticks for which its hand will move.
        hand: usize,
    },
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Sat {
    /// The scores and winners.
    pub standing: Standing,
    /// How many decisions it took.
    pub decisions: u64,
    /// By seat: how long each decision took. Nothing where hands are clocked.
    pub times: Vec<Vec<Duration>>,
    /// By seat: what hands on wood did; nothing in a game without.
    pub hands: Vec<Hands>,
    /// The omniscient record as one line, if it is wanted.
    pub record: Option<String>,
}

/// What the hand of a seat did in a game.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Hands {
    /// Its turns.
    pub turns: u64,
    /// Turns in which something fell.
    pub with_a_fall: u64,
    /// Sticks that fell.
    pub fallen: u64,
}

/// What random games added up to.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// Games.
    pub games: u64,
    /// Decisions of players.
    pub moves: u64,
    /// Points of all players.
    pub points: i64,
}

/// A pile of wood whose speed can be measured.
pub trait Pile: Send + Sync {
    /// What options call it.
    fn name(&self) -> &'static str;

    /// Moves it for so many simulated seconds: solver steps in a second, and how many times faster than real time.
    ///
    /// # Errors
    /// If it would not stand.
    fn speed(&self, seconds: u32) -> Result<(f64, f64), Broken>;
}

/// Why no game can begin.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadHall {
    /// These are no options of the game.
    #[error("{what}")]
    Unreadable {
        /// What is wrong with them.
        what: String,
    },
    /// The options can't be played.
    #[error(transparent)]
    Options(#[from] BadOptions),
}

/// A game that broke its own rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what}")]
pub struct Broken {
    /// What went wrong.
    pub what: String,
}

impl Broken {
    /// From what went wrong.
    pub fn new(why: impl std::fmt::Display) -> Broken {
        Broken { what: why.to_string() }
    }
}
