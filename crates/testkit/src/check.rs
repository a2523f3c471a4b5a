//! All laws for one game.

use crate::{
    Lawful, imagines, keeps_its_sheet, offered_is_accepted, order_does_not_matter,
    plays_by_the_rules, random_game, refusals_change_nothing, replays, secrets_stay,
};
use stapel_core::{SeatCount, Secrets, Seed, Turn};
use stapel_registry::GameSpec;

/// In one game of so many the dear laws are checked, too: at the states that `seed` picks.
const SAMPLED: u64 = 20;
/// So many fates are tried where they do not belong.
const FATES: usize = 12;
/// So many games are also played at a table with their type erased.
const AT_TABLES: u64 = 12;

/// Plays thousands of random games of this type for each number of players, and checks all laws on them; `spec` is what
/// the game hands in to a registry.
///
/// # Panics
/// If a law is broken.
pub fn check_game<G: Lawful>(spec: &'static GameSpec) {
    keeps_its_sheet::<G>(spec);
    for seats in spec.sheet.seat_counts() {
        let mut compared = 0;
        for seed in 0..G::GAMES {
            let rarely = if seed.is_multiple_of(SAMPLED) { 11 } else { usize::MAX };
            compared += lawful_game::<G>(G::defaults(seats), seats, seed, rarely);
        }
        let enough = compared > 100 || spec.sheet.secrets == Secrets::None;
        assert!(enough, "hidden things were exchanged only {compared} times");
        for options in G::variants(seats) {
            for seed in 0..40 {
                lawful_game::<G>(options.clone(), seats, seed, 29);
            }
        }
        for seed in 0..AT_TABLES {
            plays_by_the_rules::<G>(spec, &G::defaults(seats), seats, seed);
        }
        for options in G::variants(seats) {
            plays_by_the_rules::<G>(spec, &options, seats, 0);
        }
    }
}

/// One game, under the laws of the rules; the exhaustive ones at about one state in `rarely`. Gives how often something
/// hidden was exchanged.
fn lawful_game<G: Lawful>(
    options: G::Options,
    seats: SeatCount,
    seed: u64,
    rarely: usize,
) -> usize {
    let mut fates = some_fates::<G>(seats);
    fates.extend(G::odd_fates(&mut Seed::from_number(seed).child(8, 0).play_rng()));
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
    let Ok(mut state) = G::start(&G::defaults(seats), seats) else { return fates };
    let mut rng = Seed::from_number(1).play_rng();
    while fates.len() < FATES {
        let done = match state.turn() {
            Turn::Fate => state.sample(&mut rng).is_some_and(|fate| {
                fates.push(fate.clone());
                state.befall(fate, &mut ()).is_ok()
            }),
            Turn::Seats(waiting) => waiting.first().is_some_and(|seat| {
                let action = state.pick(seat, &mut rng);
                action.is_some_and(|action| state.act(seat, action, &mut ()).is_ok())
            }),
            Turn::Over => false,
        };
        if !done {
            break;
        }
    }
    fates
}
