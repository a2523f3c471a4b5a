//! The real program.

use std::process::{Command, Output};

/// Runs it, in English whatever the machine speaks.
pub(crate) fn stapel(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap()
}
