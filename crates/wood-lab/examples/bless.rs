//! Records the golden hands anew and writes down what comes of them, for a new physics version.
//! Run it twice: the first run records, the second one, built with the new recording, digests.

use stapel_wood::{PILED, golden, setup_name};
use stapel_wood_lab::record;
use std::{error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../wood/golden");
    let anew = std::env::args().nth(1).as_deref() == Some("record");
    if anew {
        for setup in PILED {
            let bytes = record(setup, 30 * 60)?;
            fs::write(format!("{folder}/{}.bin", setup_name(setup)), bytes)?;
        }
    } else {
        fs::write(format!("{folder}/digests.txt"), golden::lines()?)?;
    }
    Ok(())
}
