//! What an arena has played so far, on disk: whoever is interrupted goes on from there.

use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Its number in the schedule.
    pub(crate) game: u64,
    /// Points by seat.
    pub(crate) scores: Vec<i32>,
    /// The seats that won.
    pub(crate) winners: Vec<usize>,
    /// By seat: how long each decision took, in microseconds.
    pub(crate) times: Vec<Vec<u64>>,
}

/// A file with a line for the run and one for each finished game.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens or begins the journal of this run in a folder, and gives what was played.
    ///
    /// # Errors
    /// If the folder holds another run, or one that goes on, or can't be used.
    pub(crate) fn open(folder: &Path, run: &Value) -> Result<(Journal, Vec<Played>), Failure> {
        std::fs::create_dir_all(folder).map_err(Failure::file(folder))?;
        let path = folder.join("journal.jsonl");
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(Failure::file(&path))?;
        // The system gives the lock back when the run ends, however it ends.
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Failure::StillRunning { path }),
            Err(TryLockError::Error(error)) => return Err(Failure::File { path, error }),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(Failure::file(&path))?;
        // A line that was cut off when the run was interrupted is dropped.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let text = String::from_utf8_lossy(&bytes[..whole]);
        let mut lines = text.lines();
        let mut played = Vec::new();
        match lines.next() {
            Some(first) => {
                if serde_json::from_str::<Value>(first).ok().as_ref() != Some(run) {
                    return Err(Failure::OtherRun { path });
                }
                played.extend(lines.filter_map(|line| serde_json::from_str(line).ok()));
                file.set_len(whole as u64).map_err(Failure::file(&path))?;
                file.seek(SeekFrom::End(0)).map_err(Failure::file(&path))?;
            }
            None => {
                file.set_len(0).map_err(Failure::file(&path))?;
                file.seek(SeekFrom::Start(0)).map_err(Failure::file(&path))?;
                writeln!(file, "{run}").map_err(Failure::file(&path))?;
            }
        }
        Ok((Journal { path, file }, played))
    }

    /// A game is finished.
    pub(crate) fn note(&mut self, played: &Played) -> Result<(), Failure> {
        let line = serde_json::to_string(played).unwrap_or_default();
        writeln!(self.file, "{line}").map_err(Failure::file(&self.path))
    }
}
