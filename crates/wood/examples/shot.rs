//! Draws a pile: `shot PILE SEED FILE`.
use stapel_core::Seed;
use stapel_wood::{Friction, Pile, setup_named, shot};
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let setup = setup_named(&args[0]).ok_or("no such pile")?;
    let seed = Seed::from_number(args[1].parse()?);
    let pile = Pile::set_up(setup, Friction::NORMAL, seed)?;
    let colours = shot::colours(seed);
    if args[2].ends_with(".svg") {
        std::fs::write(&args[2], shot::svg(&pile, &colours, 900))?;
    } else {
        std::fs::write(&args[2], shot::png(&pile, &colours, 900)?)?;
    }
    Ok(())
}
