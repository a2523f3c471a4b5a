//! The clocks of a table.

use stapel_core::{Seat, SeatCount, SeatSet};
use stapel_protocol::{Clock, Clocks, SeatClock};

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
}

impl Timing {
    pub(crate) fn new(clock: Clock, seats: SeatCount) -> Timing {
        let reserve = match clock {
            Clock::Turn { reserve, .. } => u64::from(reserve) * SECOND,
            Clock::None | Clock::Days { .. } => 0,
        };
        Timing { clock, seats, since: [None; Seat::MAX], reserve: [reserve; Seat::MAX] }
    }

    /// These seats are due now; those that were due before go on.
    pub(crate) fn due(&mut self, due: SeatSet, now: u64) {
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
    pub(crate) fn decided(&mut self, seat: Seat, now: u64, lag: u32) {
        let Some(since) = self.since[seat.index()].take() else { return };
        if let Clock::Turn { seconds, .. } = self.clock {
            let used = now.saturating_sub(since).saturating_sub(lag.min(LONGEST_LAG).into());
            let over = used.saturating_sub(u64::from(seconds) * SECOND);
            let reserve = &mut self.reserve[seat.index()];
            *reserve = reserve.saturating_sub(over);
        }
    }

    /// The clock of a seat starts anew, because its player does.
    pub(crate) fn restart(&mut self, seat: Seat, now: u64) {
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
