//! What a database must be able to do. SQLite and PostgreSQL are held to one contract by the same tests.

use crate::batch::{Batch, TableKey};
use crate::error::StoreError;
use crate::fresh::Fresh;
use crate::row::{
    DeviceId, GameHead, GameRow, HeldTable, LiveTable, Page, PairingRow, QuietTable, RestRow,
    StoredTable,
};
use async_trait::async_trait;
use std::path::Path;

/// Where a table is in the database: its id, its key and the version of its next step.
pub(crate) struct Position {
    pub(crate) id: String,
    pub(crate) key: TableKey,
    pub(crate) next: u64,
}

#[async_trait]
pub(crate) trait Database: Send + Sync {
    /// Stores a batch whole, so that it survives a crash of the program, or not at all.
    async fn commit(&self, batch: &Batch<'_>) -> Result<(), StoreError>;
    /// Where these tables are; those that don't exist are missing from the answer.
    async fn positions(&self, tables: &[&str]) -> Result<Vec<Position>, StoreError>;

    async fn ping(&self) -> Result<(), StoreError>;
    async fn close(&self);
    async fn device(&self, hash: &[u8; 32]) -> Result<Option<DeviceId>, StoreError>;
    /// What whoever is about to load many tables should read first, and once: steps that a load would otherwise look for
    /// among those of all other tables. None if it would not.
    async fn fresh(&self) -> Result<Option<Fresh>, StoreError>;
    /// A table and all its steps, as of when `fresh` was read, or later.
    async fn load(
        &self,
        table: &str,
        fresh: Option<&Fresh>,
    ) -> Result<Option<StoredTable>, StoreError>;
    async fn live_tables(&self) -> Result<Vec<LiveTable>, StoreError>;
    async fn games_of_device(
        &self,
        device: DeviceId,
        page: Page,
    ) -> Result<Vec<GameHead>, StoreError>;
    async fn games_of_table(&self, table: &str) -> Result<Vec<GameHead>, StoreError>;
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;
    async fn take_pairing(
        &self,
        code: &[u8; 32],
        now: i64,
    ) -> Result<Option<PairingRow>, StoreError>;
    async fn held_tables(&self, device: DeviceId) -> Result<Vec<HeldTable>, StoreError>;
    async fn rest(&self, rests: &[RestRow]) -> Result<(), StoreError>;
    async fn known(&self, table: &str) -> Result<Option<Vec<u8>>, StoreError>;
    async fn quiet_tables(&self, before: i64) -> Result<Vec<QuietTable>, StoreError>;
    async fn forget(&self, table: &str, before: i64) -> Result<bool, StoreError>;
    async fn forget_pairings(&self, before: i64) -> Result<(), StoreError>;

    /// Devices in the order of their ids, with their hash and when they were seen first.
    async fn devices_after(
        &self,
        id: i64,
        limit: i64,
    ) -> Result<Vec<(i64, [u8; 32], i64)>, StoreError>;
    /// Tables in the order of their keys: id, whether live, deadline.
    async fn tables_after(
        &self,
        key: i64,
        limit: i64,
    ) -> Result<Vec<(i64, String, bool, Option<i64>)>, StoreError>;
    /// Finished games in the order of their ids.
    async fn games_after(&self, id: &str, limit: i64) -> Result<Vec<String>, StoreError>;
    /// Who holds which seat at a table.
    async fn holders(&self, table: &str) -> Result<Vec<(DeviceId, u8)>, StoreError>;
    /// Copies itself into a new SQLite file, if it is one; says whether it did.
    async fn snapshot(&self, file: &Path) -> Result<bool, StoreError>;
}
