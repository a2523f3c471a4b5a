//! Finds what games bring to the terminal: each folder of `src/play` whose `mod.rs` exports a `SCREEN`. So no list names
//! a game.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/play");
    let play = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/play");
    let mut folders: Vec<_> = fs::read_dir(&play)?.collect::<Result<_, _>>()?;
    folders.sort_by_key(fs::DirEntry::file_name);
    let (mut modules, mut screens) = (String::new(), String::new());
    for folder in folders {
        let file = folder.path().join("mod.rs");
        let exports = fs::read_to_string(&file).is_ok_and(|text| text.contains("const SCREEN:"));
        if exports {
            let name = folder.file_name().to_string_lossy().into_owned();
            writeln!(modules, "#[path = {file:?}]\nmod {name};")?;
            writeln!(screens, "    {name}::SCREEN,")?;
        }
    }
    let list = format!("{modules}\nconst SCREENS: &[&dyn Screen] = &[\n{screens}];\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("screens.rs"), list)?;
    Ok(())
}
