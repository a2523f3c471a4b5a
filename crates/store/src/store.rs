//! The handle that everybody else holds.

use crate::database::Database;
use crate::error::StoreError;
use crate::postgres::Postgres;
use crate::row::{
    DeviceId, GameHead, GameRow, HeldTable, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StoredTable, Write,
};
use crate::sqlite::Sqlite;
use crate::writer::{Receipt, Writer};
use std::path::Path;
use std::sync::Arc;

/// When a SQLite file is flushed to the disk. What was acknowledged always outlives the end of the program,
/// however sudden; this is about power cuts. (PostgreSQL has its own setting, `synchronous_commit`.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Flush {
    /// Before anything is acknowledged: nothing is lost, and everybody waits for the disk.
    EachCommit,
    /// Once a second, which is what a power cut can cost.
    #[default]
    EachSecond,
}

/// A store. Clones share one writer, so that all tables share its commits.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
    writer: Writer,
}

impl Store {
    /// Opens a store, creating or migrating it if need be: `postgres://…`, `sqlite:FILE` or a path.
    /// Must be called inside a tokio runtime, where the writer then runs.
    ///
    /// # Errors
    /// `BadAddress`, `Unavailable`, `InUse` for a file that another program writes, or `Unreadable` for one
    /// that a newer program has written.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        Self::open_with(address, Flush::default()).await
    }

    /// Opens a store and says when it is flushed to the disk.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(address: &str, flush: Flush) -> Result<Self, StoreError> {
        let database: Arc<dyn Database> = match parse(address)? {
            Address::Server => Arc::new(Postgres::open(address).await?),
            Address::File(path) => Arc::new(Sqlite::open(path, flush).await?),
        };
        Ok(Self { writer: Writer::start(Arc::clone(&database)), database })
    }

    /// Opens a store that is there already, only to read: also one that a server is writing.
    ///
    /// # Errors
    /// `BadAddress`, or `Unavailable` if there is none.
    pub async fn open_to_read(address: &str) -> Result<Self, StoreError> {
        let database: Arc<dyn Database> = match parse(address)? {
            Address::Server => Arc::new(Postgres::open_to_read(address)?),
            Address::File(path) => Arc::new(Sqlite::open_to_read(path)?),
        };
        database.ping().await?;
        Ok(Self { writer: Writer::start(Arc::clone(&database)), database })
    }

    pub(crate) fn database(&self) -> &dyn Database {
        &*self.database
    }

    /// Hands in writes that are kept together or not at all. They are queued before this returns, in
    /// the order of the calls; the receipt resolves when they are stored.
    pub fn submit(&self, writes: Vec<Write>) -> Receipt {
        self.writer.submit(writes)
    }

    /// Hands in writes and waits until they are stored.
    ///
    /// # Errors
    /// `Conflict`, `NoTable`, `Taken`: nothing was kept. `Unavailable`: not known.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.submit(writes).await
    }

    /// How many hand-ins wait for their commit.
    #[must_use]
    pub fn queued(&self) -> usize {
        self.writer.queued()
    }

    /// Whether the store answers.
    ///
    /// # Errors
    /// `Unavailable` if not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.database.ping().await
    }

    /// Waits until all that was handed in is stored, then closes every connection.
    pub async fn close(&self) {
        // An empty hand-in is answered behind all others.
        let _ = self.submit(Vec::new()).await;
        self.database.close().await;
    }

    /// The device whose token has this hash.
    ///
    /// # Errors
    /// `Unavailable`, as for everything that reads.
    pub async fn device(&self, hash: &[u8; 32]) -> Result<Option<DeviceId>, StoreError> {
        self.database.device(hash).await
    }

    /// A table and all its steps.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        self.database.load(table, None).await
    }

    /// All tables of which nobody wrote that they are over, the earliest deadline first, those without one last.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn live_tables(&self) -> Result<Vec<LiveTable>, StoreError> {
        self.database.live_tables().await
    }

    /// The finished games in which a device held a seat, the latest first.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn games_of_device(
        &self,
        device: DeviceId,
        page: Page,
    ) -> Result<Vec<GameHead>, StoreError> {
        self.database.games_of_device(device, page).await
    }

    /// The finished games of a table, the first first.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn games_of_table(&self, table: &str) -> Result<Vec<GameHead>, StoreError> {
        self.database.games_of_table(table).await
    }

    /// A finished game.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        self.database.game(id).await
    }

    /// Takes a pairing code that has not expired. Whoever comes second gets none.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn take_pairing(
        &self,
        code: &[u8; 32],
        now: i64,
    ) -> Result<Option<PairingRow>, StoreError> {
        self.database.take_pairing(code, now).await
    }

    /// The live tables at which a device holds a seat, by table, with what they said when they were put to
    /// rest. That of a table in memory may be out of date.
    ///
    /// # Errors
    /// `Unavailable` or `Unreadable`.
    pub async fn held_tables(&self, device: DeviceId) -> Result<Vec<HeldTable>, StoreError> {
        self.database.held_tables(device).await
    }

    /// Keeps what tables say that leave the memory. Those that are not stored are left out.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn rest(&self, rests: &[RestRow]) -> Result<(), StoreError> {
        self.database.rest(rests).await
    }

    /// What need not be worked out again when a table is loaded.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn known(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.database.known(table).await
    }

    /// The tables that were opened before and had no step since, the oldest first.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn quiet_tables(&self, before: i64) -> Result<Vec<QuietTable>, StoreError> {
        self.database.quiet_tables(before).await
    }

    /// Forgets a table with its steps and the seats held at it, if it is not live, was opened before and had no
    /// step since; says whether it did. Finished games stay.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn forget(&self, table: &str, before: i64) -> Result<bool, StoreError> {
        self.writer.forget(table, before).await
    }

    /// Forgets pairing codes that expired before.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn forget_pairings(&self, before: i64) -> Result<(), StoreError> {
        self.database.forget_pairings(before).await
    }
}

/// Where a store is.
enum Address<'a> {
    File(&'a Path),
    Server,
}

fn parse(address: &str) -> Result<Address<'_>, StoreError> {
    match address.split_once(':') {
        Some(("postgres" | "postgresql", _)) => Ok(Address::Server),
        Some(("sqlite", path)) => Ok(Address::File(Path::new(path.trim_start_matches("//")))),
        Some((_, rest)) if rest.starts_with("//") => {
            Err(StoreError::BadAddress(address.to_owned()))
        }
        Some(_) | None => Ok(Address::File(Path::new(address))),
    }
}
