//! The bots' golden decisions for JavaScript: `js/node.mjs` makes them in Node.

use stapel_bots::golden;
use stapel_catalog::GAMES;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is decided natively.
#[wasm_bindgen]
#[must_use]
pub fn expected_decisions() -> String {
    golden::DECISIONS.to_owned()
}

/// What is decided here.
#[wasm_bindgen]
#[must_use]
pub fn decisions() -> String {
    let mut lines = String::new();
    let labs = GAMES.games().iter().filter_map(|game| game.engine.lab());
    labs.for_each(|lab| lab.golden(&mut lines));
    lines
}
