//! The tables of one device.

use crate::saved::Saved;
use stapel_core::{SeatCount, Seed};
use stapel_protocol::{
    ClientMsg, Command, CreateTable, DeviceId, PROTOCOL, Refusal, ServerMsg, Settings, TableId,
};
use stapel_room::{Client, Refused, Room, Step, Telling, Thought, Who, start_options};
use std::collections::{BTreeMap, VecDeque};

/// There is only one.
pub(crate) const DEVICE: DeviceId = DeviceId(1);
/// A message that can't be read.
const MALFORMED: &str = "refused-table-malformed";
/// There is no such table.
const NO_TABLE: &str = "refused-server-no-table";

/// A table with all that has happened at it.
pub(crate) struct Kept {
    pub(crate) room: Room,
    steps: Vec<Step>,
    pub(crate) watched: bool,
    changed: bool,
    /// Decisions that bots still have to make.
    thoughts: VecDeque<Thought>,
    /// The number that stands for it in binary frames.
    pub(crate) channel: u32,
    /// The game and the round whose pile the page was given.
    #[cfg(feature = "wood")]
    pub(crate) pile: Option<(u32, u8)>,
}

/// The tables of one device.
#[derive(Default)]
pub struct Here {
    pub(crate) tables: BTreeMap<TableId, Kept>,
    client: Client,
    /// Binary frames that the page has not taken yet, and how many of the messages go before each.
    #[cfg(feature = "wood")]
    pub(crate) frames: VecDeque<(usize, Vec<u8>)>,
}

impl Here {
    /// Opens a table. Gives its name.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn create(&mut self, table: &str, now: u64, chance: &[u8]) -> Result<String, String> {
        let table: CreateTable = serde_json::from_str(table).map_err(|_| MALFORMED.to_owned())?;
        let settings = settings(table).map_err(|why| why.code().to_owned())?;
        let id = TableId::from_bits(number(chance));
        let opening = stapel_room::Opening { id, host: DEVICE, settings, at: now };
        let room = Room::open(opening).map_err(|why| why.code().to_owned())?;
        self.keep(room, Vec::new(), now);
        Ok(id.to_string())
    }

    /// Takes up a table that was saved.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn load(&mut self, saved: &str, now: u64) -> Result<(), String> {
        let saved: Saved = serde_json::from_str(saved).map_err(|_| MALFORMED.to_owned())?;
        let (opening, steps) = saved.parts();
        let room = Room::load(opening, &steps, now).map_err(|why| why.code().to_owned())?;
        self.keep(room, steps, now);
        Ok(())
    }

    fn keep(&mut self, mut room: Room, mut steps: Vec<Step>, now: u64) {
        let (returned, _) = room.presence(Some(DEVICE), true, now);
        let changed = !returned.is_empty();
        steps.extend(returned.into_iter().map(|(step, _)| step));
        let channel = self.tables.len() as u32;
        let thoughts = VecDeque::new();
        let kept = Kept {
            room,
            steps,
            watched: false,
            changed,
            thoughts,
            channel,
            #[cfg(feature = "wood")]
            pile: None,
        };
        self.tables.insert(kept.room.id(), kept);
    }

    /// Whether a table is there.
    #[must_use]
    pub fn has(&self, table: &str) -> bool {
        table.parse().is_ok_and(|id| self.tables.contains_key(&id))
    }

    /// A message of the page. Gives the answers.
    pub fn hear(&mut self, message: &str, now: u64, chance: &[u8]) -> Vec<String> {
        let mut out = Vec::new();
        match serde_json::from_str(message) {
            Ok(message) => self.answer(message, now, chance, &mut out),
            Err(_) => out.push(refused(None, None, Refusal::plain(MALFORMED))),
        }
        out.iter().filter_map(|message| serde_json::to_string(message).ok()).collect()
    }

    fn answer(&mut self, message: ClientMsg, now: u64, chance: &[u8], out: &mut Vec<ServerMsg>) {
        match message {
            ClientMsg::Hello { client, .. } => {
                self.client = client.into();
                out.push(ServerMsg::Welcome { protocol: PROTOCOL, device: Some(DEVICE), now });
            }
            // Nobody else is here.
            ClientMsg::Lobby { .. } => out.push(ServerMsg::Lobby { tables: Vec::new() }),
            ClientMsg::Watch { table, .. } => match self.tables.get_mut(&table) {
                Some(kept) => {
                    kept.watched = true;
                    #[cfg(feature = "wood")]
                    kept.pile.take();
                    out.push(kept.room.table(Some(DEVICE), kept.channel, now));
                    #[cfg(feature = "wood")]
                    self.frames.extend(kept.fresh_pile().map(|frame| (out.len(), frame)));
                }
                None => out.push(refused(None, Some(table), Refusal::plain(NO_TABLE))),
            },
            ClientMsg::Unwatch { table } => {
                if let Some(kept) = self.tables.get_mut(&table) {
                    kept.watched = false;
                }
            }
            ClientMsg::Do { table, id, what } => {
                if let Err(why) = self.command(table, id, what, now, chance, out) {
                    out.push(refused(Some(id), Some(table), why));
                }
            }
            ClientMsg::Advise { table, seat, id } => {
                let kept = self.tables.get(&table);
                let thought = kept.map(|kept| kept.room.advice(Some(DEVICE), seat));
                out.push(match thought {
                    Some(Ok(thought)) => ServerMsg::Advice { table, id, advice: thought.advise() },
                    Some(Err(why)) => refused(Some(id), Some(table), why.refusal()),
                    None => refused(Some(id), Some(table), Refusal::plain(NO_TABLE)),
                });
            }
            ClientMsg::Ping { n } => out.push(ServerMsg::Pong { n, now }),
        }
    }

    fn command(
        &mut self,
        table: TableId,
        id: u64,
        what: Command,
        now: u64,
        chance: &[u8],
        out: &mut Vec<ServerMsg>,
    ) -> Result<(), Refusal> {
        let kept = self.tables.get_mut(&table).ok_or_else(|| Refusal::plain(NO_TABLE))?;
        let who = Who { device: Some(DEVICE), client: self.client.clone(), id, lag: 0 };
        if let Some(version) = kept.room.done_before(&who) {
            out.push(ServerMsg::Ack { table, id, version });
            return Ok(());
        }
        if let Command::Say { seat, what } = what {
            kept.room.may_say(who.device, seat, &what).map_err(|why| why.refusal())?;
            out.push(ServerMsg::Said { table, seat, what, at: now });
            out.push(ServerMsg::Ack { table, id, version: kept.room.version() });
            return Ok(());
        }
        let done = kept.room.command(who, what, now, &mut || seed(chance));
        let (step, telling) = done.map_err(|why| why.refusal())?;
        kept.take(step, telling, now, out);
        #[cfg(feature = "wood")]
        self.frames.extend(kept.fresh_pile().map(|frame| (out.len(), frame)));
        out.push(ServerMsg::Ack { table, id, version: kept.room.version() });
        Ok(())
    }

    /// Lets one bot decide. Gives nothing if no bot has to.
    pub fn think(&mut self, now: u64) -> Option<Vec<String>> {
        for kept in self.tables.values_mut().filter(|kept| kept.watched) {
            let asked = kept.room.take_thoughts();
            kept.thoughts.extend(asked);
            let Some(thought) = kept.thoughts.pop_front() else { continue };
            let mut decision = thought.decide();
            let mut out = Vec::new();
            while let Some((step, telling)) = kept.room.decided(&mut decision, now) {
                #[cfg(feature = "wood")]
                self.frames.extend(kept.shown(&step).map(|frame| (out.len(), frame)));
                kept.take(step, telling, now, &mut out);
                #[cfg(feature = "wood")]
                self.frames.extend(kept.fresh_pile().map(|frame| (out.len(), frame)));
            }
            return Some(out.iter().filter_map(|m| serde_json::to_string(m).ok()).collect());
        }
        None
    }

    /// The tables that have changed since this was asked last.
    pub fn unsaved(&mut self) -> Vec<String> {
        let changed = self.tables.values_mut().filter(|kept| kept.changed);
        let texts = changed.filter_map(|kept| {
            kept.changed = false;
            serde_json::to_string(&Saved::of(&kept.room, &kept.steps)).ok()
        });
        texts.collect()
    }
}

impl Kept {
    /// A step was done: it is kept, and told.
    pub(crate) fn take(
        &mut self,
        step: Step,
        telling: Telling,
        now: u64,
        out: &mut Vec<ServerMsg>,
    ) {
        self.steps.push(step);
        self.changed = true;
        if self.watched {
            out.push(self.room.update(&telling, Some(DEVICE), now));
        }
    }
}

fn settings(table: CreateTable) -> Result<Settings, Refused> {
    let seats = SeatCount::new(table.seats).ok_or(Refused::BadSettings)?;
    let game = start_options(table.game, table.options.as_ref(), seats)?;
    Ok(Settings {
        game,
        seats: table.seats,
        access: table.access,
        spectators: table.spectators,
        clock: table.clock,
        leaver: table.leaver,
        first: table.first,
    })
}

fn refused(id: Option<u64>, table: Option<TableId>, why: Refusal) -> ServerMsg {
    ServerMsg::Refused { id, table, why }
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
