//! Coming and going: who is here, and what happens when somebody stays away.

use crate::place::{STAND_IN_LEVEL, Sitter};
use crate::step::{Change, Step};
use crate::{Room, Telling};
use stapel_core::{Seat, SeatSet};
use stapel_protocol::{Clock, DeviceId, Leaver, Stage};

/// How long somebody may be away before the table's policy applies, in milliseconds.
pub const GRACE: u64 = 60_000;

impl Room {
    /// A device has come (one more connection) or gone (one less). Gives what comes of it; `info` of
    /// the table has changed if [`Telling::info`] is set, even where there is no step.
    pub fn presence(
        &mut self,
        device: Option<DeviceId>,
        come: bool,
        now: u64,
    ) -> (Option<Step>, Telling) {
        let before = self.version;
        let Some(device) = device else {
            self.watchers = if come { self.watchers + 1 } else { self.watchers.saturating_sub(1) };
            return (None, Telling::info_only(self));
        };
        let count = self.here.entry(device).or_default();
        *count = if come { *count + 1 } else { count.saturating_sub(1) };
        if *count == 0 {
            self.here.remove(&device);
        }
        let mut step = None;
        for seat in self.seats() {
            let place = &self.places[seat.index()];
            if !place.is_held_by(device) {
                continue;
            }
            let here = self.any_here(place);
            self.away[seat.index()] =
                if here { None } else { self.away[seat.index()].or(Some(now)) };
        }
        if come {
            step = self.welcome_back(device, now);
        }
        let mut telling = Telling::info_only(self);
        telling.before = before;
        (step, telling)
    }

    /// The first thing that somebody's return changes. (Another follows with the next alarm.)
    fn welcome_back(&mut self, device: DeviceId, now: u64) -> Option<Step> {
        let back = self.seats().find(|seat| {
            let place = &self.places[seat.index()];
            place.sitter == Sitter::StandIn && place.is_held_by(device)
        });
        if let Some(seat) = back {
            return self.by_itself(Change::Returned { seat }, now).ok().map(|(step, _)| step);
        }
        let about = self.vote.map(|vote| vote.about);
        about.filter(|seat| self.places[seat.index()].is_held_by(device))?;
        self.by_itself(Change::VoteClosed, now).ok().map(|(step, _)| step)
    }

    /// What getting up comes to.
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
        let clocks = self.persons_due().minus(self.overdue);
        let clocks = clocks.iter().filter_map(|seat| self.deadline(seat));
        let leavers = self.seats().filter_map(|seat| self.leaver_due(seat));
        clocks.chain(leavers).min()
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
                anybody.then_some(since + GRACE)
            }
            (Leaver::Vote, Sitter::Person | Sitter::Free) if self.vote.is_none() => {
                let voters = self.voters(seat);
                let at = if place.sitter == Sitter::Free { since } else { since + GRACE };
                (!voters.is_empty()).then_some(at.max(self.vote_again))
            }
            (Leaver::Wait | Leaver::Bot | Leaver::Vote, _) => None,
        }
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
        let late = self
            .persons_due()
            .iter()
            .filter(|seat| self.deadline(*seat).is_some_and(|at| at <= now));
        let late: SeatSet = late.collect();
        self.overdue = late.iter().fold(self.overdue, SeatSet::with);
        None
    }
}
