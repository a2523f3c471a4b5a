//! Which crate may use which (ARCHITECTURE.md).

use crate::metadata::metadata;
use anyhow::{Result, bail};
use cargo_metadata::DependencyKind;
use std::collections::BTreeMap;

/// A crate and the crates of ours that it may use.
const ALLOWED: &[(&str, &[&str])] = &[
    ("stapel-core", &[]),
    ("stapel-totemo", &["stapel-core"]),
    ("stapel-totem", &["stapel-core"]),
    ("stapel-tokami", &["stapel-core"]),
    ("stapel-wood", &["stapel-core", "stapel-tokami"]),
    ("stapel-wood-check", &["stapel-wood"]),
    ("stapel-wood-lab", &["stapel-core", "stapel-tokami", "stapel-wood"]),
    ("stapel-wood-wasm", &["stapel-core", "stapel-tokami", "stapel-wood"]),
    ("stapel-table", &["stapel-core"]),
    (
        "stapel-bots",
        &["stapel-core", "stapel-totemo", "stapel-totem", "stapel-tokami", "stapel-wood"],
    ),
    ("stapel-bots-check", &["stapel-bots"]),
    (
        "stapel-catalog",
        &[
            "stapel-core",
            "stapel-totemo",
            "stapel-totem",
            "stapel-tokami",
            "stapel-wood",
            "stapel-table",
            "stapel-bots",
        ],
    ),
    ("stapel-protocol", &["stapel-core", "stapel-totemo", "stapel-totem", "stapel-tokami"]),
    (
        "stapel-room",
        &[
            "stapel-core",
            "stapel-totemo",
            "stapel-totem",
            "stapel-tokami",
            "stapel-wood",
            "stapel-table",
            "stapel-bots",
            "stapel-protocol",
        ],
    ),
    ("stapel-wasm", &["stapel-core", "stapel-protocol", "stapel-room"]),
    (
        "stapel-server",
        &[
            "stapel-core",
            "stapel-totemo",
            "stapel-totem",
            "stapel-tokami",
            "stapel-wood",
            "stapel-table",
            "stapel-bots",
            "stapel-catalog",
            "stapel-protocol",
            "stapel-room",
            "stapel-store",
        ],
    ),
    ("stapel-store", &[]),
    (
        "stapel",
        &[
            "stapel-core",
            "stapel-totemo",
            "stapel-totem",
            "stapel-tokami",
            "stapel-wood",
            "stapel-wood-lab",
            "stapel-table",
            "stapel-bots",
            "stapel-catalog",
            "stapel-protocol",
            "stapel-room",
            "stapel-server",
            "stapel-store",
        ],
    ),
    // For tests only: nothing that ships may use it.
    (
        "stapel-testkit",
        &[
            "stapel-core",
            "stapel-totemo",
            "stapel-totem",
            "stapel-table",
            "stapel-bots",
            "stapel-catalog",
            "stapel-protocol",
        ],
    ),
    ("stapel-services", &[]),
    ("xtask", &[]),
];

/// What a rules crate may use from outside: no clock, no randomness of its own, no I/O.
const RULES: &[&str] = &["stapel-totemo", "stapel-totem", "stapel-tokami"];
const RULES_MAY_USE: &[&str] = &["arrayvec", "serde", "thiserror", "ts-rs"];

/// Crates from outside that only one of ours may use.
const ONLY: &[(&str, &str)] = &[("rapier3d", "stapel-wood"), ("ratatui", "stapel")];

pub(crate) fn edges() -> Result<()> {
    let metadata = metadata()?;
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    let mut wrong = Vec::new();
    let ours = metadata.workspace_packages();
    for package in &ours {
        let name = package.name.as_str();
        let Some(may) = allowed.get(name) else {
            wrong.push(format!("{name} is not in the list of crates (xtask/src/edges.rs)"));
            continue;
        };
        // Tests may look at anything.
        let used = package.dependencies.iter().filter(|d| d.kind != DependencyKind::Development);
        for used in used.map(|dependency| dependency.name.as_str()) {
            let inside = ours.iter().any(|package| package.name.as_str() == used);
            let rules = RULES.contains(&name) && !inside && !RULES_MAY_USE.contains(&used);
            let only = ONLY.iter().find(|(crate_, _)| *crate_ == used);
            if (inside && !may.contains(&used)) || rules || only.is_some_and(|(_, by)| *by != name)
            {
                wrong.push(format!("{name} may not use {used}"));
            }
        }
    }
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    println!("edges: {} crates use only what they may", ours.len());
    Ok(())
}
