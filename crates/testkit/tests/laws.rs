//! The laws, for every game and number of players.
#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use stapel_core::{Game, SeatCount, Seed, Turn};
use stapel_testkit::{
    Lawful, imagines, offered_is_accepted, order_does_not_matter, random_game,
    refusals_change_nothing, replays, secrets_stay,
};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

/// Random games for each number of players.
const GAMES: u64 = 2000;
/// In one game of so many the dear laws are checked, too: at the states that `seed` picks.
const SAMPLED: u64 = 20;

fn seats<G: Game>() -> impl Iterator<Item = SeatCount> {
    G::SEATS.filter_map(SeatCount::new)
}

/// One game, under all laws; the exhaustive ones at about one state in `rarely`.
fn lawful_game<G: Lawful>(
    options: G::Options,
    seats: SeatCount,
    seed: u64,
    rarely: usize,
) -> usize {
    let fates = some_fates::<G>(seats);
    let mut compared = 0;
    let played = random_game::<G>(options, seats, seed, |table, step| {
        order_does_not_matter(table.state(), seed ^ step as u64);
        if (step + seed as usize).is_multiple_of(rarely) {
            offered_is_accepted(table.state());
            refusals_change_nothing(table.state(), &fates);
            imagines(table.state(), seed ^ step as u64);
            compared += secrets_stay(table, seed ^ step as u64);
            replays(table);
        }
    });
    replays(&played.table);
    offered_is_accepted(played.table.state());
    compared
}

/// What fate brings in the course of a game, to be tried where it does not belong.
fn some_fates<G: Lawful>(seats: SeatCount) -> Vec<G::Fate> {
    let mut fates = Vec::new();
    let mut state = G::start(&G::defaults(seats), seats).unwrap();
    let mut rng = Seed::from_number(1).play_rng();
    while fates.len() < 12 {
        match state.turn() {
            Turn::Fate => {
                let fate = state.sample(&mut rng).unwrap();
                state.befall(fate.clone(), &mut ()).unwrap();
                fates.push(fate);
            }
            Turn::Seats(waiting) => {
                let seat = waiting.first().unwrap();
                let action = state.pick(seat, &mut rng).unwrap();
                state.act(seat, action, &mut ()).unwrap();
            }
            Turn::Over => break,
        }
    }
    fates
}

fn laws<G: Lawful>() {
    for seats in seats::<G>() {
        let mut compared = 0;
        for seed in 0..GAMES {
            let rarely = if seed.is_multiple_of(SAMPLED) { 11 } else { usize::MAX };
            compared += lawful_game::<G>(G::defaults(seats), seats, seed, rarely);
        }
        assert!(compared > 100, "hidden things were exchanged only {compared} times");
        for options in G::variants(seats) {
            for seed in 0..40 {
                lawful_game::<G>(options.clone(), seats, seed, 29);
            }
        }
    }
}

#[test]
fn totemo_keeps_the_laws() {
    laws::<Totemo>();
}

#[test]
fn totem_keeps_the_laws() {
    laws::<Totem>();
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
