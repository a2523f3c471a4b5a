//! Tables on one device: what the server does for many, this does for one page, in a worker. It takes the
//! same messages and gives the same answers; time and chance are handed in.

mod outbox;
mod saved;
mod tables;

pub use tables::Tables;

use wasm_bindgen::prelude::wasm_bindgen;

/// [`Tables`] for JavaScript: texts in, texts out.
#[wasm_bindgen]
#[derive(Default)]
pub struct LocalServer {
    tables: Tables,
}

#[wasm_bindgen]
impl LocalServer {
    /// No tables yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> LocalServer {
        LocalServer::default()
    }

    /// Opens a table (`CreateTable`). Gives its name.
    ///
    /// # Errors
    /// The code of the refusal.
    pub fn create(&mut self, table: &str, now: f64, chance: &[u8]) -> Result<String, String> {
        self.tables.create(table, millis(now), chance)
    }

    /// Takes up a table that was saved.
    ///
    /// # Errors
    /// The code of the refusal: it can't be gone on with.
    pub fn load(&mut self, saved: &str, now: f64) -> Result<(), String> {
        self.tables.load(saved, millis(now))
    }

    /// Whether a table is there.
    #[must_use]
    pub fn has(&self, table: &str) -> bool {
        self.tables.has(table)
    }

    /// A message of the page (`ClientMsg`). Gives the answers (`ServerMsg`).
    pub fn hear(&mut self, message: &str, now: f64, chance: &[u8]) -> Vec<String> {
        self.tables.hear(message, millis(now), chance)
    }

    /// Lets one bot decide, if any has to. Gives what to tell; nothing if no bot has to.
    pub fn think(&mut self, now: f64) -> Option<Vec<String>> {
        self.tables.think(millis(now))
    }

    /// A binary frame of the page. Gives what to tell.
    pub fn bytes(&mut self, frame: &[u8], now: f64) -> Vec<String> {
        self.tables.bytes(frame, millis(now))
    }

    /// The next binary frame for the page that goes behind so many of the messages, until there is none.
    pub fn next_frame(&mut self, told: usize) -> Option<Vec<u8>> {
        self.tables.next_frame(told)
    }

    /// The tables that have changed since this was asked last, each as a text to be saved.
    pub fn unsaved(&mut self) -> Vec<String> {
        self.tables.unsaved()
    }
}

/// JavaScript's time: whole and not negative.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
const fn millis(now: f64) -> u64 {
    now as u64
}
