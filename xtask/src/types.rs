//! Writes the protocol's types for the page.

use crate::metadata::root;
use anyhow::{Context, Result, bail};
use std::process::Command;

/// The test that compares them writes them on request.
pub(crate) fn types() -> Result<()> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--quiet", "--locked", "-p", "stapel-protocol", "--test", "typescript"])
        .env("STAPEL_WRITE_TYPES", "1")
        .current_dir(root())
        .status();
    if !status.context("cargo can't be started")?.success() {
        bail!("the types could not be written; see above");
    }
    println!("types: web/src/protocol/types.ts");
    Ok(())
}
