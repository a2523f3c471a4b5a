//! What one client says, from hello to the end.

use crate::bucket::Bucket;
use crate::cell::{Cell, Ear};
use crate::door::counted_as;
use crate::hub::{Hub, heavy, lock, now};
use crate::out::Outgoing;
use crate::pipe::Pipe;
use crate::settle::Asked;
use crate::thinkers::{Advise, Job};
use crate::token;
use crate::trouble::Trouble;
use stapel_core::Seat;
use stapel_host::{Happened, Listener, Watched};
use stapel_protocol::binary::Frame;
use stapel_protocol::{ClientMsg, Command, DeviceId, PROTOCOL, ServerMsg, TableId};
use stapel_room::Refused;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

/// So many things may be said at once, and one more every two seconds.
const TALK: f64 = 5.0;
/// So often advice may be asked for at once, and once more every two seconds.
const ADVICE: f64 = 4.0;
/// A whole table, or a pile, counts as so many messages: it is long.
const WHOLE: f64 = 10.0;

/// One client.
pub(crate) struct Session {
    hub: Arc<Hub>,
    /// Its socket, and as what its address is counted.
    pub(crate) ear: Ear,
    session: stapel_host::Session<Arc<Cell>>,
    talk: Bucket,
    advice: Bucket,
    whole: Option<Bucket>,
    /// Is dropped once the whole table that was asked for last is written: so no more than one waits to be.
    written: Option<oneshot::Receiver<()>>,
    /// The way to the client and back, in milliseconds.
    pub(crate) round_trip: u32,
}

impl Session {
    pub(crate) fn new(hub: Arc<Hub>, socket: Arc<Pipe>, address: IpAddr) -> Session {
        let rate = f64::from(hub.config.messages_per_second);
        let whole = (rate > 0.0).then(|| Bucket::new(rate, rate / WHOLE));
        Session {
            hub,
            ear: Ear { socket, address: counted_as(address) },
            session: stapel_host::Session::default(),
            talk: Bucket::new(TALK, 0.5),
            advice: Bucket::new(ADVICE, 0.5),
            whole,
            written: None,
            round_trip: 0,
        }
    }

    /// It, as one who watches the table with this channel.
    fn listener(&self, channel: u32) -> Listener<Ear> {
        Listener { connection: self.ear.clone(), device: self.session.device(), channel }
    }

    pub(crate) fn say(&self, message: &ServerMsg) {
        self.ear.socket.say(message, &self.hub.metrics);
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
                self.session.greeted()?;
                self.hub.lobby.listen(&self.ear.socket, on);
                if on {
                    self.say(&ServerMsg::Lobby { tables: self.hub.lobby.rows() });
                }
                Ok(())
            }
            ClientMsg::Watch { table, have } => self.watch(table, have).await,
            ClientMsg::Unwatch { table } => {
                self.session.greeted()?;
                if let Some(watched) = self.session.unwatch(table) {
                    self.leave(&watched.handle).await;
                }
                Ok(())
            }
            ClientMsg::Do { table, id, what } => self.command(table, id, what, at).await,
            ClientMsg::Advise { table, seat, id } => self.advise(table, seat, id).await,
        }
    }

    async fn greet(
        &mut self,
        protocol: u32,
        token: Option<String>,
        client: String,
    ) -> Result<(), Trouble> {
        self.session.check_hello(protocol, &client)?;
        let device = match token {
            None => None,
            Some(token) => Some(self.hub.device(&token).await?),
        };
        self.session.greet(device, &client);
        self.say(&ServerMsg::Welcome { protocol: PROTOCOL, device, now: now() });
        if let Some(device) = device {
            self.hub.connect(device, &self.ear.socket);
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
        self.session.greeted()?;
        self.asks_for_whole().await?;
        if let Some(Watched { handle, channel, .. }) = self.session.watched(table) {
            let (cell, listener) = (Arc::clone(handle), self.listener(*channel));
            let mut state = self.hub.ready(&cell).await?;
            let mut out = Outgoing::default();
            state.hosted.catch_up(&listener, have, now(), &mut out);
            let due_before = state.persons_due();
            let nothing = Happened { due_before, ..Happened::default() };
            self.written = Some(self.hub.settled(&cell, &mut state, &nothing, out));
            return Ok(());
        }
        let cell = self.hub.cell(table);
        let mut state = self.hub.ready(&cell).await?;
        let channel = self.session.new_channel()?;
        let mut out = Outgoing::to(state.hosted.listeners.len());
        let by_hand = state.is_by_hand();
        let mut watch = || state.hosted.watch(self.listener(channel), have, now(), &mut out);
        let happened = if by_hand { heavy(watch) } else { watch() }?;
        cell.listeners_changed(&state, &self.hub.thinkers);
        // Bots that play among themselves go on when somebody looks.
        self.written = Some(self.hub.settled(&cell, &mut state, &happened, out));
        drop(state);
        self.session.watch(table, channel, cell);
        Ok(())
    }

    async fn leave(&self, cell: &Arc<Cell>) {
        let mut state = cell.state.lock().await;
        let mut out = Outgoing::to(state.hosted.listeners.len());
        state.hosted.unwatch(&self.ear, now(), &mut out);
        cell.listeners_changed(&state, &self.hub.thinkers);
        state.used = Instant::now();
        let Some(room) = &state.hosted.room else { return };
        let due_before = room.persons_due();
        let plays =
            self.session.device().is_some_and(|device| room.seats_of(device).next().is_some());
        // Whoever only looked on leaves the table to its players.
        if plays || state.last_from.is_none() {
            state.last_from = Some(self.ear.address);
        }
        let nothing = Happened { due_before, ..Happened::default() };
        self.hub.settle(cell, &mut state, &nothing, out, None);
    }

    /// The client is gone.
    pub(crate) async fn end(self) {
        self.ear.socket.close();
        self.hub.lobby.listen(&self.ear.socket, false);
        for watched in self.session.tables() {
            self.leave(&watched.handle).await;
        }
    }

    async fn command(
        &mut self,
        table: TableId,
        id: u64,
        what: Command,
        since: Instant,
    ) -> Result<(), Trouble> {
        let who = self.session.who(id, self.round_trip)?;
        let cell = match self.session.watched(table) {
            Some(watched) => Arc::clone(&watched.handle),
            None => self.hub.cell(table),
        };
        let mut state = self.hub.ready(&cell).await?;
        let starts = matches!(what, Command::Start | Command::Rematch);
        // Whoever has to wait until a pile may be set up keeps nobody else at the table waiting.
        let _turn = if starts && state.is_by_hand() {
            drop(state);
            let turn = self.hub.set_ups.start(self.ear.address).await;
            state = self.hub.ready(&cell).await?;
            Some(turn)
        } else {
            None
        };
        let room = state.hosted.room.as_ref().ok_or(Trouble::Store)?;
        if let Command::Say { seat, what } = &what {
            room.may_say(who.device, *seat, what)?;
            if !self.talk.take(since) {
                return Err(Trouble::TooFast);
            }
        }
        let bot_game = match starts && room.nobody_plays() && room.done_before(&who).is_none() {
            true => {
                let share = self.hub.bot_games.take(self.ear.address);
                Some(share.ok_or(Trouble::TooManyBotGames)?)
            }
            false => None,
        };
        let says = matches!(what, Command::Say { .. });
        let mut out = Outgoing::to(state.hosted.listeners.len());
        let mut chance = token::new_seed;
        let by_hand = state.is_by_hand();
        let act = || state.hosted.command(&self.ear, who, what, now(), &mut chance, &mut out);
        let happened = if by_hand { heavy(act) } else { act() }?;
        if says {
            // It is not kept, and need not wait for what is.
            out.send(&self.hub.metrics);
            return Ok(());
        }
        if !happened.steps.is_empty() {
            state.last_from = Some(self.ear.address);
            if starts {
                state.bot_game = bot_game;
            }
        }
        let asked = Asked { socket: Arc::clone(&self.ear.socket), id, since };
        self.hub.settle(&cell, &mut state, &happened, out, Some(asked));
        Ok(())
    }

    async fn advise(&mut self, table: TableId, seat: Seat, id: u64) -> Result<(), Trouble> {
        self.session.greeted()?;
        if !self.advice.take(Instant::now()) {
            return Err(Trouble::TooFast);
        }
        let cell = self.hub.cell(table);
        let state = self.hub.ready(&cell).await?;
        let room = state.hosted.room.as_ref().ok_or(Trouble::Store)?;
        let device = self.session.device().ok_or(Refused::NoToken)?;
        let thought = room.advice(Some(device), seat)?;
        let moment = room.moment(seat);
        drop(state);
        self.hub.thinkers.drop_void_advice(self.ear.address, &self.hub);
        let (of_device, of_address) = &self.hub.advice;
        let shares = of_device.take(device).zip(of_address.take(self.ear.address));
        let shares = shares.ok_or(Trouble::TooFast)?;
        let Ear { socket, address } = self.ear.clone();
        let advise = Advise { cell, moment, thought, socket, id, address, shares };
        self.hub.thinkers.add(Job::Advise(Box::new(advise)), &self.hub);
        Ok(())
    }
}

/// Binary messages: samples of a hand, and a client that wants the pile.
impl Session {
    /// A binary message.
    pub(crate) async fn hear_bytes(&mut self, bytes: &[u8]) {
        let (channel, done) = match Frame::read(bytes) {
            Ok(frame @ Frame::Samples { channel, .. }) => {
                (Some(channel), self.samples(channel, &frame).await)
            }
            Ok(Frame::Ask { channel }) => (Some(channel), self.send_pile(channel).await),
            Ok(Frame::Pile { .. } | Frame::Due { .. }) | Err(_) => (None, Err(Trouble::BadMessage)),
        };
        if let Err(trouble) = done {
            let watched = channel.and_then(|channel| self.session.on_channel(channel).ok());
            self.refuse(&trouble, watched.map(|watched| watched.table), None);
        }
    }

    async fn samples(&self, channel: u32, frame: &Frame<'_>) -> Result<(), Trouble> {
        let since = Instant::now();
        let cell = Arc::clone(&self.session.on_channel(channel)?.handle);
        let mut state = self.hub.ready(&cell).await?;
        let from = self.listener(channel);
        let (mut relay, mut out) = (Outgoing::default(), Outgoing::default());
        let fed = heavy(|| state.hosted.samples(&from, frame, now(), &mut relay, &mut out));
        relay.send(&self.hub.metrics);
        let happened = fed?;
        self.hub.metrics.judged.observe(since.elapsed().as_secs_f64());
        if !happened.steps.is_empty() {
            self.hub.settle(&cell, &mut state, &happened, out, None);
        }
        Ok(())
    }

    /// The pile at rest, and the hand that is in it.
    async fn send_pile(&mut self, channel: u32) -> Result<(), Trouble> {
        self.asks_for_whole().await?;
        let cell = Arc::clone(&self.session.on_channel(channel)?.handle);
        let state = self.hub.ready(&cell).await?;
        let (to, mut out) = (self.listener(channel), Outgoing::default());
        heavy(|| state.hosted.pile(&to, &mut out))?;
        out.send(&self.hub.metrics);
        Ok(())
    }
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
