//! `stapel simulate`: bots play many games.

use crate::{
    args::Simulate,
    bots::{Crew, Seated, Source, Troubles},
    failure::Failure,
    halls, report,
    stats::Stats,
    text::Text,
    wood_stats::{Pauses, WoodStats},
};
use indicatif::{ProgressBar, ProgressStyle};
use stapel_core::{SeatCount, Seed};
use stapel_lab::{Broken, Hall, Round, Sat};
use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, BufWriter, Write},
    panic::resume_unwind,
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
    /// Games that could not be played to their end.
    pub(crate) failed: u64,
    pub(crate) time: Duration,
}

pub(crate) fn run(args: &Simulate, text: &Text) -> Result<ExitCode, Failure> {
    let fewest = args.game.sheet.least_seats;
    let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    let players = args.players.unwrap_or_else(|| named.max(fewest));
    let seats = halls::seats(players)?;
    if args.bots.len() > seats.len() {
        return Err(Failure::TooManyBots { bots: args.bots.len(), seats: seats.len() });
    }
    let lab = halls::lab(args.game, &args.bots)?;
    let options = halls::options(args.game, halls::given(args.options.as_deref())?, seats)?;
    // What can't begin is told before any thread starts.
    let hall = halls::hall(lab, &options, seats)?;
    let simulated = simulate(args, seats, &*hall, text)?;
    let shown = if args.json { report::json(&simulated) } else { report::text(&simulated, text) };
    std::io::stdout().write_all(shown.as_bytes()).map_err(Failure::Output)?;
    Ok(if simulated.failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(3) })
}

fn simulate<'a>(
    args: &'a Simulate,
    seats: SeatCount,
    hall: &dyn Hall,
    text: &Text,
) -> Result<Simulated<'a>, Failure> {
    let mut kinds = args.bots.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let seed = args.seed.unwrap_or(0);
    let plan = Plan {
        hall,
        seed: Seed::from_number(seed),
        seats,
        lineup: args.bots.iter().cloned().cycle().take(seats.len()).collect(),
        kinds,
        keep: args.records.is_some(),
        allowed: Duration::from_millis(args.ms),
        logs: std::env::temp_dir().join(format!("stapel-{}", std::process::id())),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let progress = progress(args.games, text);
    let clock = Instant::now();
    let played = play_all(&plan, args.games, threads, args.records.as_deref(), &progress);
    let time = clock.elapsed();
    progress.finish_and_clear();
    let Sums { stats, wood, troubles, failed } = played?;
    say_troubles(&troubles, &plan.logs, text);
    if let Some(first) = failed.first() {
        let said = text.say(
            "simulate-failed",
            &[
                ("failed", failed.len().into()),
                ("games", args.games.into()),
                ("game", first.0.into()),
                ("what", first.1.what.as_str().into()),
            ],
        );
        eprintln!("{said}");
    }
    let wood = args.game.sheet.by_hand.then_some(wood);
    let (bots, failed) = (plan.kinds, failed.len() as u64);
    Ok(Simulated { args, seats, bots, seed, threads, stats, wood, failed, time })
}

fn progress(games: u64, text: &Text) -> ProgressBar {
    // Drawn on standard error, and only if that is a terminal.
    let bar = ProgressBar::new(games);
    let what = text.get("simulate-progress");
    let template = format!("{{bar:40.yellow}} {{human_pos}}/{{human_len}} {what} {{eta}}");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

struct Plan<'a> {
    hall: &'a dyn Hall,
    seed: Seed,
    seats: SeatCount,
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

/// What many games add up to.
struct Sums {
    stats: Stats,
    wood: WoodStats,
    troubles: AllTroubles,
    /// Games that could not be played to their end, by number.
    failed: Vec<(u64, Broken)>,
}

impl Sums {
    fn new(plan: &Plan<'_>) -> Sums {
        Sums {
            stats: Stats::new(plan.kinds.len(), plan.seats.len()),
            wood: WoodStats::new(plan.kinds.len()),
            troubles: AllTroubles::new(),
            failed: Vec::new(),
        }
    }

    /// Adds what another thread has counted.
    fn merge(&mut self, other: Sums) {
        self.stats.merge(&other.stats);
        self.wood.merge(other.wood);
        for (command, more) in other.troubles {
            self.troubles.entry(command).or_default().add(&more);
        }
        self.failed.extend(other.failed);
        self.failed.sort_by_key(|(game, _)| *game);
    }
}

impl Plan<'_> {
    /// Who sits where in a game: all move on one seat from game to game.
    fn seated(&self, game: u64) -> Vec<Source> {
        let moved = (game % self.lineup.len().max(1) as u64) as usize;
        let mut seated = self.lineup.clone();
        seated.rotate_left(moved);
        seated
    }

    /// Plays a game to its end, and counts it. Gives its record, if it has one and it is wanted.
    fn play(&self, game: u64, crew: &mut Crew, sums: &mut Sums) -> io::Result<Option<String>> {
        let seated = self.seated(game);
        let mut bots = crew.seat(&seated)?;
        let mut pauses = Pauses::default();
        let round = Round {
            players: seated.iter().map(ToString::to_string).collect(),
            deal: self.seed.child(0, game),
            chance: self.seed.child(1, game),
            allowed: self.allowed,
            keeps_record: self.keep,
            clock: &mut |moment| pauses.clock(moment),
        };
        let mut sitting: Vec<_> = bots.iter_mut().map(Seated::bot).collect();
        let sat = self.hall.play(round, &mut sitting);
        drop(sitting);
        crew.take_back(bots);
        Ok(match sat {
            Ok(Sat { standing, decisions, hands, record, times: _ }) => {
                let kind_of = |source: &Source| self.kinds.iter().position(|kind| kind == source);
                let bot_at: Vec<usize> = seated.iter().filter_map(kind_of).collect();
                sums.stats.add(&standing, decisions, &bot_at);
                sums.wood.add(&hands, &bot_at, pauses);
                record
            }
            Err(why) => {
                sums.failed.push((game, why));
                None
            }
        })
    }
}

/// One game's record, written as one line; none if the game has failed.
type Line = (u64, Option<String>);

/// How many records may wait to be written.
const BACKLOG: usize = 256;

fn play_all(
    plan: &Plan<'_>,
    games: u64,
    threads: usize,
    records: Option<&Path>,
    progress: &ProgressBar,
) -> Result<Sums, Failure> {
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
        let mut sums = Sums::new(plan);
        for worker in workers {
            let worked = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            sums.merge(worked.map_err(Failure::Program)?);
        }
        written?;
        if let Some(writer) = writer {
            writer.finish()?;
        }
        Ok(sums)
    })
}

fn work(
    plan: &Plan<'_>,
    games: u64,
    mut crew: Crew,
    next: &AtomicU64,
    send: &SyncSender<Line>,
    progress: &ProgressBar,
) -> io::Result<Sums> {
    let mut sums = Sums::new(plan);
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= games {
            sums.troubles = crew.troubles();
            return Ok(sums);
        }
        let line = plan.play(game, &mut crew, &mut sums)?;
        progress.inc(1);
        if plan.keep {
            // The receiver only goes once all senders have.
            let _ = send.send((game, line));
        }
    }
}

/// Writes records in the order of the games, whichever thread is ready first.
struct Writer<'a> {
    path: &'a Path,
    file: BufWriter<File>,
    next: u64,
    early: BTreeMap<u64, Option<String>>,
}

impl<'a> Writer<'a> {
    fn create(path: &'a Path) -> Result<Writer<'a>, Failure> {
        let file = File::create(path).map_err(Failure::file(path))?;
        Ok(Writer { path, file: BufWriter::new(file), next: 0, early: BTreeMap::new() })
    }

    fn take(&mut self, game: u64, line: Option<String>) -> Result<(), Failure> {
        self.early.insert(game, line);
        while let Some(line) = self.early.remove(&self.next) {
            // A game that has failed has no line, and holds up none.
            if let Some(line) = line {
                writeln!(self.file, "{line}").map_err(Failure::file(self.path))?;
            }
            self.next += 1;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.file.flush().map_err(Failure::file(self.path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_bots::Level;
    use stapel_core::Standing;
    use stapel_lab::Bot;

    /// A hall where the game of this deal breaks its own rules.
    struct Breaks(Seed);

    impl Hall for Breaks {
        fn play(&self, round: Round<'_>, _: &mut [Bot<'_>]) -> Result<Sat, Broken> {
            if round.deal == self.0 {
                return Err(Broken::new("it stops before its end"));
            }
            let seats = SeatCount::new(2).unwrap();
            let standing = Standing::highest_wins(seats, |_| 1);
            let record = round.keeps_record.then(|| "{}".to_owned());
            Ok(Sat { standing, decisions: 1, times: Vec::new(), hands: Vec::new(), record })
        }
    }

    #[test]
    fn a_game_that_fails_is_counted_and_holds_up_no_record() {
        let seed = Seed::from_number(0);
        let greedy = Source::Level(Level::Greedy);
        let plan = Plan {
            hall: &Breaks(seed.child(0, 2)),
            seed,
            seats: SeatCount::new(2).unwrap(),
            lineup: vec![greedy.clone(), greedy.clone()],
            kinds: vec![greedy],
            keep: true,
            allowed: Duration::from_secs(1),
            logs: PathBuf::new(),
        };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("records.jsonl");
        let sums = play_all(&plan, 6, 2, Some(&path), &ProgressBar::hidden()).unwrap();
        let failed: Vec<u64> = sums.failed.iter().map(|(game, _)| *game).collect();
        assert_eq!((sums.stats.games, failed), (5, vec![2]));
        assert_eq!(std::fs::read_to_string(path).unwrap().lines().count(), 5);
    }
}
