//! The game server.

use crate::args::Serve;
use crate::failure::Failure;
use crate::text::Text;
use stapel_registry::Registry;
use stapel_server::{Config, ServeError, Server};
use std::io::IsTerminal;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

/// So many sockets are heard before what the last ones said is stored and told: while hundreds wait their turn in the
/// system, what is worked on stays in the processor's cache.
const MOST_HEARD: usize = 32;

pub(crate) fn run(games: Registry, args: &Serve, text: &Text) -> Result<ExitCode, Failure> {
    let failed = |error: ServeError| Failure::Serve { what: error.to_string() };
    start_log(args)?;
    let database = match &args.database {
        Some(database) => database.clone(),
        None => {
            std::fs::create_dir_all(&args.data).map_err(Failure::file(&args.data))?;
            args.data.join(stapel_store::FILE).display().to_string()
        }
    };
    let usual = Config::default();
    let config = Config {
        listen: args.listen,
        database,
        flush: args.flush.flush(),
        public_url: args.public_url.clone(),
        origins: args.origins.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        connections: args.connections,
        connections_per_address: args.connections_per_address,
        bot_games_per_address: args.bot_games_per_address,
        messages_per_second: args.messages_per_second,
        new_per_minute: args.new_per_minute,
        gone_after: args.gone_after,
        away_after: args.away_after,
        request_within: args.request_within,
        forget_after: args.forget_after.0,
        thinkers: args.thinkers.unwrap_or(usual.thinkers).max(1),
        ..usual
    };
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.worker_threads(workers()).max_io_events_per_tick(MOST_HEARD).enable_all();
    let runtime = runtime.build();
    let runtime = runtime.map_err(Failure::Output)?;
    runtime.block_on(async {
        let server = Server::start(config, games).await.map_err(failed)?;
        let url = format!("http://{}/", server.address());
        println!("{}", text.say("serve-ready", &[("url", url.into())]));
        server.run(end()).await;
        Ok(ExitCode::SUCCESS)
    })
}

fn start_log(args: &Serve) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&args.log);
    let filter = filter.map_err(|error| Failure::Serve { what: error.to_string() })?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A second log in one process is not started.
    let _ = if args.log_json { log.json().try_init() } else { log.try_init() };
    Ok(())
}

/// Waits until somebody ends the program.
async fn end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

/// One core is left to the store's thread and to the bots; a message that wakes another core costs more than it gains.
fn workers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}
