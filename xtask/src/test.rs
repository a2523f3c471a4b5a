//! Checks everything.

use crate::{edges, licences, metadata::root, rules};
use anyhow::{Context, Result, bail};
use std::{process::Command, time::Instant};

/// What installs the test runner where it is missing.
const NEXTEST: &str = "0.9.143";

pub(crate) fn test() -> Result<()> {
    let start = Instant::now();
    ensure_nextest()?;
    step("format", &["fmt", "--all", "--check"])?;
    step("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    said("rules", rules::rules)?;
    said("edges", edges::edges)?;
    said("licences", licences::licences)?;
    step("fuzz targets", &["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"])?;
    step("doc tests", &["test", "--doc", "--workspace", "--locked", "--quiet"])?;
    ensure_node()?;
    ensure_postgres()?;
    step(
        "wood in WASM",
        &["run", "--quiet", "--locked", "-p", "stapel-wood-check", "--", "target/wood-check"],
    )?;
    step(
        "bots in WASM",
        &["run", "--quiet", "--locked", "-p", "stapel-bots-check", "--", "target/bots-check"],
    )?;
    step("tests", &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"])?;
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

/// The wood is also run in WASM, under Node.
fn ensure_node() -> Result<()> {
    let there = |command: &str| {
        Command::new(command).arg("--version").output().is_ok_and(|said| said.status.success())
    };
    if there("node") {
        return Ok(());
    }
    println!("Node.js is missing: installing it …");
    if !apt_install("nodejs") {
        bail!("Node.js can't be installed; install version 18 or later by hand and try again");
    }
    if there("node") { Ok(()) } else { bail!("Node.js was installed but does not start") }
}

/// The store is tested on a real PostgreSQL.
fn ensure_postgres() -> Result<()> {
    let there = || {
        let debian =
            std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut all| all.next().is_some());
        debian || Command::new("initdb").arg("--version").output().is_ok()
    };
    if there() {
        return Ok(());
    }
    println!("PostgreSQL is missing: installing it …");
    if !apt_install("postgresql") || !there() {
        bail!("PostgreSQL can't be installed; install version 15 or later by hand and try again");
    }
    Ok(())
}

fn apt_install(package: &str) -> bool {
    [&["update"][..], &["install", "-y", "--no-install-recommends", package]].into_iter().all(
        |args| Command::new("apt-get").args(args).status().is_ok_and(|status| status.success()),
    )
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
