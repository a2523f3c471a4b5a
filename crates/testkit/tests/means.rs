//! Uniform random play has known averages: another mean means other rules.
#![allow(clippy::unwrap_used)]

use stapel_core::{Search, SeatCount, Seed, playout};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

const GAMES: u32 = 20_000;

/// Thousandths of moves a game and of points a player.
fn means<G: Search>(players: u8) -> (i64, i64) {
    let seats = SeatCount::new(players).unwrap();
    let mut rng = Seed::from_number(4).play_rng();
    let (mut moves, mut points) = (0_i64, 0_i64);
    for _ in 0..GAMES {
        let mut game = G::start(&G::defaults(seats), seats).unwrap();
        moves += i64::from(playout(&mut game, &mut rng).unwrap().moves);
        points += game.standing().unwrap().scores().iter().copied().map(i64::from).sum::<i64>();
    }
    let games = i64::from(GAMES);
    (1000 * moves / games, 1000 * points / games / i64::from(players))
}

fn near<G: Search>(players: u8, moves: i64, points: i64) {
    let found = means::<G>(players);
    let close = |found: i64, expected: i64| (found - expected).abs() <= 300;
    assert!(close(found.0, moves) && close(found.1, points), "{players} players: {found:?}");
}

#[test]
fn totemo_at_random() {
    near::<Totemo>(2, 33_810, 50_490);
    near::<Totemo>(3, 33_440, 33_270);
    near::<Totemo>(4, 30_840, 22_690);
}

#[test]
fn totem_at_random() {
    near::<Totem>(3, 78_110, 46_220);
    near::<Totem>(4, 107_150, 48_790);
    near::<Totem>(5, 132_780, 49_760);
}
