//! What waits to be written to a socket.

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// One message.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// JSON.
    Text(Utf8Bytes),
    /// Hands and piles.
    Binary(Bytes),
}

impl Out {
    fn len(&self) -> usize {
        match self {
            Out::Text(text) => text.len(),
            Out::Binary(bytes) => bytes.len(),
        }
    }
}

/// A bounded queue. Whoever reads too slowly is cut off; he catches up when he comes back.
#[derive(Debug)]
pub(crate) struct Outbox {
    inside: Mutex<Inside>,
    wake: Notify,
    most: usize,
}

#[derive(Debug, Default)]
struct Inside {
    queue: Vec<Out>,
    bytes: usize,
    /// Counts what is written at the moment too.
    writing: usize,
    closed: bool,
}

impl Outbox {
    pub(crate) fn new(most: usize) -> Outbox {
        Outbox { inside: Mutex::default(), wake: Notify::new(), most }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a message in. Gives whether the reader is cut off by it.
    pub(crate) fn push(&self, out: Out) -> bool {
        let mut inside = self.lock();
        if inside.closed {
            return false;
        }
        inside.bytes += out.len();
        if inside.bytes + inside.writing > self.most {
            *inside = Inside { closed: true, ..Inside::default() };
            drop(inside);
            self.wake.notify_one();
            return true;
        }
        let first = inside.queue.is_empty();
        inside.queue.push(out);
        drop(inside);
        if first {
            self.wake.notify_one();
        }
        false
    }

    /// Takes all that waits. None if the socket is to be closed.
    pub(crate) fn take(&self) -> Option<Vec<Out>> {
        let mut inside = self.lock();
        if inside.closed {
            return None;
        }
        inside.writing = inside.bytes;
        inside.bytes = 0;
        Some(std::mem::take(&mut inside.queue))
    }

    /// What was taken is written.
    pub(crate) fn written(&self) {
        self.lock().writing = 0;
    }

    /// Nothing more is to be written.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.wake.notify_one();
    }

    /// Waits until there is something to take.
    pub(crate) async fn wait(&self) {
        self.wake.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_reader_is_cut_off() {
        let outbox = Outbox::new(10);
        assert!(!outbox.push(Out::Text("12345".into())));
        assert_eq!(outbox.take().map(|queue| queue.len()), Some(1));
        // What is written at the moment counts.
        assert!(!outbox.push(Out::Text("12345".into())));
        assert!(outbox.push(Out::Text("1".into())));
        assert!(outbox.take().is_none());
    }
}
