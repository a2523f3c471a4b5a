//! The laws, for every game and number of players.
#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use stapel_catalog::GAMES;
use stapel_core::{Game, SeatCount, Seed, Turn};
use stapel_testkit::{Lawful, check_game};
use stapel_tokami::Tokami;
use stapel_totem::Totem;
use stapel_totemo::Totemo;
use std::collections::BTreeSet;

/// A test that a game keeps all laws, and the list of those that have one.
macro_rules! lawful {
    ($($test:ident: $game:ty,)*) => {
        $(#[test]
        fn $test() {
            check_game::<$game>(GAMES.find(<$game as Game>::NAME).unwrap());
        })*

        const CHECKED: &[&str] = &[$(<$game as Game>::NAME),*];
    };
}

lawful! {
    totemo_keeps_the_laws: Totemo,
    totem_keeps_the_laws: Totem,
    tokami_keeps_the_laws: Tokami,
}

#[test]
fn every_game_is_checked() {
    let games: BTreeSet<&str> = GAMES.games().iter().map(|game| game.name()).collect();
    assert_eq!(games, CHECKED.iter().copied().collect());
}

/// A game of which every choice comes from a list: proptest makes it shorter and simpler until only
/// what breaks a law is left.
fn chosen_game<G: Lawful>(players: u8, seed: u64, choices: &[u16]) -> Result<(), TestCaseError> {
    let least = *G::SEATS.start();
    let span = G::SEATS.end() - least + 1;
    let seats = SeatCount::new(least + players % span).unwrap();
    let mut state = G::start(&G::defaults(seats), seats).unwrap();
    let pieces_of = |state: &G| state.pieces();
    let mut choices = choices.iter();
    let mut events = Vec::new();
    let mut dealt = None;
    loop {
        match state.turn() {
            Turn::Fate => {
                let mut rng = Seed::from_number(seed).stream(events.len() as u64);
                let fate = state.sample(&mut rng).unwrap();
                prop_assert!(state.befall(fate, &mut events).is_ok());
            }
            Turn::Seats(waiting) => {
                let pieces = dealt.get_or_insert_with(|| pieces_of(&state));
                prop_assert_eq!(&pieces_of(&state), pieces);
                let Some(&choice) = choices.next() else { break };
                let waiting: Vec<_> = waiting.iter().collect();
                let seat = waiting[usize::from(choice) % waiting.len()];
                let mut offered = Vec::new();
                state.actions(seat, &mut offered);
                prop_assert!(!offered.is_empty());
                let action = offered[usize::from(choice) % offered.len()];
                prop_assert!(state.act(seat, action, &mut events).is_ok());
            }
            Turn::Over => break,
        }
    }
    let mut replay = stapel_table::Replay::new(G::start(&G::defaults(seats), seats).unwrap());
    for event in &events {
        prop_assert!(replay.feed(event).is_ok());
    }
    prop_assert_eq!(replay.state(), &state);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn any_choices_at_totemo_keep_the_laws(
        players: u8, seed: u64, choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        chosen_game::<Totemo>(players, seed, &choices)?;
    }

    #[test]
    fn any_choices_at_totem_keep_the_laws(
        players: u8, seed: u64, choices in prop::collection::vec(any::<u16>(), 0..200),
    ) {
        chosen_game::<Totem>(players, seed, &choices)?;
    }
}
