//! Taking everything out of a store, and keeping a copy of it.

use crate::database::Database;
use crate::error::StoreError;
use crate::fresh::Fresh;
use crate::row::Write;
use crate::store::Store;
use std::path::Path;

/// How many rows of an index are read at once.
const PAGE: i64 = 500;

impl Store {
    /// Hands out all that is kept, as the writes that make it again: each device, each table with its
    /// steps and seats, each finished game. Pairing codes, which live for minutes, are left out. A
    /// running server may go on writing; each table is whole in itself.
    ///
    /// # Errors
    /// Those of the store, and whatever the receiver says.
    pub async fn export<E: From<StoreError>>(
        &self,
        mut each: impl AsyncFnMut(Vec<Write>) -> Result<(), E>,
    ) -> Result<(), E> {
        let database = self.database();
        let mut after = i64::MIN;
        loop {
            let page = database.devices_after(after, PAGE).await?;
            let Some((last, ..)) = page.last() else { break };
            after = *last;
            for (_, hash, at) in page {
                each(vec![Write::Device { hash, at }]).await?;
            }
        }
        let mut after = i64::MIN;
        loop {
            let page = database.tables_after(after, PAGE).await?;
            let Some((last, ..)) = page.last() else { break };
            after = *last;
            let fresh = database.fresh().await?;
            for (_, id, live, deadline) in page {
                let Some(mut writes) = table(database, &id, fresh.as_ref()).await? else {
                    continue;
                };
                writes.push(Write::Live { table: id, live, deadline });
                each(writes).await?;
            }
        }
        let mut after = String::new();
        loop {
            let page = database.games_after(&after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after.clone_from(last);
            for id in page {
                let Some(game) = database.game(&id).await? else { continue };
                each(vec![Write::Game(game)]).await?;
            }
        }
        Ok(())
    }

    /// Keeps a copy of all in a new SQLite file, which is a store by itself. Works while a server writes.
    ///
    /// # Errors
    /// `FileExists`: an older copy is never written over.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if file.exists() {
            return Err(StoreError::FileExists(file.to_owned()));
        }
        if !self.database().snapshot(file).await? {
            let copy = Store::open(&format!("sqlite:{}", file.display())).await?;
            self.export::<StoreError>(async |writes| copy.write(writes).await).await?;
            copy.close().await;
        }
        let synced = std::fs::File::open(file).and_then(|file| file.sync_all());
        synced.map_err(|error| sqlx::Error::Io(error).into())
    }
}

/// A table with its steps and seats as they are now; none if it was forgotten in between.
async fn table(
    database: &dyn Database,
    id: &str,
    fresh: Option<&Fresh>,
) -> Result<Option<Vec<Write>>, StoreError> {
    let Some(stored) = database.load(id, fresh).await? else { return Ok(None) };
    let mut writes = vec![Write::Table(stored.table)];
    let step = |step| Write::Step { table: id.to_owned(), step };
    writes.extend(stored.steps.into_iter().map(step));
    let holders = database.holders(id).await?;
    let hold = |(device, seat)| Write::Hold { device, table: id.to_owned(), seat, held: true };
    writes.extend(holders.into_iter().map(hold));
    Ok(Some(writes))
}
