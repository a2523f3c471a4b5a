//! `drag PILE TICKS`: drags a stick for so many ticks, for instruments that count (`instructions.sh`).

use stapel_wood::{bench::Drag, setup_named};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let pile = std::env::args().nth(1).and_then(|name| setup_named(&name)).ok_or("which pile?")?;
    let ticks = std::env::args().nth(2).ok_or("how many ticks?")?.parse()?;
    let mut drag = Drag::new(pile)?;
    drag.run(ticks);
    println!("{:016x}", drag.digest());
    Ok(())
}
