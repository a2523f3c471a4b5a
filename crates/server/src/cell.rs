//! A room in memory, and who listens to it.

use crate::hub::lock;
use crate::pipe::Pipe;
use crate::schedule::Urgency;
use crate::shares::Share;
use crate::thinkers::Thinkers;
use smallvec::SmallVec;
use stapel_core::Seat;
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
    /// None before it is loaded, and after the store failed: then it is loaded again.
    pub(crate) room: Option<Room>,
    /// How its next step is stored.
    pub(crate) shorthand: Shorthand,
    pub(crate) listeners: SmallVec<[Listener; 4]>,
    /// Counts how often the room was loaded: a failure that belongs to an earlier one is old news.
    pub(crate) generation: u64,
    pub(crate) alarm: Option<u64>,
    /// What the store's indices say, where that is known.
    pub(crate) live: Option<Live>,
    pub(crate) holds: Vec<(DeviceId, Seat)>,
    pub(crate) lobby: Option<LobbyRow>,
    /// A bot's hand that is to be shown before what came of it.
    pub(crate) hand: Option<BotHand>,
    /// While bots alone play here: what it counts as for the address that looks on.
    pub(crate) bot_game: Option<Share<IpAddr>>,
    /// From where somebody played here last.
    pub(crate) last_from: Option<IpAddr>,
    /// While bots think though nobody looks on: what that counts as for whoever played last.
    pub(crate) unseen: Option<Share<IpAddr>>,
    /// What its bots think about once they need not wait any more.
    pub(crate) paused: Vec<Thought>,
    /// The game and the round whose pile everybody here was given.
    pub(crate) pile: Option<(u32, u8)>,
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

/// The hand of a bot, which is there all at once.
pub(crate) struct BotHand {
    pub(crate) seat: Seat,
    pub(crate) attempt: u32,
    pub(crate) samples: Vec<u8>,
}

/// Somebody who is told of a table.
pub(crate) struct Listener {
    pub(crate) socket: Arc<Pipe>,
    pub(crate) device: Option<DeviceId>,
    pub(crate) channel: u32,
    /// As what its address is counted.
    pub(crate) address: IpAddr,
}

impl Cell {
    pub(crate) fn new(id: TableId) -> Cell {
        let state = State {
            room: None,
            shorthand: Shorthand::default(),
            listeners: SmallVec::new(),
            generation: 0,
            alarm: None,
            live: None,
            holds: Vec::new(),
            lobby: None,
            hand: None,
            bot_game: None,
            last_from: None,
            unseen: None,
            paused: Vec::new(),
            pile: None,
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
        let plays = |listener: &&Listener| {
            let seats = |room: &Room| listener.device.map(|device| room.seats_of(device).count());
            state.room.as_ref().and_then(seats).is_some_and(|seats| seats > 0)
        };
        let player = state.listeners.iter().find(plays).or(state.listeners.first());
        let from = player.map(|listener| listener.address);
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
        let live = Live::of(state.room.as_ref()?);
        (!live.goes_on && state.live != Some(live)).then(|| live.write(self.id))
    }

    /// The store failed: what was not stored has not happened. Says whether that is news.
    pub(crate) async fn give_up(&self, generation: u64) -> bool {
        let mut state = self.state.lock().await;
        let is_news = state.generation == generation;
        if is_news {
            state.room = None;
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
