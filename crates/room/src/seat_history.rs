//! Which device has held which seat in this game.
//!
//! It keeps a law of the room: **no device ever gets the views of two seats of one game that are secret from each
//! other, unless it held both when the game began**, as several people at one device do. So while a game is played,
//! a seat goes only to a device that has held it before; another device joins it by a pairing code, and only if it
//! has held no other seat in this game.

use crate::place::Place;
use stapel_core::{Seat, SeatSet};
use stapel_protocol::DeviceId;

/// Which device has held which seats since the game began, even if it holds them no longer.
#[derive(Clone, Default)]
pub(crate) struct SeatHistory(Vec<(DeviceId, SeatSet)>);

impl SeatHistory {
    /// As it is when a game begins.
    pub(crate) fn at_start(places: &[Place]) -> SeatHistory {
        let mut history = SeatHistory::default();
        for (seat, place) in (0..).map_while(Seat::new).zip(places) {
            for device in &place.holders {
                history.add(*device, seat);
            }
        }
        history
    }

    pub(crate) fn add(&mut self, device: DeviceId, seat: Seat) {
        match self.0.iter_mut().find(|(held_by, _)| *held_by == device) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => self.0.push((device, SeatSet::only(seat))),
        }
    }

    fn seats(&self, device: DeviceId) -> SeatSet {
        let found = self.0.iter().find(|(held_by, _)| *held_by == device);
        found.map_or(SeatSet::EMPTY, |(_, seats)| *seats)
    }

    /// Whether the device has held the seat in this game.
    pub(crate) fn has_held(&self, device: DeviceId, seat: Seat) -> bool {
        self.seats(device).has(seat)
    }

    /// Whether nobody but these devices has held any seat in this game.
    pub(crate) fn is_of(&self, devices: &[DeviceId]) -> bool {
        self.0.iter().all(|(device, _)| devices.contains(device))
    }

    /// Whether holding the seat shows the device nothing that is secret from a seat it has held.
    pub(crate) fn may_hold(&self, device: DeviceId, seat: Seat) -> bool {
        let held = self.seats(device);
        held.is_empty() || held.has(seat)
    }
}
