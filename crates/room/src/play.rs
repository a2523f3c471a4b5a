//! A game at the table, whichever it is.

use crate::Refused;
use crate::thought::{Mind, Thought};
use serde::de::DeserializeOwned;
use stapel_core::{Chance, Game, Seat, SeatCount, SeatSet, Seed, Standing, Turn, Viewer};
use stapel_protocol::{Options, Raw, ReplayFrame, SeenEvents, Shown, Title};
use stapel_table::{BadMatch, Match, Setup, Undo, UndoRefused, Witnessed};
#[cfg(feature = "turn")]
use stapel_totem::Totem;
#[cfg(feature = "turn")]
use stapel_totemo::Totemo;

#[cfg(feature = "wood")]
use crate::wood_play::WoodPlay;

/// A game at the table.
#[derive(Clone)]
pub enum Play {
    /// Totemo
    #[cfg(feature = "turn")]
    Totemo(Box<Match<Totemo>>),
    /// Totem
    #[cfg(feature = "turn")]
    Totem(Box<Match<Totem>>),
    /// Tokami, with its wood
    #[cfg(feature = "wood")]
    Tokami(Box<WoodPlay>),
}

/// Does the same for whichever game it is.
macro_rules! each {
    ($play:expr, $game:ident => $what:expr) => {
        match $play {
            #[cfg(feature = "turn")]
            Play::Totemo($game) => $what,
            #[cfg(feature = "turn")]
            Play::Totem($game) => $what,
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => {
                let $game = wood.game();
                $what
            }
        }
    };
}

#[cfg(feature = "turn")]
fn seats(turn: Turn) -> SeatSet {
    match turn {
        Turn::Seats(seats) => seats,
        Turn::Fate | Turn::Over => SeatSet::EMPTY,
    }
}

/// JSON of a value of ours: only maps with keys that are no strings can't be written.
fn raw(value: &impl serde::Serialize) -> Option<Raw> {
    Raw::of(value).ok()
}

pub(crate) fn read<T: DeserializeOwned>(action: &str) -> Result<T, Refused> {
    serde_json::from_str(action).map_err(|_| Refused::Malformed)
}

fn bad_match(why: BadMatch) -> Refused {
    match why {
        BadMatch::Players { .. } | BadMatch::First { .. } => Refused::BadSettings,
        BadMatch::Options(why) => Refused::Options(why),
    }
}

#[cfg(feature = "turn")]
fn act<G: Chance>(game: &mut Match<G>, seat: Seat, action: G::Action) -> Result<(), Refused> {
    let done = game.act(seat, action);
    done.map(|_| ()).map_err(|why| Refused::by_the_rules(G::NAME, &why))
}

pub(crate) fn begin<G: Chance>(
    options: &G::Options,
    players: Vec<String>,
    seed: Seed,
    first: Option<Seat>,
) -> Result<Match<G>, Refused> {
    Match::start(Setup { options: options.clone(), players, seed, first }).map_err(bad_match)
}

/// The usual options of a game, or those that were written down.
///
/// # Errors
/// If these are no options of it, or can't be played by so many.
pub fn start_options(
    game: Title,
    options: Option<&Raw>,
    seats: SeatCount,
) -> Result<Options, Refused> {
    fn of<G: Game>(options: Option<&Raw>, seats: SeatCount) -> Result<G::Options, Refused> {
        let options = match options {
            Some(options) => options.read().map_err(|_| Refused::BadSettings)?,
            None => G::defaults(seats),
        };
        G::start(&options, seats).map_err(Refused::Options)?;
        Ok(options)
    }
    match game {
        #[cfg(feature = "turn")]
        Title::Totemo => of::<Totemo>(options, seats).map(Options::Totemo),
        #[cfg(feature = "turn")]
        Title::Totem => of::<Totem>(options, seats).map(Options::Totem),
        #[cfg(feature = "wood")]
        Title::Tokami => of::<stapel_tokami::Tokami>(options, seats).map(Options::Tokami),
        #[cfg(not(feature = "turn"))]
        Title::Totemo | Title::Totem => Err(Refused::NoSuchGame),
        #[cfg(not(feature = "wood"))]
        Title::Tokami => Err(Refused::NoSuchGame),
    }
}

/// How long a hand moves, in milliseconds.
#[cfg(feature = "wood")]
pub(crate) use crate::wood_play::hand_time;
#[cfg(not(feature = "wood"))]
pub(crate) fn hand_time(_: &str) -> u64 {
    0
}

impl Play {
    pub(crate) fn start(
        options: &Options,
        players: Vec<String>,
        seed: Seed,
        first: Option<Seat>,
        sets_up: bool,
    ) -> Result<Play, Refused> {
        match options {
            #[cfg(feature = "turn")]
            Options::Totemo(options) => {
                begin(options, players, seed, first).map(|game| Play::Totemo(Box::new(game)))
            }
            #[cfg(feature = "turn")]
            Options::Totem(options) => {
                begin(options, players, seed, first).map(|game| Play::Totem(Box::new(game)))
            }
            #[cfg(feature = "wood")]
            Options::Tokami(options) => WoodPlay::start(options, players, seed, first, sets_up)
                .map(|play| Play::Tokami(Box::new(play))),
            #[cfg(not(feature = "turn"))]
            Options::Totemo(_) | Options::Totem(_) => Err(Refused::NoSuchGame),
            #[cfg(not(feature = "wood"))]
            Options::Tokami(_) => {
                let _ = sets_up;
                Err(Refused::NoSuchGame)
            }
        }
    }

    /// Who is to do something now.
    #[must_use]
    pub fn due(&self) -> SeatSet {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => seats(game.turn()),
            #[cfg(feature = "turn")]
            Play::Totem(game) => seats(game.turn()),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => wood.due(),
        }
    }

    /// Whether the game is finished.
    #[must_use]
    pub fn is_over(&self) -> bool {
        each!(self, game => game.turn() == Turn::Over)
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> usize {
        each!(self, game => game.events().len())
    }

    /// The start player of the game.
    #[must_use]
    pub fn starter(&self) -> Option<Seat> {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => Some(game.view(Viewer::Public).obs.first),
            #[cfg(feature = "turn")]
            Play::Totem(game) => Some(game.view(Viewer::Public).first),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => wood.game().view(Viewer::Public).first,
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => {
                let stapel_totemo::Sent(action) = read(action)?;
                act(game, seat, action)
            }
            #[cfg(feature = "turn")]
            Play::Totem(game) => act(game, seat, read(action)?),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => wood.act(seat, action),
        }
    }

    pub(crate) fn may_undo(&self, seat: Seat, policy: Undo) -> Result<Witnessed, Refused> {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => Ok(game.may_undo(seat, policy)?),
            #[cfg(feature = "turn")]
            Play::Totem(game) => Ok(game.may_undo(seat, policy)?),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => Ok(wood.may_undo(seat, policy)?),
        }
    }

    pub(crate) fn undo(&mut self, seat: Seat, policy: Undo) -> Result<(), UndoRefused> {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => game.undo(seat, policy).map(|_| ()),
            #[cfg(feature = "turn")]
            Play::Totem(game) => game.undo(seat, policy).map(|_| ()),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => wood.may_undo(seat, policy).map(|_| ()),
        }
    }

    /// The points so far, by seat; none for seats that are not there.
    #[must_use]
    pub fn so_far(&self) -> [i32; Seat::MAX] {
        let mut points = [0; Seat::MAX];
        each!(self, game => {
            game.seats().seats().for_each(|seat| points[seat.index()] = game.state().so_far(seat));
        });
        points
    }

    /// The scores and winners, once it is over.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        each!(self, game => game.standing())
    }

    /// What one viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Shown {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => Shown::Totemo(Box::new(game.view(viewer))),
            #[cfg(feature = "turn")]
            Play::Totem(game) => Shown::Totem(Box::new(game.view(viewer))),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => Shown::Tokami(Box::new(wood.game().view(viewer))),
        }
    }

    /// Writes the same as JSON, without making it.
    pub(crate) fn write_view(
        &self,
        viewer: Viewer,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error> {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => {
                game.state().write_view(viewer, to);
                Ok(())
            }
            #[cfg(feature = "turn")]
            Play::Totem(game) => serde_json::to_writer(to, &game.view(viewer)),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => serde_json::to_writer(to, &wood.game().view(viewer)),
        }
    }

    /// What one viewer may know of the events from this one on.
    #[must_use]
    pub fn seen(&self, viewer: Viewer, from: usize) -> SeenEvents {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => SeenEvents::Totemo(game.seen(viewer, from).collect()),
            #[cfg(feature = "turn")]
            Play::Totem(game) => SeenEvents::Totem(game.seen(viewer, from).collect()),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => SeenEvents::Tokami(wood.game().seen(viewer, from).collect()),
        }
    }

    /// Writes the same as JSON, without making them.
    pub(crate) fn write_seen(
        &self,
        viewer: Viewer,
        from: usize,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error> {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => {
                let events = game.events().get(from..).unwrap_or_default();
                game.state().write_seen(events, viewer, to);
                Ok(())
            }
            #[cfg(feature = "turn")]
            Play::Totem(_) => serde_json::to_writer(to, &self.seen(viewer, from)),
            #[cfg(feature = "wood")]
            Play::Tokami(_) => serde_json::to_writer(to, &self.seen(viewer, from)),
        }
    }

    /// The omniscient record, as text.
    #[must_use]
    pub fn record(&self) -> String {
        match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => totemo_record(game),
            #[cfg(feature = "turn")]
            Play::Totem(game) => serde_json::to_string(&game.borrowed()),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => serde_json::to_string(&wood.record()),
        }
        .unwrap_or_default()
    }

    /// The record as one viewer may know it: hidden blocks and cards are null.
    #[must_use]
    pub fn record_seen(&self, viewer: Viewer) -> String {
        #[derive(serde::Serialize)]
        struct Part<'a> {
            format: &'a str,
            version: u32,
            game: &'a str,
            options: Raw,
            players: &'a [String],
            viewer: Option<Seat>,
            events: Vec<Raw>,
            result: Option<Standing>,
        }
        fn part<G: Game>(game: &Match<G>, viewer: Viewer) -> String {
            let setup = game.setup();
            let Ok(options) = Raw::of(&setup.options) else { return String::new() };
            let part = Part {
                format: "stapel-record-seen",
                version: stapel_core::VERSION,
                game: G::NAME,
                options,
                players: &setup.players,
                viewer: viewer.seat(),
                events: game.seen(viewer, 0).filter_map(|event| raw(&event)).collect(),
                result: game.standing(),
            };
            serde_json::to_string(&part).unwrap_or_default()
        }
        each!(self, game => part(game, viewer))
    }

    /// Where the game's chance comes from.
    pub(crate) fn seed(&self) -> Seed {
        each!(self, game => game.setup().seed)
    }

    /// What a bot of this level needs to decide for a seat.
    pub(crate) fn think(&self, seat: Seat, level: u8, seed: Seed, era: u64) -> Thought {
        let mind = match self {
            #[cfg(feature = "turn")]
            Play::Totemo(game) => Mind::Totemo(Box::new(game.view(Viewer::Seat(seat)))),
            #[cfg(feature = "turn")]
            Play::Totem(game) => Mind::Totem(Box::new(game.view(Viewer::Seat(seat)))),
            #[cfg(feature = "wood")]
            Play::Tokami(wood) => Mind::Tokami(Box::new(wood.look(seat))),
        };
        Thought { seat, level, seed, era, mind, hurried: false }
    }

    /// The wood, in a game of Tokami.
    #[cfg(feature = "wood")]
    #[must_use]
    pub fn wood(&self) -> Option<&WoodPlay> {
        match self {
            Play::Tokami(wood) => Some(wood),
            #[cfg(feature = "turn")]
            Play::Totemo(_) | Play::Totem(_) => None,
        }
    }

    #[cfg(feature = "wood")]
    pub(crate) fn wood_mut(&mut self) -> Option<&mut WoodPlay> {
        match self {
            Play::Tokami(wood) => Some(wood),
            #[cfg(feature = "turn")]
            Play::Totemo(_) | Play::Totem(_) => None,
        }
    }
}

/// The record of a game of Totemo: what its serialisation says, to the letter. Most games that end are such games.
#[cfg(feature = "turn")]
fn totemo_record(game: &Match<Totemo>) -> Result<String, serde_json::Error> {
    use stapel_core::{FORMAT, VERSION};
    let setup = game.setup();
    let head = format!(r#"{{"format":"{FORMAT}","version":{VERSION},"game":"{}""#, Totemo::NAME);
    let mut text = head.into_bytes();
    text.extend(br#","options":"#);
    game.state().write_options(&mut text);
    text.extend(br#","players":"#);
    serde_json::to_writer(&mut text, &setup.players)?;
    text.extend(br#","events":"#);
    stapel_totemo::write_events(game.events(), &mut text);
    text.extend(br#","result":"#);
    serde_json::to_writer(&mut text, &game.standing())?;
    text.push(b'}');
    String::from_utf8(text).map_err(serde::ser::Error::custom)
}

/// A recorded game from one viewer's point of view, frame by frame.
///
/// # Errors
/// If the text is no record of that game, or breaks its rules.
pub fn replay_frames(
    game: Title,
    record: &str,
    viewer: Viewer,
) -> Result<Vec<ReplayFrame>, Refused> {
    fn frames<G: Game>(record: &str, viewer: Viewer) -> Result<Vec<ReplayFrame>, Refused> {
        let record: stapel_core::Record<G::Options, G::Event> =
            serde_json::from_str(record).map_err(|_| Refused::Impossible)?;
        let seats = u8::try_from(record.players.len()).ok().and_then(SeatCount::new);
        let seats = seats.ok_or(Refused::Impossible)?;
        let state = G::start(&record.options, seats).map_err(Refused::Options)?;
        let mut replay = stapel_table::Replay::new(state);
        let mut frames: Vec<ReplayFrame> = Vec::new();
        for event in &record.events {
            let before = replay.state().clone();
            replay.feed(event).map_err(|_| Refused::Impossible)?;
            let seen = raw(&replay.state().seen(event, viewer)).ok_or(Refused::Impossible)?;
            let view = raw(&replay.state().view(viewer)).ok_or(Refused::Impossible)?;
            match frames.last_mut() {
                // What follows from the same input belongs to the same frame.
                Some(frame) if before == *replay.state() => frame.seen.push(seen),
                Some(_) | None => frames.push(ReplayFrame { seen: vec![seen], view }),
            }
        }
        Ok(frames)
    }
    match game {
        #[cfg(feature = "turn")]
        Title::Totemo => frames::<Totemo>(record, viewer),
        #[cfg(feature = "turn")]
        Title::Totem => frames::<Totem>(record, viewer),
        #[cfg(not(feature = "turn"))]
        Title::Totemo | Title::Totem => Err(Refused::NoSuchGame),
        Title::Tokami => frames::<stapel_tokami::Tokami>(record, viewer),
    }
}
