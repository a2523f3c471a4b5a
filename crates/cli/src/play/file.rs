//! Saved games and records on disk.

use crate::failure::Failure;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

/// Writes a file whole or not at all: a new file beside it takes its place once it is on disk.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let written = (|| {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    })();
    written.map_err(|error| {
        // What is half written is of no use to anyone; the first error is what counts.
        let _ = fs::remove_file(&beside);
        Failure::File { path: path.to_owned(), error }
    })
}

/// The path, or one like it with a number, that no file has yet.
pub(crate) fn unused(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let end = path.extension().map(|e| format!(".{}", e.to_string_lossy())).unwrap_or_default();
    let numbered = (2..10_000).map(|n| path.with_file_name(format!("{stem}-{n}{end}")));
    let mut names = std::iter::once(path.to_owned()).chain(numbered);
    names.find(|name| !name.exists()).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("stapel-file-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.save");
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert_eq!(unused(&path), folder.join("game-2.save"));
        assert!(write(&folder.join("no/such/folder"), "x").is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
