//! Tables on one device: what the server does for many, this does for one page, in a worker. It takes the
//! same messages and gives the same answers; time and chance are handed in.

#[cfg(feature = "wood")]
mod hands;
mod here;
mod saved;

pub use here::Here;

use wasm_bindgen::prelude::wasm_bindgen;

/// [`Here`] for JavaScript: texts in, texts out.
#[wasm_bindgen]
#[derive(Default)]
pub struct LocalServer {
    here: Here,
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
        self.here.create(table, millis(now), chance)
    }

    /// Takes up a table that was saved.
    ///
    /// # Errors
    /// The code of the refusal: it can't be gone on with.
    pub fn load(&mut self, saved: &str, now: f64) -> Result<(), String> {
        self.here.load(saved, millis(now))
    }

    /// Whether a table is there.
    #[must_use]
    pub fn has(&self, table: &str) -> bool {
        self.here.has(table)
    }

    /// A message of the page (`ClientMsg`). Gives the answers (`ServerMsg`).
    pub fn hear(&mut self, message: &str, now: f64, chance: &[u8]) -> Vec<String> {
        self.here.hear(message, millis(now), chance)
    }

    /// Lets one bot decide, if any has to. Gives what to tell; nothing if no bot has to.
    pub fn think(&mut self, now: f64) -> Option<Vec<String>> {
        self.here.think(millis(now))
    }

    /// A binary frame of the page. Gives what to tell.
    #[cfg(feature = "wood")]
    pub fn bytes(&mut self, frame: &[u8], now: f64) -> Vec<String> {
        self.here.bytes(frame, millis(now))
    }

    /// The next binary frame for the page that goes behind so many of the messages, until there is none.
    #[cfg(feature = "wood")]
    pub fn next_frame(&mut self, told: usize) -> Option<Vec<u8>> {
        let (_, frame) = self.here.frames.pop_front_if(|(behind, _)| *behind <= told)?;
        Some(frame)
    }

    /// The tables that have changed since this was asked last, each as a text to be saved.
    pub fn unsaved(&mut self) -> Vec<String> {
        self.here.unsaved()
    }
}

/// JavaScript's time: whole and not negative.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
const fn millis(now: f64) -> u64 {
    now as u64
}
