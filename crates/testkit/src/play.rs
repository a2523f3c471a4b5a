//! A random game, step by step.

use crate::Lawful;
use stapel_core::{Seat, SeatCount, Seed, Turn};
use stapel_table::{Match, Setup};

/// No game takes more decisions than this.
const MOST_DECISIONS: usize = 20_000;

/// A game that was played at random.
#[derive(Debug)]
pub struct Played<G: Lawful> {
    /// The match at its end.
    pub table: Match<G>,
    /// Decisions made.
    pub decisions: usize,
}

/// Plays a random game to its end, and lets `look` see every state in which somebody decides.
///
/// # Panics
/// If the game does not end, loses or gains a piece, offers nothing, or refuses what it offers.
pub fn random_game<G: Lawful>(
    options: G::Options,
    seats: SeatCount,
    seed: u64,
    mut look: impl FnMut(&Match<G>, usize),
) -> Played<G> {
    let setup = Setup {
        options,
        players: seats.seats().map(|seat| format!("seat {}", seat.number())).collect(),
        seed: Seed::from_number(seed),
        first: None,
    };
    let mut table = Match::<G>::start(setup).unwrap_or_else(|why| panic!("{why}"));
    let mut rng = Seed::from_number(seed).child(9, 0).play_rng();
    let pieces = table.state().pieces();
    let mut decisions = 0;
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Fate => {
                // Only what is not left to chance at a table: here it is.
                let fate = table.state().sample(&mut rng);
                let fate = fate.unwrap_or_else(|| panic!("nothing can happen (seed {seed})"));
                if let Err(why) = table.befall(fate.clone()) {
                    panic!("refused its own chance: {fate:?}: {why} (seed {seed})");
                }
            }
            Turn::Seats(waiting) => {
                assert!(decisions < MOST_DECISIONS, "the game does not end (seed {seed})");
                look(&table, decisions);
                let waiting: Vec<Seat> = waiting.iter().collect();
                let nth = stapel_core::below(&mut rng, waiting.len() as u32) as usize;
                let seat = waiting[nth];
                let action = table.state().pick(seat, &mut rng);
                let action = action.unwrap_or_else(|| panic!("nothing is offered (seed {seed})"));
                if let Err(why) = table.act(seat, action) {
                    panic!("refused what was offered: {action:?}: {why} (seed {seed})");
                }
                decisions += 1;
            }
        }
        let now = table.state().pieces();
        assert_eq!(now, pieces, "pieces got lost (seed {seed})");
    }
    assert_eq!(table.turn(), Turn::Over, "stuck (seed {seed})");
    let standing = table.standing();
    let standing = standing.unwrap_or_else(|| panic!("over without a result (seed {seed})"));
    let so_far: Vec<i32> = table.seats().seats().map(|seat| table.state().so_far(seat)).collect();
    assert_eq!(standing.scores(), so_far, "the points do not add up (seed {seed})");
    Played { table, decisions }
}
