//! Checking commands: what a command comes to, or why not. The rules of the game check for themselves,
//! when it is done.

use crate::place::{MOST_HOLDERS, Sitter};
use crate::play::start_options;
use crate::step::{By, Change, Step};
use crate::{Decision, LONGEST_LAG, Refused, Room, Telling, Who, clock};
use stapel_core::{Seat, SeatCount, SeatSet, Seed};
use stapel_protocol::{
    Access, Command, DeviceId, LONGEST_NAME, LONGEST_TEXT, Options, Raw, Settings, Stage, Talk,
};
use stapel_table::{Undo, Witnessed};

/// Whether a table can be set up like this.
pub(crate) fn check_settings(settings: &Settings) -> Result<(), Refused> {
    let seats = SeatCount::new(settings.seats).ok_or(Refused::BadSettings)?;
    let options = match &settings.game {
        Options::Totemo(options) => Raw::of(options),
        Options::Totem(options) => Raw::of(options),
        Options::Tokami(options) => Raw::of(options),
    };
    let options = options.map_err(|_| Refused::BadSettings)?;
    start_options(settings.game.title(), Some(&options), seats)?;
    let first = settings.first.is_none_or(|seat| seats.has(seat));
    if first && clock::is_sensible(settings.clock) { Ok(()) } else { Err(Refused::BadSettings) }
}

/// A name as it is kept: without what can't be seen around or in it.
fn name(name: &str) -> Result<String, Refused> {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Refused::BadName);
    }
    Ok(name.to_owned())
}

/// Whether something may be said at a table.
///
/// # Errors
/// If it may not.
fn check_talk(access: Access, what: &Talk) -> Result<(), Refused> {
    match what {
        Talk::Phrase { .. } | Talk::Reaction { .. } => Ok(()),
        Talk::Text { .. } if access == Access::Public => Err(Refused::NoText),
        Talk::Text { text } => {
            let fits = !text.trim().is_empty() && text.chars().count() <= LONGEST_TEXT;
            if fits { Ok(()) } else { Err(Refused::BadText) }
        }
    }
}

impl Room {
    /// Whether a command has been done already: then the version after it.
    #[must_use]
    pub fn done_before(&self, who: &Who) -> Option<u64> {
        let device = who.device?;
        let done =
            self.clients.iter().find(|done| done.device == device && done.client == who.client)?;
        (who.id <= done.id).then_some(done.version)
    }

    /// Does what somebody wants. The step is to be stored before anybody is told.
    ///
    /// # Errors
    /// If it is not allowed. Then nothing has changed.
    pub fn command(
        &mut self,
        who: Who,
        command: Command,
        now: u64,
        chance: &mut impl FnMut() -> Seed,
    ) -> Result<(Step, Telling), Refused> {
        let device = who.device.ok_or(Refused::NoToken)?;
        let lag = who.lag.min(LONGEST_LAG);
        let what = self.plan(device, command, lag, chance)?;
        let by = By { device, client: who.client, id: who.id };
        let step = Step { at: now, by: Some(by), what };
        let telling = self.apply(&step)?;
        Ok((step, telling))
    }

    /// What the table does by itself.
    ///
    /// # Errors
    /// If it can't be done now. Then nothing has changed.
    pub(crate) fn by_itself(&mut self, what: Change, now: u64) -> Result<(Step, Telling), Refused> {
        let step = Step { at: now, by: None, what };
        let telling = self.apply(&step)?;
        Ok((step, telling))
    }

    /// Another device gets a seat too.
    ///
    /// # Errors
    /// If nobody sits there, or too many devices hold it.
    pub fn pair(
        &mut self,
        device: DeviceId,
        seat: Seat,
        now: u64,
    ) -> Result<(Step, Telling), Refused> {
        let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
        match place.sitter {
            Sitter::Free | Sitter::Bot { .. } => return Err(Refused::NobodyThere),
            Sitter::Person | Sitter::StandIn => {}
        }
        if place.holders.len() >= MOST_HOLDERS {
            return Err(Refused::TooManyDevices);
        }
        self.by_itself(Change::Paired { seat, device }, now)
    }

    /// A bot has decided. Gives nothing if the decision is no longer asked for.
    pub fn decided(&mut self, decision: &Decision, now: u64) -> Vec<(Step, Telling)> {
        let seat = decision.seat;
        self.thinking = self.thinking.without(seat);
        let overdue = self.overdue.has(seat);
        let plays = self.places.get(seat.index()).is_some_and(|place| place.bot().is_some());
        if decision.era != self.era || !(plays || overdue) || !self.due().has(seat) {
            return Vec::new();
        }
        let mut done = Vec::new();
        if let Some(action) = decision.action.clone() {
            let acted = Change::Acted { seat, action: action.into_box(), lag: 0 };
            match self.by_itself(acted, now) {
                Ok(step) => done.push(step),
                Err(_) => return done,
            }
        }
        #[cfg(feature = "wood")]
        if let Some(hand) = &decision.hand {
            let samples = crate::wood_play::to_text(hand);
            done.extend(self.by_itself(Change::Hand { seat, samples }, now));
        }
        self.overdue = self.overdue.without(seat);
        done
    }

    /// Samples of a hand come in. Gives what is to be passed on, and the step once the hand is done.
    ///
    /// # Errors
    /// If it is not the device's seat, no hand of it is due, or the samples are not the next ones.
    #[cfg(feature = "wood")]
    pub fn samples(
        &mut self,
        device: Option<DeviceId>,
        seat: Seat,
        frame: (u32, u32, &[u8]),
        now: u64,
    ) -> Result<(crate::HandTold, Option<(Step, Telling)>), Refused> {
        self.holder(device, seat)?;
        self.playing()?;
        let play = self.play.as_mut().and_then(crate::Play::wood_mut);
        let (attempt, first, bytes) = frame;
        let told = play.ok_or(Refused::NoHandDue)?.feed(seat, attempt, first, bytes, now)?;
        let step = match told.done.clone() {
            Some(samples) => Some(self.by_itself(Change::Hand { seat, samples }, now)?),
            None => None,
        };
        Ok((told, step))
    }

    /// Whether somebody may say something here. What is said is not kept.
    ///
    /// # Errors
    /// If he may not.
    pub fn may_say(
        &self,
        device: Option<DeviceId>,
        seat: Seat,
        what: &Talk,
    ) -> Result<(), Refused> {
        self.holder(device, seat)?;
        check_talk(self.settings.access, what)
    }

    fn plan(
        &self,
        device: DeviceId,
        command: Command,
        lag: u32,
        chance: &mut impl FnMut() -> Seed,
    ) -> Result<Change, Refused> {
        match command {
            Command::Sit { seat, name: wanted } => {
                let name = name(&wanted)?;
                Ok(Change::Sat { seat: self.free_seat(seat)?, device, name })
            }
            Command::Rename { seat, name: wanted } => {
                self.holder(Some(device), seat)?;
                Ok(Change::Renamed { seat, name: name(&wanted)? })
            }
            Command::Stand { seat } => {
                self.holder(Some(device), seat)?;
                Ok(self.leave(seat))
            }
            Command::SeatBot { seat, level } => {
                self.host(device)?;
                let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
                if !(1..=5).contains(&level) {
                    return Err(Refused::BadLevel);
                }
                match place.sitter {
                    Sitter::Free | Sitter::Bot { .. } | Sitter::StandIn => {
                        Ok(Change::BotSat { seat, level })
                    }
                    Sitter::Person => Err(Refused::SeatTaken),
                }
            }
            Command::Unseat { seat } => {
                self.host(device)?;
                let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
                match (place.sitter, self.stage) {
                    (Sitter::Free, _) => Err(Refused::NobodyThere),
                    (Sitter::Person, Stage::Playing) => Err(Refused::GameGoesOn),
                    (Sitter::Bot { .. } | Sitter::StandIn | Sitter::Person, _) => {
                        Ok(Change::Freed { seat })
                    }
                }
            }
            Command::Settings { settings } => {
                self.host(device)?;
                self.between_games()?;
                let settings = self.with_usual_options(settings)?;
                check_settings(&settings)?;
                let same = settings.game.title() == self.settings.game.title();
                let beyond = self.places.iter().skip(settings.seats.into());
                let empty = beyond.into_iter().all(|place| place.sitter == Sitter::Free);
                if same && empty { Ok(Change::Set { settings }) } else { Err(Refused::BadSettings) }
            }
            Command::Start => {
                self.host(device)?;
                self.ready()?;
                Ok(Change::Started { seed: chance(), first: self.settings.first })
            }
            Command::Rematch => {
                if !self.is_host(device) && self.seats_of(device).next().is_none() {
                    return Err(Refused::NotHost);
                }
                let play = self.play.as_ref().ok_or(Refused::NoGameYet)?;
                self.ready()?;
                let seats = self.count()?;
                let first = play.starter().filter(|seat| seats.has(*seat));
                Ok(Change::Started { seed: chance(), first: first.map(|seat| seat.left(seats)) })
            }
            Command::Act { seat, action } => {
                self.holder(Some(device), seat)?;
                self.playing()?;
                Ok(Change::Acted { seat, action: action.into_box(), lag })
            }
            Command::Undo { seat } => {
                self.holder(Some(device), seat)?;
                self.plan_undo(seat)
            }
            Command::Answer { seat, yes } => {
                self.holder(Some(device), seat)?;
                let asked = self.undo.is_some_and(|undo| undo.waiting.has(seat));
                if asked { Ok(Change::Answered { seat, yes }) } else { Err(Refused::NotAsked) }
            }
            Command::Vote { seat, yes } => {
                self.holder(Some(device), seat)?;
                let asked = self.vote.is_some_and(|vote| vote.waiting.has(seat));
                if asked { Ok(Change::Voted { seat, yes }) } else { Err(Refused::NotAsked) }
            }
            // It is not kept: see `may_say`.
            Command::Say { .. } => Err(Refused::Malformed),
        }
    }

    /// Where the usual options depend on the number of seats (TO-7), they follow it; others stay as they are.
    fn with_usual_options(&self, settings: Settings) -> Result<Settings, Refused> {
        let usual = |seats: u8| {
            let seats = SeatCount::new(seats).ok_or(Refused::BadSettings)?;
            start_options(settings.game.title(), None, seats)
        };
        let moves = settings.seats != self.settings.seats;
        if moves && usual(self.settings.seats)? == settings.game {
            let game = usual(settings.seats)?;
            return Ok(Settings { game, ..settings });
        }
        Ok(settings)
    }

    fn free_seat(&self, seat: Option<Seat>) -> Result<Seat, Refused> {
        let free = |seat: &Seat| self.places[seat.index()].sitter == Sitter::Free;
        match seat {
            Some(seat) if seat.index() >= self.places.len() => Err(Refused::NoSuchSeat),
            Some(seat) if free(&seat) => Ok(seat),
            Some(_) => Err(Refused::SeatTaken),
            None => self.seats().find(free).ok_or(Refused::NoFreeSeat),
        }
    }

    fn host(&self, device: DeviceId) -> Result<(), Refused> {
        if self.is_host(device) { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn between_games(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Gathering | Stage::Over => Ok(()),
            Stage::Playing => Err(Refused::GameGoesOn),
        }
    }

    pub(crate) fn playing(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering | Stage::Over => Err(Refused::NoGame),
        }
    }

    fn ready(&self) -> Result<(), Refused> {
        self.between_games()?;
        let full = self.places.iter().all(|place| place.sitter != Sitter::Free);
        if full { Ok(()) } else { Err(Refused::SeatsFree) }
    }

    /// How far this seat may take back: freely if it plays against bots alone.
    pub(crate) fn undo_policy(&self, seat: Seat) -> Undo {
        if self.others(seat).is_empty() { Undo::Free } else { Undo::Strict }
    }

    /// The other seats that persons play.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        let person = |other: &Seat| match self.places[other.index()].sitter {
            Sitter::Person | Sitter::StandIn => *other != seat,
            Sitter::Free | Sitter::Bot { .. } => false,
        };
        self.seats().filter(person).collect()
    }

    fn plan_undo(&self, seat: Seat) -> Result<Change, Refused> {
        self.playing()?;
        let play = self.play.as_ref().ok_or(Refused::NoGame)?;
        let witnessed = play.may_undo(seat, self.undo_policy(seat))?;
        let alone = self.others(seat).is_empty();
        match witnessed {
            Witnessed::Yes if !alone => Ok(Change::UndoAsked { seat }),
            Witnessed::Yes | Witnessed::No => Ok(Change::Undone { seat }),
        }
    }
}
