//! The program `stapel`, as a library: which games it plays is handed to it, so that another program with other games is one line.

mod arena;
mod args;
mod bench;
mod bots;
mod check;
mod cpu;
mod dump;
mod failure;
mod game_options;
mod halls;
mod help;
mod import;
mod keep;
mod load;
mod play;
mod report;
mod rules;
mod serve;
mod simulate;
mod stats;
mod table;
mod text;
mod wood_stats;

use args::{Cli, Command};
use clap::{ArgMatches, FromArgMatches};
use failure::Failure;
use stapel_registry::{Language, Registry};
use std::process::ExitCode;
use text::Text;

/// Runs the program with these games: reads its command line, does what it says, and gives its exit code.
#[must_use]
pub fn run(games: Registry) -> ExitCode {
    let text = Text::new(language(std::env::args()));
    let done = match help::command(games, &text).try_get_matches() {
        Ok(matches) => match play::own_command(games, &matches, &text) {
            Some(done) => Ok(done),
            None => {
                Cli::from_arg_matches(&matches).map(|cli| command(games, &cli, &matches, &text))
            }
        },
        Err(error) => Err(error),
    };
    let done = match done {
        Ok(done) => done,
        Err(error) => {
            let code = error.exit_code();
            // Nobody is left to tell if standard output and error are gone.
            let _ = error.print();
            return ExitCode::from(u8::try_from(code).unwrap_or(2));
        }
    };
    match done {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("stapel: {}", failure.say(&text));
            failure.exit_code()
        }
    }
}

fn command(
    games: Registry,
    cli: &Cli,
    matches: &ArgMatches,
    text: &Text,
) -> Result<ExitCode, Failure> {
    match &cli.command {
        Command::Serve(args) => serve::run(games, args, text),
        Command::Play(args) => play::run(games, args, matches, text),
        Command::Simulate(args) => simulate::run(args, text),
        Command::Arena(args) => arena::run(args, text),
        Command::Check(args) => check::run(games, args, text),
        Command::Rules(args) => rules::run(args, text),
        Command::Bench(args) => bench::run(games, args, text),
        Command::Backup(args) => keep::backup(args, text),
        Command::Export(args) => keep::export(args, text),
        Command::Dump(args) => dump::run(args),
        Command::Import(args) => import::run(games, args, text),
        Command::Load(args) => load::run(games, args, text),
        Command::Completions(args) => {
            let mut command = help::command(games, text);
            clap_complete::generate(args.shell, &mut command, "stapel", &mut std::io::stdout());
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The language to speak, which must be known before the command line is read: what `--lang` says,
/// else the locale.
fn language(args: impl Iterator<Item = String>) -> Language {
    let args: Vec<String> = args.collect();
    let after = args.iter().position(|arg| arg == "--lang").and_then(|at| args.get(at + 1));
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let asked = joined.or(after.map(String::as_str)).and_then(|code| code.parse().ok());
    let locale = || {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let value = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        value.and_then(|locale| Language::of_locale(&locale))
    };
    asked.or_else(locale).unwrap_or_default()
}
