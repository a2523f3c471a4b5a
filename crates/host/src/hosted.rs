//! A table and those who watch it.

use crate::hand_frames::{BotHand, FreshPile};
use crate::{Happened, Outbox};
use smallvec::{SmallVec, smallvec};
use stapel_core::{Seat, SeatSet, Seed};
use stapel_protocol::binary::Frame;
use stapel_protocol::{Command, DeviceId, ServerMsg};
use stapel_room::{Decision, Refused, Room, Step, Telling, Who};

/// A table and those who watch it, on connections of type `C`.
pub struct Hosted<C> {
    /// None before it is loaded, and after what it did could not be stored: then it is loaded again.
    pub room: Option<Room>,
    /// Those who watch it.
    pub listeners: SmallVec<[Listener<C>; 4]>,
    /// The game and the round whose pile everybody here was given.
    pile: Option<(u32, u8)>,
}

/// Somebody who watches a table.
#[derive(Clone, Debug)]
pub struct Listener<C> {
    /// Their connection.
    pub connection: C,
    /// The device, if it has said who it is.
    pub device: Option<DeviceId>,
    /// The number that stands for the table in binary frames on this connection.
    pub channel: u32,
}

/// Whose command it was: it is acknowledged.
#[derive(Clone, Debug)]
pub struct Asker<C> {
    /// Where it came from.
    pub connection: C,
    /// The command's number there.
    pub id: u64,
}

impl<C> Default for Hosted<C> {
    fn default() -> Hosted<C> {
        Hosted { room: None, listeners: SmallVec::new(), pile: None }
    }
}

impl<C> From<Room> for Hosted<C> {
    fn from(room: Room) -> Hosted<C> {
        Hosted { room: Some(room), ..Hosted::default() }
    }
}

impl<C: Clone + PartialEq> Hosted<C> {
    /// Its room has come into memory. Everybody who watches gets all of it.
    pub fn loaded(&mut self, mut room: Room, now: u64, out: &mut impl Outbox<C>) -> Happened {
        let due_before = room.persons_due();
        let mut steps = SmallVec::new();
        for listener in &self.listeners {
            steps.extend(room.presence(listener.device, true, now).0);
        }
        for Listener { connection, device, channel } in &self.listeners {
            out.message(connection, &room.table(*device, *channel, now));
        }
        self.room = Some(room);
        Happened { steps, due_before, hand_done: false }
    }

    /// Somebody watches from now on, and gets what they missed since a version.
    ///
    /// # Errors
    /// If the table is not in memory.
    pub fn watch(
        &mut self,
        listener: Listener<C>,
        have: Option<u64>,
        now: u64,
        out: &mut impl Outbox<C>,
    ) -> Result<Happened, Refused> {
        let room = self.room.as_mut().ok_or(Refused::Impossible)?;
        let due_before = room.persons_due();
        let (steps, info) = room.presence(listener.device, true, now);
        let happened = Happened { steps: steps.into(), due_before, hand_done: false };
        self.tell(&happened.telling().unwrap_or(info), now, None, out);
        self.catch_up(&listener, have, now, out);
        self.listeners.push(listener);
        Ok(happened)
    }

    /// Somebody who watches already gets what they missed since a version.
    pub fn catch_up(
        &self,
        listener: &Listener<C>,
        have: Option<u64>,
        now: u64,
        out: &mut impl Outbox<C>,
    ) {
        let Some(room) = &self.room else { return };
        let missed = room.catch_up(listener.device, have, listener.channel, now);
        out.message(&listener.connection, &missed);
    }

    /// Somebody no longer watches.
    pub fn unwatch(&mut self, connection: &C, now: u64, out: &mut impl Outbox<C>) {
        let leaves = |listener: &Listener<C>| listener.connection == *connection;
        let Some(at) = self.listeners.iter().position(leaves) else { return };
        let Listener { device, .. } = self.listeners.swap_remove(at);
        let Some(room) = &mut self.room else { return };
        let (_, info) = room.presence(device, false, now);
        self.tell(&info, now, None, out);
    }

    /// A command comes in. It is done once, however often it is sent.
    ///
    /// # Errors
    /// If the table refuses it. Then nothing has changed.
    pub fn command(
        &mut self,
        connection: &C,
        who: Who,
        what: Command,
        now: u64,
        chance: &mut impl FnMut() -> Seed,
        out: &mut impl Outbox<C>,
    ) -> Result<Happened, Refused> {
        let room = self.room.as_mut().ok_or(Refused::Impossible)?;
        let due_before = room.persons_due();
        let (table, id) = (room.id(), who.id);
        if let Some(version) = room.done_before(&who) {
            out.message(connection, &ServerMsg::Ack { table, id, version });
            return Ok(Happened { due_before, ..Happened::default() });
        }
        // It is not kept, and so no step.
        if let Command::Say { seat, what } = what {
            room.may_say(who.device, seat, &what)?;
            let version = room.version();
            out.message(connection, &ServerMsg::Ack { table, id, version });
            let said = ServerMsg::Said { table, seat, what, at: now };
            for listener in &self.listeners {
                out.message(&listener.connection, &said);
            }
            return Ok(Happened { due_before, ..Happened::default() });
        }
        let done = room.command(who, what, now, chance)?;
        let asker = Asker { connection: connection.clone(), id };
        Ok(self.happened(done, due_before, now, Some(&asker), out))
    }

    /// Another device gets a seat too, by a code.
    ///
    /// # Errors
    /// If it may not.
    pub fn pair(
        &mut self,
        device: DeviceId,
        seat: Seat,
        now: u64,
        out: &mut impl Outbox<C>,
    ) -> Result<Happened, Refused> {
        let room = self.room.as_mut().ok_or(Refused::Impossible)?;
        let due_before = room.persons_due();
        let steps = room.pair(device, seat, now)?.into();
        let happened = Happened { steps, due_before, hand_done: false };
        self.tell_happened(&happened, now, out);
        Ok(happened)
    }

    /// A bot has decided. Does what comes next of it: each part is stored and told before the next is done. Gives nothing
    /// once all is done, or if the decision is no longer asked for.
    pub fn decided(
        &mut self,
        decision: &mut Decision,
        now: u64,
        out: &mut impl Outbox<C>,
    ) -> Option<Happened> {
        let room = self.room.as_mut()?;
        let due_before = room.persons_due();
        let attempt = room.by_hand().map(|play| play.attempts());
        let done = room.decided(decision, now)?;
        let hand = attempt.and_then(|attempt| BotHand::of(&done.0, attempt, room));
        if let Some(hand) = &hand {
            for listener in self.sighted() {
                out.frame(&listener.connection, &hand.frame(listener.channel));
            }
        }
        let happened = self.happened(done, due_before, now, None, out);
        Some(Happened { hand_done: hand.is_some(), ..happened })
    }

    /// The table's time has come.
    pub fn ring(&mut self, now: u64, out: &mut impl Outbox<C>) -> Happened {
        let Some(room) = &mut self.room else { return Happened::default() };
        let due_before = room.persons_due();
        let steps = std::iter::from_fn(|| room.ring(now)).collect();
        let happened = Happened { steps, due_before, hand_done: false };
        self.tell_happened(&happened, now, out);
        happened
    }

    /// Samples of a hand come in. What others see of it goes out at once, in `relay`; what came of a hand that is done
    /// once it is stored, in `out`.
    ///
    /// # Errors
    /// If no such samples are due. Then the sender gets which ones are, in `relay`.
    pub fn samples(
        &mut self,
        from: &Listener<C>,
        frame: &Frame<'_>,
        now: u64,
        relay: &mut impl Outbox<C>,
        out: &mut impl Outbox<C>,
    ) -> Result<Happened, Refused> {
        let Frame::Samples { seat, attempt, first, samples, .. } = *frame else {
            return Err(Refused::BadSamples);
        };
        let room = self.room.as_mut().ok_or(Refused::Impossible)?;
        let due_before = room.persons_due();
        let seat = Seat::new(seat).ok_or(Refused::NoSuchSeat)?;
        let fed = room.samples(from.device, seat, (attempt, first, samples), now);
        if fed.is_err()
            && let Some(play) = room.by_hand()
        {
            let (attempt, tick) = play.expects();
            let due = Frame::Due { channel: from.channel, attempt, tick };
            relay.frame(&from.connection, &due);
        }
        let (fed, done) = fed?;
        let others = self.sighted().filter(|listener| listener.connection != from.connection);
        for Listener { connection, channel, .. } in others {
            let (channel, seat) = (*channel, seat.number());
            let (first, samples) = (fed.first, &*fed.samples);
            relay.frame(connection, &Frame::Samples { channel, seat, attempt, first, samples });
        }
        match done {
            Some(done) => {
                let happened = self.happened(done, due_before, now, None, out);
                Ok(Happened { hand_done: true, ..happened })
            }
            None => Ok(Happened { due_before, ..Happened::default() }),
        }
    }

    /// The pile at rest, and the hand that is in it.
    ///
    /// # Errors
    /// If the device may not look on, or the game is not played by hand.
    pub fn pile(&self, to: &Listener<C>, out: &mut impl Outbox<C>) -> Result<(), Refused> {
        let room = self.room.as_ref().ok_or(Refused::Impossible)?;
        if room.viewers(to.device).is_empty() {
            return Err(Refused::NoSpectators);
        }
        let play = room.by_hand().ok_or(Refused::NoSuchGame)?;
        let (channel, attempt) = (to.channel, play.attempts());
        out.frame(&to.connection, &Frame::Pile { channel, attempt, snapshot: &play.pile()? });
        if let Some((seat, samples)) = play.live() {
            let seat = seat.number();
            let live = Frame::Samples { channel, seat, attempt, first: 0, samples: &samples };
            out.frame(&to.connection, &live);
        }
        Ok(())
    }

    /// Those who may see the game.
    fn sighted(&self) -> impl Iterator<Item = &Listener<C>> {
        let sees = |listener: &&Listener<C>| {
            self.room.as_ref().is_some_and(|room| !room.viewers(listener.device).is_empty())
        };
        self.listeners.iter().filter(sees)
    }

    fn happened(
        &mut self,
        done: (Step, Telling),
        due_before: SeatSet,
        now: u64,
        asker: Option<&Asker<C>>,
        out: &mut impl Outbox<C>,
    ) -> Happened {
        self.tell(&done.1, now, asker, out);
        Happened { steps: smallvec![done], due_before, hand_done: false }
    }

    /// Tells everybody of steps that have happened, if there are any.
    pub fn tell_happened(&mut self, happened: &Happened, now: u64, out: &mut impl Outbox<C>) {
        if let Some(telling) = happened.telling() {
            self.tell(&telling, now, None, out);
        }
    }

    /// Tells everybody, and acknowledges the command.
    fn tell(
        &mut self,
        telling: &Telling,
        now: u64,
        asker: Option<&Asker<C>>,
        out: &mut impl Outbox<C>,
    ) {
        let Some(room) = &self.room else { return };
        let ack = |asker: &Asker<C>, to: &mut Vec<u8>| {
            let (table, id, version) = (room.id(), asker.id, room.version());
            ServerMsg::Ack { table, id, version }.write_json(to)
        };
        let asks = |listener: &Listener<C>| {
            asker.is_some_and(|asker| asker.connection == listener.connection)
        };
        let before = out.len();
        let mut acked = false;
        for (nth, listener) in self.listeners.iter().enumerate() {
            let Listener { connection, device, .. } = listener;
            let update = |to: &mut Vec<u8>| room.write_update(telling, *device, now, to);
            match asker.filter(|_| !acked && asks(listener)) {
                Some(asker) => {
                    out.two_texts(connection, |to| ack(asker, to), update);
                    acked = true;
                }
                None => {
                    let alike = |earlier: &Listener<C>| earlier.device == *device && !asks(earlier);
                    match self.listeners[..nth].iter().position(alike) {
                        Some(earlier) => out.again(connection, before + earlier),
                        None => out.text(connection, update),
                    }
                }
            }
        }
        if let Some(asker) = asker.filter(|_| !acked) {
            out.text(&asker.connection, |to| ack(asker, to));
        }
        if let Some(pile) = FreshPile::of(room, &mut self.pile) {
            for listener in self.sighted() {
                out.frame(&listener.connection, &pile.frame(listener.channel));
            }
        }
    }
}
