//! Telling a single client, and the hands and piles of Tokami.

use crate::cell::{BotHand, Cell, State};
use crate::hub::{Hub, heavy, now};
use crate::out::Out;
use crate::pipe::Pipe;
use crate::session::Session;
use crate::teller::Delivery;
use crate::trouble::Trouble;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use stapel_core::Seat;
use stapel_protocol::ServerMsg;
use stapel_protocol::binary::Frame;
use stapel_room::{Change, Room, Step};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

impl Hub {
    /// Tells one client something about a table, behind all that was told before. What it gives fails as soon as that is
    /// done.
    pub(crate) fn tell_one(
        &self,
        cell: &Arc<Cell>,
        state: &State,
        socket: &Arc<Pipe>,
        message: &ServerMsg,
    ) -> oneshot::Receiver<()> {
        let (done, written) = oneshot::channel();
        self.deliver(Delivery {
            receipt: self.store.submit(Vec::new()),
            cell: Arc::clone(cell),
            generation: state.generation,
            told: vec![(Arc::clone(socket), Out::text(message))],
            asked: None,
            since: Instant::now(),
            lobby: None,
            turned: Vec::new(),
            _done: Some(done),
        });
        written
    }
}

impl BotHand {
    /// The hand that a step moved, in the attempt with this number.
    pub(crate) fn of(step: &Step, attempt: u32) -> Option<BotHand> {
        let Change::Hand { seat, samples, .. } = &step.what else { return None };
        let samples = STANDARD.decode(samples).ok()?;
        Some(BotHand { seat: *seat, attempt, samples })
    }

    pub(crate) fn frame(&self, channel: u32) -> Out {
        Out::binary(&Frame::Samples {
            channel,
            seat: self.seat.number(),
            attempt: self.attempt,
            first: 0,
            samples: &self.samples,
        })
    }
}

/// The pile of a new round, which everybody needs: who had to ask for it would miss a quick bot's first hand. None
/// if it was told already, by `told`.
pub(crate) fn fresh_pile(room: &Room, told: &mut Option<(u32, u8)>) -> Option<FreshPile> {
    let play = room.by_hand()?;
    let round = (room.game_number(), play.fresh_round()?);
    if told.replace(round) == Some(round) {
        return None;
    }
    let snapshot = heavy(|| play.pile()).ok()?;
    Some(FreshPile { attempt: play.attempts(), snapshot })
}

/// The pile of a new round.
pub(crate) struct FreshPile {
    attempt: u32,
    snapshot: Vec<u8>,
}

impl FreshPile {
    pub(crate) fn frame(&self, channel: u32) -> Out {
        let (attempt, snapshot) = (self.attempt, &*self.snapshot);
        Out::binary(&Frame::Pile { channel, attempt, snapshot })
    }
}

impl Session {
    /// A binary message.
    pub(crate) async fn hear_bytes(&mut self, bytes: &[u8]) {
        let (channel, done) = match Frame::read(bytes) {
            Ok(Frame::Samples { channel, seat, attempt, first, samples }) => {
                (Some(channel), self.samples(channel, seat, attempt, first, samples).await)
            }
            Ok(Frame::Ask { channel }) => (Some(channel), self.send_pile(channel).await),
            Ok(Frame::Pile { .. } | Frame::Due { .. }) | Err(_) => (None, Err(Trouble::BadMessage)),
        };
        if let Err(trouble) = done {
            let watched = channel.and_then(|channel| self.watched(channel));
            self.refuse(&trouble, watched.map(|watched| watched.cell.id), None);
        }
    }

    async fn samples(
        &self,
        channel: u32,
        seat: u8,
        attempt: u32,
        first: u32,
        samples: &[u8],
    ) -> Result<(), Trouble> {
        let since = Instant::now();
        let watched = self.watched(channel).ok_or(Trouble::NoTable)?;
        let seat = Seat::new(seat).ok_or(Trouble::BadMessage)?;
        let cell = Arc::clone(&watched.cell);
        let mut state = self.hub().ready(&cell).await?;
        let Some(room) = &mut state.room else { return Err(Trouble::Store) };
        let before = room.persons_due();
        let frame = (attempt, first, samples);
        let fed = heavy(|| room.samples(self.device(), seat, frame, now()));
        if fed.is_err()
            && let Some(play) = room.by_hand()
        {
            let (attempt, tick) = play.expects();
            let due = Frame::Due { channel, attempt, tick };
            self.socket.push(&Out::binary(&due), &self.hub().metrics);
        }
        let (told, step) = fed?;
        self.hub().metrics.judged.observe(since.elapsed().as_secs_f64());
        for listener in &state.listeners {
            if !Arc::ptr_eq(&listener.socket, &self.socket) {
                let frame = Frame::Samples {
                    channel: listener.channel,
                    seat: seat.number(),
                    attempt,
                    first: told.first,
                    samples: &told.samples,
                };
                listener.socket.push(&Out::binary(&frame), &self.hub().metrics);
            }
        }
        if let Some(step) = step {
            self.hub().settle(&cell, &mut state, &[step], before, None);
            self.hub().hand_done(&cell);
        }
        Ok(())
    }

    /// The pile at rest, and the hand that is in it.
    async fn send_pile(&mut self, channel: u32) -> Result<(), Trouble> {
        self.asks_for_whole().await?;
        let watched = self.watched(channel).ok_or(Trouble::NoTable)?;
        let cell = Arc::clone(&watched.cell);
        let state = self.hub().ready(&cell).await?;
        let room = state.room.as_ref().ok_or(Trouble::Store)?;
        if room.viewers(self.device()).is_empty() {
            return Err(stapel_room::Refused::NoSpectators.into());
        }
        let play = room.by_hand().ok_or(stapel_room::Refused::NoSuchGame)?;
        let snapshot = heavy(|| play.pile()).map_err(|_| Trouble::Store)?;
        let attempt = play.attempts();
        let frame = Frame::Pile { channel, attempt, snapshot: &snapshot };
        let metrics = &self.hub().metrics;
        metrics.piles_sent.inc();
        self.socket.push(&Out::binary(&frame), metrics);
        if let Some((seat, samples)) = play.live() {
            let seat = seat.number();
            let frame = Frame::Samples { channel, seat, attempt, first: 0, samples: &samples };
            self.socket.push(&Out::binary(&frame), metrics);
        }
        Ok(())
    }
}
