//! The committed TypeScript types are those of the messages to the page.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::{fs, path::Path};

#[test]
fn the_page_has_the_types_of_what_the_wood_reports() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/tokami/wood-types.ts");
    let text = stapel_wood_wasm::typescript();
    if std::env::var_os("STAPEL_WRITE_TYPES").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is out of date: run `cargo xtask types`", path.display());
}
