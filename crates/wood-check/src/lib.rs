//! The wood's golden piles for JavaScript: `js/check.mjs` runs them in Node and in a browser.

use stapel_wood::bench::Drag;
use stapel_wood::golden::{self, Golden};
use stapel_wood::{PHYSICS_VERSION, Setup, setup_named};
use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the physics.
#[wasm_bindgen]
#[must_use]
pub fn physics_version() -> String {
    PHYSICS_VERSION.to_owned()
}

/// What this module was built to come to.
#[wasm_bindgen]
#[must_use]
pub fn expected_digests() -> String {
    golden::DIGESTS.to_owned()
}

/// What it does come to.
///
/// # Errors
/// If a golden pile can't be played.
#[wasm_bindgen]
pub fn golden_digests() -> Result<String, String> {
    golden::lines().map_err(|error| error.to_string())
}

/// A golden pile, with some of its recorded hands played.
#[wasm_bindgen]
pub struct GoldenPile(Golden);

#[wasm_bindgen]
impl GoldenPile {
    /// Untouched.
    ///
    /// # Errors
    /// If there is no such pile.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str) -> Result<GoldenPile, String> {
        Golden::new(named(setup)?).map(GoldenPile).map_err(|error| error.to_string())
    }

    /// From a snapshot that was made here or anywhere, after so many attempts.
    ///
    /// # Errors
    /// If the snapshot can't be used.
    pub fn resume(setup: &str, attempts: usize, bytes: &[u8]) -> Result<GoldenPile, String> {
        let golden = Golden::resume(named(setup)?, attempts, bytes);
        golden.map(GoldenPile).map_err(|error| error.to_string())
    }

    /// Plays the next attempt. False when there is none.
    ///
    /// # Errors
    /// If it can't be played.
    pub fn play(&mut self) -> Result<bool, String> {
        self.0.play().map_err(|error| error.to_string())
    }

    /// The whole pile as bytes.
    ///
    /// # Errors
    /// If it can't be written down.
    pub fn snapshot(&self) -> Result<Vec<u8>, String> {
        Ok(self.0.snapshot().map_err(|error| error.to_string())?.into_bytes())
    }
}

/// A stick that is being dragged, for measuring.
#[wasm_bindgen]
pub struct Dragged(Drag);

#[wasm_bindgen]
impl Dragged {
    /// Sets the pile up.
    ///
    /// # Errors
    /// If there is no such pile.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str) -> Result<Dragged, String> {
        Ok(Dragged(Drag::new(named(setup)?).map_err(|error| error.to_string())?))
    }

    /// So many ticks of it.
    pub fn run(&mut self, ticks: u32) {
        self.0.run(ticks);
    }
}

fn named(setup: &str) -> Result<Setup, String> {
    setup_named(setup).ok_or_else(|| format!("there is no pile {setup:?}"))
}
