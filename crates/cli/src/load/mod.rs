//! `stapel load`: tables of virtual players over real sockets.

mod crowd;
mod http;
mod idle;
mod kill;
mod player;
mod process;
mod report;
mod scan;
mod socket;
mod trouble;
mod world;

use crate::{args::Load, failure::Failure, text::Text};
use http::Http;
use player::Player;
use process::{Server, Usage, usage};
use report::Report;
use stapel_registry::Registry;
use std::cell::{Cell, RefCell};
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{Instant, sleep_until};
use trouble::Trouble;
use world::{Table, Tally, World};

/// Caches warm up and games begin before anything is counted.
const WARM_UP: Duration = Duration::from_secs(1);
/// Longer than any run.
const FOREVER: Duration = Duration::from_secs(24 * 3600);

pub(crate) fn run(games: Registry, args: &Load, text: &Text) -> Result<ExitCode, Failure> {
    // One socket is one file; a soft limit of 1024 is common.
    let limit = rlimit::increase_nofile_limit(u64::MAX).map_err(Failure::System)?;
    let wanted = u64::from(args.idle.unwrap_or(0).max(args.tables * u32::from(args.players))) + 64;
    if limit < wanted {
        return Err(Failure::Load {
            what: text.say("load-files", &[("limit", limit.into()), ("wanted", wanted.into())]),
        });
    }
    // One thread: the machine is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(Failure::System)?;
    let report = LocalSet::new()
        .block_on(&runtime, load(games, args))
        .map_err(|trouble| Failure::Load { what: trouble.to_string() })?;
    report.tell(args, text)?;
    Ok(ExitCode::SUCCESS)
}

async fn load(games: Registry, args: &Load) -> Result<Report, Trouble> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join(stapel_store::FILE).display().to_string();
    let database = args.database.clone().unwrap_or(file);
    let log = folder.path().join("server.log");
    let server = match args.spawn || args.kill.is_some() {
        true => Some(Server::start(&database, &log).await.inspect_err(|_| {
            eprint!("{}", std::fs::read_to_string(&log).unwrap_or_default());
        })?),
        false => None,
    };
    let host = server.as_ref().map_or(args.host.clone(), |server| server.host().to_owned());
    let pid = server.as_ref().and_then(Server::pid).or(args.server_pid);
    if let Some(sockets) = args.idle {
        return idle::open(&host, sockets, pid).await;
    }
    if let Some(tables) = args.crowd {
        return crowd::measure(games, args, &host, tables).await;
    }
    let now = Instant::now();
    let world = Rc::new(World {
        host,
        counts_from: Cell::new(now + FOREVER),
        end: Cell::new(now + FOREVER),
        ended: Notify::new(),
        come_back: args.kill.is_some(),
        tally: RefCell::new(Tally::new().map_err(|e| Trouble::Answer(e.to_string()))?),
    });
    let players = gather(args, &world).await?;
    match (server, args.kill) {
        (Some(server), Some(kills)) => {
            let least = Duration::from_secs_f64(args.seconds.unwrap_or(0.0));
            let plan = kill::Plan { kills, least, steered: args.steered };
            kill::run(&world, players, server, &database, plan).await
        }
        (server, _) => measure(args, &world, players, server, pid).await,
    }
}

/// Opens the tables, seats everybody and starts the games.
async fn gather(args: &Load, world: &Rc<World>) -> Result<Vec<Player>, Trouble> {
    #[derive(serde::Deserialize)]
    struct Device {
        token: String,
    }
    #[derive(serde::Deserialize)]
    struct Opened {
        table: String,
    }
    let mut http = Http::connect(&world.host).await?;
    let pace =
        args.rate.map(|rate| Duration::from_secs_f64(f64::from(args.tables) / f64::from(rate)));
    let mut players = Vec::new();
    for n in 0..args.tables {
        let mut tokens = Vec::new();
        for _ in 0..args.players {
            tokens.push(http.post::<Device>("/api/devices", None, "{}".into()).await?.token);
        }
        let wish = serde_json::json!({ "game": args.game.name(), "seats": args.players });
        let opened: Opened =
            http.post("/api/tables", tokens.first().map(String::as_str), wish.to_string()).await?;
        let table = Rc::new(Table {
            id: opened.table,
            pace,
            due: Cell::new(Instant::now()),
            sent: Cell::new(None),
        });
        let from = players.len();
        for (seat, token) in tokens.into_iter().enumerate() {
            let seed = args.seed.wrapping_add(u64::from(n) << 8).wrapping_add(seat as u64);
            players.push(Player::sit_down(world, &table, token, seat, seed).await?);
        }
        players[from].start().await?;
    }
    Ok(players)
}

/// Lets them play and counts.
async fn measure(
    args: &Load,
    world: &Rc<World>,
    players: Vec<Player>,
    server: Option<Server>,
    pid: Option<u32>,
) -> Result<Report, Trouble> {
    let start = Instant::now() + WARM_UP;
    let end = start + Duration::from_secs_f64(args.seconds());
    world.counts_from.set(start);
    world.end.set(end);
    if args.rate.is_some() {
        // Tables take turns, so that they do not all move at once.
        let tables = players.iter().filter(|player| player.seat == 0);
        for (n, player) in tables.enumerate() {
            let pace = player.table.pace.unwrap_or_default();
            let share = n as f64 / f64::from(args.tables);
            player.table.due.set(Instant::now() + pace.mul_f64(share));
        }
    }
    let watch = spawn_local(async move {
        sleep_until(start).await;
        let before = pid.and_then(usage);
        let own = usage(std::process::id());
        sleep_until(end).await;
        Measured { before, after: pid.and_then(usage), own, own_after: usage(std::process::id()) }
    });
    let tasks: Vec<_> = players
        .into_iter()
        .map(|mut player| spawn_local(async move { player.play().await }))
        .collect();
    for task in tasks {
        task.await.map_err(|e| Trouble::Answer(e.to_string()))??;
    }
    let measured = watch.await.map_err(|e| Trouble::Answer(e.to_string()))?;
    if let Some(server) = server {
        server.end().await?;
    }
    Ok(Report::of_play(args, &world.tally.borrow(), &measured))
}

/// What the processes had used before and after.
struct Measured {
    before: Option<Usage>,
    after: Option<Usage>,
    own: Option<Usage>,
    own_after: Option<Usage>,
}
