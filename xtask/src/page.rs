//! The page for the browser: `web/`.

use crate::{metadata::root, wasm};
use anyhow::{Context, Result, bail};
use std::{fs, path::PathBuf, process::Command};

/// Builds all of it into `web/dist`, from where it is built into the program.
pub(crate) fn build() -> Result<()> {
    packages()?;
    wasm::wasm(None)?;
    npm(&["run", "--silent", "build"])
}

/// Format, lints, types, unit tests, sizes.
pub(crate) fn check() -> Result<()> {
    for script in ["lint", "check", "test", "sizes"] {
        npm(&["run", "--silent", script])?;
    }
    Ok(())
}

/// Whole games in a real browser, served by the program.
pub(crate) fn browse() -> Result<()> {
    npm(&["run", "--silent", "e2e"])
}

fn web() -> PathBuf {
    root().join("web")
}

/// Installs the packages that the lock file names, if they are not those that are there.
fn packages() -> Result<()> {
    let lock = fs::read(web().join("package-lock.json")).context("web/package-lock.json")?;
    let mark = web().join("node_modules/.installed-lock.json");
    if fs::read(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("Installing the page's packages …");
    npm(&["ci", "--no-fund", "--no-audit"])?;
    fs::write(&mark, lock).context("web/node_modules")
}

fn npm(args: &[&str]) -> Result<()> {
    let status = Command::new("npm").args(args).current_dir(web()).status();
    let status = status.context("npm can't be started; the page needs Node.js 20 or later")?;
    if !status.success() {
        bail!("npm {}: failed; see above", args.join(" "));
    }
    Ok(())
}
