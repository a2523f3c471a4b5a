//! Stapel with one more game, for tests. A game is its own folder, and one line in a list: here is the tests' list.

use stapel_registry::{GameSpec, Registry};

/// Declares the folders of the games, and lists them behind those of Stapel.
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        $(mod $game;)*
        const MORE: &[GameSpec] = &[$($game::SPEC),*];
    };
}

games![nim,];

const LIST: [GameSpec; stapel_catalog::GAMES.games().len() + MORE.len()] = {
    let ours = stapel_catalog::GAMES.games();
    let mut all = [MORE[0]; stapel_catalog::GAMES.games().len() + MORE.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < ours.len() { ours[at] } else { MORE[at - ours.len()] };
        at += 1;
    }
    all
};

/// The games of Stapel, and those of this crate.
pub const GAMES: Registry = Registry::new(&LIST);
