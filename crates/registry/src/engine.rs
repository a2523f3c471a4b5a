//! What plays a game.

use crate::check::{CheckError, Checked};
use crate::{Play, Rejection, StoredPile};
use stapel_core::{Game, Record, Seat, SeatCount, Seed, Viewer};
use stapel_protocol::{Raw, ReplayFrame};
use stapel_table::{Entry, Replay};

/// What a new game at a table starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlay<'a> {
    /// As [`Engine::options`] gives them.
    pub options: &'a Raw,
    /// The players' names, in seat order.
    pub players: Vec<String>,
    /// Where chance comes from.
    pub seed: Seed,
    /// The start player, if the table picked one.
    pub first: Option<Seat>,
    /// Whether a pile of sticks is set up: not while hands are replayed of which it is known what came of them.
    pub sets_up: bool,
}

/// What plays a game: all that needs its types.
pub trait Engine: Send + Sync {
    /// The usual options of a table, or these as the game writes them.
    ///
    /// # Errors
    /// If these are no options of it, or can't be played by so many.
    fn options(&self, options: Option<&Raw>, seats: SeatCount) -> Result<Raw, Rejection>;

    /// Starts a game, up to the first decision of a player.
    ///
    /// # Errors
    /// If it can't be set up like this.
    fn start(&self, new: NewPlay<'_>) -> Result<Box<dyn Play>, Rejection>;

    /// What it lets bots do among themselves, if it does.
    #[cfg(feature = "lab")]
    fn lab(&self) -> Option<&'static dyn stapel_lab::Lab> {
        None
    }
}

/// What reads a game's records.
pub trait Records: Send + Sync {
    /// A recorded game from one viewer's point of view, frame by frame.
    ///
    /// # Errors
    /// If the text is no record of this game, or breaks its rules.
    fn frames(&self, record: &str, viewer: Viewer) -> Result<Vec<ReplayFrame>, Rejection>;

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    fn check(&self, entry: Entry<'_>) -> Result<Checked, CheckError>;

    /// A pile of a game that is played by hand, from the text that is stored of it.
    ///
    /// # Errors
    /// If it is no pile of this physics, or the game has none.
    fn stored_pile(&self, _text: &str) -> Result<StoredPile, Rejection> {
        Err(Rejection::NoSuchGame)
    }
}

/// [`Engine::options`] for a game of this type.
///
/// # Errors
/// As there.
pub fn options_of<G: Game>(options: Option<&Raw>, seats: SeatCount) -> Result<Raw, Rejection> {
    let options = match options {
        Some(options) => options.read().map_err(|_| Rejection::BadSetup)?,
        None => G::defaults(seats),
    };
    G::start(&options, seats).map_err(Rejection::Options)?;
    Raw::of(&options).map_err(|_| Rejection::BadSetup)
}

/// [`Records::frames`] for a game of this type.
///
/// # Errors
/// As there.
pub fn frames_of<G: Game>(record: &str, viewer: Viewer) -> Result<Vec<ReplayFrame>, Rejection> {
    let record: Record<G::Options, G::Event> =
        serde_json::from_str(record).map_err(|_| Rejection::Impossible)?;
    let seats = u8::try_from(record.players.len()).ok().and_then(SeatCount::new);
    let seats = seats.ok_or(Rejection::Impossible)?;
    let state = G::start(&record.options, seats).map_err(Rejection::Options)?;
    let mut replay = Replay::new(state);
    let mut frames: Vec<ReplayFrame> = Vec::new();
    for event in &record.events {
        let before = replay.state().clone();
        replay.feed(event).map_err(|_| Rejection::Impossible)?;
        let now = replay.state();
        let seen = Raw::of(&now.seen(event, viewer)).map_err(|_| Rejection::Impossible)?;
        let view = Raw::of(&now.view(viewer)).map_err(|_| Rejection::Impossible)?;
        match frames.last_mut() {
            // What follows from the same input belongs to the same frame.
            Some(frame) if before == *now => frame.seen.push(seen),
            Some(_) | None => frames.push(ReplayFrame { seen: vec![seen], view }),
        }
    }
    Ok(frames)
}
