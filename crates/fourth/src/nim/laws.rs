//! What the test kit must know of the game, and the one line that checks all laws.

use super::action::Action;
use super::game::Nim;
use super::options::{MOST_HEAPS, Options};
use stapel_core::{PlayRng, SeatCount, Viewer};
use stapel_testkit::{Lawful, check_game};

impl Lawful for Nim {
    const GAMES: u64 = 500;

    fn action_space(_: SeatCount) -> Vec<Action> {
        let heaps = 0..=MOST_HEAPS as u8;
        heaps.flat_map(|heap| (0..=8).map(move |take| Action { heap, take })).collect()
    }

    /// Sticks go into nobody's hand: none is ever counted.
    fn pieces(&self) -> Vec<String> {
        Vec::new()
    }

    fn variants(_: SeatCount) -> Vec<Options> {
        (1..=MOST_HEAPS as u8).map(|heaps| Options { heaps }).collect()
    }

    /// Nothing is hidden.
    fn disguise(
        &self,
        _: &[super::action::Event],
        _: Viewer,
        _: &mut PlayRng,
    ) -> Option<Vec<super::action::Event>> {
        None
    }
}

#[test]
fn nim_keeps_the_laws() {
    check_game::<Nim>(&super::SPEC);
}
