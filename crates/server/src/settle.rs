//! After something has happened at a table: what is to be stored, told, thought about and waited for.

use crate::cell::{Cell, Ear, Live, State, holds};
use crate::hub::{Hub, now};
use crate::out::Outgoing;
use crate::pipe::Pipe;
use crate::teller::Delivery;
use crate::thinkers::Job;
use stapel_core::{Seat, SeatSet};
use stapel_host::{Happened, Listener, Outbox};
use stapel_protocol::{Clock, DeviceId, GameKey};
use stapel_room::{Change, Room, Shorthand};
use stapel_store::{GameHead, GameRow, StepRow, Write};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tokio::sync::oneshot;

/// Whose command it was.
pub(crate) struct Asked {
    pub(crate) socket: Arc<Pipe>,
    pub(crate) id: u64,
    pub(crate) since: Instant,
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
        // Whether the store has heard that it is over can't be known.
        state.live = Some(Live::of(&room)).filter(|live| live.goes_on);
        state.holds = holds(&room);
        state.lobby = room.lobby_row();
        state.alarm = None;
        state.paused.clear();
        let mut at_once = Outgoing::to(state.hosted.listeners.len());
        let happened = state.hosted.loaded(room, now(), &mut at_once);
        at_once.send(&self.metrics);
        if let Some(room) = &state.hosted.room {
            cell.room_changed(room);
        }
        let mut out = Outgoing::default();
        state.hosted.tell_happened(&happened, now(), &mut out);
        self.settle(cell, state, &happened, out, None);
    }

    /// Something has happened: it is stored, then told.
    pub(crate) fn settle(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        happened: &Happened,
        out: Outgoing,
        asked: Option<Asked>,
    ) {
        self.settle_then(cell, state, happened, out, asked, None);
    }

    /// The same. What it gives is there once all is stored and told, and fails if it could not be stored.
    pub(crate) fn settled(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        happened: &Happened,
        out: Outgoing,
    ) -> oneshot::Receiver<()> {
        let (done, told) = oneshot::channel();
        self.settle_then(cell, state, happened, out, None, Some(done));
        told
    }

    fn settle_then(
        self: &Arc<Hub>,
        cell: &Arc<Cell>,
        state: &mut State,
        happened: &Happened,
        out: Outgoing,
        asked: Option<Asked>,
        done: Option<oneshot::Sender<()>>,
    ) {
        let writes = self.writes(cell, state, happened);
        let Some(room) = &state.hosted.room else { return };
        let turned = self.turned(room, &state.hosted.listeners, happened.due_before);
        let row = room.lobby_row();
        let lobby = (row != state.lobby).then(|| row.clone());
        state.lobby = row;
        if !writes.is_empty() || !out.is_empty() || lobby.is_some() || done.is_some() {
            let since = asked.as_ref().map_or_else(Instant::now, |asked| asked.since);
            self.deliver(Delivery {
                // Even what is not stored waits for what was stored before it.
                receipt: self.store.submit(writes),
                cell: Arc::clone(cell),
                generation: state.generation,
                told: out,
                asked: asked.map(|asked| (asked.socket, asked.id)),
                since,
                lobby,
                turned,
                done,
            });
        }
        if happened.hand_done {
            self.hand_done(cell);
        }
        self.go_on(cell, state);
    }

    /// What is to be stored of it.
    fn writes(&self, cell: &Cell, state: &mut State, happened: &Happened) -> Vec<Write> {
        let (Some(telling), Some(room)) = (happened.telling(), &state.hosted.room) else {
            return Vec::new();
        };
        cell.room_changed(room);
        let mut writes = Vec::with_capacity(happened.steps.len());
        for (step, telling) in &happened.steps {
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
        writes
    }

    /// What bots have to think about, and when the table is to be rung.
    pub(crate) fn go_on(self: &Arc<Hub>, cell: &Arc<Cell>, state: &mut State) {
        let may_think = self.may_think(state);
        let Some(room) = &mut state.hosted.room else { return };
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
        let Some(room) = &state.hosted.room else { return false };
        if !room.bots_alone() {
            state.bot_game = None;
            if !state.hosted.listeners.is_empty() || !limits_unseen(room) {
                state.unseen = None;
                return true;
            }
            let Some(from) = state.last_from else { return true };
            state.unseen = state.unseen.take().or_else(|| self.unseen.take(from));
            return state.unseen.is_some();
        }
        state.unseen = None;
        if state.hosted.listeners.is_empty() {
            state.bot_game = None;
            return false;
        }
        let here = |address: &IpAddr| {
            state.hosted.listeners.iter().any(|l| l.connection.address == *address)
        };
        // It counts for somebody who looks on.
        state.bot_game.take_if(|share| !here(share.owner()));
        if state.bot_game.is_none() {
            let mut watchers = state.hosted.listeners.iter();
            state.bot_game =
                watchers.find_map(|listener| self.bot_games.take(listener.connection.address));
        }
        state.bot_game.is_some()
    }

    /// Devices whose turn it has become, or is no longer, and that do not look at the table.
    fn turned(&self, room: &Room, listeners: &[Listener<Ear>], before: SeatSet) -> Vec<DeviceId> {
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
                        && listener.connection.socket.is_only.load(Ordering::Relaxed)
                });
                if looks_on {
                    continue;
                }
                let looks = |socket: &Pipe| {
                    listeners
                        .iter()
                        .any(|listener| std::ptr::eq(&*listener.connection.socket, socket))
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
