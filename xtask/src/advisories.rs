//! Known faults of dependencies, asked of RustSec and of npm's registry.

use crate::{metadata::root, tools};
use anyhow::{Context, Result, bail};
use std::process::Command;

/// What came of asking.
enum Answer {
    /// No known fault.
    Clean,
    /// Faults, as the tool lists them.
    Faults(String),
    /// The database can't be reached from here; nothing is known.
    None(String),
}

/// Asks both, and says of each what it answered.
///
/// # Errors
/// If one of them knows a fault. One that can't be reached is reported and is no error.
pub(crate) fn advisories() -> Result<()> {
    let mut faults = String::new();
    for (what, answer) in [("RustSec", rust()?), ("npm audit", npm()?)] {
        match answer {
            Answer::Clean => println!("{what}: no known faults"),
            Answer::Faults(list) => {
                println!("{what}: faults");
                faults.push_str(&list);
            }
            Answer::None(why) => println!("{what}: NOT CHECKED, it did not answer: {why}"),
        }
    }
    if !faults.is_empty() {
        bail!("known faults of dependencies:\n{faults}");
    }
    Ok(())
}

fn rust() -> Result<Answer> {
    let output = Command::new(tools::cargo_deny()?)
        .args(["--locked", "check", "--hide-inclusion-graph", "advisories"])
        .current_dir(root())
        .output()
        .context("cargo-deny can't be started")?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok(match said.lines().find(|line| line.contains("failed to fetch")) {
        _ if output.status.success() => Answer::Clean,
        Some(why) => Answer::None(why.to_owned()),
        None => Answer::Faults(said),
    })
}

fn npm() -> Result<Answer> {
    let output = Command::new("npm")
        .args(["audit", "--json"])
        .current_dir(root().join("web"))
        .output()
        .context("npm can't be started")?;
    npm_answer(&output.stdout, output.status.success())
}

/// What `npm audit --json` has printed. It fails alike for faults and for a registry that does not
/// answer; only a report has counts of vulnerabilities.
fn npm_answer(printed: &[u8], success: bool) -> Result<Answer> {
    let report: serde_json::Value = serde_json::from_slice(printed).context("npm audit")?;
    if !report["metadata"]["vulnerabilities"].is_object() {
        let why = report["message"].as_str().or(report["error"]["summary"].as_str());
        return Ok(Answer::None(why.unwrap_or("no report").to_owned()));
    }
    if success {
        return Ok(Answer::Clean);
    }
    let names = report["vulnerabilities"].as_object().into_iter().flatten();
    Ok(Answer::Faults(
        names.map(|(name, fault)| format!("{name}: {} severity\n", fault["severity"])).collect(),
    ))
}

#[cfg(test)]
mod tests {
    use super::{Answer, npm_answer};

    #[test]
    fn a_registry_that_does_not_answer_is_neither_clean_nor_at_fault() {
        let refused = br#"{"message":"405 Method Not Allowed","method":"POST","statusCode":405}"#;
        let Answer::None(why) = npm_answer(refused, false).unwrap() else { panic!() };
        assert_eq!(why, "405 Method Not Allowed");
    }

    #[test]
    fn faults_are_listed_and_none_is_clean() {
        let faults = br#"{"vulnerabilities":{"left-pad":{"severity":"high"}},
            "metadata":{"vulnerabilities":{"high":1,"total":1}}}"#;
        let Answer::Faults(list) = npm_answer(faults, false).unwrap() else { panic!() };
        assert_eq!(list, "left-pad: \"high\" severity\n");
        let clean = br#"{"vulnerabilities":{},"metadata":{"vulnerabilities":{"total":0}}}"#;
        assert!(matches!(npm_answer(clean, true).unwrap(), Answer::Clean));
    }
}
