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

/// A golden pile after so many attempts, as bytes.
///
/// # Errors
/// If it can't be played.
#[wasm_bindgen]
pub fn golden_snapshot(setup: &str, attempts: usize) -> Result<Vec<u8>, String> {
    let mut golden = Golden::new(named(setup)?).map_err(|error| error.to_string())?;
    while golden.played() < attempts && golden.play().map_err(|error| error.to_string())? {}
    let snapshot = golden.snapshot().map_err(|error| error.to_string())?;
    Ok(snapshot.into_bytes())
}

/// Goes on from a snapshot, made here or anywhere, to the end of the recorded hands; gives back the
/// last digest.
///
/// # Errors
/// If the snapshot can't be used.
#[wasm_bindgen]
pub fn golden_resume(setup: &str, attempts: usize, bytes: &[u8]) -> Result<String, String> {
    let mut golden =
        Golden::resume(named(setup)?, attempts, bytes).map_err(|error| error.to_string())?;
    golden.play_all().map_err(|error| error.to_string())?;
    Ok(format!("{:016x}", golden.pile().digest()))
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
