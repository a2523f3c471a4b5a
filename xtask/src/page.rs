//! The page for the browser: `web/`.

use crate::counts;
use crate::steps::{Counts, heard, quietly, to_repeat};
use crate::{fresh::Fresh, metadata::root, wasm};
use anyhow::{Context, Error, Result};
use std::{fs, path::PathBuf, process::Command};

/// What the page is made from, beside its packages and its modules.
const SOURCES: &[&str] = &["web/src", "web/public", "web/scripts", "docs/rules", "i18n"];
const SOURCE_FILES: &[&str] = &[
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

/// What is checked without building the page, by what it is called, and the script that checks it.
pub(crate) const CHECKS: [(&str, &str); 2] = [("page: lints", "lint"), ("page: types", "check")];

/// Builds all of it into `web/dist`, from where it is built into the program. What is there already stays as it is.
pub(crate) fn build() -> Result<()> {
    packages()?;
    wasm::wasm(None)?;
    let fresh = Fresh::of("page", SOURCES.iter().chain(SOURCE_FILES).copied())?;
    if fresh.is_there(&web().join("dist/index.html")) {
        return Ok(());
    }
    quietly(&mut npm(&["run", "--silent", "build"]))?;
    fresh.note()
}

/// A script that checks something.
pub(crate) fn check(script: &str) -> Result<()> {
    packages()?;
    quietly(&mut npm(&["run", "--silent", script])).map(drop)
}

/// The page's unit tests.
pub(crate) fn units() -> (Result<Option<String>>, Counts) {
    let report = root().join("target/vitest.json");
    let mut tests =
        npm(&["run", "--silent", "test", "--", "--reporter=default", "--reporter=json"]);
    tests.arg(format!("--outputFile.json={}", report.display()));
    reported(&mut tests, &report, |report| Ok((counts::of_vitest(report)?, None)))
}

/// Whole games in a real browser, served by the program.
pub(crate) fn browse() -> (Result<Option<String>>, Counts) {
    let report = root().join("target/playwright.json");
    let mut tests = npm(&["run", "--silent", "e2e", "--", "--reporter=dot,json"]);
    tests.env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    reported(&mut tests, &report, |report| {
        let (counts, flaky) = counts::of_playwright(report)?;
        Ok((counts, (flaky > 0).then(|| format!("({flaky} of them when tried again)"))))
    })
}

/// Runs tests that write a report. What they printed is the error if one of them failed.
fn reported(
    tests: &mut Command,
    report: &PathBuf,
    count: impl FnOnce(&str) -> Result<(Counts, Option<String>)>,
) -> (Result<Option<String>>, Counts) {
    // An old report must not be taken for this one.
    let _ = fs::remove_file(report);
    let (succeeded, said) = match heard(tests) {
        Ok(heard) => heard,
        Err(error) => return (Err(error), Counts::default()),
    };
    let counted = fs::read_to_string(report).context("no report was written");
    let counted = counted.and_then(|report| count(&report));
    let failed = || Error::msg(format!("{said}\n{}", to_repeat(tests)));
    match counted {
        Ok((counts, note)) => (if succeeded { Ok(note) } else { Err(failed()) }, counts),
        Err(error) => (Err(error.context(failed())), Counts::default()),
    }
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
    quietly(&mut npm(&["ci", "--no-fund", "--no-audit"]))?;
    fs::write(&mark, lock).context("web/node_modules")
}

fn npm(args: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(args).current_dir(web());
    npm
}
