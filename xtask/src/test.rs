//! Checks everything.

use crate::{deny, edges, metadata::root, needs, page, rules};
use anyhow::{Context, Result, bail};
use std::{process::Command, time::Instant};

/// What installs the test runner where it is missing.
const NEXTEST: &str = "0.9.143";

pub(crate) fn test() -> Result<()> {
    let start = Instant::now();
    ensure_nextest()?;
    needs::for_tests()?;
    step("format", &["fmt", "--all", "--check"])?;
    said("rules", rules::rules)?;
    said("edges", edges::edges)?;
    said("dependencies", deny::deny)?;
    // First the page: it is built into the program.
    said("page", page::build)?;
    said("page: lints, types, units, sizes", page::check)?;
    step("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    step("fuzz targets", &["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"])?;
    step("doc tests", &["test", "--doc", "--workspace", "--locked", "--quiet"])?;
    let check = |name| ["run", "--quiet", "--locked", "-p", name, "--"];
    let wood = check("stapel-wood-check");
    step("wood in WASM", &[&wood[..], &["target/wood-check", "--browser"]].concat())?;
    let bots = check("stapel-bots-check");
    step("bots in WASM", &[&bots[..], &["target/bots-check"]].concat())?;
    step("tests", &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"])?;
    // As the tests have built it: by itself it would be built with other features of its dependencies.
    step("program", &["build", "--quiet", "--locked", "--workspace", "--bin", "stapel"])?;
    said("page in a browser", page::browse)?;
    println!("\nAll is well, in {} s.", start.elapsed().as_secs());
    Ok(())
}

/// Runs cargo and says what for.
fn step(what: &str, args: &[&str]) -> Result<()> {
    println!("\n── {what}: cargo {}", args.join(" "));
    let status = Command::new(env!("CARGO")).args(args).current_dir(root()).status();
    if !status.context("cargo can't be started")?.success() {
        bail!("{what}: failed; see above. To repeat it alone: cargo {}", args.join(" "));
    }
    Ok(())
}

fn said(what: &str, check: fn() -> Result<()>) -> Result<()> {
    println!("\n── {what}");
    check().with_context(|| format!("{what}: failed"))
}

fn ensure_nextest() -> Result<()> {
    let there = Command::new(env!("CARGO")).args(["nextest", "--version"]).output();
    if there.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    println!("The test runner cargo-nextest is missing: installing it (takes some minutes) …");
    step("cargo-nextest", &["install", "--locked", "--version", NEXTEST, "cargo-nextest"])
        .context("cargo-nextest can't be installed; install it by hand and try again")
}
