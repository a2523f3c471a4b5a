//! Every numbered rule has a test named after it.

use crate::{games, metadata::root};
use anyhow::{Context, Result, bail};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

pub(crate) fn rules() -> Result<()> {
    let root = root();
    let mut untested = Vec::new();
    let mut count = 0;
    for game in &games::names()? {
        let prefix = &prefix(game)?;
        let numbers = numbers(&root.join(format!("docs/rules/en/{game}.md")))?;
        let tested = tests(&root.join("crates").join(game), prefix)?;
        count += numbers.len();
        let missing = numbers.iter().filter(|number| !tested.contains(number));
        untested.extend(missing.map(|number| format!("{}-{number}", prefix.to_uppercase())));
        // A test of a rule that does not exist is a mistake, too.
        let unknown = tested.iter().filter(|number| !numbers.contains(number));
        untested.extend(unknown.map(|number| format!("{prefix}_{number}_… names no rule")));
    }
    if !untested.is_empty() {
        bail!("rules without a test whose name begins with their number: {}", untested.join(", "));
    }
    println!("rules: each of {count} rules has a test");
    Ok(())
}

/// How a game's rules are numbered, from its data sheet: `to`.
fn prefix(game: &str) -> Result<String> {
    let path = root().join("crates").join(game).join("src/sheet.rs");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let named = text.split("rule_prefix: \"").nth(1).and_then(|rest| rest.split('"').next());
    let prefix = named.with_context(|| format!("{} has no rule_prefix", path.display()))?;
    Ok(prefix.to_lowercase())
}

/// The numbers in a rule text: `- **TO-12** …`.
fn numbers(path: &Path) -> Result<BTreeSet<u32>> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let items = text.lines().filter_map(|line| line.strip_prefix("- **"));
    let numbers = items.filter_map(|item| item.split_once("**")?.0.split_once('-')?.1.parse().ok());
    Ok(numbers.collect())
}

/// The numbers that tests below a folder bear: `fn to_12_…`, with `#[test]` before it.
fn tests(folder: &Path, prefix: &str) -> Result<BTreeSet<u32>> {
    let mut found = BTreeSet::new();
    for path in sources(folder)? {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix("fn ") {
                let number = name.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('_'));
                let digits = number.and_then(|rest| rest.split('_').next());
                if let Some(number) =
                    digits.and_then(|digits| digits.parse().ok()).filter(|_| is_test)
                {
                    found.insert(number);
                }
                is_test = false;
            } else if line == "#[test]" {
                is_test = true;
            } else if !line.starts_with("#[") && !line.starts_with("//") {
                is_test = false;
            }
        }
    }
    Ok(found)
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    Ok(files)
}
