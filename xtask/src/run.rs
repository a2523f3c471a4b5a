//! Builds what is needed and starts the server, or whatever else is asked for.

use crate::{metadata::root, needs, page};
use anyhow::{Context, Result, bail};
use std::process::{Command, exit};

/// What needs the page: without arguments the server is started.
fn needs_page(args: &[String]) -> bool {
    args.first().is_none_or(|command| command == "serve")
}

pub(crate) fn run(args: &[String]) -> Result<()> {
    println!("Building Stapel (the first time takes a few minutes) …");
    if needs_page(args) {
        build()?;
    } else {
        program()?;
    }
    let program = root().join("target/release/stapel");
    let args: Vec<&str> = match args {
        [] => {
            println!("Starting the server. For a game in the terminal: ./run play GAME");
            vec!["serve"]
        }
        given => given.iter().map(String::as_str).collect(),
    };
    let status = Command::new(&program).args(args).status();
    let status = status.with_context(|| format!("{} can't be started", program.display()))?;
    exit(status.code().unwrap_or(1));
}

/// The page, and the program with the page in it.
pub(crate) fn build() -> Result<()> {
    needs::for_page()?;
    page::build()?;
    program()
}

fn program() -> Result<()> {
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--locked", "--package", "stapel"])
        .current_dir(root())
        .status()
        .context("cargo can't be started")?;
    if !built.success() {
        bail!("the build failed; what cargo said is above");
    }
    Ok(())
}
