//! A connected client, as others see it.

use crate::metrics::Metrics;
use crate::outbox::{Out, Outbox};
use stapel_protocol::ServerMsg;

/// A connected client.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) outbox: Outbox,
}

/// A message as it is written.
pub(crate) fn json(message: &ServerMsg) -> Out {
    // Only maps with keys that are no strings can't be written, and there are none.
    let text = message.to_json().unwrap_or_default();
    Out::Text(String::from_utf8(text).unwrap_or_default().into())
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
