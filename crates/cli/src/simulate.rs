//! `stapel simulate`: bots play many games.

use crate::{
    args::Simulate,
    bots::{Crew, Source, Troubles, sit},
    failure::Failure,
    report,
    stats::Stats,
    text::Text,
    tokami,
    wood_stats::WoodStats,
};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use stapel_bots::Thinking;
use stapel_catalog::WithGame;
use stapel_core::{Game, SeatCount, Seed};
use stapel_table::{BadMatch, Match, Setup};
use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    time::{Duration, Instant},
};

/// What a simulation was, for its report.
pub(crate) struct Simulated<'a> {
    pub(crate) args: &'a Simulate,
    pub(crate) seats: SeatCount,
    pub(crate) bots: Vec<Source>,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) stats: Stats,
    /// What the hands did, in a game of hands.
    pub(crate) wood: Option<WoodStats>,
    pub(crate) time: Duration,
}

pub(crate) fn run(args: &Simulate, text: &Text) -> Result<ExitCode, Failure> {
    let fewest = *args.game.seats().start();
    let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    let players = args.players.unwrap_or_else(|| named.max(fewest));
    let found = usize::from(players);
    let seats = SeatCount::new(players).ok_or(Failure::Match(BadMatch::Players { found }))?;
    if args.bots.len() > found {
        return Err(Failure::TooManyBots { bots: args.bots.len(), seats: found });
    }
    let simulated = match args.game.turn_game() {
        Some(game) => game.visit(Run { args, seats, text })?,
        None => tokami::simulate(args, seats, text)?,
    };
    let shown = if args.json { report::json(&simulated) } else { report::text(&simulated, text) };
    std::io::stdout().write_all(shown.as_bytes()).map_err(Failure::Output)?;
    Ok(ExitCode::SUCCESS)
}

struct Run<'a> {
    args: &'a Simulate,
    seats: SeatCount,
    text: &'a Text,
}

/// One game's record, written as one line.
type Line = (u64, String);

impl<'a> WithGame for Run<'a> {
    type Output = Result<Simulated<'a>, Failure>;

    fn with<G: Thinking>(self) -> Self::Output {
        let args = self.args;
        let options = options::<G>(args.options.as_deref(), self.seats)?;
        let mut kinds = args.bots.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let logs = std::env::temp_dir().join(format!("stapel-{}", std::process::id()));
        let plan = Plan::<G> {
            seed: Seed::from_number(args.seed.unwrap_or(0)),
            seats: self.seats,
            lineup: args.bots.iter().cloned().cycle().take(self.seats.len()).collect(),
            kinds,
            options,
            keep: args.records.is_some(),
            allowed: Duration::from_millis(args.ms),
            logs,
        };
        // What can't begin is told before any thread starts.
        plan.begin(0).map_err(Failure::Match)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = args.threads.map_or(cores, usize::from);
        let progress = progress(args.games, self.text);
        let clock = Instant::now();
        let played = play_all(&plan, args.games, threads, args.records.as_deref(), &progress);
        let time = clock.elapsed();
        progress.finish_and_clear();
        let (stats, troubles) = played?;
        say_troubles(&troubles, &plan.logs, self.text);
        let seed = args.seed.unwrap_or(0);
        let (seats, bots, wood) = (self.seats, plan.kinds, None);
        Ok(Simulated { args, seats, bots, seed, threads, stats, wood, time })
    }
}

/// The options as in a record, or the game's defaults.
pub(crate) fn options<G: Game>(
    json: Option<&str>,
    seats: SeatCount,
) -> Result<G::Options, Failure> {
    let wrong = |error: serde_json::Error| Failure::Options { what: error.to_string() };
    let mut options = serde_json::to_value(G::defaults(seats)).map_err(wrong)?;
    let given: Option<BTreeMap<String, Value>> =
        json.map(serde_json::from_str).transpose().map_err(wrong)?;
    for (name, value) in given.into_iter().flatten() {
        options[name] = value;
    }
    serde_json::from_value(options).map_err(wrong)
}

pub(crate) fn progress(games: u64, text: &Text) -> ProgressBar {
    // Drawn on standard error, and only if that is a terminal.
    let bar = ProgressBar::new(games);
    let what = text.get("simulate-progress");
    let template = format!("{{bar:40.yellow}} {{human_pos}}/{{human_len}} {what} {{eta}}");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

struct Plan<G: Thinking> {
    seed: Seed,
    seats: SeatCount,
    options: G::Options,
    lineup: Vec<Source>,
    kinds: Vec<Source>,
    keep: bool,
    allowed: Duration,
    logs: PathBuf,
}

/// What went wrong, by the bot's command.
type AllTroubles = BTreeMap<String, Troubles>;

/// Tells on standard error what went wrong with programs of others.
pub(crate) fn say_troubles(troubles: &AllTroubles, logs: &Path, text: &Text) {
    for (command, troubles) in troubles.iter().filter(|(_, troubles)| !troubles.none()) {
        let said = text.say(
            "bot-troubles",
            &[
                ("bot", command.as_str().into()),
                ("late", troubles.late.into()),
                ("wrong", troubles.wrong.into()),
                ("died", troubles.died.into()),
                ("logs", logs.display().to_string().into()),
            ],
        );
        eprintln!("{said}");
    }
}

impl<G: Thinking> Plan<G> {
    /// Who sits where in a game: all move on one seat from game to game.
    fn seated(&self, game: u64) -> Vec<Source> {
        let moved = (game % self.lineup.len().max(1) as u64) as usize;
        let mut seated = self.lineup.clone();
        seated.rotate_left(moved);
        seated
    }

    fn begin(&self, game: u64) -> Result<Match<G>, BadMatch> {
        Match::start(Setup {
            options: self.options.clone(),
            players: self.seated(game).iter().map(ToString::to_string).collect(),
            seed: self.seed.child(0, game),
            first: None,
        })
    }

    /// Plays a game to its end.
    fn play(&self, game: u64, crew: &mut Crew, stats: &mut Stats) -> io::Result<Option<Line>> {
        let seated = self.seated(game);
        let mut players = crew.seat::<G>(&seated)?;
        let Ok(mut table) = self.begin(game) else { return Ok(None) };
        let sat = sit(&mut table, &mut players, self.seed.child(1, game), self.allowed);
        crew.rise(players);
        let Some(sat) = sat else { return Ok(None) };
        let kind_of = |source: &Source| self.kinds.iter().position(|kind| kind == source);
        let bot_at: Vec<usize> = seated.iter().filter_map(kind_of).collect();
        stats.add(&sat.standing, sat.decisions, &bot_at);
        let line = self.keep.then(|| serde_json::to_string(&table.record()).ok()).flatten();
        Ok(Some((game, line.unwrap_or_default())))
    }
}

/// How many records may wait to be written.
const BACKLOG: usize = 256;

fn play_all<G: Thinking>(
    plan: &Plan<G>,
    games: u64,
    threads: usize,
    records: Option<&Path>,
    progress: &ProgressBar,
) -> Result<(Stats, AllTroubles), Failure> {
    let mut writer = records.map(Writer::create).transpose()?;
    let next = AtomicU64::new(0);
    let (send, receive) = sync_channel::<Line>(BACKLOG);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let (send, next) = (send.clone(), &next);
                let crew = Crew::new(plan.logs.clone(), thread, plan.allowed);
                scope.spawn(move || work(plan, games, crew, next, &send, progress))
            })
            .collect();
        drop(send);
        let mut written = Ok(());
        for (game, line) in receive {
            if let (Some(writer), Ok(())) = (&mut writer, &written) {
                written = writer.take(game, line);
            }
        }
        let mut stats = Stats::new(plan.kinds.len(), plan.seats.len());
        let mut troubles = AllTroubles::new();
        for worker in workers {
            if let Ok(worked) = worker.join() {
                let (theirs, went_wrong) = worked.map_err(Failure::Program)?;
                stats.merge(&theirs);
                for (command, more) in went_wrong {
                    troubles.entry(command).or_default().add(&more);
                }
            }
        }
        written?;
        if let Some(writer) = writer {
            writer.finish()?;
        }
        Ok((stats, troubles))
    })
}

fn work<G: Thinking>(
    plan: &Plan<G>,
    games: u64,
    mut crew: Crew,
    next: &AtomicU64,
    send: &SyncSender<Line>,
    progress: &ProgressBar,
) -> io::Result<(Stats, AllTroubles)> {
    let mut stats = Stats::new(plan.kinds.len(), plan.seats.len());
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= games {
            return Ok((stats, crew.troubles()));
        }
        let line = plan.play(game, &mut crew, &mut stats)?;
        progress.inc(1);
        // The receiver only goes once all senders have.
        if plan.keep
            && let Some(line) = line
        {
            let _ = send.send(line);
        }
    }
}

/// Writes records in the order of the games, whichever thread is ready first.
pub(crate) struct Writer<'a> {
    path: &'a Path,
    file: BufWriter<File>,
    next: u64,
    early: BTreeMap<u64, String>,
}

impl<'a> Writer<'a> {
    pub(crate) fn create(path: &'a Path) -> Result<Writer<'a>, Failure> {
        let file = File::create(path).map_err(Failure::file(path))?;
        Ok(Writer { path, file: BufWriter::new(file), next: 0, early: BTreeMap::new() })
    }

    pub(crate) fn take(&mut self, game: u64, line: String) -> Result<(), Failure> {
        self.early.insert(game, line);
        while let Some(line) = self.early.remove(&self.next) {
            writeln!(self.file, "{line}").map_err(Failure::file(self.path))?;
            self.next += 1;
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.file.flush().map_err(Failure::file(self.path))
    }
}
