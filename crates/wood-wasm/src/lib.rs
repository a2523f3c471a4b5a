//! The wood of Tokami for the browser, in a module of its own that is loaded when a Tokami table opens.
//!
//! [`Wood`] is a pile and the hand in it: the mover's page feeds it one sample a tick and sends the same
//! samples on; other pages feed it what was relayed to them. Thin: everything is decided in `stapel-wood`, and what
//! comes of a hand by the judge's room, on a server or in this page (`stapel-wasm`).

mod guided;
mod heard;
mod messages;
mod wood;

pub use guided::Guided;
#[cfg(feature = "ts")]
pub use messages::typescript;
pub use wood::Wood;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the physics: piles and hands of another are refused.
#[wasm_bindgen]
#[must_use]
pub fn physics_version() -> String {
    stapel_wood::PHYSICS_VERSION.to_owned()
}
