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
                let ticks: usize = played.hands.iter().map(Vec::len).sum();
                println!(
                    "{setup:?} {seed}: {} events, {} hands, {} s at the pile, {scores:?}, {:.1?}",
                    played.events.len(),
                    played.hands.len(),
                    ticks / 60,
                    start.elapsed()
                );
            }
            Err(error) => println!("{setup:?} {seed}: {error}"),
        }
    }
    Ok(())
}
