//! Prints how many times faster than real time each pile is.
use stapel_wood::{PILED, bench::measure};
fn main() -> Result<(), Box<dyn std::error::Error>> {
    for setup in PILED {
        println!("{:?}", measure(setup, 30)?);
    }
    Ok(())
}
