//! Checks everything.

use crate::counts;
use crate::steps::{Counts, Steps, cargo, heard, quietly, to_repeat};
use crate::{deny, edges, games, metadata::root, needs, page, rules};
use anyhow::{Context, Error, Result};
use std::{
    fs,
    process::{Command, exit},
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::Instant,
};

/// What installs the test runner where it is missing.
const NEXTEST: &str = "0.9.143";

/// The program that is tested in the browser, and those that compare WASM with it. They are built with all of the
/// workspace: by themselves they would be built with other features of their dependencies.
const PROGRAMS: [&str; 4] = ["stapel", "stapel-fourth", "stapel-wood-check", "stapel-bots-check"];

pub(crate) fn test() -> Result<()> {
    let start = Instant::now();
    ensure_nextest()?;
    needs::for_tests()?;
    let steps = Steps::default();
    quick(&steps);
    if steps.are_fine() {
        println!("Building, and checking what is there (the first time takes many minutes) …");
        thorough(&steps);
    }
    if !steps.sum_up(start) {
        exit(1);
    }
    Ok(())
}

/// What takes no time: who made a slip here need not wait for the rest.
fn quick(steps: &Steps) {
    steps.run("format", format);
    steps.run("rules", rules::rules);
    steps.run("games", games::games);
    steps.run("edges", edges::edges);
    steps.run("dependencies", deny::deny);
}

/// `cargo fmt` finds what a crate declares; the games' screens are found by the command line's `build.rs`.
fn format() -> Result<()> {
    quietly(&mut cargo(&["fmt", "--all", "--check"]))?;
    let mut screens = Vec::new();
    for folder in fs::read_dir(root().join("crates/cli/src/play"))? {
        let file = folder?.path().join("mod.rs");
        screens.extend(file.exists().then_some(file));
    }
    screens.sort();
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024", "--check"]).args(screens).current_dir(root());
    quietly(&mut rustfmt).map(drop)
}

/// The page and the programs are built and checked beside each other: neither keeps two cores busy.
fn thorough(steps: &Steps) {
    let (built, programs) = mpsc::channel();
    let ready = thread::scope(|scope| {
        let page = scope.spawn(|| page_lane(steps, programs));
        scope.spawn(|| rust_lane(steps, built));
        page.join().unwrap_or(false)
    });
    if ready {
        steps.test("page in a browser", page::browse);
    }
}

/// True if the page is there, and the program that serves it.
fn page_lane(steps: &Steps, programs: Receiver<bool>) -> bool {
    let page = steps.run("page", page::build);
    for (name, script) in page::CHECKS {
        steps.run(name, || page::check(script));
    }
    if page {
        steps.run("page: sizes", || page::check("sizes"));
    }
    steps.test("page: unit tests", page::units);
    let programs = programs.recv().unwrap_or(false);
    if programs {
        let browser = ["target/wood-check", "--browser"];
        steps.run("wood in WASM", || wasm_check("stapel-wood-check", &browser));
        steps.run("bots in WASM", || wasm_check("stapel-bots-check", &["target/bots-check"]));
    }
    page && programs
}

fn rust_lane(steps: &Steps, built: Sender<bool>) {
    let run = |name, args: &[&str]| steps.run(name, || quietly(&mut cargo(args)).map(drop));
    let all = ["--workspace", "--locked"];
    let strict = ["--quiet", "--all-targets", "--", "-D", "warnings"];
    run("lints", &[&["clippy"], &all[..], &strict].concat());
    let no_run = ["nextest", "run", "--no-run", "--cargo-quiet"];
    let tests = run("tests, built", &[&no_run[..], &all].concat());
    let bins: Vec<&str> = PROGRAMS.iter().flat_map(|name| ["--bin", name]).collect();
    let programs = run("programs", &[&["build", "--quiet"], &all[..], &bins].concat());
    // The page's lane may be gone already, and then there is nobody to tell.
    let _ = built.send(programs);
    run("fuzz targets", &["check", "--quiet", "--locked", "--manifest-path", "fuzz/Cargo.toml"]);
    steps.test("doc tests", || {
        let tests = [&["test", "--doc", "--quiet"], &all[..]].concat();
        counted(&mut cargo(&tests), |said| Some(counts::of_doc_tests(said)))
    });
    if tests {
        let quiet = [
            "--no-fail-fast",
            "--cargo-quiet",
            "--status-level",
            "none",
            "--final-status-level",
            "fail",
        ];
        let tests = [&["nextest", "run"], &all[..], &quiet].concat();
        steps.test("Rust tests", || counted(&mut cargo(&tests), counts::of_nextest));
    }
}

/// Runs tests; what they printed is the error if one of them failed.
fn counted(
    command: &mut Command,
    count: impl FnOnce(&str) -> Option<Counts>,
) -> (Result<Option<String>>, Counts) {
    match heard(command) {
        Ok((succeeded, said)) => {
            let counts = count(&said).unwrap_or_default();
            let failed = || Err(Error::msg(format!("{said}\n{}", to_repeat(command))));
            (if succeeded { Ok(None) } else { failed() }, counts)
        }
        Err(error) => (Err(error), Counts::default()),
    }
}

/// Runs a program of the development build that compares WASM with it.
fn wasm_check(program: &str, args: &[&str]) -> Result<()> {
    let target = root().join("target");
    let mut check = Command::new(target.join("debug").join(program));
    check.args(args).current_dir(root()).env("CARGO_TARGET_DIR", target.join("wasm-check"));
    quietly(&mut check).map(drop)
}

fn ensure_nextest() -> Result<()> {
    let there = cargo(&["nextest", "--version"]).output();
    if there.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    println!("The test runner cargo-nextest is missing: installing it (takes some minutes) …");
    quietly(&mut cargo(&["install", "--quiet", "--locked", "--version", NEXTEST, "cargo-nextest"]))
        .map(drop)
        .context("cargo-nextest can't be installed; install it by hand and try again")
}
