//! `gates SEEDS`: does an untouched pile rest, for so many seeds of every pile and friction?

use stapel_wood::{Friction, PILED, gates::survey};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seeds = std::env::args().nth(1).ok_or("how many seeds?")?.parse()?;
    for setup in PILED {
        for friction in [Friction::HARD, Friction::NORMAL, Friction::EASY] {
            println!("{setup:?} {friction:?} {:?}", survey(setup, friction, 0..seeds, 60)?);
        }
    }
    Ok(())
}
