//! What is counted (`/metrics`, Prometheus).

use prometheus::{
    Encoder, Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry,
    TextEncoder,
};

/// All that is counted.
#[derive(Clone)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) connections: IntGauge,
    pub(crate) sockets: IntGauge,
    pub(crate) rooms: IntGauge,
    pub(crate) moves: IntCounter,
    pub(crate) refusals: IntCounterVec,
    pub(crate) cut_off: IntCounter,
    pub(crate) store_failures: IntCounter,
    pub(crate) piles_sent: IntCounter,
    pub(crate) store_queue: IntGauge,
    pub(crate) thinking: IntGauge,
    pub(crate) hurried: IntCounter,
    pub(crate) loaded: IntCounter,
    pub(crate) rested: IntCounter,
    pub(crate) moved_again: IntCounter,
    pub(crate) forgotten: IntCounter,
    pub(crate) told: Histogram,
    pub(crate) thought: Histogram,
    pub(crate) waited: Histogram,
    pub(crate) judged: Histogram,
}

const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.03, 0.06, 0.125, 0.25, 0.5, 1.0, 2.0, 5.0];

impl Metrics {
    /// All at zero.
    ///
    /// # Errors
    /// If two have the same name.
    pub(crate) fn new() -> Result<Metrics, prometheus::Error> {
        let registry = Registry::new();
        let gauge = |name: &str, help: &str| -> Result<IntGauge, prometheus::Error> {
            let gauge = IntGauge::new(name, help)?;
            registry.register(Box::new(gauge.clone()))?;
            Ok(gauge)
        };
        let counter = |name: &str, help: &str| -> Result<IntCounter, prometheus::Error> {
            let counter = IntCounter::new(name, help)?;
            registry.register(Box::new(counter.clone()))?;
            Ok(counter)
        };
        let histogram = |name: &str, help: &str| -> Result<Histogram, prometheus::Error> {
            let opts = HistogramOpts::new(name, help).buckets(SECONDS.to_vec());
            let histogram = Histogram::with_opts(opts)?;
            registry.register(Box::new(histogram.clone()))?;
            Ok(histogram)
        };
        let refusals = IntCounterVec::new(
            Opts::new("stapel_refusals_total", "Messages that were refused, by code"),
            &["code"],
        )?;
        registry.register(Box::new(refusals.clone()))?;
        Ok(Metrics {
            connections: gauge("stapel_connections", "Open connections")?,
            sockets: gauge("stapel_sockets", "Open WebSockets")?,
            rooms: gauge("stapel_rooms", "Tables in memory")?,
            moves: counter("stapel_moves_total", "Actions and hands that were stored")?,
            refusals,
            cut_off: counter(
                "stapel_slow_readers_total",
                "Sockets cut off for reading too slowly",
            )?,
            store_failures: counter("stapel_store_failures_total", "Writes that failed")?,
            piles_sent: counter("stapel_piles_sent_total", "Piles sent to clients that asked")?,
            store_queue: gauge("stapel_store_queue", "Writes that wait for their flush")?,
            thinking: gauge("stapel_thinking", "Decisions that bots have to make")?,
            hurried: counter(
                "stapel_hurried_total",
                "Decisions that bots made at a lower level because too many others were waiting",
            )?,
            loaded: counter("stapel_tables_loaded_total", "Tables loaded from the store")?,
            rested: counter(
                "stapel_tables_rested_total",
                "Tables of which was stored what they say",
            )?,
            moved_again: counter(
                "stapel_hands_moved_again_total",
                "Hands moved again to load a table",
            )?,
            forgotten: counter("stapel_tables_forgotten_total", "Old tables that were forgotten")?,
            told: histogram("stapel_told_seconds", "From a command to telling of it")?,
            thought: histogram("stapel_thought_seconds", "How long bots think")?,
            waited: histogram("stapel_waited_seconds", "How long bots wait until they can think")?,
            judged: histogram("stapel_judged_seconds", "How long the wood takes to judge samples")?,
            registry,
        })
    }

    pub(crate) fn text(&self) -> String {
        let mut text = Vec::new();
        // Writing to memory does not fail.
        let _ = TextEncoder::new().encode(&self.registry.gather(), &mut text);
        String::from_utf8(text).unwrap_or_default()
    }

    pub(crate) fn refused(&self, code: &str) {
        self.refusals.with_label_values(&[code]).inc();
    }
}
