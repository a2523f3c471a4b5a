//! Doing what was checked. Folding the steps of a table through here gives the table.

use crate::clock::Timing;
use crate::leaving::GRACE;
use crate::place::{Place, Sitter};
use crate::room::{Done, Mark, Points};
use crate::seat_history::SeatHistory;
use crate::settings::checked;
use crate::step::{Change, Step};
use crate::{Client, Refused, Room, Telling};
use stapel_core::{Seat, SeatSet};
use stapel_protocol::{DeviceId, Stage, Tally, UndoAsk, VoteAsk};
use stapel_registry::{NewPlay, Play};
use stapel_table::Undo;

/// A page shows which stick it will be before a bot's hand moves, and what came of it after: so long in all, in
/// milliseconds.
const AROUND_A_HAND: u64 = 2_500;
/// No more clients are remembered; those that have been silent for longest are forgotten.
const MOST_CLIENTS: usize = 128;
/// So far back a client is told what it missed event by event.
const MOST_MARKS: usize = 512;

impl Room {
    /// Does a step. For stored ones, and for those that were just checked.
    ///
    /// # Errors
    /// If the rules of the game forbid it, or it can't have happened. Then nothing has changed.
    pub fn apply(&mut self, step: &Step) -> Result<Telling, Refused> {
        let mut telling =
            Telling { before: self.version, from: self.events(), ..Telling::default() };
        self.change(step, &mut telling)?;
        self.leave_trace(step);
        self.version += 1;
        if let Some(by) = &step.by {
            self.remember(by.device, &by.client, by.id);
        }
        let due = self.due();
        self.overdue = SeatSet::EMPTY.with_all(self.overdue, due);
        let (running, shown) = (self.timed(), self.time_to_show(&step.what));
        if let Some(timing) = &mut self.timing {
            timing.shown(step.at, shown);
            timing.due(running, step.at);
        }
        if telling.regrouped {
            // Who sees through other eyes now is to be told all of it.
            self.marks.clear();
        }
        if telling.game {
            self.note_points();
            self.marks.push(Mark { version: self.version, events: self.events() });
            if self.marks.len() > MOST_MARKS {
                self.marks.drain(..MOST_MARKS / 2);
            }
        }
        telling.version = self.version;
        Ok(telling)
    }

    /// How long everybody looks on after a step: a bot's hand is decided at once, and then shown at its own pace. The
    /// next player's time begins after it.
    fn time_to_show(&self, what: &Change) -> u64 {
        let Change::Hand { seat, samples, by_bot } = what else { return 0 };
        let by_bot = *by_bot || self.places[seat.index()].bot().is_some();
        let moves = || self.by_hand().map_or(0, |play| play.hand_time(samples));
        if by_bot { moves() + AROUND_A_HAND } else { 0 }
    }

    fn events(&self) -> usize {
        self.play().map_or(0, Play::events)
    }

    /// The points may have changed, or something that changed them was taken back.
    fn note_points(&mut self) {
        let Some(play) = &self.play else { return };
        let (events, so_far) = (play.events(), play.so_far());
        while self.course.pop_if(|points| points.events > events).is_some() {}
        if self.course.last().is_none_or(|points| points.so_far != so_far) {
            self.course.push(Points { events, so_far });
        }
    }

    fn remember(&mut self, device: DeviceId, client: &Client, id: u64) {
        let version = self.version;
        let known =
            self.clients.iter_mut().find(|done| done.device == device && done.client == *client);
        if let Some(done) = known {
            (done.id, done.version) = (id, version);
            return;
        }
        if self.clients.len() >= MOST_CLIENTS {
            let oldest = (0..self.clients.len()).min_by_key(|at| self.clients[*at].version);
            oldest.map(|at| self.clients.swap_remove(at));
        }
        self.clients.push(Done { device, client: client.clone(), id, version });
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Refused> {
        self.places.get_mut(seat.index()).ok_or(Refused::NoSuchSeat)
    }

    fn change(&mut self, step: &Step, telling: &mut Telling) -> Result<(), Refused> {
        let now = step.at;
        match &step.what {
            Change::Sat { seat, device, name } => {
                let place = self.place(*seat)?;
                let stood_in = place.sitter == Sitter::StandIn;
                // Those for whom the bot stood in are away, and hold it still.
                let before = if stood_in { place.clone() } else { Place::FREE };
                let (mut holders, joined) = (before.holders, before.joined);
                if !holders.contains(device) {
                    holders.try_push(*device).map_err(|_| Refused::TooManyDevices)?;
                }
                *place = Place { sitter: Sitter::Person, name: name.clone(), holders, joined };
                self.joins(*device, *seat, false);
                // Whoever wanted a rematch wanted it with those who were there.
                self.rematch = SeatSet::EMPTY;
                self.seat_changed(*seat, now, telling);
                if stood_in {
                    self.starts_anew(*seat, now);
                }
            }
            Change::Paired { seat, device } => {
                let place = self.place(*seat)?;
                if !place.is_held_by(*device) {
                    let held = place.holders.try_push(*device);
                    held.map_err(|_| Refused::TooManyDevices)?;
                    self.joins(*device, *seat, true);
                }
                if self.is_here(*device) {
                    self.away[seat.index()] = None;
                }
                telling.info = true;
                telling.regrouped = true;
            }
            Change::Renamed { seat, name } => {
                self.place(*seat)?.name.clone_from(name);
                telling.info = true;
            }
            Change::Freed { seat } => {
                *self.place(*seat)? = Place::FREE;
                self.seat_changed(*seat, now, telling);
            }
            Change::BotSat { seat, level } => {
                *self.place(*seat)? =
                    Place { sitter: Sitter::Bot { level: *level }, ..Place::FREE };
                self.seat_changed(*seat, now, telling);
            }
            Change::Set { settings } => {
                self.settings = checked(self.spec, settings.clone())?;
                self.places.resize(settings.seats.into(), Place::FREE);
                self.tally.resize(settings.seats.into(), Tally::default());
                // Whoever wanted a rematch wanted it as it was.
                self.rematch = SeatSet::EMPTY;
                telling.info = true;
            }
            Change::Started { seed, first } => {
                let players = self.places.iter().map(Place::player).collect();
                self.play = Some(self.spec.engine.start(NewPlay {
                    options: &self.settings.game.options,
                    players,
                    seed: *seed,
                    first: *first,
                    // While it is known what came of the hands nobody looks at a pile.
                    sets_up: self.known.is_none(),
                })?);
                self.timing = Some(Timing::new(self.settings.clock, self.count()?));
                self.stage = Stage::Playing;
                self.game_number += 1;
                self.part();
                self.seat_history = SeatHistory::at_start(&self.places);
                self.hurried = [None; Seat::MAX];
                (self.rematch, self.bot_finished) = (SeatSet::EMPTY, SeatSet::EMPTY);
                self.bot_decided = SeatSet::EMPTY;
                (self.undo, self.vote, self.result) = (None, None, None);
                self.marks.clear();
                self.course.clear();
                self.new_course();
                (telling.info, telling.game, telling.whole) = (true, true, true);
                telling.from = 0;
                self.close_if_over(telling);
            }
            Change::Acted { seat, action, lag } => {
                let play = self.play.as_mut().ok_or(Refused::NoGame)?;
                play.act(*seat, action.get())?;
                // Without a command a bot has decided: its own turn, or because the player was away or too late.
                self.decided_by(*seat, step.by.is_none());
                self.acted(*seat, now, *lag, telling);
            }
            Change::Hand { seat, samples, by_bot } => {
                self.move_hand(*seat, samples)?;
                self.decided_by(*seat, *by_bot || self.places[seat.index()].bot().is_some());
                self.acted(*seat, now, 0, telling);
            }
            Change::UndoAsked { seat } => {
                let waiting = self.others(*seat);
                self.undo = Some(UndoAsk { seat: *seat, waiting });
                telling.info = true;
            }
            Change::Answered { seat, yes } => {
                let mut ask = self.undo.ok_or(Refused::NotAsked)?;
                ask.waiting = ask.waiting.without(*seat);
                telling.info = true;
                if !*yes {
                    self.undo = None;
                } else if ask.waiting.is_empty() {
                    self.take_back(ask.seat, now, telling)?;
                    self.undo = None;
                } else {
                    self.undo = Some(ask);
                }
            }
            Change::Undone { seat } => self.take_back(*seat, now, telling)?,
            Change::StoodIn { seat } => {
                self.place(*seat)?.sitter = Sitter::StandIn;
                self.seat_changed(*seat, now, telling);
            }
            Change::Returned { seat } => {
                self.place(*seat)?.sitter = Sitter::Person;
                self.seat_changed(*seat, now, telling);
                self.starts_anew(*seat, now);
            }
            Change::RematchWanted { seats } => {
                self.rematch = seats.iter().fold(self.rematch, SeatSet::with);
                telling.info = true;
            }
            Change::VoteOpened { about, voters } => {
                let (yes, no) = (SeatSet::EMPTY, SeatSet::EMPTY);
                self.vote = Some(VoteAsk { about: *about, yes, no, waiting: *voters });
                telling.info = true;
            }
            Change::Voted { seat, yes } => self.count_vote(*seat, *yes, now, telling)?,
            Change::VoteClosed => {
                self.vote = None;
                telling.info = true;
            }
        }
        Ok(())
    }

    /// A device has got a seat. One that comes back to it during a game came as it came first.
    fn joins(&mut self, device: DeviceId, seat: Seat, by_code: bool) {
        let by_code = match self.stage {
            Stage::Playing => {
                self.seat_history.add(device, seat, by_code);
                self.seat_history.has_joined(device, seat)
            }
            Stage::Gathering | Stage::Over => by_code,
        };
        let joined = &mut self.places[seat.index()].joined;
        if by_code && !joined.contains(&device) {
            // It is one of the holders, and there is room for as many.
            joined.try_push(device).ok();
        }
    }

    /// Somebody else plays a seat from now on.
    fn seat_changed(&mut self, seat: Seat, now: u64, telling: &mut Telling) {
        let place = &self.places[seat.index()];
        self.away[seat.index()] = if self.any_here(place) { None } else { Some(now) };
        self.rematch = self.rematch.without(seat);
        self.hurried[seat.index()] = None;
        self.moments[seat.index()] += 1;
        if let Some(undo) = &mut self.undo {
            undo.waiting = undo.waiting.without(seat);
            if undo.seat == seat || undo.waiting.is_empty() {
                self.undo = None;
            }
        }
        if let Some(vote) = &mut self.vote {
            vote.waiting = vote.waiting.without(seat);
            if vote.about == seat && self.places[seat.index()].sitter != Sitter::Free {
                self.vote = None;
            }
        }
        self.new_era();
        (telling.info, telling.regrouped) = (true, true);
    }

    /// A player is back: the bot's time was not theirs. Whoever only stands up and sits down again gains no time.
    fn starts_anew(&mut self, seat: Seat, now: u64) {
        if let Some(timing) = &mut self.timing {
            timing.restart(seat, now);
        }
    }

    /// The game takes another course.
    fn new_course(&mut self) {
        self.moments.iter_mut().for_each(|moment| *moment += 1);
        self.new_era();
    }

    /// What bots are thinking about is void.
    fn new_era(&mut self) {
        self.era += 1;
        self.thinking = SeatSet::EMPTY;
        self.overdue = SeatSet::EMPTY;
    }

    fn decided_by(&mut self, seat: Seat, bot: bool) {
        self.bot_decided =
            if bot { self.bot_decided.with(seat) } else { self.bot_decided.without(seat) };
    }

    fn acted(&mut self, seat: Seat, now: u64, lag: u32, telling: &mut Telling) {
        if let Some(timing) = &mut self.timing {
            timing.decided(seat, now, lag, telling.from);
        }
        self.moments[seat.index()] += 1;
        self.overdue = self.overdue.without(seat);
        self.thinking = self.thinking.without(seat);
        telling.game = true;
        // Whoever acts on it has seen it: the question is void.
        telling.info |= self.undo.take().is_some();
        self.close_if_over(telling);
    }

    fn close_if_over(&mut self, telling: &mut Telling) {
        let Some(play) = self.play.as_ref().filter(|play| play.is_over()) else { return };
        self.result = play.standing();
        let bot_played = |seat: &Seat| match self.places[seat.index()].sitter {
            Sitter::StandIn => true,
            Sitter::Person => self.bot_decided.has(*seat),
            Sitter::Free | Sitter::Bot { .. } => false,
        };
        self.bot_finished = self.seats().filter(bot_played).collect();
        if let Some(standing) = &self.result {
            for (seat, tally) in self.tally.iter_mut().enumerate() {
                tally.points += standing.scores().get(seat).copied().unwrap_or(0);
                let won = |seat| standing.winners().has(seat) && !self.bot_finished.has(seat);
                tally.wins += u32::from(Seat::new(seat as u8).is_some_and(won));
            }
        }
        self.close(telling);
    }

    fn close(&mut self, telling: &mut Telling) {
        self.stage = Stage::Over;
        self.timing = None;
        (self.undo, self.vote) = (None, None);
        self.new_course();
        (telling.info, telling.finished) = (true, true);
    }

    fn take_back(&mut self, seat: Seat, now: u64, telling: &mut Telling) -> Result<(), Refused> {
        let play = self.play.as_mut().ok_or(Refused::NoGame)?;
        // How far it may go was checked when it was asked for. What it takes back is the same.
        play.undo(seat, Undo::Free)?;
        self.marks.clear();
        self.hurried = [None; Seat::MAX];
        self.bot_decided = self.bot_decided.without(seat);
        self.new_course();
        let events = self.events();
        if let Some(timing) = &mut self.timing {
            timing.taken_back(seat, now, events);
        }
        (telling.info, telling.game, telling.whole) = (true, true, true);
        Ok(())
    }

    /// More than half of those who were asked end the game.
    fn count_vote(
        &mut self,
        seat: Seat,
        yes: bool,
        now: u64,
        telling: &mut Telling,
    ) -> Result<(), Refused> {
        let vote = self.vote.as_mut().ok_or(Refused::NotAsked)?;
        vote.waiting = vote.waiting.without(seat);
        if yes {
            vote.yes = vote.yes.with(seat);
        } else {
            vote.no = vote.no.with(seat);
        }
        let all = vote.yes.len() + vote.no.len() + vote.waiting.len();
        telling.info = true;
        if 2 * vote.yes.len() > all {
            self.close(telling);
        } else if 2 * vote.no.len() >= all {
            self.vote = None;
            self.vote_again = now + GRACE;
        }
        Ok(())
    }
}

trait WithAll {
    fn with_all(self, those: SeatSet, among: SeatSet) -> SeatSet;
}

impl WithAll for SeatSet {
    /// These, and those that are among these others.
    fn with_all(self, those: SeatSet, among: SeatSet) -> SeatSet {
        those.iter().filter(|seat| among.has(*seat)).fold(self, SeatSet::with)
    }
}
