//! A connected client, as others see it.

use crate::metrics::Metrics;
use crate::out::Out;
use crate::pipe::Pipe;
use stapel_protocol::ServerMsg;
use std::sync::Arc;

/// A connected client.
pub(crate) struct Socket {
    pub(crate) pipe: Arc<Pipe>,
}

impl Socket {
    pub(crate) fn push(&self, out: &Out, metrics: &Metrics) {
        if self.pipe.push(out.bytes()) {
            metrics.cut_off.inc();
        }
    }

    pub(crate) fn say(&self, message: &ServerMsg, metrics: &Metrics) {
        self.push(&Out::text(message), metrics);
    }
}
