//! The clocks of a table.

use stapel_core::{Seat, SeatCount, SeatSet};
use stapel_protocol::{Clock, Clocks, SeatClock};
use std::array::from_fn;

/// No more than this is taken off for the way to the server, in milliseconds.
pub const LONGEST_LAG: u32 = 1_000;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 3600 * SECOND;

/// The clocks of a game: all follow from the times of its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Timing {
    clock: Clock,
    seats: SeatCount,
    /// Since when each seat has been due.
    since: [Option<u64>; Seat::MAX],
    /// What is left of each reserve, in milliseconds.
    reserve: [u64; Seat::MAX],
    /// What each seat's decisions took, the latest last.
    spent: [Vec<Spent>; Seat::MAX],
    /// Until then bots' hands are still shown.
    shown_until: u64,
}

/// What a decision took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spent {
    /// How many events there were before it.
    events: usize,
    /// In milliseconds.
    time: u64,
    /// The reserve before it, in milliseconds.
    reserve: u64,
}

impl Timing {
    pub(crate) fn new(clock: Clock, seats: SeatCount) -> Timing {
        let reserve = match clock {
            Clock::Turn { reserve, .. } => u64::from(reserve) * SECOND,
            Clock::None | Clock::Days { .. } => 0,
        };
        Timing {
            clock,
            seats,
            since: [None; Seat::MAX],
            reserve: [reserve; Seat::MAX],
            spent: from_fn(|_| Vec::new()),
            shown_until: 0,
        }
    }

    /// Something is shown for so many milliseconds, behind what is shown already.
    pub(crate) fn shown(&mut self, now: u64, time: u64) {
        if time > 0 {
            self.shown_until = self.shown_until.max(now) + time;
        }
    }

    /// These seats are due now; those that were due before go on. Nobody's time runs while bots' hands are shown.
    pub(crate) fn due(&mut self, due: SeatSet, now: u64) {
        let now = self.shown_until.max(now);
        for seat in self.seats.seats() {
            let since = &mut self.since[seat.index()];
            if due.has(seat) {
                *since = since.or(Some(now));
            } else {
                *since = None;
            }
        }
    }

    /// A seat has decided: its time is over, and what went beyond the turn's comes off the reserve.
    /// `events` is how many there were before.
    pub(crate) fn decided(&mut self, seat: Seat, now: u64, lag: u32, events: usize) {
        let Some(since) = self.since[seat.index()].take() else { return };
        if self.clock == Clock::None {
            return;
        }
        let time = now.saturating_sub(since).saturating_sub(lag.min(LONGEST_LAG).into());
        let reserve = &mut self.reserve[seat.index()];
        self.spent[seat.index()].push(Spent { events, time, reserve: *reserve });
        if let Clock::Turn { seconds, .. } = self.clock {
            let over = time.saturating_sub(u64::from(seconds) * SECOND);
            *reserve = reserve.saturating_sub(over);
        }
    }

    /// The seat has taken back a decision, and all that came after it. Its clock goes on where it stood then: so
    /// changing one's mind gains no time. `events` is how many are left.
    pub(crate) fn taken_back(&mut self, seat: Seat, now: u64, events: usize) {
        let mut decision = None;
        for (of, spent) in self.spent.iter_mut().enumerate() {
            let kept = spent.partition_point(|spent| spent.events < events);
            let first = spent.drain(kept..).next();
            if of == seat.index() {
                decision = first;
            }
        }
        if let Some(Spent { time, reserve, .. }) = decision {
            self.since[seat.index()] = Some(now.saturating_sub(time));
            self.reserve[seat.index()] = reserve;
        }
    }

    /// The clock of a seat starts anew, because its player does.
    pub(crate) fn restart(&mut self, seat: Seat, now: u64) {
        let now = self.shown_until.max(now);
        let since = &mut self.since[seat.index()];
        *since = since.and(Some(now));
    }

    /// When the seat's time is up.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<u64> {
        let since = self.since[seat.index()]?;
        match self.clock {
            Clock::None => None,
            Clock::Turn { seconds, .. } => {
                Some(since + u64::from(seconds) * SECOND + self.reserve[seat.index()])
            }
            Clock::Days { days } => Some(since + u64::from(days) * DAY),
        }
    }

    /// For everybody to see.
    pub(crate) fn clocks(&self, now: u64) -> Option<Clocks> {
        let seats = match self.clock {
            Clock::None => return None,
            Clock::Turn { .. } | Clock::Days { .. } => self.seats.seats().map(|seat| SeatClock {
                reserve: self.reserve[seat.index()],
                deadline: self.deadline(seat),
            }),
        };
        Some(Clocks { now, seats: seats.collect() })
    }
}

/// Whether a table can have this clock.
pub(crate) fn is_sensible(clock: Clock) -> bool {
    match clock {
        Clock::None => true,
        Clock::Turn { seconds, reserve } => (5..=3600).contains(&seconds) && reserve <= 3600,
        Clock::Days { days } => (1..=14).contains(&days),
    }
}
