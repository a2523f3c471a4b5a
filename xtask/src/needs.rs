//! What the page and the tests need besides Rust: installed where it is missing.

use anyhow::{Result, bail};
use std::{path::Path, process::Command};

/// A program that is needed.
struct Need {
    /// What people call it.
    name: &'static str,
    /// Debian's package.
    package: &'static str,
    there: fn() -> bool,
}

const PAGE: &[Need] = &[
    Need { name: "Node.js (20 or later)", package: "nodejs", there: || starts("node") },
    Need { name: "npm", package: "npm", there: || starts("npm") },
];

const TESTS: &[Need] = &[
    // The page and the wood are tested in a real browser.
    Need {
        name: "Chromium",
        package: "chromium-headless-shell",
        there: || starts("chromium-headless-shell"),
    },
    // The store is tested on a real PostgreSQL.
    Need { name: "PostgreSQL (15 or later)", package: "postgresql", there: postgres },
];

/// What the page is built with.
///
/// # Errors
/// If something is missing and can't be installed.
pub(crate) fn for_page() -> Result<()> {
    PAGE.iter().try_for_each(ensure)
}

/// What the tests need.
///
/// # Errors
/// If something is missing and can't be installed.
pub(crate) fn for_tests() -> Result<()> {
    PAGE.iter().chain(TESTS).try_for_each(ensure)
}

fn ensure(Need { name, package, there }: &Need) -> Result<()> {
    if there() {
        return Ok(());
    }
    println!("{name} is missing: installing Debian's {package} …");
    if !install(package) || !there() {
        bail!("{name} can't be installed here; install it by hand and try again");
    }
    Ok(())
}

fn starts(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|said| said.status.success())
}

/// Debian keeps the server's programs out of the path.
fn postgres() -> bool {
    let debian = Path::new("/usr/lib/postgresql").read_dir();
    debian.is_ok_and(|mut versions| versions.next().is_some()) || starts("initdb")
}

fn install(package: &str) -> bool {
    let steps: [&[&str]; 2] = [&["update"], &["install", "-y", "--no-install-recommends", package]];
    steps.into_iter().all(|args| {
        Command::new("apt-get").args(args).status().is_ok_and(|status| status.success())
    })
}
