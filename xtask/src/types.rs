//! Writes the types and data sheets for the page.

use crate::metadata::root;
use anyhow::{Context, Result, bail};
use std::process::Command;

/// The tests that compare the files, by crate: they write them on request.
const TESTS: &[(&str, &str)] =
    &[("stapel-protocol", "typescript"), ("stapel-catalog", "page"), ("stapel-wood-wasm", "page")];

pub(crate) fn types() -> Result<()> {
    for (package, test) in TESTS {
        let status = Command::new(env!("CARGO"))
            .args(["test", "--quiet", "--locked", "-p", package, "--test", test])
            .env("STAPEL_WRITE_TYPES", "1")
            .current_dir(root())
            .status();
        if !status.context("cargo can't be started")?.success() {
            bail!("the files could not be written; see above");
        }
    }
    println!("types: web/src/protocol and web/src/games/GAME/types.ts");
    Ok(())
}
