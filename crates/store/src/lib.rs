//! Where tables, their steps and finished games are kept: in a SQLite file or in PostgreSQL.
//!
//! A table is how it was opened and its list of steps; everything else here is an index on that. Writes
//! of all tables go through one writer, which commits whatever has come in meanwhile in one transaction: a
//! commit costs about the same for one step as for five hundred. A [`Receipt`] resolves once its writes are
//! stored (they survive a crash of the program; [`Flush`] says what a power cut can cost), and only then may
//! anybody be told of them. What is where in the database is said in `docs/store.md`.
//!
//! ```no_run
//! # async fn example() -> Result<(), stapel_store::StoreError> {
//! use stapel_store::{StepRow, Store, TableRow, Write};
//! let store = Store::open("data/stapel.db").await?;
//! let table = TableRow { id: "k3f".into(), opening: vec![], public: false, opened_at: 0 };
//! store.write(vec![Write::Table(table)]).await?;
//! let step = StepRow { version: 0, at: 1, body: b"sit".to_vec() };
//! let receipt = store.submit(vec![Write::Step { table: "k3f".into(), step }]);
//! // … the room goes on; what it wants to tell waits for:
//! receipt.await?;
//! # Ok(())
//! # }
//! ```

mod batch;
mod bytes;
mod connection;
mod database;
mod error;
mod export;
mod fresh;
mod keeper;
mod migrate;
mod pack;
mod postgres;
mod queries;
mod quick_map;
mod record;
mod row;
mod sqlite;
mod store;
#[cfg(feature = "testkit")]
pub mod testkit;
mod writer;

/// The name of the SQLite file in a server's data folder.
pub const FILE: &str = "stapel.db";

pub use error::StoreError;
pub use row::{
    DeviceId, GameHead, GameRow, HeldTable, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StepRow, StoredTable, TableRow, Write,
};
pub use store::{Flush, Store};
pub use writer::Receipt;
