//! The licences and sources of all dependencies.

use crate::metadata::root;
use anyhow::{Context, Result, bail};
use spdx::{Expression, LicenseReq};
use std::{collections::BTreeSet, process::Command};

/// Licences that go with MIT OR Apache-2.0.
const ACCEPTED: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Zlib",
    "CC0-1.0",
    "0BSD",
    "Unlicense",
    "Unicode-3.0",
    "MPL-2.0",
];

pub(crate) fn licences() -> Result<()> {
    let packages = packages()?;
    let wrong: Vec<&String> = packages.iter().filter(|line| !is_in_order(line)).collect();
    if !wrong.is_empty() {
        let list: Vec<&str> = wrong.into_iter().map(String::as_str).collect();
        bail!("not an accepted licence, or not from crates.io:\n{}", list.join("\n"));
    }
    println!("licences: {} packages are in order", packages.len());
    Ok(())
}

/// All packages that are built for any system, each as `name version (where from)|licence`. (What
/// `cargo metadata` lists has more: packages for features that nobody switches on.)
fn packages() -> Result<BTreeSet<String>> {
    let args =
        ["tree", "--locked", "--workspace", "--edges", "normal,build,dev", "--target", "all"];
    let shown = Command::new(env!("CARGO"))
        .args(args)
        .args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"])
        .current_dir(root())
        .output()
        .context("cargo can't be started")?;
    if !shown.status.success() {
        bail!("cargo tree failed: {}", String::from_utf8_lossy(&shown.stderr));
    }
    let lines = String::from_utf8(shown.stdout).context("cargo tree")?;
    // A star stands behind what is part of a cycle of tests and what they test.
    let lines = lines.lines().map(|line| line.trim_end_matches(" (*)").to_owned());
    Ok(lines.filter(|line| !line.is_empty()).collect())
}

fn is_in_order(line: &str) -> bool {
    let Some((package, licence)) = line.split_once('|') else { return false };
    // Behind a package that is not from crates.io stands in brackets where it is from. Ours are
    // from a folder of this workspace.
    let ours = root();
    let from_known_place = package
        .split('(')
        .skip(1)
        .all(|note| note.starts_with("proc-macro") || note.starts_with(&*ours.to_string_lossy()));
    // Old manifests write a slash for "or".
    let licence = Expression::parse(&licence.replace('/', " OR "));
    from_known_place && licence.is_ok_and(|licence| licence.evaluate(is_accepted))
}

fn is_accepted(required: &LicenseReq) -> bool {
    // An exception only ever permits more.
    required.license.id().is_some_and(|id| ACCEPTED.contains(&id.name))
}
