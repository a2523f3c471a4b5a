//! Whether what was made from files is still what would be made from them. A page that is built anew without need
//! would make the program anew, too.

use crate::metadata::root;
use anyhow::{Context, Result};
use std::{
    collections::BTreeSet,
    fs,
    hash::{DefaultHasher, Hasher},
    path::{Path, PathBuf},
};

/// All that something is made from, as one number. It is kept under `target` once the thing is made.
pub(crate) struct Fresh {
    note: PathBuf,
    sum: String,
}

impl Fresh {
    /// What is called so is made from these files and folders of the workspace.
    pub(crate) fn of<'a>(name: &str, sources: impl IntoIterator<Item = &'a str>) -> Result<Fresh> {
        let paths = sources.into_iter().map(|source| root().join(source)).collect();
        Fresh::of_paths(name, paths)
    }

    /// The same for any paths.
    pub(crate) fn of_paths(name: &str, paths: Vec<PathBuf>) -> Result<Fresh> {
        let mut files = BTreeSet::new();
        // What is done with them may change, too.
        for path in paths.into_iter().chain([root().join("xtask/src")]) {
            collect(path, &mut files)?;
        }
        let mut hasher = DefaultHasher::new();
        for file in files {
            hasher.write(file.as_os_str().as_encoded_bytes());
            let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
            hasher.write_usize(bytes.len());
            hasher.write(&bytes);
        }
        let note = root().join("target/fresh").join(name);
        Ok(Fresh { note, sum: format!("{:016x}", hasher.finish()) })
    }

    /// Whether the thing is there and was made from exactly these files.
    pub(crate) fn is_there(&self, made: &Path) -> bool {
        made.exists() && fs::read_to_string(&self.note).is_ok_and(|sum| sum == self.sum)
    }

    /// The thing has been made.
    pub(crate) fn note(&self) -> Result<()> {
        if let Some(folder) = self.note.parent() {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        fs::write(&self.note, &self.sum).with_context(|| self.note.display().to_string())
    }
}

/// The files at and below a path.
fn collect(path: PathBuf, files: &mut BTreeSet<PathBuf>) -> Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(&path).with_context(|| path.display().to_string())? {
            collect(entry?.path(), files)?;
        }
    } else {
        files.insert(path);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn a_thing_is_fresh_until_a_file_changes_comes_or_goes() {
        let folder = env::temp_dir().join(format!("stapel-fresh-{}", std::process::id()));
        fs::create_dir_all(folder.join("in")).unwrap();
        let made = folder.join("made");
        let name = format!("test-{}", std::process::id());
        let fresh = || Fresh::of_paths(&name, vec![folder.join("in")]).unwrap();
        fs::write(folder.join("in/a"), "a").unwrap();
        fresh().note().unwrap();
        assert!(!fresh().is_there(&made), "it was never made");
        fs::write(&made, "").unwrap();
        assert!(fresh().is_there(&made));
        fs::write(folder.join("in/a"), "b").unwrap();
        assert!(!fresh().is_there(&made), "a file has changed");
        fresh().note().unwrap();
        fs::write(folder.join("in/b"), "").unwrap();
        assert!(!fresh().is_there(&made), "a file has come");
        fs::remove_file(folder.join("in/b")).unwrap();
        assert!(fresh().is_there(&made));
        fs::rename(folder.join("in/a"), folder.join("in/c")).unwrap();
        assert!(!fresh().is_there(&made), "a file has another name");
        fs::remove_file(fresh().note).unwrap();
        fs::remove_dir_all(folder).unwrap();
    }
}
