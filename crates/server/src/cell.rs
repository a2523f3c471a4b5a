//! A room in memory, and who listens to it.

use crate::hub::lock;
use crate::pipe::Pipe;
use crate::schedule::Urgency;
use crate::shares::Share;
use crate::thinkers::Thinkers;
use stapel_core::{Seat, SeatSet};
use stapel_host::{Hosted, Listener};
use stapel_protocol::{DeviceId, LobbyRow, Stage, TableId};
use stapel_room::{Room, Shorthand, Thought};
use stapel_store::Write;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::Mutex;

/// A table. Its room is loaded by whoever first wants something of it.
pub(crate) struct Cell {
    pub(crate) id: TableId,
    pub(crate) state: Mutex<State>,
    /// From where somebody looks on: as in `state`, for those who can't wait for it.
    watched_from: std::sync::Mutex<Option<IpAddr>>,
    /// The room's moments, by seat, and its era: as in `state`, for those who can't wait for it.
    moments: [AtomicU64; Seat::MAX],
    era: AtomicU64,
    /// Bots play among themselves: as in `state`, likewise.
    bots_alone: AtomicBool,
}

/// A table's room and its surroundings.
pub(crate) struct State {
    /// Its room, and those who watch it.
    pub(crate) hosted: Hosted<Ear>,
    /// How its next step is stored.
    pub(crate) shorthand: Shorthand,
    /// Counts how often the room was loaded: a failure that belongs to an earlier one is old news.
    pub(crate) generation: u64,
    pub(crate) alarm: Option<u64>,
    /// What the store's indices say, where that is known.
    pub(crate) live: Option<Live>,
    pub(crate) holds: Vec<(DeviceId, Seat)>,
    pub(crate) lobby: Option<LobbyRow>,
    /// While bots alone play here: what it counts as for the address that looks on.
    pub(crate) bot_game: Option<Share<IpAddr>>,
    /// From where somebody played here last.
    pub(crate) last_from: Option<IpAddr>,
    /// While bots think though nobody looks on: what that counts as for whoever played last.
    pub(crate) unseen: Option<Share<IpAddr>>,
    /// What its bots think about once they need not wait any more.
    pub(crate) paused: Vec<Thought>,
    pub(crate) used: Instant,
}

/// Whether a table goes on, and when its clock rings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Live {
    pub(crate) goes_on: bool,
    pub(crate) deadline: Option<u64>,
}

impl Live {
    /// Leavers need no alarm while nobody is here.
    pub(crate) fn of(room: &Room) -> Live {
        let deadline = room.next_deadline();
        Live { goes_on: room.stage() != Stage::Over, deadline }
    }

    pub(crate) fn write(self, table: TableId) -> Write {
        let Live { goes_on, deadline } = self;
        let deadline = deadline.map(u64::cast_signed);
        Write::Live { table: table.to_string(), live: goes_on, deadline }
    }
}

/// A connection that receives what happens at tables, and where it comes from.
#[derive(Clone)]
pub(crate) struct Ear {
    pub(crate) socket: Arc<Pipe>,
    pub(crate) address: IpAddr,
}

impl PartialEq for Ear {
    fn eq(&self, other: &Ear) -> bool {
        Arc::ptr_eq(&self.socket, &other.socket)
    }
}

impl State {
    /// Persons who are to do something now.
    pub(crate) fn persons_due(&self) -> SeatSet {
        self.hosted.room.as_ref().map_or(SeatSet::EMPTY, Room::persons_due)
    }

    /// Whether the game here is played by hand: then much of what happens takes long.
    pub(crate) fn is_by_hand(&self) -> bool {
        self.hosted.room.as_ref().is_some_and(|room| room.spec().sheet.by_hand)
    }
}

impl Cell {
    pub(crate) fn new(id: TableId) -> Cell {
        let state = State {
            hosted: Hosted::default(),
            shorthand: Shorthand::default(),
            generation: 0,
            alarm: None,
            live: None,
            holds: Vec::new(),
            lobby: None,
            bot_game: None,
            last_from: None,
            unseen: None,
            paused: Vec::new(),
            used: Instant::now(),
        };
        Cell {
            id,
            state: Mutex::new(state),
            watched_from: std::sync::Mutex::new(None),
            moments: std::array::from_fn(|_| AtomicU64::new(0)),
            era: AtomicU64::new(0),
            bots_alone: AtomicBool::new(false),
        }
    }

    /// From where somebody looks on: a player if one is here, else whoever came first.
    pub(crate) fn watched_from(&self) -> Option<IpAddr> {
        *lock(&self.watched_from)
    }

    /// How urgent the turns of its bots are.
    pub(crate) fn urgency(&self) -> Urgency {
        match self.watched_from() {
            None => Urgency::Unwatched,
            Some(_) if self.bots_alone.load(Ordering::Relaxed) => Urgency::Shown,
            Some(_) => Urgency::Watched,
        }
    }

    /// Listeners have come or gone.
    pub(crate) fn listeners_changed(&self, state: &State, thinkers: &Thinkers) {
        let Hosted { room, listeners, .. } = &state.hosted;
        let plays = |listener: &&Listener<Ear>| {
            let seats = |room: &Room| listener.device.map(|device| room.seats_of(device).count());
            room.as_ref().and_then(seats).is_some_and(|seats| seats > 0)
        };
        let player = listeners.iter().find(plays).or(listeners.first());
        let from = player.map(|listener| listener.connection.address);
        let before = std::mem::replace(&mut *lock(&self.watched_from), from);
        if before != from {
            thinkers.touch(self);
        }
    }

    /// Counts what makes advice for a seat void.
    pub(crate) fn moment(&self, seat: Seat) -> u64 {
        self.moments[seat.index()].load(Ordering::Relaxed)
    }

    /// What a bot thinks for another era is void.
    pub(crate) fn era(&self) -> u64 {
        self.era.load(Ordering::Relaxed)
    }

    /// Something has happened at the table.
    pub(crate) fn room_changed(&self, room: &Room) {
        for (seat, moment) in (0..).map_while(Seat::new).zip(&self.moments) {
            moment.store(room.moment(seat), Ordering::Relaxed);
        }
        self.era.store(room.era(), Ordering::Relaxed);
        self.bots_alone.store(room.bots_alone(), Ordering::Relaxed);
    }

    /// What the store is to be told when the table leaves the memory: that it is over. Until then it need not know,
    /// because mostly the next game begins at once.
    pub(crate) fn last_write(&self, state: &State) -> Option<Write> {
        let live = Live::of(state.hosted.room.as_ref()?);
        (!live.goes_on && state.live != Some(live)).then(|| live.write(self.id))
    }

    /// The store failed: what was not stored has not happened. Says whether that is news.
    pub(crate) async fn give_up(&self, generation: u64) -> bool {
        let mut state = self.state.lock().await;
        let is_news = state.generation == generation;
        if is_news {
            state.hosted.room = None;
            // So that a second failure of the same load is old news.
            state.generation += 1;
        }
        is_news
    }
}

/// Which device holds which seat.
pub(crate) fn holds(room: &Room) -> Vec<(DeviceId, Seat)> {
    let seats = (0..).map_while(Seat::new).zip(room.places());
    let holds = seats.flat_map(|(seat, place)| place.holders.iter().map(move |d| (*d, seat)));
    let mut holds: Vec<_> = holds.collect();
    holds.sort_unstable();
    holds
}
