//! Which sources name a game. A game lives in its own crates and folders; besides, it stands in one list.

use crate::metadata::root;
use anyhow::{Context, Result, bail, ensure};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

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

/// Prints every place that names a game where it should not, and fails if there is one.
pub(crate) fn games() -> Result<()> {
    let names = names()?;
    let root = root();
    let (mut files, mut found) = (0, Vec::new());
    for folder in ["crates", "xtask", "web/src"] {
        for path in sources(&root.join(folder))? {
            let relative = path.strip_prefix(&root).unwrap_or(&path);
            let relative = relative.to_string_lossy().replace('\\', "/");
            if is_exempt(&relative) {
                continue;
            }
            files += 1;
            let text = fs::read_to_string(&path).with_context(|| relative.clone())?;
            let owner = owner(&relative, &names);
            for (line, name) in named(&text, &names, &relative) {
                // Its own folder, but not another game's.
                if owner != Some(name) {
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

/// The game that a source belongs to, as far as its path tells.
fn owner<'a>(path: &str, names: &'a [String]) -> Option<&'a str> {
    let folders = [
        "crates/",
        "crates/bots/src/",
        "crates/cli/src/play/",
        "crates/testkit/src/games/",
        "web/src/games/",
    ];
    folders.iter().find_map(|folder| {
        let first = path.strip_prefix(folder)?.split(['/', '.']).next()?;
        let of = |name: &&String| first == **name || first.starts_with(&format!("{name}-"));
        names.iter().find(of).map(String::as_str)
    })
}

/// Tests may name games, and what belongs to one by its nature: the one list, the kit's list of what is special to each,
/// and simulated wood, on which one game is played.
fn is_exempt(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    path == LIST
        || path == "crates/testkit/src/games/mod.rs"
        || path.starts_with("crates/wood")
        || parts.iter().any(|part| ["tests", "examples"].contains(part))
        || parts.iter().skip(3).any(|part| *part == "testkit")
        || path.ends_with(".test.ts")
        || path.ends_with("/tests.rs")
}

/// Lines that name a game, each with the names, apart from `#[cfg(test)]` modules.
fn named<'a>(text: &str, names: &'a [String], path: &str) -> Vec<(usize, &'a str)> {
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
        let door = path == "crates/bots/src/lib.rs" && is_a_door(content);
        if !door {
            found.extend(mentioned(content, names).into_iter().map(|name| (line, name)));
        }
    }
    found
}

/// The games that a line names: `chess`, `Chess` or `CHESS`, also as a part of a word. Where one name begins like another
/// the longer one counts.
fn mentioned<'a>(line: &str, names: &'a [String]) -> BTreeSet<&'a str> {
    let starts = line.char_indices().map(|(at, _)| &line[at..]);
    let longest = starts.filter_map(|rest| {
        let here = names.iter().filter(|name| is_written(name, rest));
        here.max_by_key(|name| name.len()).map(String::as_str)
    });
    longest.collect()
}

/// Whether a text begins with a name in one of the ways in which names are written.
fn is_written(name: &str, text: &str) -> bool {
    let (Some(word), Some(first)) = (text.get(..name.len()), name.get(..1)) else { return false };
    let capital = word.strip_prefix(first.to_uppercase().as_str());
    word == name || capital == name.get(1..) || word == name.to_uppercase()
}

/// A line that only lets a game's folder in.
fn is_a_door(line: &str) -> bool {
    let line = line.trim();
    ["mod ", "pub mod ", "pub use ", "#[cfg(feature"].iter().any(|word| line.starts_with(word))
}

/// All sources below a folder, in order.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
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

    fn names() -> Vec<String> {
        ["chess", "chesso", "go"].map(str::to_owned).to_vec()
    }

    fn lines(text: &str, path: &str) -> Vec<usize> {
        named(text, &names(), path).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn a_name_is_found_however_it_is_written_but_not_in_tests() {
        let text = "use stapel_chess::Board;\nlet x = Chess;\n// of chess\n\n#[cfg(test)]\nmod tests {\n    \
                    chess();\n}\nCHESS\n";
        assert_eq!(lines(text, "crates/room/src/room.rs"), [1, 2, 3, 9]);
        let door = "mod chess;\nlet chess = 1;\n";
        assert_eq!(lines(door, "crates/bots/src/lib.rs"), [2]);
        assert_eq!(lines(door, "crates/room/src/lib.rs"), [1, 2]);
        let names = names();
        let both = mentioned("Chesso, and chess", &names).into_iter().collect::<Vec<_>>();
        assert_eq!(both, ["chess", "chesso"]);
        assert_eq!(mentioned("ChessoBoard", &names).len(), 1);
        // Not chesso's.
        assert_eq!(mentioned("ChessOptions", &names).into_iter().collect::<Vec<_>>(), ["chess"]);
    }

    #[test]
    fn a_path_tells_whose_it_is() {
        let names = names();
        for (path, name) in [
            ("crates/chess/src/lib.rs", "chess"),
            ("crates/chesso-json/src/lib.rs", "chesso"),
            ("crates/cli/src/play/go/mod.rs", "go"),
            ("crates/testkit/src/games/go.rs", "go"),
            ("web/src/games/chess/Board.svelte", "chess"),
        ] {
            assert_eq!(owner(path, &names), Some(name), "{path}");
        }
        assert_eq!(owner("crates/cli/src/play/mod.rs", &names), None);
        assert!(!is_exempt("crates/room/src/room.rs") && !is_exempt("crates/testkit/src/play.rs"));
        for path in ["crates/cli/src/play/tests/games.rs", "crates/wood-play/src/lib.rs", LIST] {
            assert!(is_exempt(path), "{path}");
        }
    }
}
