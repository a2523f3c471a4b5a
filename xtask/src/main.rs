//! Builds, runs and tests the project. `./run` and `./test` call it.

mod advisories;
mod api;
mod counts;
mod deny;
mod edges;
mod fresh;
mod games;
mod metadata;
mod needs;
mod page;
mod rules;
mod run;
mod steps;
mod test;
mod tools;
mod types;
mod wasm;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  run [ARGS]   builds what is needed and starts the server, or what else is asked for
  build        builds the page and the program with the page in it
  test         checks everything: format, lints, rules, edges, dependencies, all tests
  rules        lists rule numbers without a test, and fails if there are any
  games        lists what names a game outside its own crates and folders, and fails if anything does
  edges        checks that crates use only what they may
  wasm [NAME]  builds the page's WASM modules, or one of them
  api          checks the running server against its description (schemathesis)
  types        writes the page's types and the games' data sheets (web/src/protocol, web/src/games)
  page         builds the page for the browser into web/dist
  deny         checks the licences, sources and versions of all dependencies (deny.toml)
  advisories   asks RustSec and npm for known faults of dependencies (needs the network)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match command(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(args: &[String]) -> Result<()> {
    match args.split_first().map(|(command, rest)| (command.as_str(), rest)) {
        Some(("run", rest)) => run::run(rest),
        Some(("build", [])) => run::build(),
        Some(("test", [])) => test::test(),
        Some(("rules", [])) => rules::rules(),
        Some(("games", [])) => games::games(),
        Some(("edges", [])) => edges::edges(),
        Some(("wasm", [])) => wasm::wasm(None),
        Some(("wasm", [name])) => wasm::wasm(Some(name)),
        Some(("types", [])) => types::types(),
        Some(("api", [])) => api::api(),
        Some(("page", [])) => page::build(),
        Some(("deny", [])) => deny::deny(),
        Some(("advisories", [])) => advisories::advisories(),
        Some(_) | None => bail!("{USAGE}"),
    }
}
