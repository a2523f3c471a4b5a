//! The open public tables.

use crate::metrics::Metrics;
use crate::pipe::Pipe;
use stapel_protocol::{LobbyRow, ServerMsg, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// No more are listed.
const MOST_ROWS: usize = 100;

/// The list, and who is told of it.
#[derive(Default)]
pub(crate) struct Lobby {
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    rows: HashMap<TableId, LobbyRow>,
    listeners: Vec<Weak<Pipe>>,
    changed: bool,
}

impl Lobby {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest first.
    pub(crate) fn rows(&self) -> Vec<LobbyRow> {
        let mut rows: Vec<LobbyRow> = self.lock().rows.values().cloned().collect();
        rows.sort_by_key(|row| (std::cmp::Reverse(row.opened), row.table));
        rows.truncate(MOST_ROWS);
        rows
    }

    pub(crate) fn set(&self, table: TableId, row: Option<LobbyRow>) {
        let mut inside = self.lock();
        match row {
            Some(row) => {
                inside.rows.insert(table, row);
            }
            None => {
                inside.rows.remove(&table);
            }
        }
        inside.changed = true;
    }

    pub(crate) fn listen(&self, socket: &Arc<Pipe>, on: bool) {
        let mut inside = self.lock();
        inside.listeners.retain(|listener| !Weak::ptr_eq(listener, &Arc::downgrade(socket)));
        if on {
            inside.listeners.push(Arc::downgrade(socket));
        }
    }

    /// Tells everybody, if anything has changed.
    pub(crate) fn tell(&self, metrics: &Metrics) {
        if !std::mem::take(&mut self.lock().changed) {
            return;
        }
        let message = ServerMsg::Lobby { tables: self.rows() };
        let mut inside = self.lock();
        inside.listeners.retain(|listener| listener.strong_count() > 0);
        for socket in inside.listeners.iter().filter_map(Weak::upgrade) {
            socket.say(&message, metrics);
        }
    }
}
