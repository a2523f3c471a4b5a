//! All tables, and everybody who is connected.

use crate::bucket::Bucket;
use crate::cell::{Cell, State};
use crate::config::Config;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::out::Outgoing;
use crate::pipe::Pipe;
use crate::rest::{keep_forgetting, keep_resting};
use crate::set_ups::SetUps;
use crate::settle::limits_unseen;
use crate::shares::Shares;
use crate::teller::{Delivery, tell};
use crate::thinkers::Thinkers;
use crate::timer::{self, Alarm};
use crate::trouble::Trouble;
use stapel_protocol::{DeviceId, ServerMsg, TableId};
use stapel_registry::Registry;
use stapel_room::{Decision, Opening, Room, Shorthand, Step};
use stapel_store::Store;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{MutexGuard as AsyncGuard, mpsc, watch};

/// A table that nobody has wanted anything of for so long is dropped from memory.
pub(crate) const IDLE: Duration = Duration::from_secs(60);

/// An address does not wait for more advice at once.
const ADVICE_PER_ADDRESS: usize = 4;

/// At no more tables bots think for an address at once while nobody looks on.
const UNSEEN_PER_ADDRESS: usize = 8;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}

/// All tables, and everybody who is connected.
pub(crate) struct Hub {
    pub(crate) config: Config,
    /// The games that are played here.
    pub(crate) games: Registry,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) lobby: Lobby,
    /// Connections and sockets of an address.
    pub(crate) connections: Arc<Shares<IpAddr>>,
    /// Games of bots alone that an address looks at.
    pub(crate) bot_games: Arc<Shares<IpAddr>>,
    /// Tables that nobody looks at and whose bots think all the same, for the address that played last.
    pub(crate) unseen: Arc<Shares<IpAddr>>,
    /// Advice that a device waits for, and an address.
    pub(crate) advice: (Arc<Shares<DeviceId>>, Arc<Shares<IpAddr>>),
    pub(crate) thinkers: Thinkers,
    pub(crate) set_ups: SetUps,
    pub(crate) closing: watch::Sender<bool>,
    deliveries: mpsc::UnboundedSender<Delivery>,
    alarms: mpsc::UnboundedSender<Alarm>,
    resting: mpsc::UnboundedSender<Arc<Cell>>,
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
    devices: Mutex<HashMap<DeviceId, Vec<Weak<Pipe>>>>,
    pub(crate) makings: Mutex<HashMap<IpAddr, Bucket>>,
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// At least one: the others stay free for those who play.
fn half_of_the_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

/// Wood takes longer than a task may: other tasks go elsewhere meanwhile.
pub(crate) fn heavy<T>(work: impl FnOnce() -> T) -> T {
    tokio::task::block_in_place(work)
}

/// Drops those that are gone, and lets the last of a device know that it is.
fn count(sockets: &mut Vec<Weak<Pipe>>) {
    sockets.retain(|socket| socket.strong_count() > 0);
    for socket in sockets.iter().filter_map(Weak::upgrade) {
        socket.is_only.store(sockets.len() == 1, Ordering::Relaxed);
    }
}

impl Hub {
    /// A hub with its tasks and threads.
    pub(crate) async fn start(
        config: Config,
        games: Registry,
        store: Store,
        metrics: Metrics,
    ) -> Arc<Hub> {
        let (deliveries, delivered) = mpsc::unbounded_channel();
        let (alarms, rung) = mpsc::unbounded_channel();
        let (resting, rests) = mpsc::unbounded_channel();
        let hub = Arc::new(Hub {
            thinkers: Thinkers::new(),
            lobby: Lobby::default(),
            connections: Shares::new(config.connections_per_address),
            bot_games: Shares::new(config.bot_games_per_address),
            unseen: Shares::new(UNSEEN_PER_ADDRESS),
            advice: (Shares::new(1), Shares::new(ADVICE_PER_ADDRESS)),
            set_ups: SetUps::new(half_of_the_cores()),
            closing: watch::Sender::new(false),
            deliveries,
            alarms,
            resting,
            cells: Mutex::default(),
            devices: Mutex::default(),
            makings: Mutex::default(),
            config,
            games,
            store,
            metrics,
        });
        let weak = Arc::downgrade(&hub);
        tokio::spawn(tell(delivered, Weak::clone(&weak)));
        tokio::spawn(timer::ring(rung, Weak::clone(&weak)));
        tokio::spawn(keep_resting(rests, Weak::clone(&weak)));
        tokio::spawn(timer::keep_tidy(Weak::clone(&weak)));
        hub.thinkers.start(hub.config.thinkers, &weak);
        hub.wake_up().await;
        tokio::spawn(keep_forgetting(weak));
        hub
    }

    /// Tables that were live when the server last ended: their clocks, and their rows in the lobby.
    async fn wake_up(self: &Arc<Hub>) {
        let tables = match self.store.live_tables().await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::error!(%error, "the live tables can't be listed");
                return;
            }
        };
        for table in tables {
            let Ok(id) = table.id.parse::<TableId>() else { continue };
            if let Some(at) = table.deadline {
                self.set_alarm(u64::try_from(at).unwrap_or(0), id);
            }
            if table.public {
                let cell = self.cell(id);
                if let Ok(state) = self.ready(&cell).await {
                    self.lobby.set(id, state.lobby.clone());
                }
            }
        }
    }

    pub(crate) fn deliver(&self, delivery: Delivery) {
        // The teller is gone only when the server ends.
        let _ = self.deliveries.send(delivery);
    }

    pub(crate) fn set_alarm(&self, at: u64, table: TableId) {
        let _ = self.alarms.send((at, table));
    }

    /// A hand is done: what came of it is kept, so that it is not moved again after a crash.
    pub(crate) fn hand_done(&self, cell: &Arc<Cell>) {
        let _ = self.resting.send(Arc::clone(cell));
    }

    /// The cell of a table, loaded or not.
    pub(crate) fn cell(&self, id: TableId) -> Arc<Cell> {
        let mut cells = lock(&self.cells);
        let cell = cells.entry(id).or_insert_with(|| Arc::new(Cell::new(id)));
        Arc::clone(cell)
    }

    /// The cell of a table, if there is one.
    pub(crate) fn cell_in_memory(&self, id: TableId) -> Option<Arc<Cell>> {
        lock(&self.cells).get(&id).map(Arc::clone)
    }

    fn forget(&self, id: TableId) {
        lock(&self.cells).remove(&id);
    }

    /// The cell's state with its room, which is loaded if need be.
    pub(crate) async fn ready<'a>(
        self: &Arc<Hub>,
        cell: &'a Arc<Cell>,
    ) -> Result<AsyncGuard<'a, State>, Trouble> {
        let mut state = cell.state.lock().await;
        if state.hosted.listeners.is_empty() {
            state.used = Instant::now();
        }
        if state.hosted.room.is_none() {
            match self.load(cell.id).await {
                Ok(room) => self.loaded(cell, &mut state, room),
                Err(trouble) => {
                    if state.hosted.listeners.is_empty() {
                        self.forget(cell.id);
                    }
                    return Err(trouble);
                }
            }
        }
        Ok(state)
    }

    pub(crate) async fn load(&self, id: TableId) -> Result<(Room, Shorthand), Trouble> {
        // What is still on its way to the disk must be there first.
        self.store.submit(Vec::new()).await?;
        self.metrics.loaded.inc();
        let stored = self.store.load(&id.to_string()).await?.ok_or(Trouble::NoTable)?;
        let unreadable = |error: serde_json::Error| {
            tracing::error!(table = %id, %error, "a stored table can't be read");
            Trouble::Store
        };
        let opening: Opening = serde_json::from_slice(&stored.table.opening).map_err(unreadable)?;
        let mut shorthand = Shorthand::default();
        let rows = stored.steps.iter();
        let steps: Result<Vec<Step>, _> =
            rows.map(|row| shorthand.read(row.at.cast_unsigned(), &row.body)).collect();
        let steps = steps.map_err(unreadable)?;
        let room = self.fold(opening, &steps).await.map_err(|error| {
            tracing::error!(table = %id, %error, "a stored table can't have happened");
            Trouble::Store
        })?;
        Ok((room, shorthand))
    }

    /// A new table.
    pub(crate) async fn open(self: &Arc<Hub>, opening: Opening) -> Result<(), Trouble> {
        let body = serde_json::to_vec(&opening).map_err(|_| Trouble::BadMessage)?;
        let public = opening.settings.access == stapel_protocol::Access::Public;
        let opened_at = opening.at.cast_signed();
        let id = opening.id;
        let room = Room::open(self.games, opening)?;
        let row = stapel_store::TableRow { id: id.to_string(), opening: body, public, opened_at };
        self.store.write(vec![stapel_store::Write::Table(row)]).await?;
        let cell = self.cell(id);
        let mut state = cell.state.lock().await;
        self.loaded(&cell, &mut state, (room, Shorthand::default()));
        self.lobby.set(id, state.lobby.clone());
        Ok(())
    }

    /// A room was given up: it is loaded again as soon as that can be done.
    pub(crate) async fn reload(self: Arc<Hub>, cell: Arc<Cell>) {
        let mut pause = Duration::from_millis(100);
        while !*self.closing.borrow() {
            match self.ready(&cell).await {
                // Forgotten a moment ago: there is nothing to come back to.
                Ok(_) | Err(Trouble::NoTable) => return,
                Err(_) => tokio::time::sleep(pause).await,
            }
            pause = (pause * 2).min(Duration::from_secs(2));
        }
    }

    /// A bot has decided. Called on a thread of its own.
    pub(crate) fn decided(self: &Arc<Hub>, cell: &Arc<Cell>, mut decision: Decision) {
        let mut state = cell.state.blocking_lock();
        loop {
            let mut out = Outgoing::to(state.hosted.listeners.len());
            let Some(happened) = state.hosted.decided(&mut decision, now(), &mut out) else {
                break;
            };
            self.settle(cell, &mut state, &happened, out, None);
        }
        self.go_on(cell, &mut state);
    }

    /// A table's time has come.
    pub(crate) fn ring(self: &Arc<Hub>, table: TableId) {
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            let cell = hub.cell(table);
            let Ok(mut state) = hub.ready(&cell).await else { return };
            state.alarm = None;
            let mut out = Outgoing::to(state.hosted.listeners.len());
            let by_hand = state.is_by_hand();
            let mut ring = || state.hosted.ring(now(), &mut out);
            let happened = if by_hand { heavy(ring) } else { ring() };
            hub.settle(&cell, &mut state, &happened, out, None);
        });
    }

    /// Drops what nobody needs, and gives it back.
    pub(crate) fn sweep(&self, idle: Duration) -> Vec<Arc<Cell>> {
        let mut dropped = Vec::new();
        let mut cells = lock(&self.cells);
        cells.retain(|_, cell| {
            // Whoever else has it got it under the lock that is held now.
            let used = Arc::strong_count(cell) > 1;
            let Ok(state) = cell.state.try_lock() else { return true };
            let stays = used || !state.hosted.listeners.is_empty() || state.used.elapsed() < idle;
            if !stays {
                if let Some(write) = cell.last_write(&state) {
                    // Before whatever comes next, because whoever loads it again needs the lock that is held now. If it
                    // fails, the store goes on taking the table for a live one, which costs little.
                    drop(self.store.submit(vec![write]));
                }
                drop(state);
                dropped.push(Arc::clone(cell));
            }
            stays
        });
        self.metrics.rooms.set(i64::try_from(cells.len()).unwrap_or(i64::MAX));
        drop(cells);
        let now = Instant::now();
        lock(&self.makings).retain(|_, bucket| !bucket.is_full(now));
        lock(&self.devices).retain(|_, sockets| {
            count(sockets);
            !sockets.is_empty()
        });
        dropped
    }

    /// Where bots had to wait, because they play at too many tables for one address, they go on once they can.
    pub(crate) fn wake_bots(self: &Arc<Hub>) {
        let cells: Vec<_> = lock(&self.cells).values().map(Arc::clone).collect();
        for cell in cells {
            // Whoever holds its lock now lets it go on anyway.
            let Ok(mut state) = cell.state.try_lock() else { continue };
            let Some(room) = &state.hosted.room else { continue };
            let waits = match (room.bots_alone(), state.hosted.listeners.is_empty()) {
                (true, looked_at_by_nobody) => state.bot_game.is_none() && !looked_at_by_nobody,
                (false, true) => state.unseen.is_none() && limits_unseen(room),
                (false, false) => false,
            };
            if waits {
                self.go_on(&cell, &mut state);
            }
        }
    }

    /// A socket belongs to a device.
    pub(crate) fn connect(&self, device: DeviceId, socket: &Arc<Pipe>) {
        let mut devices = lock(&self.devices);
        let sockets = devices.entry(device).or_default();
        sockets.push(Arc::downgrade(socket));
        count(sockets);
    }

    /// The sockets of a device.
    pub(crate) fn sockets(&self, device: DeviceId) -> Vec<Arc<Pipe>> {
        let devices = lock(&self.devices);
        devices.get(&device).into_iter().flatten().filter_map(Weak::upgrade).collect()
    }

    /// Whether this holds for all sockets of a device.
    pub(crate) fn all_sockets(&self, device: DeviceId, holds: impl Fn(&Pipe) -> bool) -> bool {
        let devices = lock(&self.devices);
        let mut sockets = devices.get(&device).into_iter().flatten().filter_map(Weak::upgrade);
        sockets.all(|socket| holds(&socket))
    }

    /// Tells a device where it is its turn.
    pub(crate) fn tell_turns(self: &Arc<Hub>, device: DeviceId) {
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            if let Ok(tables) = hub.turns(device).await {
                for socket in hub.sockets(device) {
                    let tables = tables.clone();
                    socket.say(&ServerMsg::Turns { tables }, &hub.metrics);
                }
            }
        });
    }
}
