//! `stapel bench`: how fast random games are played on one core, through the generic traits.

use crate::{
    args::Bench,
    cpu::Clock,
    failure::Failure,
    table::{grouped, table},
    text::Text,
};
use serde::Serialize;
use stapel_core::{BadOptions, SeatCount, Seed};
use stapel_lab::Lab;
use stapel_registry::{GameSpec, Registry};
use stapel_table::BadMatch;
use std::{
    io::Write,
    panic::resume_unwind,
    process::ExitCode,
    time::{Duration, Instant},
};

/// One measurement.
#[derive(Serialize)]
struct Measured {
    engine: &'static str,
    what: &'static str,
    game: &'static str,
    players: u8,
    playouts_s: f64,
    moves_s: f64,
    moves_per_game: f64,
    mean_score: f64,
    /// The share of one core that the process had while measuring, where the system tells.
    cpu: Option<f64>,
}

pub(crate) fn run(games: Registry, args: &Bench, text: &Text) -> Result<ExitCode, Failure> {
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|error| Failure::Options { what: error.to_string() })?;
    let mut out = std::io::stdout().lock();
    let mut rows = vec![
        [
            "bench-game",
            "bench-players",
            "bench-playouts",
            "bench-moves",
            "bench-moves-per-game",
            "bench-mean-score",
            "bench-cpu",
        ]
        .map(|key| text.get(key))
        .to_vec(),
    ];
    for (game, lab) in labs(games) {
        for seats in game.sheet.seat_counts() {
            let Some(measured) = measure(game.name(), lab, seats, time)? else { continue };
            if args.json {
                let line =
                    serde_json::to_string(&measured).map_err(|e| Failure::Output(e.into()))?;
                writeln!(out, "{line}").map_err(Failure::Output)?;
            } else {
                rows.push(row(&measured));
            }
        }
    }
    if !args.json {
        let title = text.get("bench-title");
        writeln!(out, "{title}\n\n{}", table(&rows)).map_err(Failure::Output)?;
    }
    searches(games, args, time, text, &mut out)?;
    piles(games, args, text, &mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// The games in which bots do something among themselves.
fn labs(games: Registry) -> impl Iterator<Item = (&'static GameSpec, &'static dyn Lab)> {
    games.games().iter().filter_map(|game| game.engine.lab().map(|lab| (game, lab)))
}

fn unplayable(why: BadOptions) -> Failure {
    Failure::Match(BadMatch::Options(why))
}

/// A measurement of the plain search.
#[derive(Serialize)]
struct Searched {
    engine: &'static str,
    what: &'static str,
    game: &'static str,
    players: u8,
    threads: u16,
    iterations_s: f64,
}

/// How fast the plain search is.
fn searches(
    games: Registry,
    args: &Bench,
    time: Duration,
    text: &Text,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let heading = ["bench-game", "bench-players", "bench-threads", "bench-search"];
    let mut rows = vec![heading.map(|key| text.get(key)).to_vec()];
    for (game, lab) in labs(games) {
        for seats in game.sheet.seat_counts() {
            let searched = search(game.name(), lab, seats, time, args.threads)?;
            let Some(searched) = searched else { continue };
            if args.json {
                let line =
                    serde_json::to_string(&searched).map_err(|e| Failure::Output(e.into()))?;
                writeln!(out, "{line}").map_err(Failure::Output)?;
            }
            rows.push(vec![
                searched.game.to_owned(),
                searched.players.to_string(),
                searched.threads.to_string(),
                grouped(searched.iterations_s),
            ]);
        }
    }
    if args.json {
        return Ok(());
    }
    let title = text.get("bench-search-title");
    writeln!(out, "{title}\n\n{}", table(&rows)).map_err(Failure::Output)
}

/// All threads search on their own: the decisions of one game, played at random in between.
fn search(
    game: &'static str,
    lab: &'static dyn Lab,
    seats: SeatCount,
    time: Duration,
    threads: u16,
) -> Result<Option<Searched>, Failure> {
    let clock = Instant::now();
    let work = |thread: u16| {
        let own = Instant::now();
        let seed = Seed::from_number(1).child(0, u64::from(thread));
        lab.search(seats, seed, &mut || own.elapsed() < time)
    };
    let worked = std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, _>| {
            worker.join().unwrap_or_else(|panic| resume_unwind(panic))
        };
        workers.into_iter().map(join).collect::<Option<Result<Vec<u64>, BadOptions>>>()
    });
    let Some(iterations) = worked.transpose().map_err(unplayable)? else { return Ok(None) };
    let iterations: u64 = iterations.into_iter().sum();
    Ok(Some(Searched {
        engine: "stapel",
        what: "search",
        game,
        players: seats.get(),
        threads,
        iterations_s: (iterations as f64 / clock.elapsed().as_secs_f64()).round(),
    }))
}

/// One measurement of the wood.
#[derive(Serialize)]
struct MeasuredWood {
    engine: &'static str,
    what: &'static str,
    setup: &'static str,
    steps_s: f64,
    times_real_time: f64,
    /// As for playouts.
    cpu: Option<f64>,
}

/// Simulated seconds for each second that the bench may take: what a slow machine manages.
const SIMULATED: f64 = 20.0;

/// How fast the wood is, with a stick being dragged.
fn piles(games: Registry, args: &Bench, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let mut piles = labs(games).flat_map(|(_, lab)| lab.piles()).peekable();
    if piles.peek().is_none() {
        return Ok(());
    }
    let heading = ["bench-pile", "bench-steps", "bench-real-time", "bench-cpu"];
    let mut rows = vec![heading.map(|key| text.get(key)).to_vec()];
    for pile in piles {
        let seconds = (args.seconds * SIMULATED).ceil().max(1.0) as u32;
        let clock = Clock::start();
        let (steps, times) = pile.speed(seconds).map_err(|why| Failure::Wood { what: why.what })?;
        let cpu = clock.share().map(thousandths);
        let measured = MeasuredWood {
            engine: "stapel",
            what: "wood",
            setup: pile.name(),
            steps_s: steps.round(),
            times_real_time: thousandths(times),
            cpu,
        };
        if args.json {
            let line = serde_json::to_string(&measured).map_err(|e| Failure::Output(e.into()))?;
            writeln!(out, "{line}").map_err(Failure::Output)?;
        }
        rows.push(vec![
            measured.setup.to_owned(),
            grouped(measured.steps_s),
            format!("{:.1}", measured.times_real_time),
            percent(cpu),
        ]);
    }
    if args.json {
        return Ok(());
    }
    let title = text.get("bench-wood-title");
    writeln!(out, "{title}\n\n{}", table(&rows)).map_err(Failure::Output)
}

fn row(measured: &Measured) -> Vec<String> {
    vec![
        measured.game.to_owned(),
        measured.players.to_string(),
        grouped(measured.playouts_s),
        grouped(measured.moves_s),
        format!("{:.2}", measured.moves_per_game),
        format!("{:.2}", measured.mean_score),
        percent(measured.cpu),
    ]
}

fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.0} %", 100.0 * share))
}

/// How fast random games are played; none where they need wood.
fn measure(
    game: &'static str,
    lab: &dyn Lab,
    seats: SeatCount,
    time: Duration,
) -> Result<Option<Measured>, Failure> {
    let clock = Clock::start();
    let played = lab.playouts(seats, &mut |games| games == 0 || clock.wall() < time);
    let Some(played) = played.transpose().map_err(unplayable)? else { return Ok(None) };
    let seconds = clock.wall().as_secs_f64();
    let (games, moves) = (played.games as f64, played.moves as f64);
    let players = f64::from(seats.get());
    Ok(Some(Measured {
        engine: "stapel",
        what: "playouts",
        game,
        players: seats.get(),
        playouts_s: (games / seconds).round(),
        moves_s: (moves / seconds).round(),
        moves_per_game: thousandths(moves / games),
        mean_score: thousandths(played.points as f64 / games / players),
        cpu: clock.share().map(thousandths),
    }))
}

fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
