//! The program `stapel`.

mod arena;
mod args;
mod bench;
mod bench_search;
mod bots;
mod check;
mod cpu;
mod dump;
mod failure;
mod help;
mod import;
mod keep;
mod load;
mod play;
mod refusal;
mod report;
mod rules;
mod serve;
mod simulate;
mod stats;
mod table;
mod text;
mod tokami;
mod wood_stats;

use args::{Cli, Command};
use clap::FromArgMatches;
use failure::Failure;
use stapel_catalog::Language;
use std::process::ExitCode;
use text::Text;

/// A server makes messages on one thread and drops them on another, which the system's allocator is slow at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let text = Text::new(language(std::env::args()));
    let parsed =
        help::command(&text).try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => {
            let code = error.exit_code();
            // Nobody is left to tell if standard output and error are gone.
            let _ = error.print();
            return ExitCode::from(u8::try_from(code).unwrap_or(2));
        }
    };
    match run(&cli, &text) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("stapel: {}", failure.say(&text));
            failure.exit_code()
        }
    }
}

fn run(cli: &Cli, text: &Text) -> Result<ExitCode, Failure> {
    match &cli.command {
        Command::Serve(args) => serve::run(args, text),
        Command::Play(args) => play::run(args, text),
        Command::Simulate(args) => simulate::run(args, text),
        Command::Arena(args) => arena::run(args, text),
        Command::Check(args) => check::run(args, text),
        Command::Rules(args) => rules::run(args, text),
        Command::Bench(args) => bench::run(args, text),
        Command::Backup(args) => keep::backup(args, text),
        Command::Export(args) => keep::export(args, text),
        Command::Import(args) => import::run(args, text),
        Command::Dump(args) => dump::run(args),
        Command::Load(args) => load::run(args, text),
        Command::Tokami(command) => tokami::run(command, text),
        Command::Completions(args) => {
            let mut command = help::command(text);
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
