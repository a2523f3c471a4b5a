//! After something has happened at a table: what is to be stored, told, thought about and waited for.

use crate::cell::{Cell, Listener, Live, State, holds};
use crate::deliver::fresh_pile;
use crate::hub::{Hub, now};
use crate::out::Out;
use crate::pipe::Pipe;
use crate::teller::Delivery;
use crate::thinkers::Job;
use stapel_core::{Seat, SeatSet};
use stapel_protocol::{Clock, DeviceId, GameKey, ServerMsg};
use stapel_room::{Change, Room, Shorthand, Step, Telling};
use stapel_store::{GameHead, GameRow, StepRow, Write};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Whose command it was.
pub(crate) struct Asked {
    pub(crate) socket: Arc<Pipe>,
    pub(crate) id: u64,
    pub(crate) since: Instant,
}

/// What has happened at a table.
struct News {
    telling: Telling,
    at: u64,
    /// Devices whose turn it has become or is no longer.
    turned: Vec<DeviceId>,
    asked: Option<Asked>,
}

impl Hub {
    /// A room has come into memory.
    pub(crate) fn loaded(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        (mut room, shorthand): (Room, Shorthand),
    ) {
        state.generation += 1;
        state.shorthand = shorthand;
        room.set_grace(self.config.away_after.as_millis() as u64);
        let due = room.persons_due();
        let mut done = Vec::new();
        for listener in &state.listeners {
            let (steps, _) = room.presence(listener.device, true, now());
            done.extend(steps);
        }
        state.holds = holds(&room);
        // Whether the store has heard that it is over can't be known.
        state.live = Some(Live::of(&room)).filter(|live| live.goes_on);
        state.lobby = room.lobby_row();
        state.alarm = None;
        state.paused.clear();
        for listener in &state.listeners {
            let whole = room.table(listener.device, listener.channel, now());
            listener.socket.say(&whole, &self.metrics);
        }
        cell.room_changed(&room);
        state.room = Some(room);
        self.settle(cell, state, &done, due, None);
    }

    /// Steps have happened: they are stored, then told.
    pub(crate) fn settle(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        done: &[(Step, Telling)],
        due_before: SeatSet,
        asked: Option<Asked>,
    ) {
        let Some((last, telling)) = done.last() else {
            self.go_on(cell, state);
            return;
        };
        let all = done.iter().map(|(_, telling)| *telling).reduce(Telling::and);
        let telling = all.unwrap_or(*telling);
        let Some(room) = &state.room else { return };
        cell.room_changed(room);
        let mut writes = Vec::with_capacity(done.len());
        for (step, telling) in done {
            if matches!(step.what, Change::Acted { .. } | Change::Hand { .. }) {
                self.metrics.moves.inc();
            }
            let step = StepRow {
                version: telling.before,
                at: step.at.cast_signed(),
                body: state.shorthand.write(step),
            };
            writes.push(Write::Step { table: cell.id.to_string(), step });
        }
        if telling.regrouped {
            let held = holds(room);
            writes.extend(hold_writes(&cell.id.to_string(), &state.holds, &held));
            state.holds = held;
        }
        let live = Live::of(room);
        if live.goes_on && state.live != Some(live) {
            state.live = Some(live);
            writes.push(live.write(cell.id));
        }
        if telling.finished {
            writes.extend(game_row(room, &state.holds).map(Write::Game));
        }
        let turned = self.turned(room, &state.listeners, due_before);
        self.tell(cell, state, writes, News { telling, at: last.at, turned, asked });
        self.go_on(cell, state);
    }

    /// Something has changed that is not stored: who is here.
    pub(crate) fn tell_info(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        telling: Telling,
    ) {
        let news = News { telling, at: now(), turned: Vec::new(), asked: None };
        self.tell(cell, state, Vec::new(), news);
        self.go_on(cell, state);
    }

    fn tell(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        writes: Vec<Write>,
        News { telling, at, turned, asked }: News,
    ) {
        let Some(room) = &state.room else { return };
        let mut told: Vec<(Arc<Pipe>, Out)> = Vec::with_capacity(state.listeners.len() + 1);
        if let Some(hand) = state.hand.take() {
            for listener in &state.listeners {
                let out = hand.frame(listener.channel);
                told.push((Arc::clone(&listener.socket), out));
            }
        }
        let ack = |asked: &Asked| ServerMsg::Ack {
            table: cell.id,
            id: asked.id,
            version: room.version(),
        };
        let mut asker = asked.as_ref();
        let first = told.len();
        for (i, Listener { socket, device, .. }) in state.listeners.iter().enumerate() {
            let update = |to: &mut Vec<u8>| room.write_update(&telling, *device, at, to);
            let out = match asker.take_if(|asked| Arc::ptr_eq(&asked.socket, socket)) {
                // Both in one go.
                Some(asked) => Out::texts(|texts| {
                    texts.add(|to| ack(asked).write_json(to));
                    texts.add(update);
                }),
                None => {
                    let same = state.listeners[..i].iter().position(|earlier| {
                        let is_asker =
                            asked.as_ref().is_some_and(|a| Arc::ptr_eq(&a.socket, &earlier.socket));
                        earlier.device == *device && !is_asker
                    });
                    match same {
                        Some(nth) => told[first + nth].1.clone(),
                        None => Out::texts(|texts| texts.add(update)),
                    }
                }
            };
            told.push((Arc::clone(socket), out));
        }
        if let Some(asked) = asker {
            told.push((Arc::clone(&asked.socket), Out::text(&ack(asked))));
        }
        if let Some(pile) = fresh_pile(room, &mut state.pile) {
            let sees = |listener: &&Listener| !room.viewers(listener.device).is_empty();
            for listener in state.listeners.iter().filter(sees) {
                self.metrics.piles_sent.inc();
                told.push((Arc::clone(&listener.socket), pile.frame(listener.channel)));
            }
        }
        let row = room.lobby_row();
        let lobby = (row != state.lobby).then(|| row.clone());
        state.lobby = row;
        let since = asked.as_ref().map_or_else(Instant::now, |asked| asked.since);
        let asked = asked.map(|asked| (asked.socket, asked.id));
        // Even what is not stored waits for what was stored before it.
        let receipt = self.store.submit(writes);
        let cell = Arc::clone(cell);
        let generation = state.generation;
        self.deliver(Delivery {
            receipt,
            cell,
            generation,
            told,
            asked,
            since,
            lobby,
            turned,
            _done: None,
        });
    }

    /// What bots have to think about, and when the table is to be rung.
    pub(crate) fn go_on(self: &Arc<Hub>, cell: &Arc<Cell>, state: &mut State) {
        let may_think = self.may_think(state);
        let Some(room) = &mut state.room else { return };
        if may_think {
            let mut thoughts = std::mem::take(&mut state.paused);
            thoughts.retain(|thought| thought.era() == room.era());
            thoughts.extend(room.take_thoughts());
            for thought in thoughts {
                let job = Job::Decide { cell: Arc::clone(cell), thought: Box::new(thought) };
                self.thinkers.add(job, self);
            }
        } else {
            state.paused.extend(self.thinkers.take_back(cell.id, self));
        }
        let alarm = room.alarm();
        if let Some(at) = alarm
            && state.alarm.is_none_or(|set| at < set)
        {
            self.set_alarm(at, cell.id);
            state.alarm = Some(at);
        }
    }

    /// Bots think while somebody is there; where they alone play, for each address at a few tables only. Where nobody
    /// is, players find that their bots have gone on, but for each address at a few tables at once likewise.
    fn may_think(&self, state: &mut State) -> bool {
        let Some(room) = &state.room else { return false };
        if !room.bots_alone() {
            state.bot_game = None;
            if !state.listeners.is_empty() || !limits_unseen(room) {
                state.unseen = None;
                return true;
            }
            let Some(from) = state.last_from else { return true };
            state.unseen = state.unseen.take().or_else(|| self.unseen.take(from));
            return state.unseen.is_some();
        }
        state.unseen = None;
        if state.listeners.is_empty() {
            state.bot_game = None;
            return false;
        }
        let here = |address: &IpAddr| state.listeners.iter().any(|l| l.address == *address);
        // It counts for somebody who looks on.
        state.bot_game.take_if(|share| !here(share.owner()));
        if state.bot_game.is_none() {
            let mut watchers = state.listeners.iter();
            state.bot_game = watchers.find_map(|listener| self.bot_games.take(listener.address));
        }
        state.bot_game.is_some()
    }

    /// Devices whose turn it has become, or is no longer, and that do not look at the table.
    fn turned(&self, room: &Room, listeners: &[Listener], before: SeatSet) -> Vec<DeviceId> {
        let after = room.persons_due();
        let mut turned = Vec::new();
        for (seat, place) in (0..).map_while(Seat::new).zip(room.places()) {
            if before.has(seat) == after.has(seat) {
                continue;
            }
            for device in &place.holders {
                // What is known of sockets lies elsewhere in memory: most have only this one.
                let looks_on = listeners.iter().any(|listener| {
                    listener.device == Some(*device)
                        && listener.socket.is_only.load(Ordering::Relaxed)
                });
                if looks_on {
                    continue;
                }
                let looks = |socket: &Pipe| {
                    listeners.iter().any(|listener| std::ptr::eq(&*listener.socket, socket))
                };
                if !turned.contains(device) && !self.all_sockets(*device, looks) {
                    turned.push(*device);
                }
            }
        }
        turned
    }
}

/// Whether bots of a table that nobody looks at may have to wait: nobody has to sit by a game of days, and what a clock
/// decides for people it decides without them.
pub(crate) fn limits_unseen(room: &Room) -> bool {
    let is_bot = |seat: Seat| room.places().get(seat.index()).is_some_and(|it| it.bot().is_some());
    !matches!(room.settings().clock, Clock::Days { .. }) && room.due().iter().any(is_bot)
}

fn hold_writes(table: &str, before: &[(DeviceId, Seat)], after: &[(DeviceId, Seat)]) -> Vec<Write> {
    let write = |(device, seat): &(DeviceId, Seat), held: bool| Write::Hold {
        device: stapel_store::DeviceId(device.0),
        table: table.to_owned(),
        seat: seat.number(),
        held,
    };
    let lost = before.iter().filter(|hold| !after.contains(hold)).map(|hold| write(hold, false));
    let won = after.iter().filter(|hold| !before.contains(hold)).map(|hold| write(hold, true));
    lost.chain(won).collect()
}

fn game_row(room: &Room, holds: &[(DeviceId, Seat)]) -> Option<GameRow> {
    let play = room.play()?;
    let key = GameKey { table: room.id(), number: room.game_number() };
    let devices =
        holds.iter().map(|(device, seat)| (stapel_store::DeviceId(device.0), seat.number()));
    Some(GameRow {
        head: GameHead {
            id: key.to_string(),
            table: key.table.to_string(),
            number: key.number,
            game: room.spec().name().to_owned(),
            players: room.places().iter().map(stapel_room::Place::player).collect(),
            finished_at: now().cast_signed(),
        },
        record: play.record(),
        devices: devices.collect(),
    })
}
