//! How a game writes what is sent and stored most.

use serde::de::DeserializeOwned;
use stapel_core::{Game, Viewer};
use stapel_table::Match;

/// Reads and writes a game's JSON. What stands here is what its serialisation says; a game for which that takes too long
/// brings a type of its own that writes the same, to the letter (`docs/speed.md`).
pub trait Wire<G: Game>: Send + Sync + 'static {
    /// An action as clients send it.
    ///
    /// # Errors
    /// If it is none.
    fn read_action(action: &str) -> Result<G::Action, serde_json::Error>
    where
        G::Action: DeserializeOwned,
    {
        serde_json::from_str(action)
    }

    /// Writes what one viewer may know of the game now.
    ///
    /// # Errors
    /// If it can't be written.
    fn write_view(state: &G, viewer: Viewer, to: &mut Vec<u8>) -> Result<(), serde_json::Error> {
        serde_json::to_writer(to, &state.view(viewer))
    }

    /// Writes what one viewer may know of these events: a list.
    ///
    /// # Errors
    /// If it can't be written.
    fn write_seen(
        state: &G,
        events: &[G::Event],
        viewer: Viewer,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error> {
        let seen: Vec<G::Seen> = events.iter().map(|event| state.seen(event, viewer)).collect();
        serde_json::to_writer(to, &seen)
    }

    /// The omniscient record.
    ///
    /// # Errors
    /// If it can't be written.
    fn record(game: &Match<G>) -> Result<String, serde_json::Error> {
        serde_json::to_string(&game.borrowed())
    }
}

/// Everything as serde writes it.
#[derive(Clone, Copy, Debug)]
pub enum BySerde {}

impl<G: Game> Wire<G> for BySerde {}
