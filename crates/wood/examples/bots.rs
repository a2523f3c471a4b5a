//! Plays games of three bots: `bots PILE FIRST_SEED GAMES`.
use stapel_core::Seed;
use stapel_wood::{
    Options, setup_named,
    steady::{Skill, play_game},
};
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let setup = setup_named(&args[0]).ok_or("no such pile")?;
    let (first, games): (u64, u64) = (args[1].parse()?, args[2].parse()?);
    for seed in first..first + games {
        let start = std::time::Instant::now();
        let options = Options { setup, ..Options::default() };
        let played = play_game(&options, &Skill::ALL, Seed::from_number(seed));
        match played {
            Ok(played) => {
                let scores: Vec<i32> = [0_u8, 1, 2]
                    .iter()
                    .filter_map(|n| stapel_core::Seat::new(*n))
                    .map(|seat| played.game.total(seat))
                    .collect();
                let hands: usize = played.inputs.rounds.iter().map(|round| round.hands.len()).sum();
                let size: usize = played
                    .inputs
                    .rounds
                    .iter()
                    .flat_map(|round| &round.hands)
                    .map(|hand| hand.size())
                    .sum();
                let planned = start.elapsed();
                let start = std::time::Instant::now();
                let seats = stapel_core::SeatCount::new(3).ok_or("seats")?;
                let replayed = stapel_wood::replay(
                    &options,
                    seats,
                    &played.events,
                    stapel_wood::PHYSICS_VERSION,
                    &played.inputs,
                )?;
                let times = replayed.ticks as f64 / 60.0 / start.elapsed().as_secs_f64();
                println!(
                    "{setup:?} {seed}: {} events, {hands} hands, {size} bytes, {} s at the pile, {scores:?}, {planned:.1?}, checked {times:.0} times faster than real time",
                    played.events.len(),
                    replayed.ticks / 60
                );
            }
            Err(error) => println!("{setup:?} {seed}: {error}"),
        }
    }
    Ok(())
}
