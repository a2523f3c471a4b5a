//! Which crate may use which (ARCHITECTURE.md).

use crate::games;
use crate::metadata::metadata;
use anyhow::{Result, bail};
use cargo_metadata::DependencyKind;
use std::collections::BTreeMap;

/// Stands for the rules of every game.
const RULES: &str = "RULES";
/// A crate and the crates of ours that it may use, besides `stapel-core`. The rules of games are not in it: they use that
/// alone.
const ALLOWED: &[(&str, &[&str])] = &[
    ("stapel-core", &[]),
    ("stapel-table", &[]),
    ("stapel-protocol", &[]),
    ("stapel-store", &[]),
    ("stapel-services", &[]),
    ("stapel-wood", &[RULES]),
    ("stapel-wood-check", &["stapel-wood"]),
    ("stapel-wood-lab", &[RULES, "stapel-wood"]),
    ("stapel-wood-wasm", &[RULES, "stapel-wood"]),
    ("stapel-bots", &[RULES, "stapel-wood"]),
    ("stapel-lab", &["stapel-bots", "stapel-table"]),
    ("stapel-registry", &["stapel-table", "stapel-bots", "stapel-lab", "stapel-protocol"]),
    (
        "stapel-wood-play",
        &[
            RULES,
            "stapel-wood",
            "stapel-table",
            "stapel-bots",
            "stapel-lab",
            "stapel-protocol",
            "stapel-registry",
        ],
    ),
    ("stapel-catalog", &[RULES, WRITERS, "stapel-registry", "stapel-wood-play"]),
    ("stapel-bots-check", &["stapel-bots", "stapel-catalog", "stapel-registry"]),
    // From here on no game has a type.
    ("stapel-room", &["stapel-table", "stapel-protocol", "stapel-registry"]),
    ("stapel-host", &["stapel-protocol", "stapel-registry", "stapel-room"]),
    (
        "stapel-wasm",
        &["stapel-catalog", "stapel-host", "stapel-protocol", "stapel-registry", "stapel-room"],
    ),
    (
        "stapel-server",
        &["stapel-host", "stapel-protocol", "stapel-registry", "stapel-room", "stapel-store"],
    ),
    (
        "stapel",
        &[
            // For the screens of games, a folder each.
            RULES,
            "stapel-wood",
            "stapel-wood-lab",
            "stapel-table",
            "stapel-bots",
            "stapel-lab",
            "stapel-catalog",
            "stapel-protocol",
            "stapel-registry",
            "stapel-room",
            "stapel-server",
            "stapel-store",
        ],
    ),
    // For tests only: nothing that ships may use it.
    (
        "stapel-testkit",
        &[RULES, "stapel-table", "stapel-catalog", "stapel-protocol", "stapel-registry"],
    ),
    // A program with one more game, for tests.
    ("stapel-fourth", &["stapel", "stapel-bots", "stapel-catalog", "stapel-registry"]),
    ("xtask", &[]),
];

/// Stands for what writes a game's JSON fast: `stapel-GAME-json`.
const WRITERS: &str = "WRITERS";
/// What it may use, besides its game.
const WRITERS_MAY_USE: &[&str] = &["stapel-table", "stapel-registry"];

/// What a rules crate may use from outside: no clock, no randomness of its own, no I/O.
const RULES_MAY_USE: &[&str] = &["arrayvec", "serde", "thiserror", "ts-rs"];

/// Crates from outside that only one of ours may use.
const ONLY: &[(&str, &str)] = &[("rapier3d", "stapel-wood"), ("ratatui", "stapel")];

pub(crate) fn edges() -> Result<()> {
    let metadata = metadata()?;
    let games = games::names()?;
    let rules: Vec<String> = games.iter().map(|game| format!("stapel-{game}")).collect();
    let writers: Vec<String> = games.iter().map(|game| format!("stapel-{game}-json")).collect();
    let has = |list: &[String], name: &str| list.iter().any(|known| known == name);
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    let mut wrong = Vec::new();
    let ours = metadata.workspace_packages();
    for package in &ours {
        let name = package.name.as_str();
        let may = match allowed.get(name) {
            Some(may) => may,
            None if has(&rules, name) => &[][..],
            None if has(&writers, name) => WRITERS_MAY_USE,
            None => {
                wrong.push(format!("{name} is not in the list of crates (xtask/src/edges.rs)"));
                continue;
            }
        };
        let may_use = |used: &str| {
            (used == "stapel-core" && name != "xtask")
                || may.contains(&used)
                || (may.contains(&RULES) && has(&rules, used))
                || (may.contains(&WRITERS) && has(&writers, used))
                || name.strip_suffix("-json") == Some(used)
        };
        // Tests may look at anything.
        let used = package.dependencies.iter().filter(|d| d.kind != DependencyKind::Development);
        for used in used.map(|dependency| dependency.name.as_str()) {
            let inside = ours.iter().any(|package| package.name.as_str() == used);
            let impure = has(&rules, name) && !inside && !RULES_MAY_USE.contains(&used);
            let only = ONLY.iter().find(|(crate_, _)| *crate_ == used);
            let elsewhere = only.is_some_and(|(_, by)| *by != name);
            if (inside && !may_use(used)) || impure || elsewhere {
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
