//! The threads on which bots think.

use crate::cell::Cell;
use crate::hub::Hub;
use crate::pipe::Pipe;
use stapel_protocol::ServerMsg;
use stapel_room::Thought;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;

/// What somebody has to think about.
pub(crate) enum Job {
    /// A bot's own decision.
    Decide {
        /// Where.
        cell: Arc<Cell>,
        /// What about.
        thought: Box<Thought>,
    },
    /// Advice for a player.
    Advise {
        /// Where.
        cell: Arc<Cell>,
        /// What about.
        thought: Box<Thought>,
        /// Who asked.
        socket: Arc<Pipe>,
        /// And under which number.
        id: u64,
    },
}

/// The way to the thinkers.
pub(crate) struct Thinkers(Sender<Job>);

impl Thinkers {
    /// Nobody thinks yet: see [`start`].
    pub(crate) fn new() -> (Thinkers, Receiver<Job>) {
        let (send, receive) = channel();
        (Thinkers(send), receive)
    }

    pub(crate) fn add(&self, job: Job, hub: &Hub) {
        hub.metrics.thinking.inc();
        // They are gone only when the server ends.
        let _ = self.0.send(job);
    }
}

/// Starts the threads. They end when the hub does.
pub(crate) fn start(count: usize, jobs: Receiver<Job>, hub: &Weak<Hub>) {
    let jobs = Arc::new(Mutex::new(jobs));
    for number in 0..count {
        let (jobs, hub) = (Arc::clone(&jobs), Weak::clone(hub));
        let name = format!("thinker-{number}");
        let thread = std::thread::Builder::new().name(name).spawn(move || {
            loop {
                let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                let (Ok(job), Some(hub)) = (job, hub.upgrade()) else { return };
                think(job, &hub);
            }
        });
        if let Err(error) = thread {
            tracing::error!(%error, "a thread for bots can't be started");
        }
    }
}

fn think(job: Job, hub: &Arc<Hub>) {
    let start = Instant::now();
    match job {
        Job::Decide { cell, thought } => {
            let decision = thought.decide();
            hub.metrics.thought.observe(start.elapsed().as_secs_f64());
            hub.decided(&cell, &decision);
        }
        Job::Advise { cell, thought, socket, id } => {
            let advice = thought.advise();
            hub.metrics.thought.observe(start.elapsed().as_secs_f64());
            socket.say(&ServerMsg::Advice { table: cell.id, id, advice }, &hub.metrics);
        }
    }
    hub.metrics.thinking.dec();
}
