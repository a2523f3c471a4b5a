//! What the kit must know of a game.

use stapel_core::{PlayRng, Search, SeatCount, Viewer};

/// A game that can be tested.
pub trait Lawful: Search {
    /// Random games for each number of players.
    const GAMES: u64 = 2000;

    /// Every action that can be written down, allowed or not, for this number of players.
    fn action_space(seats: SeatCount) -> Vec<Self::Action>;

    /// Every piece in the game, as codes: wherever it is. Always the same multiset.
    fn pieces(&self) -> Vec<String>;

    /// Options to test with besides the defaults.
    fn variants(seats: SeatCount) -> Vec<Self::Options>;

    /// Things that nobody chooses, whether they could happen or not: they are tried where they do not belong.
    fn odd_fates(_rng: &mut PlayRng) -> Vec<Self::Fate> {
        Vec::new()
    }

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
