//! The threads on which bots think.

use crate::cell::Cell;
use crate::hub::{Hub, lock};
use crate::pipe::Pipe;
use crate::schedule::{Depth, Lane, Next, Schedule, Urgency, Work};
use crate::shares::Share;
use crate::trouble::Trouble;
use stapel_protocol::{DeviceId, ServerMsg, TableId};
use stapel_room::Thought;
use std::iter::{once, repeat_n};
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError, Weak};
use std::time::Instant;

/// What there is to think about.
pub(crate) enum Job {
    /// A bot's own decision.
    Decide {
        /// Its table.
        cell: Arc<Cell>,
        /// What about.
        thought: Box<Thought>,
    },
    /// Advice for a player.
    Advise(Box<Advise>),
}

/// Advice that a player has asked for.
pub(crate) struct Advise {
    pub(crate) cell: Arc<Cell>,
    /// The moment of the seat that the advice is for.
    pub(crate) moment: u64,
    pub(crate) thought: Thought,
    /// Who asked.
    pub(crate) socket: Arc<Pipe>,
    /// The number of the request there.
    pub(crate) id: u64,
    /// The address that it counts for.
    pub(crate) address: IpAddr,
    /// A device waits for one advice at a time, an address for a few.
    pub(crate) shares: (Share<DeviceId>, Share<IpAddr>),
}

/// Who waits for thoughts: tables take turns, and addresses with what they ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Line {
    Table(TableId),
    Address(IpAddr),
}

impl Job {
    fn line(&self) -> Line {
        match self {
            Job::Decide { cell, .. } => Line::Table(cell.id),
            Job::Advise(advise) => Line::Address(advise.address),
        }
    }
}

impl Work for Job {
    type Payer = IpAddr;

    fn payer(&self) -> Option<IpAddr> {
        match self {
            Job::Decide { cell, .. } => cell.watched_from(),
            Job::Advise(advise) => Some(advise.address),
        }
    }

    fn urgency(&self) -> Option<Urgency> {
        match self {
            Job::Decide { cell, thought } if cell.era() != thought.era() => None,
            Job::Decide { cell, .. } => Some(cell.urgency()),
            Job::Advise(advise) => {
                let moment = advise.cell.moment(advise.thought.seat());
                let wanted = advise.socket.is_open() && moment == advise.moment;
                wanted.then_some(Urgency::Advice)
            }
        }
    }

    fn depth(&self) -> Depth {
        match self {
            Job::Decide { thought, .. } if thought.is_quick() => Depth::Quick,
            Job::Decide { thought, .. } if !thought.can_hurry() => Depth::Hand,
            Job::Decide { .. } | Job::Advise(_) => Depth::Deep,
        }
    }
}

/// The way to the thinkers. They end when it is dropped.
pub(crate) struct Thinkers(Arc<Desk>);

struct Desk {
    waiting: Mutex<Waiting>,
    /// Something has come in, or a thread is free.
    changed: Condvar,
}

struct Waiting {
    schedule: Schedule<Line, Job>,
    closed: bool,
}

impl Thinkers {
    /// Nobody thinks yet: see [`Thinkers::start`].
    pub(crate) fn new() -> Thinkers {
        let waiting = Waiting { schedule: Schedule::new(), closed: false };
        Thinkers(Arc::new(Desk { waiting: Mutex::new(waiting), changed: Condvar::new() }))
    }

    pub(crate) fn add(&self, job: Job, hub: &Hub) {
        hub.metrics.thinking.inc();
        let void = lock(&self.0.waiting).schedule.add(job.line(), job, Instant::now());
        self.0.changed.notify_all();
        fall_away(void, hub);
    }

    /// Who looks on at a table has changed.
    pub(crate) fn touch(&self, cell: &Cell) {
        let line = Line::Table(cell.id);
        lock(&self.0.waiting).schedule.touch(line, cell.urgency(), cell.watched_from());
        // What waits may be hurried from now on.
        self.0.changed.notify_all();
    }

    /// What a table's bots have not begun to think about: they are to wait.
    pub(crate) fn take_back(&self, table: TableId, hub: &Hub) -> Vec<Thought> {
        let jobs = lock(&self.0.waiting).schedule.take_back(Line::Table(table));
        let thoughts = jobs.into_iter().filter_map(|job| match job {
            Job::Decide { cell: _, thought } => Some(*thought),
            // That is another line.
            Job::Advise(_) => None,
        });
        let thoughts: Vec<_> = thoughts.collect();
        thoughts.iter().for_each(|_| hub.metrics.thinking.dec());
        thoughts
    }

    /// Advice that an address has asked for and nobody waits for any more no longer counts for it.
    pub(crate) fn drop_void_advice(&self, address: IpAddr, hub: &Hub) {
        let void = lock(&self.0.waiting).schedule.drop_void(Line::Address(address));
        fall_away(void, hub);
    }

    /// Starts the threads: so many for deep thoughts, as many for hands, and one for quick thoughts.
    pub(crate) fn start(&self, deep: usize, hub: &Weak<Hub>) {
        let many = [Lane::Deep, Lane::Hand].into_iter().flat_map(|lane| repeat_n(lane, deep));
        let lanes = once(Lane::Quick).chain(many);
        for (number, lane) in lanes.enumerate() {
            let (desk, hub) = (Arc::clone(&self.0), Weak::clone(hub));
            let name = format!("thinker-{number}");
            let thread =
                std::thread::Builder::new().name(name).spawn(move || work(&desk, lane, &hub));
            if let Err(error) = thread {
                tracing::error!(%error, "a thread for bots can't be started");
            }
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        lock(&self.0.waiting).closed = true;
        self.0.changed.notify_all();
    }
}

/// Nobody wants these any more.
fn fall_away(void: Vec<Job>, hub: &Hub) {
    for job in void {
        hub.metrics.thinking.dec();
        if let Job::Advise(advise) = job {
            advise.refuse(hub);
        }
    }
}

impl Advise {
    /// The seat has decided, or is another's: there is no more to advise.
    fn refuse(self, hub: &Hub) {
        let why = Trouble::AdviceLate.refusal();
        let (id, table) = (Some(self.id), Some(self.cell.id));
        // Before the answer: whoever has it may ask again.
        drop(self.shares);
        self.socket.say(&ServerMsg::Refused { id, table, why }, &hub.metrics);
    }
}

fn work(desk: &Desk, lane: Lane, hub: &Weak<Hub>) {
    while let Some(next) = desk.next(lane) {
        let Some(hub) = hub.upgrade() else { return };
        let (line, start) = (next.line, Instant::now());
        think(next, &hub);
        hub.metrics.thinking.dec();
        let now = Instant::now();
        lock(&desk.waiting).schedule.done(line, lane, now - start, now);
        desk.changed.notify_all();
    }
}

impl Desk {
    /// Waits for something to think about in this lane. None if there will be nothing more.
    fn next(&self, lane: Lane) -> Option<Next<Line, Job>> {
        let mut waiting = lock(&self.waiting);
        loop {
            if waiting.closed {
                return None;
            }
            let now = Instant::now();
            if let Some(next) = waiting.schedule.next(lane, now) {
                return Some(next);
            }
            let again = match lane {
                Lane::Quick => waiting.schedule.look_again_at(),
                Lane::Deep | Lane::Hand => None,
            };
            waiting = match again {
                Some(at) => {
                    let wait = at.saturating_duration_since(now);
                    let woken = self.changed.wait_timeout(waiting, wait);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

fn think(next: Next<Line, Job>, hub: &Arc<Hub>) {
    let wanted = next.work.urgency().is_some();
    let start = Instant::now();
    match next.work {
        Job::Decide { .. } if !wanted => {}
        Job::Advise(advise) if !wanted => advise.refuse(hub),
        Job::Decide { cell, thought } => {
            hub.metrics.waited.observe((start - next.since).as_secs_f64());
            let thought = if next.hurried {
                hub.metrics.hurried.inc();
                thought.hurried()
            } else {
                *thought
            };
            let era = thought.era();
            let decision = thought.decide();
            hub.metrics.thought.observe(start.elapsed().as_secs_f64());
            // What is void by now does not wait for the table, which may be setting up another pile.
            if cell.era() == era {
                hub.decided(&cell, decision);
            }
        }
        Job::Advise(advise) => {
            let Advise { cell, moment: _, thought, socket, id, address: _, shares } = *advise;
            let (table, advice) = (cell.id, thought.advise());
            hub.metrics.thought.observe(start.elapsed().as_secs_f64());
            // Before the answer: whoever has it may ask again.
            drop(shares);
            socket.say(&ServerMsg::Advice { table, id, advice }, &hub.metrics);
        }
    }
}
