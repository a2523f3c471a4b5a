//! The command line. What its parts mean is said in `i18n/*/cli.ftl`, under `help-…`: see `help`.

use crate::bots::Source;
use clap::{Args, Parser, Subcommand, ValueEnum};
use stapel_registry::{GameSpec, Language};
use stapel_store::Flush;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Parser, Debug)]
#[command(name = "stapel", version, disable_help_flag = true, disable_version_flag = true)]
#[command(
    disable_help_subcommand = true,
    subcommand_required = true,
    arg_required_else_help = true
)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "en|de|nl|ru")]
    pub(crate) lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(Serve),
    Play(Play),
    Simulate(Simulate),
    Arena(Arena),
    Check(Check),
    Rules(Rules),
    Bench(Bench),
    Backup(Backup),
    Export(Export),
    Import(Import),
    Dump(Dump),
    Load(Load),
    // After what games bring of their own.
    #[command(display_order = 100)]
    Completions(Completions),
}

#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "STAPEL_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "FOLDER", env = "STAPEL_DATA", default_value = "data")]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "postgres://…", env = "STAPEL_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "commit|second", env = "STAPEL_FLUSH", default_value = "second")]
    pub(crate) flush: FlushArg,
    #[arg(long, value_name = "URL", env = "STAPEL_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "ORIGIN,…", env = "STAPEL_ORIGINS", value_delimiter = ',')]
    pub(crate) origins: Vec<String>,
    #[arg(long, value_name = "NET,…", env = "STAPEL_TRUSTED_PROXIES", value_delimiter = ',')]
    pub(crate) trusted_proxies: Vec<ipnet::IpNet>,
    #[arg(long, value_name = "N", env = "STAPEL_CONNECTIONS", default_value_t = 20_000)]
    pub(crate) connections: usize,
    #[arg(long, value_name = "N", env = "STAPEL_CONNECTIONS_PER_ADDRESS", default_value_t = 200)]
    pub(crate) connections_per_address: usize,
    #[arg(long, value_name = "N", env = "STAPEL_BOT_GAMES_PER_ADDRESS", default_value_t = 8)]
    pub(crate) bot_games_per_address: usize,
    #[arg(long, value_name = "N", env = "STAPEL_MESSAGES_PER_SECOND", default_value_t = 40)]
    pub(crate) messages_per_second: u32,
    #[arg(
        long,
        alias = "makings-per-minute",
        value_name = "N",
        env = "STAPEL_NEW_PER_MINUTE",
        default_value_t = 60
    )]
    pub(crate) new_per_minute: u32,
    #[arg(long, value_name = "TIME", env = "STAPEL_GONE_AFTER", default_value = "9s", value_parser = time)]
    pub(crate) gone_after: Duration,
    #[arg(long, value_name = "TIME", env = "STAPEL_AWAY_AFTER", default_value = "60s", value_parser = time)]
    pub(crate) away_after: Duration,
    #[arg(long, value_name = "TIME", env = "STAPEL_REQUEST_WITHIN", default_value = "10s", value_parser = time)]
    pub(crate) request_within: Duration,
    #[arg(long, value_name = "TIME|never", env = "STAPEL_FORGET_AFTER", default_value = "90days")]
    pub(crate) forget_after: Age,
    #[arg(long, value_name = "N", env = "STAPEL_THINKERS")]
    pub(crate) thinkers: Option<usize>,
    #[arg(long, value_name = "FILTER", env = "STAPEL_LOG", default_value = "info,sqlx=warn")]
    pub(crate) log: String,
    #[arg(long, env = "STAPEL_LOG_JSON")]
    pub(crate) log_json: bool,
}

/// When a SQLite file is flushed to the disk.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FlushArg {
    Commit,
    Second,
}

impl FlushArg {
    pub(crate) fn flush(self) -> Flush {
        match self {
            FlushArg::Commit => Flush::EachCommit,
            FlushArg::Second => Flush::EachSecond,
        }
    }
}

/// How old something may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Age(pub(crate) Option<Duration>);

impl std::str::FromStr for Age {
    type Err = String;
    fn from_str(text: &str) -> Result<Age, String> {
        if text == "never" { Ok(Age(None)) } else { time(text).map(|age| Age(Some(age))) }
    }
}

/// A time that is not 0, such as `9s` or `90days`.
fn time(text: &str) -> Result<Duration, String> {
    let time = humantime::parse_duration(text).map_err(|error| error.to_string())?;
    if time.is_zero() { Err("0".to_owned()) } else { Ok(time) }
}

/// One of the games that the program was handed.
pub(crate) type Game = &'static GameSpec;

/// Stands in until the program knows its games (`help::command`).
fn game(name: &str) -> Result<Game, String> {
    Err(name.to_owned())
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(required_unless_present = "resume", value_parser = game)]
    pub(crate) game: Option<Game>,
    #[arg(long, value_name = "2–5")]
    pub(crate) players: Option<u8>,
    #[arg(long, value_name = "BOT,…")]
    pub(crate) bots: Option<BotList>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    #[arg(long, value_name = "SEAT")]
    pub(crate) first: Option<u8>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "bots", "seed", "first", "names"])]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: u64,
}

/// Bots by name, separated by commas; an empty list is a table without bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotList(pub(crate) Vec<Source>);

impl std::str::FromStr for BotList {
    type Err = stapel_bots::UnknownBot;
    fn from_str(list: &str) -> Result<BotList, Self::Err> {
        if list.is_empty() {
            return Ok(BotList(Vec::new()));
        }
        list.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>().map(BotList)
    }
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "2–5")]
    pub(crate) players: Option<u8>,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<Source>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "FILE.jsonl")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, value_name = "JSON")]
    pub(crate) options: Option<String>,
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Source>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "2–5")]
    pub(crate) players: Option<u8>,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "JSON")]
    pub(crate) options: Option<String>,
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    #[arg(value_parser = game)]
    pub(crate) game: Game,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pub(crate) seconds: f64,
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: clap_complete::Shell,
}

/// Which store.
#[derive(Args, Debug)]
pub(crate) struct StoreArgs {
    #[arg(
        long,
        value_name = "FOLDER",
        env = "STAPEL_DATA",
        default_value = "data",
        hide_env = true
    )]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "postgres://…|FILE", env = "STAPEL_DATABASE", hide_env = true)]
    pub(crate) database: Option<String>,
}

impl StoreArgs {
    /// Its address.
    pub(crate) fn address(&self) -> String {
        let file = || self.data.join(stapel_store::FILE).display().to_string();
        self.database.clone().unwrap_or_else(file)
    }
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Export {
    #[arg(value_name = "FILE.jsonl")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) records: bool,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Import {
    #[arg(value_name = "FILE.jsonl")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Dump {
    #[arg(value_name = "TABLE")]
    pub(crate) table: String,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Load {
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) host: String,
    #[arg(long)]
    pub(crate) spawn: bool,
    #[arg(long, value_name = "postgres://…|FILE")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "PID", conflicts_with = "spawn")]
    pub(crate) server_pid: Option<u32>,
    #[arg(long, value_parser = game)]
    pub(crate) game: Game,
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) tables: u32,
    #[arg(long, value_name = "2–5", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(crate) players: u8,
    #[arg(long, value_name = "SECONDS")]
    pub(crate) seconds: Option<f64>,
    #[arg(long, value_name = "MOVES/S", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) rate: Option<u32>,
    #[arg(long, value_name = "SOCKETS", conflicts_with_all = ["rate", "kill"])]
    pub(crate) idle: Option<u32>,
    #[arg(long, value_name = "TABLES", conflicts_with_all = ["rate", "kill", "idle"], value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(crate) crowd: Option<u32>,
    #[arg(long, value_name = "TIMES", conflicts_with = "rate")]
    pub(crate) kill: Option<u32>,
    #[arg(long, requires = "kill")]
    pub(crate) steered: bool,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
}

impl Load {
    /// How long it is measured.
    pub(crate) fn seconds(&self) -> f64 {
        self.seconds.unwrap_or(10.0)
    }
}
