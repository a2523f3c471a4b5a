//! What one client says, from hello to the end.

use crate::bucket::Bucket;
use crate::cell::{Cell, Listener};
use crate::door::counted_as;
use crate::hub::{Hub, heavy, lock, now};
use crate::pipe::Pipe;
use crate::settle::Asked;
use crate::thinkers::{Advise, Job};
use crate::token;
use crate::trouble::Trouble;
use smallvec::SmallVec;
use stapel_core::Seat;
use stapel_protocol::{ClientMsg, Command, DeviceId, PROTOCOL, ServerMsg, TableId, Talk};
use stapel_room::{Client, Refused, Room, Who};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

/// No client watches more tables at once.
const MOST_WATCHED: usize = 16;
/// So many things may be said at once, and one more every two seconds.
const TALK: f64 = 5.0;
/// So often advice may be asked for at once, and once more every two seconds.
const ADVICE: f64 = 4.0;
/// A whole table, or a pile, counts as so many messages: it is long.
const WHOLE: f64 = 10.0;

/// One client.
pub(crate) struct Session {
    hub: Arc<Hub>,
    pub(crate) socket: Arc<Pipe>,
    /// As what its address is counted.
    address: IpAddr,
    hello: Option<Hello>,
    watched: SmallVec<[Watched; 1]>,
    next_channel: u32,
    talk: Bucket,
    advice: Bucket,
    whole: Option<Bucket>,
    /// Is dropped once the whole table that was asked for last is written: so no more than one waits to be.
    written: Option<oneshot::Receiver<()>>,
    /// The way to the client and back, in milliseconds.
    pub(crate) round_trip: u32,
}

struct Hello {
    device: Option<DeviceId>,
    client: Client,
}

pub(crate) struct Watched {
    pub(crate) cell: Arc<Cell>,
    pub(crate) channel: u32,
}

impl Session {
    pub(crate) fn new(hub: Arc<Hub>, socket: Arc<Pipe>, address: IpAddr) -> Session {
        let rate = f64::from(hub.config.messages_per_second);
        let whole = (rate > 0.0).then(|| Bucket::new(rate, rate / WHOLE));
        Session {
            hub,
            socket,
            address: counted_as(address),
            hello: None,
            watched: SmallVec::new(),
            next_channel: 1,
            talk: Bucket::new(TALK, 0.5),
            advice: Bucket::new(ADVICE, 0.5),
            whole,
            written: None,
            round_trip: 0,
        }
    }

    pub(crate) fn device(&self) -> Option<DeviceId> {
        self.hello.as_ref().and_then(|hello| hello.device)
    }

    pub(crate) fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    pub(crate) fn watched(&self, channel: u32) -> Option<&Watched> {
        self.watched.iter().find(|watched| watched.channel == channel)
    }

    pub(crate) fn say(&self, message: &ServerMsg) {
        self.socket.say(message, &self.hub.metrics);
    }

    pub(crate) fn refuse(&self, trouble: &Trouble, table: Option<TableId>, id: Option<u64>) {
        let why = trouble.refusal();
        self.hub.metrics.refused(&why.code);
        self.say(&ServerMsg::Refused { id, table, why });
    }

    /// A text message.
    pub(crate) async fn hear(&mut self, text: &str, at: Instant) {
        let Ok(message) = ClientMsg::read(text) else {
            self.refuse(&Trouble::BadMessage, None, None);
            return;
        };
        let (table, id) = match &message {
            ClientMsg::Do { table, id, .. } | ClientMsg::Advise { table, id, .. } => {
                (Some(*table), Some(*id))
            }
            ClientMsg::Watch { table, .. } | ClientMsg::Unwatch { table } => (Some(*table), None),
            ClientMsg::Hello { .. } | ClientMsg::Lobby { .. } | ClientMsg::Ping { .. } => {
                (None, None)
            }
        };
        if let Err(trouble) = self.obey(message, at).await {
            self.refuse(&trouble, table, id);
        }
    }

    async fn obey(&mut self, message: ClientMsg, at: Instant) -> Result<(), Trouble> {
        match message {
            ClientMsg::Hello { protocol, token, client, lang: _ } => {
                self.greet(protocol, token, client).await
            }
            ClientMsg::Ping { n } => {
                self.say(&ServerMsg::Pong { n, now: now() });
                Ok(())
            }
            ClientMsg::Lobby { on } => {
                self.greeted()?;
                self.hub.lobby.listen(&self.socket, on);
                if on {
                    self.say(&ServerMsg::Lobby { tables: self.hub.lobby.rows() });
                }
                Ok(())
            }
            ClientMsg::Watch { table, have } => self.watch(table, have).await,
            ClientMsg::Unwatch { table } => {
                self.greeted()?;
                if let Some(at) = self.watched.iter().position(|seen| seen.cell.id == table) {
                    let watched = self.watched.swap_remove(at);
                    self.leave(&watched.cell).await;
                }
                Ok(())
            }
            ClientMsg::Do { table, id, what } => self.command(table, id, what, at).await,
            ClientMsg::Advise { table, seat, id } => self.advise(table, seat, id).await,
        }
    }

    fn greeted(&self) -> Result<&Hello, Trouble> {
        self.hello.as_ref().ok_or(Trouble::BadProtocol)
    }

    async fn greet(
        &mut self,
        protocol: u32,
        token: Option<String>,
        client: String,
    ) -> Result<(), Trouble> {
        if protocol != PROTOCOL || self.hello.is_some() {
            return Err(Trouble::BadProtocol);
        }
        if !(8..=64).contains(&client.len()) {
            return Err(Trouble::BadMessage);
        }
        let device = match token {
            None => None,
            Some(token) => Some(self.hub.device(&token).await?),
        };
        self.hello = Some(Hello { device, client: client.into() });
        self.say(&ServerMsg::Welcome { protocol: PROTOCOL, device, now: now() });
        if let Some(device) = device {
            self.hub.connect(device, &self.socket);
            self.hub.tell_turns(device);
        }
        Ok(())
    }

    /// Waits until something long may be asked for.
    pub(crate) async fn asks_for_whole(&mut self) -> Result<(), Trouble> {
        if self.whole.as_mut().is_some_and(|whole| !whole.take(Instant::now())) {
            return Err(Trouble::TooFast);
        }
        if let Some(written) = self.written.take() {
            // An error says that it was written, or is void.
            let _ = written.await;
        }
        Ok(())
    }

    async fn watch(&mut self, table: TableId, have: Option<u64>) -> Result<(), Trouble> {
        self.greeted()?;
        self.asks_for_whole().await?;
        let device = self.device();
        let known = self.watched.iter().find(|seen| seen.cell.id == table);
        if let Some(watched) = known {
            let cell = Arc::clone(&watched.cell);
            let channel = watched.channel;
            let state = self.hub.ready(&cell).await?;
            if let Some(room) = &state.room {
                let message = room.catch_up(device, have, channel, now());
                self.written = Some(self.hub.tell_one(&cell, &state, &self.socket, &message));
            }
            return Ok(());
        }
        if self.watched.len() >= MOST_WATCHED {
            return Err(Trouble::TooFast);
        }
        let cell = self.hub.cell(table);
        let mut state = self.hub.ready(&cell).await?;
        let channel = self.next_channel;
        self.next_channel += 1;
        let Some(room) = &mut state.room else { return Err(Trouble::Store) };
        let before = room.persons_due();
        let (steps, telling) = room.presence(device, true, now());
        if steps.is_empty() {
            self.hub.tell_info(&cell, &mut state, telling);
        } else {
            self.hub.settle(&cell, &mut state, &steps, before, None);
        }
        let socket = Arc::clone(&self.socket);
        if let Some(room) = &state.room {
            let message = room.catch_up(device, have, channel, now());
            self.written = Some(self.hub.tell_one(&cell, &state, &socket, &message));
        }
        state.listeners.push(Listener { socket, device, channel, address: self.address });
        cell.listeners_changed(&state, &self.hub.thinkers);
        // Bots that play among themselves go on when somebody looks.
        self.hub.go_on(&cell, &mut state);
        drop(state);
        self.watched.push(Watched { cell, channel });
        Ok(())
    }

    async fn leave(&self, cell: &Arc<Cell>) {
        let mut state = cell.state.lock().await;
        state.listeners.retain(|listener| !Arc::ptr_eq(&listener.socket, &self.socket));
        cell.listeners_changed(&state, &self.hub.thinkers);
        state.used = Instant::now();
        let Some(room) = &mut state.room else { return };
        let (_, telling) = room.presence(self.device(), false, now());
        let plays = self.device().is_some_and(|device| room.seats_of(device).next().is_some());
        // Whoever only looked on leaves the table to its players.
        if plays || state.last_from.is_none() {
            state.last_from = Some(self.address);
        }
        self.hub.tell_info(cell, &mut state, telling);
    }

    /// The client is gone.
    pub(crate) async fn end(self) {
        self.socket.close();
        self.hub.lobby.listen(&self.socket, false);
        for watched in &self.watched {
            self.leave(&watched.cell).await;
        }
    }

    async fn command(
        &mut self,
        table: TableId,
        id: u64,
        what: Command,
        since: Instant,
    ) -> Result<(), Trouble> {
        let hello = self.hello.as_ref().ok_or(Trouble::BadProtocol)?;
        let lag = self.round_trip;
        let who = Who { device: hello.device, client: hello.client.clone(), id, lag };
        let cell = match self.watched.iter().find(|seen| seen.cell.id == table) {
            Some(watched) => Arc::clone(&watched.cell),
            None => self.hub.cell(table),
        };
        let mut state = self.hub.ready(&cell).await?;
        let starts = matches!(what, Command::Start | Command::Rematch);
        // Whoever has to wait until a pile may be set up keeps nobody else at the table waiting.
        let _turn = if starts && state.room.as_ref().is_some_and(is_by_hand) {
            drop(state);
            let turn = self.hub.set_ups.start(self.address).await;
            state = self.hub.ready(&cell).await?;
            Some(turn)
        } else {
            None
        };
        let Some(room) = &mut state.room else { return Err(Trouble::Store) };
        if let Command::Say { seat, what } = what {
            room.may_say(who.device, seat, &what)?;
            if !self.talk.take(since) {
                return Err(Trouble::TooFast);
            }
            let version = room.version();
            self.say(&ServerMsg::Ack { table, id, version });
            let said = said(table, seat, what);
            for listener in &state.listeners {
                listener.socket.say(&said, &self.hub.metrics);
            }
            return Ok(());
        }
        if let Some(version) = room.done_before(&who) {
            // It may still be on its way to the disk.
            let ack = ServerMsg::Ack { table, id, version };
            drop(self.hub.tell_one(&cell, &state, &self.socket, &ack));
            return Ok(());
        }
        let before = room.persons_due();
        let bot_game = match starts && room.nobody_plays() {
            true => Some(self.hub.bot_games.take(self.address).ok_or(Trouble::TooManyBotGames)?),
            false => None,
        };
        let mut chance = token::new_seed;
        let by_hand = is_by_hand(room);
        let act = || room.command(who, what, now(), &mut chance);
        let done = if by_hand { heavy(act) } else { act() }?;
        state.last_from = Some(self.address);
        if starts {
            state.bot_game = bot_game;
        }
        let asked = Asked { socket: Arc::clone(&self.socket), id, since };
        self.hub.settle(&cell, &mut state, &[done], before, Some(asked));
        Ok(())
    }

    async fn advise(&mut self, table: TableId, seat: Seat, id: u64) -> Result<(), Trouble> {
        self.greeted()?;
        if !self.advice.take(Instant::now()) {
            return Err(Trouble::TooFast);
        }
        let cell = self.hub.cell(table);
        let state = self.hub.ready(&cell).await?;
        let room = state.room.as_ref().ok_or(Trouble::Store)?;
        let device = self.device().ok_or(Refused::NoToken)?;
        let thought = room.advice(Some(device), seat)?;
        let moment = room.moment(seat);
        drop(state);
        self.hub.thinkers.drop_void_advice(self.address, &self.hub);
        let (of_device, of_address) = &self.hub.advice;
        let shares = of_device.take(device).zip(of_address.take(self.address));
        let shares = shares.ok_or(Trouble::TooFast)?;
        let socket = Arc::clone(&self.socket);
        let address = self.address;
        let advise = Advise { cell, moment, thought, socket, id, address, shares };
        self.hub.thinkers.add(Job::Advise(Box::new(advise)), &self.hub);
        Ok(())
    }
}

fn is_by_hand(room: &Room) -> bool {
    room.spec().sheet.by_hand
}

fn said(table: TableId, seat: Seat, what: Talk) -> ServerMsg {
    ServerMsg::Said { table, seat, what, at: now() }
}

impl Hub {
    /// The device with this token.
    pub(crate) async fn device(&self, token: &str) -> Result<DeviceId, Trouble> {
        let hash = token::hash_token(token).ok_or(Trouble::BadToken)?;
        let device = self.store.device(&hash).await?;
        device.map(|device| DeviceId(device.0)).ok_or(Trouble::BadToken)
    }

    /// Whether this address may make something more now.
    pub(crate) fn may_make(&self, address: std::net::IpAddr) -> Result<(), Trouble> {
        let per_minute = self.config.new_per_minute;
        if per_minute == 0 {
            return Ok(());
        }
        let mut makings = lock(&self.makings);
        let bucket = makings
            .entry(counted_as(address))
            .or_insert_with(|| Bucket::new(per_minute.into(), f64::from(per_minute) / 60.0));
        if bucket.take(Instant::now()) { Ok(()) } else { Err(Trouble::TooFast) }
    }
}
