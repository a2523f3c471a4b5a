//! Checking commands: what a command comes to, or why not. The rules of the game check for themselves,
//! when it is done.

use crate::place::{MOST_HOLDERS, Sitter};
use crate::settings::checked;
use crate::step::{By, Change, Step};
use crate::{Decision, LONGEST_LAG, Refused, Room, Telling, Who};
use stapel_core::{Seat, SeatCount, SeatSet, Seed};
use stapel_protocol::{
    Access, Command, DeviceId, GameOptions, LONGEST_NAME, LONGEST_TEXT, Raw, Settings, Stage, Talk,
};
use stapel_registry::Fed;
use stapel_table::{Undo, Witnessed};

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
        let what = self.plan(device, command, lag, now, chance)?;
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

    /// Another device gets a seat too. If a bot stood in for the player and the device is here, the player is back.
    ///
    /// # Errors
    /// If nobody sits there, too many devices hold it, or the device has held another seat in this game.
    pub fn pair(
        &mut self,
        device: DeviceId,
        seat: Seat,
        now: u64,
    ) -> Result<Vec<(Step, Telling)>, Refused> {
        let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
        match place.sitter {
            Sitter::Free | Sitter::Bot { .. } => return Err(Refused::NobodyThere),
            Sitter::Person | Sitter::StandIn => {}
        }
        if place.holders.len() >= MOST_HOLDERS {
            return Err(Refused::TooManyDevices);
        }
        let may_hold = match self.stage {
            Stage::Playing => self.seat_history.may_hold(device, seat),
            Stage::Gathering | Stage::Over => self.may_hold_too(device, seat, true),
        };
        if !may_hold {
            return Err(Refused::OtherSeat);
        }
        let mut steps = vec![self.by_itself(Change::Paired { seat, device }, now)?];
        if self.is_here(device) {
            steps.extend(self.welcome_back(device, now));
        }
        Ok(steps)
    }

    /// A bot has decided. Does what comes next of it, first its action and then its hand, so that each is sent
    /// out before the next is done. Gives nothing once all is done, or if the decision is no longer asked for.
    pub fn decided(&mut self, decision: &mut Decision, now: u64) -> Option<(Step, Telling)> {
        // What was thought for another era says nothing of what is being thought now.
        if decision.is_done() || decision.era != self.era {
            return None;
        }
        let seat = decision.seat;
        self.thinking = self.thinking.without(seat);
        let overdue = self.overdue.has(seat);
        let plays = self.places.get(seat.index()).is_some_and(|place| place.bot().is_some());
        let asked = plays || overdue || decision.begun;
        if !asked || !self.due().has(seat) {
            return None;
        }
        let action = decision.action.take();
        let what = match action {
            Some(action) => Change::Acted { seat, action: action.into_box(), lag: 0 },
            None => decision.move_hand(self.by_hand()?)?,
        };
        decision.begun = true;
        let mut step = self.by_itself(what, now).ok()?;
        if decision.hand.is_some() {
            // What it does with its hand is decided already.
            self.thinking = self.thinking.with(seat);
        }
        self.overdue = self.overdue.without(seat);
        let hurried = &mut self.hurried[seat.index()];
        step.1.info |= *hurried != decision.hurried;
        *hurried = decision.hurried;
        Some(step)
    }

    /// Samples of a hand come in. Gives what is to be passed on, and the step once the hand is done.
    ///
    /// # Errors
    /// If it is not the device's seat, no hand of it is due, or the samples are not the next ones.
    pub fn samples(
        &mut self,
        device: Option<DeviceId>,
        seat: Seat,
        frame: (u32, u32, &[u8]),
        now: u64,
    ) -> Result<(Fed, Option<(Step, Telling)>), Refused> {
        self.holder(device, seat)?;
        self.playing()?;
        let play = self.play.as_mut().and_then(|play| play.by_hand_mut());
        let (attempt, first, bytes) = frame;
        let told = play.ok_or(Refused::NoHandDue)?.feed(seat, attempt, first, bytes, now)?;
        let step = match told.done.clone() {
            Some(samples) => {
                Some(self.by_itself(Change::Hand { seat, samples, by_bot: false }, now)?)
            }
            None => None,
        };
        Ok((told, step))
    }

    /// Whether somebody may say something here. What is said is not kept.
    ///
    /// # Errors
    /// If they may not.
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
        now: u64,
        chance: &mut impl FnMut() -> Seed,
    ) -> Result<Change, Refused> {
        match command {
            Command::Sit { seat, name: wanted } => {
                let name = name(&wanted)?;
                let seat = self.seat_to_take(device, seat)?;
                match self.places[seat.index()].sitter {
                    // Whoever holds it now stays.
                    Sitter::Person => Ok(Change::Paired { seat, device }),
                    Sitter::Free | Sitter::Bot { .. } | Sitter::StandIn => {
                        Ok(Change::Sat { seat, device, name })
                    }
                }
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
                if !(1..=self.spec.sheet.bot_levels).contains(&level) {
                    return Err(Refused::BadLevel);
                }
                match (place.sitter, self.stage) {
                    (Sitter::Free, _) => Ok(Change::BotSat { seat, level }),
                    (Sitter::Person, _) => Err(Refused::SeatTaken),
                    // What a stand-in plays is its player's, and a bot plays its game to the end.
                    (Sitter::Bot { .. } | Sitter::StandIn, Stage::Playing) => {
                        Err(Refused::GameGoesOn)
                    }
                    (Sitter::Bot { .. } | Sitter::StandIn, Stage::Gathering | Stage::Over) => {
                        Ok(Change::BotSat { seat, level })
                    }
                }
            }
            Command::Unseat { seat } => {
                self.host(device)?;
                let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
                match (place.sitter, self.stage) {
                    (Sitter::Free, _) => Err(Refused::NobodyThere),
                    // Whoever sat down there next would see the hand.
                    (_, Stage::Playing) => Err(Refused::GameGoesOn),
                    // Whoever opened the table may only be between two connections.
                    (Sitter::Person | Sitter::StandIn, Stage::Gathering | Stage::Over)
                        if place.is_held_by(self.opening.host)
                            && device != self.opening.host
                            && self.away[seat.index()].is_none_or(|at| at + self.grace > now) =>
                    {
                        Err(Refused::NotHost)
                    }
                    (
                        Sitter::Person | Sitter::StandIn | Sitter::Bot { .. },
                        Stage::Gathering | Stage::Over,
                    ) => Ok(Change::Freed { seat }),
                }
            }
            Command::Settings { settings } => {
                self.host(device)?;
                self.between_games()?;
                let settings = self.with_usual_options(settings)?;
                let same = settings.game.game == self.settings.game.game;
                if !same {
                    return Err(Refused::BadSettings);
                }
                let settings = checked(self.spec, settings)?;
                let beyond = self.places.iter().skip(settings.seats.into());
                let empty = beyond.into_iter().all(|place| place.sitter == Sitter::Free);
                if empty { Ok(Change::Set { settings }) } else { Err(Refused::BadSettings) }
            }
            Command::Start => {
                self.host(device)?;
                self.between_games()?;
                // After a game everybody is asked before there is another.
                if self.stage == Stage::Over {
                    return self.plan_rematch(device, chance);
                }
                self.full()?;
                Ok(Change::Started { seed: chance(), first: self.settings.first })
            }
            Command::Rematch => self.plan_rematch(device, chance),
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
        let usual = |seats: u8| -> Result<Raw, Refused> {
            let seats = SeatCount::new(seats).ok_or(Refused::BadSettings)?;
            Ok(self.spec.engine.options(None, seats)?)
        };
        let moves = settings.seats != self.settings.seats;
        // Only as the game writes them can they be compared.
        let before = SeatCount::new(self.settings.seats).ok_or(Refused::BadSettings)?;
        let options = |options: &Raw| self.spec.engine.options(Some(options), before);
        if moves && options(&settings.game.options).ok() == Some(usual(self.settings.seats)?) {
            let options = usual(settings.seats)?;
            let game = GameOptions { game: settings.game.game, options };
            return Ok(Settings { game, ..settings });
        }
        Ok(settings)
    }

    /// A rematch starts once everyone at the table has asked for it; until then it is noted who has.
    fn plan_rematch(
        &self,
        device: DeviceId,
        chance: &mut impl FnMut() -> Seed,
    ) -> Result<Change, Refused> {
        let own: SeatSet = self.seats_of(device).collect();
        if own.is_empty() && !self.is_host(device) {
            return Err(Refused::NotHost);
        }
        let play = self.play.as_ref().ok_or(Refused::NoGameYet)?;
        self.between_games()?;
        let agreed = own.iter().fold(self.rematch_wanted(), SeatSet::with);
        if self.people().minus(agreed).is_empty() {
            self.full()?;
            let seats = self.count()?;
            let first = play.starter().filter(|seat| seats.has(*seat));
            return Ok(Change::Started {
                seed: chance(),
                first: first.map(|seat| seat.left(seats)),
            });
        }
        if own.minus(self.rematch).is_empty() {
            Err(Refused::RematchWaits)
        } else {
            Ok(Change::RematchWanted { seats: own })
        }
    }

    /// Whether a device may sit down in a seat now.
    ///
    /// # Errors
    /// If it may not.
    pub(crate) fn may_take(&self, device: Option<DeviceId>, seat: Seat) -> Result<(), Refused> {
        let place = self.places.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
        match (self.stage, place.sitter) {
            // A device that held it before another one left it and came back without it.
            (Stage::Playing, Sitter::Person) => {
                let lost_it =
                    |device| self.seat_history.has_held(device, seat) && !place.is_held_by(device);
                match device.is_some_and(lost_it) {
                    true if place.holders.is_full() => Err(Refused::TooManyDevices),
                    true => Ok(()),
                    false => Err(Refused::SeatTaken),
                }
            }
            (Stage::Gathering | Stage::Over, Sitter::Person) => Err(Refused::SeatTaken),
            (Stage::Gathering | Stage::Over, Sitter::Bot { .. } | Sitter::StandIn) => {
                Err(Refused::SeatTaken)
            }
            (Stage::Gathering | Stage::Over, Sitter::Free) => {
                let may_hold = |device| self.may_hold_too(device, seat, false);
                if device.is_none_or(may_hold) { Ok(()) } else { Err(Refused::OtherSeat) }
            }
            // It goes back to its player alone: see `seat_history`.
            (Stage::Playing, Sitter::Free | Sitter::Bot { .. } | Sitter::StandIn) => {
                let was_there = |device| self.seat_history.has_held(device, seat);
                match device.is_some_and(was_there) {
                    true if place.holders.is_full() => Err(Refused::TooManyDevices),
                    true => Ok(()),
                    false => Err(Refused::SeatReserved),
                }
            }
        }
    }

    fn seat_to_take(&self, device: DeviceId, seat: Option<Seat>) -> Result<Seat, Refused> {
        let Some(seat) = seat else {
            let mut seats = self.seats();
            let open = seats.find(|seat| self.may_take(Some(device), *seat).is_ok());
            return open.ok_or(Refused::NoFreeSeat);
        };
        self.may_take(Some(device), seat).map(|()| seat)
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

    fn full(&self) -> Result<(), Refused> {
        let full = self.places.iter().all(|place| place.sitter != Sitter::Free);
        if full { Ok(()) } else { Err(Refused::SeatsFree) }
    }

    /// How far this seat may undo: freely if only bots have ever played against it. A player who is left alone could
    /// otherwise look ahead into the hands of people who may come back.
    fn undo_policy(&self, seat: Seat) -> Undo {
        let holders = &self.places[seat.index()].holders;
        let alone = self.others(seat).is_empty() && self.seat_history.is_of(holders);
        if alone { Undo::Free } else { Undo::Strict }
    }

    /// The other seats that persons play.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.people().without(seat)
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
