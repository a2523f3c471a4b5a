//! A table.

use crate::clock::Timing;
use crate::place::{Place, Sitter};
use crate::seat_history::SeatHistory;
use crate::settings::checked;
use crate::step::{Opening, Step};
use crate::{Client, GRACE, Refused, Thought};
use smallvec::SmallVec;
use stapel_core::{Seat, SeatCount, SeatSet, Standing};
use stapel_protocol::{Clock, DeviceId, Settings, Stage, TableId, Tally, UndoAsk, VoteAsk};
use stapel_registry::{GameSpec, HandReport, Play, PlayByHand, Registry};
use std::collections::HashMap;

/// The branches of the game's seed that bots' chance comes from: this one and the next, by seat.
const BOTS: u64 = 20;

/// Who gives a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The device; none if it has not said who it is.
    pub device: Option<DeviceId>,
    /// One page load of it.
    pub client: Client,
    /// The command's number there, counting up.
    pub id: u64,
    /// How long the command was on its way, in milliseconds.
    pub lag: u32,
}

/// Where in the log of the game a version stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub(crate) version: u64,
    pub(crate) events: usize,
}

/// The points of a game after so many events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Points {
    pub(crate) events: usize,
    pub(crate) so_far: [i32; Seat::MAX],
}

/// The last command of a client that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) device: DeviceId,
    pub(crate) client: Client,
    pub(crate) id: u64,
    /// The version after it.
    pub(crate) version: u64,
}

/// One table.
pub struct Room {
    pub(crate) opening: Opening,
    pub(crate) spec: &'static GameSpec,
    pub(crate) settings: Settings,
    pub(crate) places: Vec<Place>,
    pub(crate) stage: Stage,
    pub(crate) game_number: u32,
    pub(crate) play: Option<Box<dyn Play>>,
    pub(crate) timing: Option<Timing>,
    pub(crate) version: u64,
    /// From which version on what a client missed can be told event by event.
    pub(crate) marks: Vec<Mark>,
    /// The points of the game, each time that they changed.
    pub(crate) course: Vec<Points>,
    /// The last command of each client that was done: looked up for each one that comes, and mostly few.
    pub(crate) clients: SmallVec<[Done; 4]>,
    pub(crate) undo: Option<UndoAsk>,
    pub(crate) vote: Option<VoteAsk>,
    /// No vote is opened before.
    pub(crate) vote_again: u64,
    pub(crate) result: Option<Standing>,
    pub(crate) tally: Vec<Tally>,
    pub(crate) seat_history: SeatHistory,
    /// After a game: who wants another one.
    pub(crate) rematch: SeatSet,
    /// After a game: players for whom a bot played at its end.
    pub(crate) bot_finished: SeatSet,
    /// Seats whose last decision no person made.
    pub(crate) bot_decided: SeatSet,
    /// Counts what makes a bot's thoughts void.
    pub(crate) era: u64,
    /// By seat: counts what makes advice void.
    pub(crate) moments: [u64; Seat::MAX],

    /// What came of every hand, in all games.
    pub(crate) reports: Vec<HandReport>,
    /// A hash of every step of a game that is played by hand.
    pub(crate) trace: u64,
    /// While it is loaded: what is known to have come of the hands.
    pub(crate) known: Option<Vec<HandReport>>,

    // What follows is not stored: who is connected, and who thinks.
    /// How long a player may be gone before the table's rule for leavers applies, in milliseconds.
    pub(crate) grace: u64,
    pub(crate) here: HashMap<DeviceId, u32>,
    pub(crate) watchers: u32,
    /// The levels of bots that had no time for their own when they moved last.
    pub(crate) hurried: [Option<u8>; Seat::MAX],
    /// Since when nobody of a seat has been here.
    pub(crate) away: [Option<u64>; Seat::MAX],
    pub(crate) thinking: SeatSet,
    pub(crate) overdue: SeatSet,
}

impl Room {
    /// A new table.
    ///
    /// # Errors
    /// If it can't be set up like this.
    pub fn open(games: Registry, opening: Opening) -> Result<Room, Refused> {
        let spec = games.get(opening.settings.game.game).ok_or(Refused::NoSuchGame)?;
        let settings = checked(spec, opening.settings)?;
        let opening = Opening { settings: settings.clone(), ..opening };
        let places = vec![Place::FREE; usize::from(settings.seats)];
        let tally = vec![Tally::default(); places.len()];
        let away = [Some(opening.at); Seat::MAX];
        Ok(Room {
            opening,
            spec,
            settings,
            places,
            stage: Stage::Gathering,
            game_number: 0,
            play: None,
            timing: None,
            version: 0,
            marks: Vec::new(),
            course: Vec::new(),
            clients: SmallVec::new(),
            undo: None,
            vote: None,
            vote_again: 0,
            result: None,
            tally,
            seat_history: SeatHistory::default(),
            rematch: SeatSet::EMPTY,
            bot_finished: SeatSet::EMPTY,
            bot_decided: SeatSet::EMPTY,
            era: 0,
            moments: [0; Seat::MAX],
            reports: Vec::new(),
            trace: 0,
            known: None,
            grace: GRACE,
            here: HashMap::new(),
            watchers: 0,
            hurried: [None; Seat::MAX],
            away,
            thinking: SeatSet::EMPTY,
            overdue: SeatSet::EMPTY,
        })
    }

    /// A table from what was stored of it. Nobody is here yet, from now on.
    ///
    /// # Errors
    /// If what was stored can't have happened.
    pub fn load<'a>(
        games: Registry,
        opening: Opening,
        steps: impl IntoIterator<Item = &'a Step>,
        now: u64,
    ) -> Result<Room, Refused> {
        let mut room = Room::open(games, opening)?;
        for step in steps {
            room.apply(step)?;
        }
        room.nobody_here(now);
        Ok(room)
    }

    pub(crate) fn nobody_here(&mut self, now: u64) {
        self.away = [Some(now); Seat::MAX];
    }

    /// Sets how long a player may be gone before the table's rule for leavers applies, in milliseconds.
    pub fn set_grace(&mut self, grace: u64) {
        self.grace = grace;
    }

    /// Its name.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.opening.id
    }

    /// How it was opened.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// How many steps there have been.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Counts what makes a bot's thoughts void.
    #[must_use]
    pub fn era(&self) -> u64 {
        self.era
    }

    /// Counts what makes advice for a seat void: its own decisions, another player in it, another course of the game.
    /// What others choose in secret doesn't.
    #[must_use]
    pub fn moment(&self, seat: Seat) -> u64 {
        self.moments[seat.index()]
    }

    /// What was agreed on.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where it stands.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of the game that is played or was played last, from 1.
    #[must_use]
    pub fn game_number(&self) -> u32 {
        self.game_number
    }

    /// The game that is played or was played last.
    #[must_use]
    pub fn play(&self) -> Option<&dyn Play> {
        self.play.as_deref()
    }

    /// The same, if it is played by hand.
    #[must_use]
    pub fn by_hand(&self) -> Option<&dyn PlayByHand> {
        self.play().and_then(Play::by_hand)
    }

    /// The game that is played here.
    #[must_use]
    pub fn spec(&self) -> &'static GameSpec {
        self.spec
    }

    /// The seats, in order.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The scores and winners of the game that was played last.
    #[must_use]
    pub fn result(&self) -> Option<Standing> {
        self.result
    }

    /// The seats that a device holds.
    pub fn seats_of(&self, device: DeviceId) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.places[seat.index()].is_held_by(device))
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        // A table has no more seats than there are.
        (0..self.places.len() as u8).filter_map(Seat::new)
    }

    pub(crate) fn count(&self) -> Result<SeatCount, Refused> {
        SeatCount::new(self.settings.seats).ok_or(Refused::BadSettings)
    }

    /// Who is to do something now.
    #[must_use]
    pub fn due(&self) -> SeatSet {
        match (self.stage, &self.play) {
            (Stage::Playing, Some(play)) => play.due(),
            (Stage::Playing | Stage::Gathering | Stage::Over, _) => SeatSet::EMPTY,
        }
    }

    /// The seats of people, also of those for whom a bot stands in.
    pub(crate) fn people(&self) -> SeatSet {
        let person = |seat: &Seat| match self.places[seat.index()].sitter {
            Sitter::Person | Sitter::StandIn => true,
            Sitter::Free | Sitter::Bot { .. } => false,
        };
        self.seats().filter(person).collect()
    }

    /// After a game: who wants another one and is here to play it. Nobody has to sit by a game of days.
    pub(crate) fn rematch_wanted(&self) -> SeatSet {
        let by_days = matches!(self.settings.clock, Clock::Days { .. });
        let there = |seat: &Seat| by_days || self.any_here(&self.places[seat.index()]);
        self.rematch.iter().filter(there).collect()
    }

    /// Whether no person sits at the table.
    #[must_use]
    pub fn nobody_plays(&self) -> bool {
        self.people().is_empty()
    }

    /// Whether bots play among themselves.
    #[must_use]
    pub fn bots_alone(&self) -> bool {
        self.stage == Stage::Playing && self.nobody_plays()
    }

    /// Persons who are to do something now.
    #[must_use]
    pub fn persons_due(&self) -> SeatSet {
        let person = |seat: &Seat| self.places[seat.index()].sitter == Sitter::Person;
        self.due().iter().filter(person).collect()
    }

    /// Whose time runs: persons who are to do something, and seats that were left. Nobody gains time by standing up.
    pub(crate) fn timed(&self) -> SeatSet {
        let timed = |seat: &Seat| match self.places[seat.index()].sitter {
            Sitter::Person | Sitter::Free => true,
            Sitter::Bot { .. } | Sitter::StandIn => false,
        };
        self.due().iter().filter(timed).collect()
    }

    /// When the first clock that runs is up.
    #[must_use]
    pub fn next_deadline(&self) -> Option<u64> {
        self.timed().iter().filter_map(|seat| self.deadline(seat)).min()
    }

    /// When the time of a seat is up.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<u64> {
        self.timing.as_ref().and_then(|timing| timing.deadline(seat))
    }

    /// Whoever opened it; while that device is away, the first person at the table who is here.
    #[must_use]
    pub fn is_host(&self, device: DeviceId) -> bool {
        if device == self.opening.host {
            return true;
        }
        let stands_in = || {
            let mut persons = self.places.iter().filter(|place| place.sitter == Sitter::Person);
            persons.find(|place| self.any_here(place)).is_some_and(|place| place.is_held_by(device))
        };
        !self.is_here(self.opening.host) && stands_in()
    }

    /// Whether a device is connected.
    #[must_use]
    pub fn is_here(&self, device: DeviceId) -> bool {
        self.here.contains_key(&device)
    }

    pub(crate) fn any_here(&self, place: &Place) -> bool {
        place.holders.iter().any(|device| self.is_here(*device))
    }

    /// The decisions that bots have to make now, each given out once.
    pub fn take_thoughts(&mut self) -> Vec<Thought> {
        let due = self.due();
        let mut thoughts = Vec::new();
        for seat in due.minus(self.thinking).iter() {
            let bot = self.places[seat.index()].bot();
            let level = bot.or(self.overdue.has(seat).then_some(crate::place::STAND_IN_LEVEL));
            if let (Some(level), Some(play)) = (level, &self.play) {
                thoughts.push(self.thought(play.as_ref(), seat, level));
                self.thinking = self.thinking.with(seat);
            }
        }
        thoughts
    }

    pub(crate) fn thought(&self, play: &dyn Play, seat: Seat, level: u8) -> Thought {
        // A secret, like that of the game, but with nothing to do with it: whoever knew a bot's chance could tell from
        // its move what it holds.
        let seed = play.seed().child(BOTS + u64::from(seat.number()), self.version);
        Thought::new(play.mind(seat), seat, level, seed, self.era)
    }

    /// What a bot would think of in one's place.
    ///
    /// # Errors
    /// If it is not the device's seat, or not its turn.
    pub fn advice(&self, device: Option<DeviceId>, seat: Seat) -> Result<Thought, Refused> {
        self.holder(device, seat)?;
        let play = self.play.as_ref().filter(|_| self.due().has(seat)).ok_or(Refused::NoGame)?;
        Ok(self.thought(play.as_ref(), seat, self.spec.sheet.bot_levels))
    }

    /// The device, if it holds the seat.
    pub(crate) fn holder(&self, device: Option<DeviceId>, seat: Seat) -> Result<DeviceId, Refused> {
        let device = device.ok_or(Refused::NoToken)?;
        let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
        if place.is_held_by(device) { Ok(device) } else { Err(Refused::NotYourSeat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Change;
    use stapel_catalog::GAMES;
    use stapel_core::Seed;
    use stapel_protocol::{Access, Leaver};

    /// A table of this name, with a game of bots from this seed.
    fn thoughts(id: u64, seed: u64) -> Vec<Seed> {
        let settings = Settings {
            game: GAMES
                .options("totem".parse().unwrap(), None, SeatCount::new(3).unwrap())
                .unwrap(),
            seats: 3,
            access: Access::Link,
            spectators: true,
            clock: Clock::None,
            leaver: Leaver::Wait,
            first: None,
        };
        let (id, host) = (TableId::from_bits(id), DeviceId(1));
        let mut room = Room::open(GAMES, Opening { id, host, settings, at: 0 }).unwrap();
        let seats = (0..3).map(|seat| Change::BotSat { seat: Seat::new(seat).unwrap(), level: 2 });
        let start = Change::Started { seed: Seed::from_number(seed), first: None };
        for what in seats.chain([start]) {
            room.apply(&Step { at: 0, by: None, what }).unwrap();
        }
        room.take_thoughts().into_iter().map(|thought| thought.seed).collect()
    }

    #[test]
    fn a_bots_chance_follows_from_the_secret_of_the_game_and_not_from_the_name_of_the_table() {
        let mine = thoughts(7, 1);
        assert_eq!(mine, thoughts(8, 1));
        assert!(mine.iter().all(|seed| !thoughts(7, 2).contains(seed)));
        assert!(mine[0] != mine[1] && mine[1] != mine[2]);
    }
}
