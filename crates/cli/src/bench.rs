//! `stapel bench`: how fast random games are played on one core, through the generic traits.

use crate::{
    args::Bench,
    bench_search::MeasureSearch,
    cpu::Clock,
    failure::Failure,
    table::{grouped, table},
    text::Text,
};
use serde::Serialize;
use stapel_bots::Thinking;
use stapel_catalog::{GameId, WithGame};
use stapel_core::{SeatCount, Seed, playout};
use std::{io::Write, process::ExitCode, time::Duration};

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

pub(crate) fn run(args: &Bench, text: &Text) -> Result<ExitCode, Failure> {
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
    for game in GameId::ALL {
        for seats in game.seats().filter_map(SeatCount::new) {
            let measured = game.visit(Measure { seats, time })?;
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
    searches(args, time, text, &mut out)?;
    piles(args, text, &mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// How fast the plain search is.
fn searches(
    args: &Bench,
    time: Duration,
    text: &Text,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let heading = ["bench-game", "bench-players", "bench-threads", "bench-search"];
    let mut rows = vec![heading.map(|key| text.get(key)).to_vec()];
    for game in GameId::ALL {
        for seats in game.seats().filter_map(SeatCount::new) {
            let searched = game.visit(MeasureSearch { seats, time, threads: args.threads })?;
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
fn piles(args: &Bench, text: &Text, out: &mut impl Write) -> Result<(), Failure> {
    let heading = ["bench-pile", "bench-steps", "bench-real-time", "bench-cpu"];
    let mut rows = vec![heading.map(|key| text.get(key)).to_vec()];
    for setup in stapel_wood::PILED {
        let seconds = (args.seconds * SIMULATED).ceil().max(1.0) as u32;
        let clock = Clock::start();
        let speed = stapel_wood::bench::measure(setup, seconds)
            .map_err(|why| Failure::Wood { what: why.to_string() })?;
        let cpu = clock.share().map(thousandths);
        let measured = MeasuredWood {
            engine: "stapel",
            what: "wood",
            setup: stapel_wood::setup_name(setup),
            steps_s: speed.steps_per_second.round(),
            times_real_time: thousandths(speed.times_real),
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

struct Measure {
    seats: SeatCount,
    time: Duration,
}

/// Games between two looks at the clock.
const BATCH: u32 = 1000;

impl WithGame for Measure {
    type Output = Result<Measured, Failure>;

    fn with<G: Thinking>(self) -> Self::Output {
        let mut rng = Seed::from_number(1).play_rng();
        let start = G::start(&G::defaults(self.seats), self.seats)
            .map_err(|why| Failure::Match(stapel_table::BadMatch::Options(why)))?;
        let (mut games, mut moves, mut points) = (0_u64, 0_u64, 0_i64);
        let clock = Clock::start();
        while games == 0 || clock.wall() < self.time {
            for _ in 0..BATCH {
                let mut game = start.clone();
                // A game that gets stuck would be a bug; the laws are tested. It counts as played.
                if let Ok(played) = playout(&mut game, &mut rng) {
                    moves += u64::from(played.moves);
                }
                let standing = game.standing();
                points += standing.map_or(0, |s| s.scores().iter().copied().map(i64::from).sum());
            }
            games += u64::from(BATCH);
        }
        let seconds = clock.wall().as_secs_f64();
        let per_game = 1.0 / games as f64;
        Ok(Measured {
            engine: "stapel",
            what: "playouts",
            game: G::NAME,
            players: self.seats.get(),
            playouts_s: (games as f64 / seconds).round(),
            moves_s: (moves as f64 / seconds).round(),
            moves_per_game: thousandths(moves as f64 * per_game),
            mean_score: thousandths(points as f64 * per_game / f64::from(self.seats.get())),
            cpu: clock.share().map(thousandths),
        })
    }
}

fn thousandths(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
