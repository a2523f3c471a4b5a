//! The one connection that writes.

use sqlx::{ConnectOptions, Connection};
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Mutex, MutexGuard};

/// A connection that one task at a time uses, and that is made anew after any failure.
pub(crate) struct SoleConnection<C: Connection> {
    options: C::Options,
    connection: Mutex<Option<C>>,
    closed: AtomicBool,
}

impl<C: Connection> SoleConnection<C> {
    pub(crate) fn new(options: C::Options) -> Self {
        Self { options, connection: Mutex::new(None), closed: AtomicBool::new(false) }
    }

    /// One that can't be taken, for stores that are only read.
    pub(crate) fn closed(options: C::Options) -> Self {
        Self { options, connection: Mutex::new(None), closed: AtomicBool::new(true) }
    }

    /// Takes the connection, once nobody else has it. After success it must be put back; otherwise it is closed, and
    /// the database rolls back whatever was begun on it.
    pub(crate) async fn take(&self) -> Result<Taken<'_, C>, sqlx::Error>
    where
        C::Options: ConnectOptions<Connection = C>,
    {
        let mut slot = self.connection.lock().await;
        if self.closed.load(Ordering::Acquire) {
            return Err(sqlx::Error::PoolClosed);
        }
        let connection = match slot.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(Taken { slot, connection })
    }

    /// Closes the connection in good order. It can't be taken any longer.
    pub(crate) async fn close(&self) {
        let mut slot = self.connection.lock().await;
        self.closed.store(true, Ordering::Release);
        if let Some(connection) = slot.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "closing the store");
        }
    }
}

/// The connection, out of its place.
pub(crate) struct Taken<'a, C> {
    slot: MutexGuard<'a, Option<C>>,
    connection: C,
}

impl<C> Taken<'_, C> {
    pub(crate) fn get(&mut self) -> &mut C {
        &mut self.connection
    }

    pub(crate) fn put_back(mut self) {
        *self.slot = Some(self.connection);
    }
}
