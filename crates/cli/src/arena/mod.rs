//! `stapel arena`: how strong bots are, shown by duplicate play.

mod elo;
mod html;
mod journal;
mod report;
mod schedule;
mod tally;

use crate::{
    args::Arena,
    bots::{Crew, Seated, Troubles},
    failure::Failure,
    halls,
    simulate::say_troubles,
    text::Text,
};
use indicatif::{ProgressBar, ProgressStyle};
use journal::{Journal, Played};
use report::Report;
use schedule::Schedule;
use serde_json::json;
use stapel_core::Seed;
use stapel_lab::{Broken, Hall, Round};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write},
    panic::resume_unwind,
    path::PathBuf,
    process::ExitCode,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    time::Duration,
};
use tally::Tally;

pub(crate) fn run(args: &Arena, text: &Text) -> Result<ExitCode, Failure> {
    let report = play(args, text)?;
    if let Some(folder) = &args.out {
        for (name, content) in
            [("report.json", report.json(true)), ("report.html", html::page(&report, text))]
        {
            let path = folder.join(name);
            std::fs::write(&path, content).map_err(Failure::file(&path))?;
        }
    }
    let shown = if args.json { report.json(false) } else { report.text(text) };
    std::io::stdout().write_all(shown.as_bytes()).map_err(Failure::Output)?;
    Ok(ExitCode::SUCCESS)
}

fn play(args: &Arena, text: &Text) -> Result<Report, Failure> {
    let game = args.game;
    let seats = halls::seats(args.players.unwrap_or(game.sheet.least_seats))?;
    let lab = halls::lab(game, &args.bots)?;
    let options = halls::options(game, halls::given(args.options.as_deref())?, seats)?;
    // What can't begin is told before any thread starts.
    let hall = halls::hall(lab, &options, seats)?;
    let schedule = Schedule::new(&args.bots, seats.len(), args.games);
    // What a journal must be of. (More games of the same run may be asked for later.)
    let run = json!({
        "arena": 1, "game": game.name(), "players": seats, "bots": args.bots,
        "seed": args.seed, "options": options,
    });
    let room = Room {
        schedule: &schedule,
        hall: &*hall,
        seats: seats.len(),
        seed: Seed::from_number(args.seed),
        allowed: Duration::from_millis(args.ms),
        logs: match &args.out {
            Some(folder) => folder.clone(),
            None => std::env::temp_dir().join(format!("stapel-{}", std::process::id())),
        },
    };
    let (journal, mut played) = match &args.out {
        Some(folder) => {
            let (journal, played) = Journal::open(folder, &run)?;
            (Some(journal), played)
        }
        None => (None, Vec::new()),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let troubles = room.play(&mut played, journal, threads, text)?;
    say_troubles(&troubles, &room.logs, text);
    let tally = Tally::of(&schedule, &played);
    Ok(Report { run, command: command(args), kinds: schedule.kinds, tally })
}

/// The command that makes the same report again.
fn command(args: &Arena) -> String {
    let bots: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
    let mut command = format!(
        "stapel arena {} --bots \"{}\" --games {} --seed {}",
        args.game.name(),
        bots.join(","),
        args.games,
        args.seed
    );
    if let Some(players) = args.players {
        command += &format!(" --players {players}");
    }
    if let Some(options) = &args.options {
        command += &format!(" --options '{options}'");
    }
    command
}

/// Where the games are played.
struct Room<'a> {
    schedule: &'a Schedule,
    hall: &'a dyn Hall,
    seats: usize,
    seed: Seed,
    allowed: Duration,
    logs: PathBuf,
}

type AllTroubles = BTreeMap<String, Troubles>;

/// Games that are finished and not yet written down.
const BACKLOG: usize = 64;

/// Why a worker stops.
enum Stop {
    Program(io::Error),
    Broken(Broken),
}

impl Room<'_> {
    fn game(&self, game: u64, crew: &mut Crew) -> Result<Option<Played>, Stop> {
        let Some(fixture) = self.schedule.fixture(game) else { return Ok(None) };
        let kinds = &self.schedule.kinds;
        let sources = fixture.seated.iter().filter_map(|&kind| kinds.get(kind));
        let mut bots = crew.seat(sources).map_err(Stop::Program)?;
        let round = Round {
            players: vec!["bot".to_owned(); self.seats],
            // The same deal for the same number, whoever sits where.
            deal: self.seed.child(0, fixture.deal),
            chance: self.seed.child(1, game),
            allowed: crew.allowed,
            keeps_record: false,
            clock: &mut |_| {},
        };
        let mut sitting: Vec<_> = bots.iter_mut().map(Seated::bot).collect();
        let sat = self.hall.play(round, &mut sitting);
        drop(sitting);
        crew.take_back(bots);
        let sat = sat.map_err(Stop::Broken)?;
        let micros =
            |times: &Vec<Duration>| times.iter().map(|time| time.as_micros() as u64).collect();
        Ok(Some(Played {
            game,
            scores: sat.standing.scores().to_vec(),
            winners: sat.standing.winners().iter().map(|seat| seat.index()).collect(),
            times: sat.times.iter().map(micros).collect(),
        }))
    }

    /// Plays all games that have not been played.
    fn play(
        &self,
        played: &mut Vec<Played>,
        mut journal: Option<Journal>,
        threads: usize,
        text: &Text,
    ) -> Result<AllTroubles, Failure> {
        let done: BTreeSet<u64> = played.iter().map(|played| played.game).collect();
        let missing: Vec<u64> =
            (0..self.schedule.len()).filter(|game| !done.contains(game)).collect();
        let bar = progress(self.schedule.len(), text);
        bar.set_position(self.schedule.len() - missing.len() as u64);
        let next = AtomicUsize::new(0);
        let (send, receive) = sync_channel::<Played>(BACKLOG);
        let troubles = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|thread| {
                    let (send, next, missing) = (send.clone(), &next, &missing);
                    let crew = Crew::new(self.logs.clone(), thread, self.allowed);
                    scope.spawn(move || self.work(missing, next, crew, &send))
                })
                .collect();
            drop(send);
            let mut written = Ok(());
            for game in receive {
                if let (Some(journal), Ok(())) = (&mut journal, &written) {
                    written = journal.note(&game);
                }
                played.push(game);
                bar.inc(1);
                if !bar.is_hidden() {
                    bar.set_message(standings(self.schedule, played));
                }
            }
            let mut troubles = AllTroubles::new();
            for worker in workers {
                let worked = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
                for (command, more) in worked.map_err(|stop| match stop {
                    Stop::Program(error) => Failure::Program(error),
                    Stop::Broken(why) => Failure::Game { what: why.what },
                })? {
                    troubles.entry(command).or_default().add(&more);
                }
            }
            written.map(|()| troubles)
        })?;
        bar.finish_and_clear();
        Ok(troubles)
    }

    fn work(
        &self,
        missing: &[u64],
        next: &AtomicUsize,
        mut crew: Crew,
        send: &SyncSender<Played>,
    ) -> Result<AllTroubles, Stop> {
        while let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Some(played) = self.game(game, &mut crew)? {
                // The receiver only goes once all senders have.
                let _ = send.send(played);
            }
        }
        Ok(crew.troubles())
    }
}

/// The shares of wins so far, in a line.
fn standings(schedule: &Schedule, played: &[Played]) -> String {
    let mut shares = vec![(0.0, 0_u32); schedule.kinds.len()];
    for game in played {
        let Some(fixture) = schedule.fixture(game.game) else { continue };
        for (seat, &kind) in fixture.seated.iter().enumerate() {
            if let Some((share, games)) = shares.get_mut(kind) {
                *games += 1;
                if game.winners.contains(&seat) {
                    *share += 1.0 / game.winners.len() as f64;
                }
            }
        }
    }
    let one = |(kind, (share, games)): (&crate::bots::Source, (f64, u32))| {
        format!("{kind} {:.0} %", 100.0 * share / f64::from(games.max(1)))
    };
    schedule.kinds.iter().zip(shares).map(one).collect::<Vec<_>>().join("  ")
}

fn progress(games: u64, text: &Text) -> ProgressBar {
    // Drawn on standard error, and only if that is a terminal.
    let bar = ProgressBar::new(games);
    let what = text.get("simulate-progress");
    let template = format!("{{bar:40.yellow}} {{human_pos}}/{{human_len}} {what} {{eta}}  {{msg}}");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
