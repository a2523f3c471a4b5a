//! Nim with sticks: take up to three sticks from one heap; the player who takes the last one wins.

mod action;
mod bot;
mod game;
#[cfg(test)]
mod laws;
mod options;
mod view;

use game::Nim;
use stapel_core::Game;
use stapel_registry::{GameSpec, TurnEngine};

/// All that this game hands in.
pub(crate) const SPEC: GameSpec = GameSpec {
    sheet: Nim::SHEET,
    rules: [
        include_str!("rules/en.md"),
        include_str!("rules/de.md"),
        include_str!("rules/nl.md"),
        include_str!("rules/ru.md"),
    ],
    engine: TurnEngine::<Nim>::ENGINE,
    records: Some(TurnEngine::<Nim>::ENGINE),
};
