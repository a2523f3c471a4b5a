//! A game at a table, whichever it is.

use crate::{Mind, Rejection};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use stapel_core::{Chance, Game, Seat, SeatSet, Seed, Standing, Viewer};
use stapel_protocol::{Raw, WoodInfo};
use stapel_table::{Match, Setup, Undo, UndoRefused, Witnessed};
use std::any::Any;

/// A game at a table. What players do comes in as JSON; what goes out was written for one viewer, except for the record.
pub trait Play: Send + Sync {
    /// Who is to do something now.
    fn due(&self) -> SeatSet;

    /// Whether the game is finished.
    fn is_over(&self) -> bool;

    /// How many events there are.
    fn events(&self) -> usize;

    /// The start player of the game, once that is known.
    fn starter(&self) -> Option<Seat>;

    /// The points so far, by seat; none for seats that are not there.
    fn so_far(&self) -> [i32; Seat::MAX];

    /// The scores and winners, once it is over.
    fn standing(&self) -> Option<Standing>;

    /// Where the game's chance comes from.
    fn seed(&self) -> Seed;

    /// A seat does something.
    ///
    /// # Errors
    /// If it is no action, or the rules forbid it. Then nothing has changed.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Rejection>;

    /// Whether a seat may undo its last decision, and whether others could have seen that.
    ///
    /// # Errors
    /// If it may not.
    fn may_undo(&self, seat: Seat, policy: Undo) -> Result<Witnessed, UndoRefused>;

    /// Undoes a seat's last decision.
    ///
    /// # Errors
    /// If it can't be undone. Then nothing has changed.
    fn undo(&mut self, seat: Seat, policy: Undo) -> Result<(), UndoRefused>;

    /// Writes what one viewer may know of the game now as JSON.
    ///
    /// # Errors
    /// If it can't be written.
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) -> Result<(), serde_json::Error>;

    /// Writes what one viewer may know of the events from this one on as a JSON list.
    ///
    /// # Errors
    /// If it can't be written.
    fn write_seen(
        &self,
        viewer: Viewer,
        from: usize,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error>;

    /// The omniscient record, as text.
    fn record(&self) -> String;

    /// The record as one viewer may know it: hidden blocks and cards are null.
    fn record_seen(&self, viewer: Viewer) -> String;

    /// What a bot needs to decide for a seat, or to advise it.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;

    /// The same as a game that is played by hand, if it is one.
    fn by_hand(&self) -> Option<&dyn PlayByHand> {
        None
    }

    /// The same, to move a hand in it.
    fn by_hand_mut(&mut self) -> Option<&mut dyn PlayByHand> {
        None
    }
}

impl dyn Play + '_ {
    /// What one viewer may know of the game now.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn view(&self, viewer: Viewer) -> Result<Raw, serde_json::Error> {
        text_of(|to| self.write_view(viewer, to))
    }

    /// What one viewer may know of the events from this one on: a list.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn seen(&self, viewer: Viewer, from: usize) -> Result<Raw, serde_json::Error> {
        text_of(|to| self.write_seen(viewer, from, to))
    }
}

fn text_of(
    write: impl FnOnce(&mut Vec<u8>) -> Result<(), serde_json::Error>,
) -> Result<Raw, serde_json::Error> {
    let mut text = Vec::new();
    write(&mut text)?;
    let text = String::from_utf8(text).map_err(serde::de::Error::custom)?;
    Raw::from_text(text)
}

/// A game that is played by hand on simulated wood: one hand at a time moves in a pile.
pub trait PlayByHand {
    /// Samples of the hand that is due come in, and are judged at once. `first` is the tick of the first one, `now` is in
    /// milliseconds.
    ///
    /// # Errors
    /// If no hand of this seat is due, or these are not its next samples, or they come faster than time passes. The samples
    /// before the wrong one count.
    fn feed(
        &mut self,
        seat: Seat,
        attempt: u32,
        first: u32,
        samples: &[u8],
        now: u64,
    ) -> Result<Fed, Rejection>;

    /// A whole hand is done: samples as in a record, in base64. Gives what came of it.
    ///
    /// # Errors
    /// If no such hand is due, or it comes to nothing. Then nothing has changed.
    fn hand(&mut self, seat: Seat, samples: &str) -> Result<HandReport, Rejection>;

    /// The same, where it is known what came of it: the pile is laid later, by [`PlayByHand::lay`].
    ///
    /// # Errors
    /// If no such hand is due. Then nothing has changed.
    fn believe(&mut self, seat: Seat, samples: &str, report: &HandReport) -> Result<(), Rejection>;

    /// Whether a hand of which this came can be believed, without moving it again.
    fn can_believe(&self, report: &HandReport) -> bool;

    /// The pile as the hands left it that were believed.
    ///
    /// # Errors
    /// If it is no pile of this game.
    fn lay(&mut self, pile: StoredPile) -> Result<(), Rejection>;

    /// A snapshot of the pile at rest, before the hand that is in it now.
    ///
    /// # Errors
    /// If it can't be written.
    fn pile(&self) -> Result<Vec<u8>, Rejection>;

    /// Bytes of a hand or a pile as the text that is stored of them.
    fn text_of(&self, bytes: &[u8]) -> String;

    /// The bytes that such a text stands for, if it is one.
    fn bytes_of(&self, text: &str) -> Option<Vec<u8>>;

    /// How long a hand of these samples (in base64) moves, in milliseconds; 0 if they can't be read.
    fn hand_time(&self, samples: &str) -> u64;

    /// Hands so far in this game: the number of the one that is in the pile, or comes next.
    fn attempts(&self) -> u32;

    /// Whose hand is in the pile, and its samples so far.
    fn live(&self) -> Option<(Seat, Vec<u8>)>;

    /// The attempt and the tick that the next sample must be of.
    fn expects(&self) -> (u32, u32);

    /// The round whose pile no hand has been in yet: everybody needs it.
    fn fresh_round(&self) -> Option<u8>;

    /// What is said of the pile with every update.
    fn info(&self) -> WoodInfo;
}

/// A pile that was read from what was stored of it ([`Records::stored_pile`](crate::Records::stored_pile)): what is in it
/// is known to its game alone.
pub type StoredPile = Box<dyn Any>;

/// What came of samples that were sent in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fed {
    /// The tick of the first sample that was new.
    pub first: u32,
    /// The samples that were new, to be passed on.
    pub samples: Vec<u8>,
    /// The whole hand in base64, once it is done: to be stored.
    pub done: Option<String>,
}

/// What came of a hand, as the game writes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HandReport(Box<RawValue>);

impl HandReport {
    /// A report as JSON.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn of(report: &impl Serialize) -> Result<HandReport, serde_json::Error> {
        serde_json::value::to_raw_value(report).map(HandReport)
    }

    /// The report that it stands for.
    ///
    /// # Errors
    /// If it is no such report.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }
}

impl PartialEq for HandReport {
    fn eq(&self, other: &HandReport) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for HandReport {}

/// Starts a match with these options.
///
/// # Errors
/// If nobody can sit down to it like this.
pub fn begin<G: Chance>(
    options: &Raw,
    players: Vec<String>,
    seed: Seed,
    first: Option<Seat>,
) -> Result<Match<G>, Rejection> {
    let options = options.read().map_err(|_| Rejection::BadSetup)?;
    Ok(Match::start(Setup { options, players, seed, first })?)
}

/// The record of a match as one viewer may know it; `seen` is the list of its events as that viewer saw them.
#[must_use]
pub fn record_seen<G: Game>(game: &Match<G>, viewer: Viewer, seen: Raw) -> String {
    let setup = game.setup();
    let options = Raw::of(&setup.options).ok();
    let seen = SeenRecord {
        format: "stapel-record-seen",
        version: stapel_core::VERSION,
        game: G::NAME,
        options: options.as_ref(),
        players: &setup.players,
        viewer: viewer.seat(),
        events: &seen,
        result: game.standing(),
    };
    serde_json::to_string(&seen).unwrap_or_default()
}

#[derive(Serialize)]
struct SeenRecord<'a> {
    format: &'a str,
    version: u32,
    game: &'a str,
    options: Option<&'a Raw>,
    players: &'a [String],
    viewer: Option<Seat>,
    events: &'a Raw,
    result: Option<Standing>,
}
