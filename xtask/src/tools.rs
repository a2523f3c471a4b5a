//! Programs of others, installed under `target/tools` and kept there.

use crate::metadata::root;
use anyhow::{Context, Result, ensure};
use std::{path::PathBuf, process::Command};

const DENY: &str = "0.20.2";

/// cargo-deny, installed where it is missing.
///
/// # Errors
/// If it can't be installed.
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    let folder = root().join("target/tools");
    let program = folder.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    let there = Command::new(&program).arg("--version").output();
    let wanted = |said: &[u8]| String::from_utf8_lossy(said).trim() == format!("cargo-deny {DENY}");
    if there.is_ok_and(|output| wanted(&output.stdout)) {
        return Ok(program);
    }
    println!("Installing cargo-deny {DENY} into target/tools (takes about a minute) …");
    // Not optimised: that halves the time it takes to build, and it runs for a second.
    let status = Command::new(env!("CARGO"))
        .args(["install", "--quiet", "--locked", "--debug", "--no-default-features", "--force"])
        .args(["--version", DENY, "cargo-deny", "--root"])
        .arg(&folder)
        .env("CARGO_PROFILE_DEV_DEBUG", "false")
        .status()
        .context("cargo can't be started")?;
    ensure!(
        status.success(),
        "cargo-deny can't be installed (see above); this needs the network once. By hand: \
         cargo install --locked --version {DENY} --root target/tools cargo-deny"
    );
    Ok(program)
}
