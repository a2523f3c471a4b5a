//! Which device has held which seat in this game.
//!
//! It keeps a law of the room: **no device ever gets the views of two seats of one game that are secret from each
//! other, unless it held both when the game began**, as several people at one device do. So while a game is played,
//! a seat goes only to a device that has held it before; another device joins it by a pairing code, and only if it
//! has held no other seat in this game. Between games a code makes nobody the holder of two seats either, unless the
//! device that sat down there holds both: see [`Room::may_hold_too`].

use crate::Room;
use crate::place::Place;
use stapel_core::{Seat, SeatSet};
use stapel_protocol::DeviceId;

/// What a device has held since the game began, even if it holds it no longer.
#[derive(Clone)]
struct Held {
    device: DeviceId,
    seats: SeatSet,
    /// Those of them that it joined by a code.
    joined: SeatSet,
}

/// What every device has held.
#[derive(Clone, Default)]
pub(crate) struct SeatHistory(Vec<Held>);

impl SeatHistory {
    /// As it is when a game begins.
    pub(crate) fn at_start(places: &[Place]) -> SeatHistory {
        let mut history = SeatHistory::default();
        for (seat, place) in (0..).map_while(Seat::new).zip(places) {
            for device in &place.holders {
                history.add(*device, seat, place.joined.contains(device));
            }
        }
        history
    }

    /// A device gets a seat, `by_code` or by sitting down. How it came to it first is what counts.
    pub(crate) fn add(&mut self, device: DeviceId, seat: Seat, by_code: bool) {
        let at = self.0.iter().position(|held| held.device == device).unwrap_or_else(|| {
            self.0.push(Held { device, seats: SeatSet::EMPTY, joined: SeatSet::EMPTY });
            self.0.len() - 1
        });
        let held = &mut self.0[at];
        if by_code && !held.seats.has(seat) {
            held.joined = held.joined.with(seat);
        }
        held.seats = held.seats.with(seat);
    }

    fn find(&self, device: DeviceId) -> Option<&Held> {
        self.0.iter().find(|held| held.device == device)
    }

    /// Whether the device has held the seat in this game.
    pub(crate) fn has_held(&self, device: DeviceId, seat: Seat) -> bool {
        self.find(device).is_some_and(|held| held.seats.has(seat))
    }

    /// Whether the device came to the seat by a code.
    pub(crate) fn has_joined(&self, device: DeviceId, seat: Seat) -> bool {
        self.find(device).is_some_and(|held| held.joined.has(seat))
    }

    /// Whether nobody but these devices has held any seat in this game.
    pub(crate) fn is_of(&self, devices: &[DeviceId]) -> bool {
        self.0.iter().all(|held| devices.contains(&held.device))
    }

    /// Whether holding the seat shows the device nothing that is secret from a seat it has held.
    pub(crate) fn may_hold(&self, device: DeviceId, seat: Seat) -> bool {
        self.find(device).is_none_or(|held| held.seats.has(seat))
    }
}

impl Room {
    /// Between games: whether the device may have this seat besides those it holds. Whoever sat down somewhere shares
    /// that seat with other devices, but agrees to no further seat of theirs: another player's phone that joined it
    /// would see both hands in the next game. A device that sat down at all of them itself, as for a family, shares
    /// them as it likes.
    pub(crate) fn may_hold_too(&self, device: DeviceId, seat: Seat, by_code: bool) -> bool {
        let all = self.seats_of(device).fold(SeatSet::only(seat), SeatSet::with);
        all.iter().all(|one| {
            let joined = self.places[one.index()].joined.contains(&device);
            let joined = joined || (one == seat && by_code);
            !joined || self.shares(device, one, all)
        })
    }

    /// Whether all who sat down in a seat hold these others as well, as a device does that has joined them there.
    fn shares(&self, device: DeviceId, seat: Seat, all: SeatSet) -> bool {
        let mut sat = self.places[seat.index()].sat().filter(|other| *other != device);
        all.len() == 1
            || sat.all(|other| self.seats_of(other).fold(all, SeatSet::without).is_empty())
    }

    /// A game begins. A device that shared several seats, of which their player has left one since, is at that one
    /// alone.
    pub(crate) fn part(&mut self) {
        for seat in self.seats() {
            for device in self.places[seat.index()].joined.clone() {
                if !self.shares(device, seat, self.seats_of(device).collect()) {
                    let place = &mut self.places[seat.index()];
                    place.holders.retain(|holder| *holder != device);
                    place.joined.retain(|holder| *holder != device);
                }
            }
        }
    }
}
