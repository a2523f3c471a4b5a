//! The licences and sources of all dependencies.

use crate::metadata::metadata;
use anyhow::{Result, bail};
use cargo_metadata::{Metadata, PackageId};
use spdx::{Expression, LicenseReq};
use std::collections::{BTreeMap, BTreeSet};

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
    let metadata = metadata()?;
    let used = used(&metadata);
    let mut wrong = Vec::new();
    for package in metadata.packages.iter().filter(|package| used.contains(&package.id)) {
        let name = format!("{} {}", package.name, package.version);
        let accepted = match &package.license {
            None => false,
            // Old manifests write a slash for "or".
            Some(licence) => Expression::parse(&licence.replace('/', " OR "))
                .is_ok_and(|expression| expression.evaluate(is_accepted)),
        };
        if !accepted {
            wrong.push(format!("{name}: licence {:?}", package.license));
        }
        let source = package.source.as_ref();
        if source.is_some_and(|source| !source.is_crates_io()) {
            wrong.push(format!("{name}: comes from somewhere else than crates.io"));
        }
    }
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    println!("licences: {} packages are in order", used.len());
    Ok(())
}

/// The packages that are really built, on whatever system. (The lock file also names some for
/// features that nobody switches on.)
fn used(metadata: &Metadata) -> BTreeSet<PackageId> {
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let uses: BTreeMap<_, _> = nodes.map(|node| (&node.id, &node.deps)).collect();
    let mut used = BTreeSet::new();
    let mut left = metadata.workspace_members.clone();
    while let Some(id) = left.pop() {
        if used.insert(id.clone()) {
            let deps = uses.get(&id).into_iter().flat_map(|deps| deps.iter());
            left.extend(deps.map(|dep| dep.pkg.clone()));
        }
    }
    used
}

fn is_accepted(required: &LicenseReq) -> bool {
    // An exception only ever permits more.
    required.license.id().is_some_and(|id| ACCEPTED.contains(&id.name))
}
