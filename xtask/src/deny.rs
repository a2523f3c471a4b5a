//! The licences, sources and versions of all dependencies, by cargo-deny and `deny.toml`.

use crate::{metadata::root, tools};
use anyhow::{Context, Result, ensure};
use std::process::Command;

/// Checks what needs no network.
///
/// # Errors
/// If a dependency is not as `deny.toml` wants it, or cargo-deny can't be installed.
pub(crate) fn deny() -> Result<()> {
    let status = Command::new(tools::cargo_deny()?)
        .args(["--locked", "check", "--hide-inclusion-graph"])
        // What is allowed twice and no longer there twice would hide the next one.
        .args(["--deny", "unmatched-skip", "--deny", "unnecessary-skip"])
        .args(["--deny", "unmatched-skip-root", "licenses", "sources", "bans"])
        .current_dir(root())
        .status()
        .context("cargo-deny can't be started")?;
    ensure!(status.success(), "a dependency is not as deny.toml wants it; see above");
    Ok(())
}
