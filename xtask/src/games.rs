//! Which sources name a game. A game lives in its own crates and folders; besides, it stands in one list.

use crate::metadata::root;
use anyhow::{Context, Result, bail, ensure};
use std::{fs, path::Path};

/// The one list of games.
const LIST: &str = "crates/catalog/src/lib.rs";

/// The names of the games, from the one list: `rules!("NAME")`.
pub(crate) fn names() -> Result<Vec<String>> {
    let text = fs::read_to_string(root().join(LIST)).context(LIST)?;
    let mentioned = text.split("rules!(\"").skip(1);
    let names: Vec<String> =
        mentioned.filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect();
    ensure!(!names.is_empty(), "{LIST} lists no game");
    Ok(names)
}

/// Prints every place that names a game where it should not, and fails if there is one. The page is looked at, too, if
/// asked for.
pub(crate) fn games(with_page: bool) -> Result<()> {
    let names = names()?;
    let root = root();
    let mut folders = vec!["crates", "xtask"];
    if with_page {
        folders.push("web/src");
    }
    let (mut files, mut found) = (0, Vec::new());
    for folder in folders {
        for path in sources(&root.join(folder))? {
            let relative = path.strip_prefix(&root).unwrap_or(&path);
            let relative = relative.to_string_lossy().replace('\\', "/");
            if is_general(&relative, &names) {
                files += 1;
                let text = fs::read_to_string(&path).with_context(|| relative.clone())?;
                for (line, name) in named(&text, &names, &relative) {
                    found.push(format!("{relative}:{line}: {name}"));
                }
            } else if let Some(owner) = owner(&relative, &names) {
                // Its own folder, but not another game's.
                files += 1;
                let others: Vec<String> = names.iter().filter(|n| **n != owner).cloned().collect();
                let text = fs::read_to_string(&path).with_context(|| relative.clone())?;
                for (line, name) in named(&text, &others, &relative) {
                    found.push(format!("{relative}:{line}: {name}"));
                }
            }
        }
    }
    if !found.is_empty() {
        bail!(
            "{} places name a game outside its own crates and folders, and outside {LIST}:\n{}",
            found.len(),
            found.join("\n")
        );
    }
    println!("games: no other source than their own names {}, of {files} files", names.join(", "));
    Ok(())
}

/// Sources that belong to a game of this name, or to no game at all, as far as their path tells. Crates of simulated wood
/// belong to the game that is played on it.
fn owner(path: &str, names: &[String]) -> Option<String> {
    let folders = ["crates", "crates/bots/src", "crates/cli/src/play", "crates/testkit/src/games"];
    let in_web = ["web/src/games"];
    folders.iter().chain(&in_web).find_map(|folder| {
        let rest = path.strip_prefix(folder)?.strip_prefix('/')?;
        let first = rest.split('/').next()?;
        let first = first.split('.').next()?;
        names.iter().find(|name| first == **name || first.starts_with(&format!("{name}-"))).cloned()
    })
}

/// What must name no game: all that is no game's own, no test and not the one list.
fn is_general(path: &str, names: &[String]) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let test = parts.iter().any(|part| ["tests", "examples", "testing"].contains(part))
        || path.ends_with(".test.ts")
        || path.ends_with("/tests.rs");
    // The kit is told what is special to each game here: a file a game.
    let kit = path.starts_with("crates/testkit/src/games/");
    let wood = path.starts_with("crates/wood");
    let owned = owner(path, names).is_some();
    !test && !kit && !wood && !owned && path != LIST
}

/// Lines that name one of these games, with the name, apart from `#[cfg(test)]` modules.
fn named(text: &str, names: &[String], path: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let (mut announced, mut in_tests) = (false, false);
    for (line, content) in (1..).zip(text.lines()) {
        if in_tests {
            in_tests = content != "}";
            continue;
        }
        if announced && content.starts_with("mod ") && content.ends_with('{') {
            (announced, in_tests) = (false, true);
            continue;
        }
        announced = content == "#[cfg(test)]" || (announced && content.starts_with("#["));
        let plain = content.to_lowercase();
        let door = path == "crates/bots/src/lib.rs" && is_a_door(content);
        if let Some(name) = names.iter().find(|name| plain.contains(name.as_str()))
            && !door
        {
            found.push((line, name.clone()));
        }
    }
    found
}

/// A line that only lets a game's folder in.
fn is_a_door(line: &str) -> bool {
    let line = line.trim();
    ["mod ", "pub mod ", "pub use ", "#[cfg(feature"].iter().any(|word| line.starts_with(word))
}

/// All sources below a folder, in order.
fn sources(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let source = [".rs", ".ts", ".svelte"].iter().any(|end| name.ends_with(end));
            if path.is_dir() && !["target", "node_modules", "wasm"].contains(&name.as_str()) {
                folders.push(path);
            } else if source {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, path: &str) -> Vec<usize> {
        let names = ["chess".to_owned(), "go".to_owned()];
        named(text, &names, path).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn a_name_is_found_in_any_letters_but_not_in_tests() {
        let text = "use stapel_chess::Board;\nlet x = Chess;\n// of chess\n\n#[cfg(test)]\nmod tests {\n    chess();\n}\nCHESS\n";
        assert_eq!(lines(text, "crates/room/src/room.rs"), [1, 2, 3, 9]);
        let door = "mod chess;\nlet chess = 1;\n";
        assert_eq!(lines(door, "crates/bots/src/lib.rs"), [2]);
        assert_eq!(lines(door, "crates/room/src/lib.rs"), [1, 2]);
    }

    #[test]
    fn a_path_tells_whose_it_is() {
        let names = ["chess".to_owned(), "go".to_owned()];
        let of = |path: &str| owner(path, &names);
        assert_eq!(of("crates/chess/src/lib.rs").as_deref(), Some("chess"));
        assert_eq!(of("crates/chess-json/src/lib.rs").as_deref(), Some("chess"));
        assert_eq!(of("crates/cli/src/play/go/mod.rs").as_deref(), Some("go"));
        assert_eq!(of("crates/testkit/src/games/go.rs").as_deref(), Some("go"));
        assert_eq!(of("crates/cli/src/play/mod.rs"), None);
        assert!(is_general("crates/room/src/room.rs", &names));
        for path in ["crates/cli/src/play/tests/games.rs", "crates/wood-play/src/lib.rs", LIST] {
            assert!(!is_general(path, &names), "{path}");
        }
    }
}
