//! The tables of one device.

use crate::outbox::PageOutbox;
use crate::saved::Saved;
use stapel_catalog::GAMES;
use stapel_core::Seed;
use stapel_host::{BadSession, Happened, Hosted, Listener, Outbox, Session};
use stapel_protocol::binary::Frame;
use stapel_protocol::{ClientMsg, CreateTable, DeviceId, PROTOCOL, Refusal, ServerMsg, TableId};
use stapel_room::{Refused, Room, Step, Thought, settings_of};
use std::collections::VecDeque;

/// There is only one.
const DEVICE: DeviceId = DeviceId(1);

/// The only connection: that of the page.
pub(crate) type Page = ();

/// A table with all that has happened at it.
struct Kept {
    id: TableId,
    hosted: Hosted<Page>,
    steps: Vec<Step>,
    changed: bool,
    /// Decisions that bots still have to make.
    thoughts: VecDeque<Thought>,
}

/// The tables of one device, and the page that is connected with them.
#[derive(Default)]
pub struct Tables {
    /// In the order in which they came: there are few.
    tables: Vec<Kept>,
    session: Session<()>,
    out: PageOutbox,
}

impl Tables {
    /// Opens a table. Gives its name.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn create(&mut self, table: &str, now: u64, chance: &[u8]) -> Result<String, String> {
        let table: CreateTable =
            serde_json::from_str(table).map_err(|_| BadSession::BadMessage.refusal().code)?;
        let code = |why: Refused| why.code().to_owned();
        let settings = settings_of(GAMES, table).map_err(code)?;
        let id = TableId::from_bits(number(chance));
        let opening = stapel_room::Opening { id, host: DEVICE, settings, at: now };
        let room = Room::open(GAMES, opening).map_err(code)?;
        self.keep(room, Vec::new(), now);
        Ok(id.to_string())
    }

    /// Takes up a table that was saved.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn load(&mut self, saved: &str, now: u64) -> Result<(), String> {
        let saved: Saved =
            serde_json::from_str(saved).map_err(|_| BadSession::BadMessage.refusal().code)?;
        let (opening, steps) = saved.parts();
        let room = Room::load(GAMES, opening, &steps, now).map_err(|why| why.code().to_owned())?;
        self.keep(room, steps, now);
        Ok(())
    }

    fn keep(&mut self, mut room: Room, mut steps: Vec<Step>, now: u64) {
        // The device is here, whether it looks or not.
        let (returned, _) = room.presence(Some(DEVICE), true, now);
        let changed = !returned.is_empty();
        steps.extend(returned.into_iter().map(|(step, _)| step));
        let id = room.id();
        let hosted = Hosted::from(room);
        self.tables.retain(|kept| kept.id != id);
        self.tables.push(Kept { id, hosted, steps, changed, thoughts: VecDeque::new() });
    }

    /// Whether a table is there.
    #[must_use]
    pub fn has(&self, table: &str) -> bool {
        table.parse().is_ok_and(|id| self.tables.iter().any(|kept| kept.id == id))
    }

    /// A message of the page. Gives the answers.
    pub fn hear(&mut self, message: &str, now: u64, chance: &[u8]) -> Vec<String> {
        let Ok(message) = serde_json::from_str(message) else {
            return self.refuse(None, None, BadSession::BadMessage.refusal());
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
        match self.obey(message, now, chance) {
            Ok(()) => self.out.take_texts(),
            Err(why) => self.refuse(id, table, why),
        }
    }

    fn refuse(&mut self, id: Option<u64>, table: Option<TableId>, why: Refusal) -> Vec<String> {
        self.out.message(&(), &ServerMsg::Refused { id, table, why });
        self.out.take_texts()
    }

    fn obey(&mut self, message: ClientMsg, now: u64, chance: &[u8]) -> Result<(), Refusal> {
        let bad = BadSession::refusal;
        let refused = |why: Refused| why.refusal();
        match message {
            // A page that is loaded anew says so anew; its device is always the same.
            ClientMsg::Hello { protocol, client, .. } => {
                let mut session = Session::default();
                session.check_hello(protocol, &client).map_err(bad)?;
                session.greet(Some(DEVICE), &client);
                self.session = session;
                self.tables.iter_mut().for_each(|kept| kept.hosted.listeners.clear());
                let device = Some(DEVICE);
                self.out.message(&(), &ServerMsg::Welcome { protocol: PROTOCOL, device, now });
                Ok(())
            }
            // Nobody else is here.
            ClientMsg::Lobby { on } => {
                self.session.greeted().map_err(bad)?;
                if on {
                    self.out.message(&(), &ServerMsg::Lobby { tables: Vec::new() });
                }
                Ok(())
            }
            ClientMsg::Watch { table, have } => {
                self.session.greeted().map_err(bad)?;
                let kept = kept(&mut self.tables, table)?;
                let listener = |channel| Listener { connection: (), device: Some(DEVICE), channel };
                if let Some(watched) = self.session.watched(table) {
                    kept.hosted.catch_up(&listener(watched.channel), have, now, &mut self.out);
                    return Ok(());
                }
                let channel = self.session.new_channel().map_err(bad)?;
                let happened = kept.hosted.watch(listener(channel), have, now, &mut self.out);
                kept.keep(happened.map_err(refused)?);
                self.session.watch(table, channel, ());
                Ok(())
            }
            ClientMsg::Unwatch { table } => {
                self.session.greeted().map_err(bad)?;
                if self.session.unwatch(table).is_some() {
                    kept(&mut self.tables, table)?.hosted.unwatch(&(), now, &mut self.out);
                }
                Ok(())
            }
            ClientMsg::Do { table, id, what } => {
                let who = self.session.who(id, 0).map_err(bad)?;
                let kept = kept(&mut self.tables, table)?;
                let mut seed = || seed(chance);
                let happened = kept.hosted.command(&(), who, what, now, &mut seed, &mut self.out);
                kept.keep(happened.map_err(refused)?);
                Ok(())
            }
            ClientMsg::Advise { table, seat, id } => {
                self.session.greeted().map_err(bad)?;
                let room = kept(&mut self.tables, table)?.hosted.room.as_ref();
                let thought = room.map(|room| room.advice(Some(DEVICE), seat));
                let thought = thought.ok_or_else(|| bad(BadSession::NoTable))?.map_err(refused)?;
                let advice = thought.advise();
                self.out.message(&(), &ServerMsg::Advice { table, id, advice });
                Ok(())
            }
            ClientMsg::Ping { n } => {
                self.out.message(&(), &ServerMsg::Pong { n, now });
                Ok(())
            }
        }
    }

    /// A binary frame of the page. Gives what to tell.
    pub fn bytes(&mut self, frame: &[u8], now: u64) -> Vec<String> {
        let (channel, done) = match Frame::read(frame) {
            Ok(frame @ Frame::Samples { channel, .. }) => {
                (Some(channel), self.samples(channel, &frame, now))
            }
            Ok(Frame::Ask { channel }) => (Some(channel), self.pile(channel)),
            // The page does not judge.
            Ok(Frame::Pile { .. } | Frame::Due { .. }) | Err(_) => {
                (None, Err(BadSession::BadMessage.refusal()))
            }
        };
        match done {
            Ok(()) => self.out.take_texts(),
            Err(why) => {
                let watched = channel.and_then(|channel| self.session.on_channel(channel).ok());
                let table = watched.map(|watched| watched.table);
                self.refuse(None, table, why)
            }
        }
    }

    fn samples(&mut self, channel: u32, frame: &Frame<'_>, now: u64) -> Result<(), Refusal> {
        let table = self.session.on_channel(channel).map_err(BadSession::refusal)?.table;
        let kept = kept(&mut self.tables, table)?;
        let from = Listener { connection: (), device: Some(DEVICE), channel };
        let mut out = PageOutbox::default();
        let fed = kept.hosted.samples(&from, frame, now, &mut self.out, &mut out);
        self.out.append(out);
        kept.keep(fed.map_err(|why| why.refusal())?);
        Ok(())
    }

    fn pile(&mut self, channel: u32) -> Result<(), Refusal> {
        let table = self.session.on_channel(channel).map_err(BadSession::refusal)?.table;
        let to = Listener { connection: (), device: Some(DEVICE), channel };
        let hosted = &kept(&mut self.tables, table)?.hosted;
        hosted.pile(&to, &mut self.out).map_err(|why| why.refusal())
    }

    /// The next binary frame for the page that goes behind so many of the messages, until there is none.
    pub fn next_frame(&mut self, told: usize) -> Option<Vec<u8>> {
        self.out.next_frame(told)
    }

    /// Lets one bot decide. Gives nothing if no bot has to.
    pub fn think(&mut self, now: u64) -> Option<Vec<String>> {
        let watched = |kept: &&mut Kept| !kept.hosted.listeners.is_empty();
        for kept in self.tables.iter_mut().filter(watched) {
            let Some(room) = &mut kept.hosted.room else { continue };
            kept.thoughts.extend(room.take_thoughts());
            let Some(thought) = kept.thoughts.pop_front() else { continue };
            let mut decision = thought.decide();
            while let Some(happened) = kept.hosted.decided(&mut decision, now, &mut self.out) {
                kept.keep(happened);
            }
            return Some(self.out.take_texts());
        }
        None
    }

    /// The tables that have changed since this was asked last.
    pub fn unsaved(&mut self) -> Vec<String> {
        let changed = self.tables.iter_mut().filter(|kept| kept.changed);
        let texts = changed.filter_map(|kept| {
            kept.changed = false;
            let room = kept.hosted.room.as_ref()?;
            serde_json::to_string(&Saved::of(room, &kept.steps)).ok()
        });
        texts.collect()
    }
}

impl Kept {
    /// Steps were done: they are kept, to be saved.
    fn keep(&mut self, happened: Happened) {
        self.changed |= !happened.steps.is_empty();
        self.steps.extend(happened.steps.into_iter().map(|(step, _)| step));
    }
}

fn kept(tables: &mut [Kept], table: TableId) -> Result<&mut Kept, Refusal> {
    tables.iter_mut().find(|kept| kept.id == table).ok_or_else(|| BadSession::NoTable.refusal())
}

/// Random bytes as a seed.
fn seed(chance: &[u8]) -> Seed {
    let mut bytes = [0; 32];
    for (to, from) in bytes.iter_mut().zip(chance) {
        *to = *from;
    }
    Seed::from_bytes(bytes)
}

/// Random bytes as a number.
fn number(chance: &[u8]) -> u64 {
    chance.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
