//! Coming and going: who is here, and what happens when somebody stays away.

use crate::place::{STAND_IN_LEVEL, Sitter};
use crate::step::{Change, Step};
use crate::{Room, Telling};
use stapel_core::{Seat, SeatSet};
use stapel_protocol::{Clock, DeviceId, Leaver, Stage};

/// How long a player may be gone before the table's rule for leavers applies, in milliseconds, unless the server
/// sets something else.
pub const GRACE: u64 = 60_000;

impl Room {
    /// A device has come (one more connection) or gone (one less). Gives the steps that come of it. Who is here
    /// has changed even where there is none: [`Telling::info`].
    pub fn presence(
        &mut self,
        device: Option<DeviceId>,
        come: bool,
        now: u64,
    ) -> (Vec<(Step, Telling)>, Telling) {
        let Some(device) = device else {
            self.watchers = if come { self.watchers + 1 } else { self.watchers.saturating_sub(1) };
            return (Vec::new(), Telling::info_only(self));
        };
        let count = self.here.entry(device).or_default();
        *count = if come { *count + 1 } else { count.saturating_sub(1) };
        if *count == 0 {
            self.here.remove(&device);
        }
        for seat in self.seats() {
            let place = &self.places[seat.index()];
            if !place.is_held_by(device) {
                continue;
            }
            let here = self.any_here(place);
            self.away[seat.index()] =
                if here { None } else { self.away[seat.index()].or(Some(now)) };
        }
        let steps = if come { self.welcome_back(device, now) } else { Vec::new() };
        (steps, Telling::info_only(self))
    }

    /// What a player's return changes: stand-ins give back what they play, and a vote about the player is void.
    pub(crate) fn welcome_back(&mut self, device: DeviceId, now: u64) -> Vec<(Step, Telling)> {
        let held: Vec<Seat> = self.seats_of(device).collect();
        let mut steps = Vec::new();
        for seat in held {
            if self.places[seat.index()].sitter == Sitter::StandIn {
                steps.extend(self.by_itself(Change::Returned { seat }, now));
            }
            if self.vote.is_some_and(|vote| vote.about == seat) {
                steps.extend(self.by_itself(Change::VoteClosed, now));
            }
        }
        steps
    }

    /// What leaving a seat comes to.
    pub(crate) fn leave(&self, seat: Seat) -> Change {
        match (self.stage, self.settings.leaver) {
            (Stage::Playing, Leaver::Bot) => Change::BotSat { seat, level: STAND_IN_LEVEL },
            (Stage::Playing | Stage::Gathering | Stage::Over, _) => Change::Freed { seat },
        }
    }

    /// When the table wants to be rung.
    #[must_use]
    pub fn alarm(&self) -> Option<u64> {
        if self.stage != Stage::Playing {
            return None;
        }
        let clocks = self.timed().minus(self.overdue);
        let clocks = clocks.iter().filter_map(|seat| self.deadline(seat));
        let leavers = self.seats().filter_map(|seat| self.leaver_due(seat));
        clocks.chain(leavers).chain(self.vote_void_at()).min()
    }

    /// When the policy for leavers applies to a seat.
    fn leaver_due(&self, seat: Seat) -> Option<u64> {
        // Nobody sits by a game of days.
        if matches!(self.settings.clock, Clock::Days { .. }) {
            return None;
        }
        let place = &self.places[seat.index()];
        let since = self.away[seat.index()]?;
        match (self.settings.leaver, place.sitter) {
            (Leaver::Bot, Sitter::Person) => {
                // While nobody is here there is nobody to play on for.
                let anybody = self
                    .others(seat)
                    .iter()
                    .any(|other| self.any_here(&self.places[other.index()]));
                anybody.then_some(since + self.grace)
            }
            (Leaver::Vote, Sitter::Person | Sitter::Free) if self.vote.is_none() => {
                let voters = self.voters(seat);
                let at = if place.sitter == Sitter::Free { since } else { since + self.grace };
                (!voters.is_empty()).then_some(at.max(self.vote_again))
            }
            (Leaver::Wait | Leaver::Bot | Leaver::Vote, _) => None,
        }
    }

    /// When a vote that nobody can answer any more is void: its player is back, or those who have not voted have left,
    /// or have been away for long. Then those who are here are asked anew.
    fn vote_void_at(&self) -> Option<u64> {
        let vote = self.vote?;
        let about = &self.places[vote.about.index()];
        if about.sitter == Sitter::Person && self.any_here(about) {
            return Some(0);
        }
        let mut void_at = 0;
        for seat in vote.waiting.iter() {
            void_at = void_at.max(self.away[seat.index()]? + self.grace);
        }
        Some(void_at)
    }

    /// The persons who are here, without this seat.
    pub(crate) fn voters(&self, about: Seat) -> SeatSet {
        let here = |seat: &Seat| self.any_here(&self.places[seat.index()]);
        self.others(about).iter().filter(here).collect()
    }

    /// The time has come: one thing that is due happens. To be called until it gives nothing.
    pub fn ring(&mut self, now: u64) -> Option<(Step, Telling)> {
        if self.stage != Stage::Playing {
            return None;
        }
        if self.vote_void_at().is_some_and(|at| at <= now) {
            return self.by_itself(Change::VoteClosed, now).ok();
        }
        for seat in self.seats() {
            if self.leaver_due(seat).is_none_or(|at| at > now) {
                continue;
            }
            let what = match self.settings.leaver {
                Leaver::Bot => Change::StoodIn { seat },
                Leaver::Vote => Change::VoteOpened { about: seat, voters: self.voters(seat) },
                Leaver::Wait => continue,
            };
            if let Ok(step) = self.by_itself(what, now) {
                return Some(step);
            }
        }
        // Whose time is up has a bot decide: see `take_thoughts`.
        let late =
            self.timed().iter().filter(|seat| self.deadline(*seat).is_some_and(|at| at <= now));
        let late: SeatSet = late.collect();
        self.overdue = late.iter().fold(self.overdue, SeatSet::with);
        None
    }
}
