//! The steps of a check. Each runs without a word, then says how long it took; what it printed is shown only if it fails.

use crate::metadata::root;
use anyhow::{Context, Result, bail};
use std::{
    path::Path,
    process::Command,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Instant,
};

/// How many tests did what.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

/// `12 passed, 0 failed, 1 skipped`
impl std::fmt::Display for Counts {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// What came of the steps so far. Two lanes of them may run beside each other.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    done: Mutex<Done>,
}

#[derive(Debug, Default)]
struct Done {
    counts: Counts,
    failed: Vec<String>,
}

impl Steps {
    /// Runs a step; true if it succeeded.
    pub(crate) fn run(&self, name: &str, step: impl FnOnce() -> Result<()>) -> bool {
        self.test(name, || (step().map(|()| None), Counts::default()))
    }

    /// Runs a step that consists of tests and counts them. It may say in a few words what is worth knowing of it.
    pub(crate) fn test(
        &self,
        name: &str,
        step: impl FnOnce() -> (Result<Option<String>>, Counts),
    ) -> bool {
        let start = Instant::now();
        let (result, counts) = step();
        let seconds = start.elapsed().as_secs_f64();
        let mut done = self.done();
        done.counts.add(counts);
        match result {
            Ok(note) => {
                let tests = (counts != Counts::default()).then(|| counts.to_string());
                let notes: String =
                    [tests, note].into_iter().flatten().map(|note| format!("  {note}")).collect();
                println!("ok      {seconds:6.1} s  {name}{notes}");
                true
            }
            Err(error) => {
                println!("FAILED  {seconds:6.1} s  {name}\n{error:#}\n");
                done.failed.push(name.to_owned());
                false
            }
        }
    }

    /// Whether every step so far has succeeded.
    pub(crate) fn are_fine(&self) -> bool {
        self.done().failed.is_empty()
    }

    /// Says what came of all steps; the last line counts the tests. True if all is well.
    pub(crate) fn sum_up(&self, start: Instant) -> bool {
        let done = self.done();
        println!("\n{} s in all", start.elapsed().as_secs());
        if !done.failed.is_empty() {
            println!("failed: {}", done.failed.join(", "));
        }
        println!("{}", done.counts);
        done.failed.is_empty()
    }

    fn done(&self) -> MutexGuard<'_, Done> {
        self.done.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Cargo with these arguments, in the workspace.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(args).current_dir(root());
    cargo
}

/// Runs a command and gives what it printed. If it fails, that is the error, with how to repeat it.
pub(crate) fn quietly(command: &mut Command) -> Result<String> {
    let (succeeded, said) = heard(command)?;
    if !succeeded {
        bail!("{said}\n{}", to_repeat(command));
    }
    Ok(said)
}

/// Runs a command; whether it succeeded, and what it printed.
pub(crate) fn heard(command: &mut Command) -> Result<(bool, String)> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("{program} can't be started"))?;
    let parts = [output.stdout, output.stderr];
    let said: Vec<String> =
        parts.iter().map(|part| String::from_utf8_lossy(part).trim_end().to_owned()).collect();
    let said: Vec<String> = said.into_iter().filter(|part| !part.is_empty()).collect();
    Ok((output.status.success(), said.join("\n")))
}

/// How to run a command alone.
pub(crate) fn to_repeat(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<String> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    let folder = command.get_current_dir().filter(|folder| *folder != root());
    let folder = folder.and_then(|folder| folder.strip_prefix(root()).ok());
    let folder = folder.map(|folder| format!(", in {}", folder.display())).unwrap_or_default();
    format!("To repeat it alone: {}{folder}", words.join(" "))
}
