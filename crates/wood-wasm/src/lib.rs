//! The wood of Tokami for the browser, in a module of its own that is loaded when a Tokami table opens.
//!
//! [`Wood`] is a pile and the hand in it: the mover's page feeds it one sample a tick and sends the same
//! samples on; other pages feed it what was relayed to them. [`LocalTable`] is a whole game without a
//! server: the rules, and bots' hands. Thin: everything is decided in `stapel-wood` and `stapel-tokami`.

mod guided;
mod heard;
mod local;
mod wood;

pub use guided::Guided;
pub use local::LocalTable;
pub use wood::Wood;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the physics: piles and hands of another are refused.
#[wasm_bindgen]
#[must_use]
pub fn physics_version() -> String {
    stapel_wood::PHYSICS_VERSION.to_owned()
}
