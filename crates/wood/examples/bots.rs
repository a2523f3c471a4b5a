//! `bots PILE FIRST_SEED GAMES`: games of three bots, one of each skill, each checked by replaying it.

use stapel_core::{Seat, SeatCount, Seed};
use stapel_wood::steady::{Skill, play_game};
use stapel_wood::{Options, PHYSICS_VERSION, replay, setup_named};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [pile, first, games] = args.as_slice() else { return Err("PILE FIRST_SEED GAMES".into()) };
    let options = Options { setup: setup_named(pile).ok_or("which pile?")?, ..Options::default() };
    let (first, games): (u64, u64) = (first.parse()?, games.parse()?);
    let seats = SeatCount::new(3).ok_or("three seats")?;
    for seed in first..first + games {
        let start = Instant::now();
        let played = play_game(&options, &Skill::ALL, Seed::from_number(seed))?;
        let thinking = start.elapsed();
        let start = Instant::now();
        let inputs = &played.inputs;
        let replayed = replay(&options, seats, &played.events, PHYSICS_VERSION, inputs)?;
        let seconds = replayed.ticks as f64 / 60.0;
        let totals: Vec<i32> =
            (0..3).filter_map(Seat::new).map(|seat| played.game.total(seat)).collect();
        let bytes: usize =
            inputs.rounds.iter().flat_map(|round| &round.hands).map(|hand| hand.size()).sum();
        println!(
            "{pile} {seed}: {} events, {} hands, {bytes} bytes, {seconds:.0} s of wood, points {totals:?}; \
             played in {thinking:.0?}, checked {:.0} times faster than real time",
            replayed.events,
            replayed.hands,
            seconds / start.elapsed().as_secs_f64(),
        );
    }
    Ok(())
}
