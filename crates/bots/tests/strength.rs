//! Greedy is better than random, and both play by the rules to the end.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use stapel_bots::{Level, Thinking};
use stapel_core::{Seed, Turn, Viewer};
use stapel_table::{Match, Setup};

/// How often seat 0 of a table comes first, in hundredths of a game, ties shared.
fn share_of_first_seat<G: Thinking>(levels: &[Level], games: u64) -> u64 {
    let mut share = 0;
    for game in 0..games {
        let seed = Seed::from_number(7).child(0, game);
        let seats = stapel_core::SeatCount::new(levels.len() as u8).expect("a table");
        let mut table = Match::<G>::start(Setup {
            options: G::defaults(seats),
            players: levels.iter().map(|level| level.to_string()).collect(),
            seed,
            first: None,
        })
        .expect("a match");
        let mut bots: Vec<_> = levels.iter().map(|level| level.bot::<G>()).collect();
        let mut rng = seed.play_rng();
        while let Turn::Seats(seats) = table.turn() {
            let seat = seats.first().expect("somebody");
            let view = table.view(Viewer::Seat(seat));
            let action = bots[seat.index()].decide(&view, &mut rng).expect("an action");
            assert!(G::offered(&view).contains(&action));
            table.act(seat, action).expect("offered is accepted");
        }
        let winners = table.standing().expect("an end").winners();
        if winners.has(seats.seats().next().unwrap()) {
            share += 100 / winners.len() as u64;
        }
    }
    share / games
}

#[test]
fn greedy_beats_random_at_totemo() {
    use Level::{Greedy, Random};
    assert!(share_of_first_seat::<stapel_totemo::Totemo>(&[Greedy, Random], 200) >= 95);
    assert!(
        share_of_first_seat::<stapel_totemo::Totemo>(&[Greedy, Random, Random, Random], 200) >= 90
    );
}

#[test]
fn greedy_beats_random_at_totem() {
    use Level::{Greedy, Random};
    for others in 2..=4 {
        let levels: Vec<_> = [Greedy].into_iter().chain(vec![Random; others]).collect();
        let share = share_of_first_seat::<stapel_totem::Totem>(&levels, 200);
        assert!(share >= 70, "{share} of 100 against {others}");
    }
}
