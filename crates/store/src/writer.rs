//! Group commit: one task that commits, in one transaction, all that came in during the last commit.

use crate::batch::{Batch, StepEntry, TableKey};
use crate::database::Database;
use crate::error::StoreError;
use crate::quick_map::QuickMap;
use crate::row::Write;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use tokio::sync::{mpsc, oneshot};

/// No commit is larger: one of this size takes a few milliseconds.
const MOST_UNITS: usize = 512;
/// A commit of so many waits for no more …
const ENOUGH: usize = 64;
/// … nor one that has looked so often whether there is more.
const MOST_LOOKS: u32 = 8;
/// Of how many tables the writer remembers what comes next.
const MOST_TABLES: usize = 100_000;

type Answer = Result<(), StoreError>;

/// Writes that belong together, and who waits for them.
struct Unit {
    writes: Vec<Write>,
    answer: oneshot::Sender<Answer>,
}

/// Resolves when its writes are stored, or with the reason why they are not.
#[must_use = "what is written is stored only when the receipt says so"]
#[derive(Debug)]
pub struct Receipt(oneshot::Receiver<Answer>);

impl Future for Receipt {
    type Output = Answer;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Answer> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or_else(|_| Err(gone())))
    }
}

/// The writer is gone only when the runtime shuts down.
fn gone() -> StoreError {
    StoreError::Unavailable(Arc::new(sqlx::Error::WorkerCrashed))
}

/// What the writing task is asked for.
enum Order {
    Keep(Unit),
    /// Among the writes, so that none of them is for a table that has just gone.
    Forget {
        table: String,
        before: i64,
        answer: oneshot::Sender<Result<bool, StoreError>>,
    },
}

/// The way to the writing task. It ends when the last clone is dropped.
#[derive(Clone)]
pub(crate) struct Writer {
    orders: mpsc::UnboundedSender<Order>,
    queued: Arc<AtomicUsize>,
}

impl Writer {
    pub(crate) fn start(database: Arc<dyn Database>) -> Self {
        let (orders, inbox) = mpsc::unbounded_channel();
        let queued = Arc::new(AtomicUsize::new(0));
        let task = Task {
            database,
            inbox,
            queued: Arc::clone(&queued),
            next: QuickMap::default(),
            opened: 0,
        };
        tokio::spawn(task.run());
        Self { orders, queued }
    }

    pub(crate) fn submit(&self, writes: Vec<Write>) -> Receipt {
        let (answer, receipt) = oneshot::channel();
        self.queued.fetch_add(1, Ordering::Relaxed);
        // If the task is gone the answer is dropped here, and the receipt says so.
        let _ = self.orders.send(Order::Keep(Unit { writes, answer }));
        Receipt(receipt)
    }

    pub(crate) async fn forget(&self, table: &str, before: i64) -> Result<bool, StoreError> {
        let (answer, forgotten) = oneshot::channel();
        let table = table.to_owned();
        let _ = self.orders.send(Order::Forget { table, before, answer });
        forgotten.await.unwrap_or_else(|_| Err(gone()))
    }

    pub(crate) fn queued(&self) -> usize {
        self.queued.load(Ordering::Relaxed)
    }
}

/// What comes next at a table: its key and the version of its next step.
#[derive(Clone, Copy)]
struct Next {
    key: TableKey,
    version: u64,
}

struct Task {
    database: Arc<dyn Database>,
    inbox: mpsc::UnboundedReceiver<Order>,
    queued: Arc<AtomicUsize>,
    /// What the database holds. Forgotten after any failure, because it may not be true then.
    next: QuickMap<String, Next>,
    /// How many tables were opened.
    opened: u32,
}

impl Task {
    async fn run(mut self) {
        let mut orders = Vec::with_capacity(MOST_UNITS);
        let mut units = Vec::with_capacity(MOST_UNITS);
        while self.inbox.recv_many(&mut orders, MOST_UNITS).await > 0 {
            self.gather(&mut orders).await;
            for order in orders.drain(..) {
                match order {
                    Order::Keep(unit) => units.push(unit),
                    Order::Forget { table, before, answer } => {
                        self.commit(&mut units).await;
                        self.next.remove(&table);
                        // Whoever does not wait any longer is not told.
                        let _ = answer.send(self.database.forget(&table, before).await);
                    }
                }
            }
            self.commit(&mut units).await;
            if self.next.len() > MOST_TABLES {
                self.next.clear();
            }
        }
    }

    /// Waits for what others are about to hand in, never for time to pass: every task that is ready runs first. A
    /// commit of fifty steps costs little more than that of one.
    async fn gather(&mut self, orders: &mut Vec<Order>) {
        for _ in 0..MOST_LOOKS {
            let before = orders.len();
            if before >= ENOUGH {
                return;
            }
            tokio::task::yield_now().await;
            while orders.len() < MOST_UNITS
                && let Ok(order) = self.inbox.try_recv()
            {
                orders.push(order);
            }
            if orders.len() == before {
                return;
            }
        }
    }

    /// Commits all together; if one of them can't be kept, each on its own, so that it fails alone.
    async fn commit(&mut self, units: &mut Vec<Unit>) {
        self.queued.fetch_sub(units.len(), Ordering::Relaxed);
        if units.len() > 1 {
            match self.keep(units).await {
                Ok(()) => return units.drain(..).for_each(|unit| reply(unit, Ok(()))),
                Err(error @ (StoreError::Unavailable(_) | StoreError::Unreadable(_))) => {
                    tracing::warn!(%error, units = units.len(), "a commit failed");
                    return units.drain(..).for_each(|unit| reply(unit, Err(error.clone())));
                }
                Err(
                    StoreError::Conflict { .. }
                    | StoreError::NoTable(_)
                    | StoreError::Taken
                    | StoreError::InUse(_)
                    | StoreError::FileExists(_)
                    | StoreError::BadAddress(_),
                ) => {}
            }
        }
        for unit in units.drain(..) {
            let alone = std::slice::from_ref(&unit);
            let answer = match self.keep(alone).await {
                // Perhaps another program wrote: looked up afresh, a step in conflict is named.
                Err(StoreError::Taken) => self.keep(alone).await,
                answer => answer,
            };
            reply(unit, answer);
        }
    }

    async fn keep(&mut self, units: &[Unit]) -> Answer {
        let kept = self.try_keep(units).await;
        if kept.is_err() {
            self.next.clear();
        }
        kept
    }

    async fn try_keep(&mut self, units: &[Unit]) -> Answer {
        let batch = match self.sort(units) {
            Err(StoreError::NoTable(_)) => {
                self.find_next(units).await?;
                self.sort(units)?
            }
            sorted => sorted?,
        };
        if batch.is_empty() {
            return Ok(());
        }
        self.database.commit(&batch).await
    }

    /// Checks that each step is the next of its table, and counts it.
    fn sort<'a>(&mut self, units: &'a [Unit]) -> Result<Batch<'a>, StoreError> {
        let mut batch = Batch::default();
        for write in units.iter().flat_map(|unit| &unit.writes) {
            match write {
                Write::Table(table) => {
                    // If it exists already the commit fails, and what is noted here is forgotten.
                    self.opened = self.opened.wrapping_add(1);
                    let key = TableKey::new(table, self.opened);
                    self.next.insert(table.id.clone(), Next { key, version: 0 });
                    batch.tables.push((key, table));
                }
                Write::Step { table, step } => {
                    let next = self.next.get_mut(table);
                    let next = next.ok_or_else(|| StoreError::NoTable(table.clone()))?;
                    if next.version != step.version {
                        return Err(StoreError::Conflict {
                            table: table.clone(),
                            expected: next.version,
                            found: step.version,
                        });
                    }
                    next.version += 1;
                    batch.steps.push(StepEntry::new(next.key, step));
                }
                Write::Device { hash, at } => batch.devices.push((hash, *at)),
                Write::Live { table, live, deadline } => {
                    batch.live.insert(table, (*live, *deadline));
                }
                Write::Hold { device, table, seat, held } => {
                    batch.holds.insert((*device, table, *seat), *held);
                }
                Write::Game(game) => {
                    if batch.games.insert(&game.head.id, game).is_some() {
                        return Err(StoreError::Taken);
                    }
                }
                Write::Pairing(pairing) => batch.pairings.push(pairing),
            }
        }
        Ok(batch)
    }

    /// Asks the database what comes next at all tables that have steps here: what is known may have been counted on
    /// already.
    async fn find_next(&mut self, units: &[Unit]) -> Answer {
        let writes = units.iter().flat_map(|unit| &unit.writes);
        let mut tables: Vec<&str> = writes
            .filter_map(|write| match write {
                Write::Step { table, .. } => Some(&**table),
                Write::Device { .. }
                | Write::Table(_)
                | Write::Live { .. }
                | Write::Hold { .. }
                | Write::Game(_)
                | Write::Pairing(_) => None,
            })
            .collect();
        tables.sort_unstable();
        tables.dedup();
        for position in self.database.positions(&tables).await? {
            self.next.insert(position.id, Next { key: position.key, version: position.next });
        }
        Ok(())
    }
}

fn reply(unit: Unit, answer: Answer) {
    // Whoever does not wait any longer is not told.
    let _ = unit.answer.send(answer);
}
