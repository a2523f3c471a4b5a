//! What the kit must know of a game.

use stapel_bots::Thinking;
use stapel_core::{PlayRng, SeatCount, Viewer};

/// A game that can be tested.
pub trait Lawful: Thinking {
    /// Every action that can be written down, allowed or not, for this number of players.
    fn action_space(seats: SeatCount) -> Vec<Self::Action>;

    /// Every piece in the game, as codes: wherever it is. Always the same multiset.
    fn pieces(&self) -> Vec<String>;

    /// Options to test with besides the defaults.
    fn variants(seats: SeatCount) -> Vec<Self::Options>;

    /// Another course of the game that this viewer can't tell from the real one: something that
    /// is hidden from him was another piece all along. It may turn out to be impossible; None if
    /// there is nothing to exchange.
    fn disguise(
        &self,
        events: &[Self::Event],
        viewer: Viewer,
        rng: &mut PlayRng,
    ) -> Option<Vec<Self::Event>>;
}
