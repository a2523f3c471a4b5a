//! A connected client, as others see it.

use crate::metrics::Metrics;
use crate::outbox::{Out, Outbox};
use axum::extract::ws::Utf8Bytes;
use stapel_protocol::ServerMsg;

/// A connected client.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) outbox: Outbox,
}

/// About the length of an update.
const USUAL: usize = 2 << 10;

/// A message as it is written.
pub(crate) fn json(message: &ServerMsg) -> Out {
    // An update has some kilobytes: growing towards them would copy it several times over.
    let mut text = Vec::with_capacity(USUAL);
    let written = serde_json::to_writer(&mut text, message);
    let text = written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default();
    Out::Text(Utf8Bytes::from(text))
}

impl Socket {
    pub(crate) fn new(backlog: usize) -> Socket {
        Socket { outbox: Outbox::new(backlog) }
    }

    pub(crate) fn push(&self, out: Out, metrics: &Metrics) {
        if self.outbox.push(out) {
            metrics.cut_off.inc();
        }
    }

    pub(crate) fn say(&self, message: &ServerMsg, metrics: &Metrics) {
        self.push(json(message), metrics);
    }
}
