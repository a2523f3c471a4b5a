//! `stapel arena`: how strong bots are, shown by duplicate play.

mod elo;
mod html;
mod journal;
mod report;
mod schedule;
mod tally;

use crate::{
    args::Arena,
    bots::{Crew, Source, Troubles, sit},
    cpu::Clock,
    failure::Failure,
    simulate::{options, say_troubles},
    text::Text,
    tokami,
};
use indicatif::{ProgressBar, ProgressStyle};
use journal::{Journal, Played};
use report::Report;
use schedule::Schedule;
use serde_json::{Value, json};
use stapel_bots::{
    Thinking,
    tokami::{Moment, play_game_heard},
};
use stapel_catalog::WithGame;
use stapel_core::{Game, SeatCount, Seed};
use stapel_table::{BadMatch, Match, Setup};
use stapel_tokami::Tokami;
use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write,
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
    let fewest = *args.game.seats().start();
    let players = args.players.unwrap_or(fewest);
    let found = usize::from(players);
    let seats = SeatCount::new(players).ok_or(Failure::Match(BadMatch::Players { found }))?;
    let run = Run { args, seats, text };
    let report = match args.game.turn_game() {
        Some(game) => game.visit(run)?,
        None => run.hands()?,
    };
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

struct Run<'a> {
    args: &'a Arena,
    seats: SeatCount,
    text: &'a Text,
}

impl WithGame for Run<'_> {
    type Output = Result<Report, Failure>;

    fn with<G: Thinking>(self) -> Self::Output {
        let options = options::<G>(self.args.options.as_deref(), self.seats)?;
        let seed = Seed::from_number(self.args.seed);
        // The same deal for the same number, whoever sits where.
        let begin = |deal: u64| {
            Match::<G>::start(Setup {
                options: options.clone(),
                players: vec!["bot".to_owned(); self.seats.len()],
                seed: seed.child(0, deal),
                first: None,
            })
        };
        // What can't begin is told before any thread starts.
        begin(0).map_err(Failure::Match)?;
        let micros =
            |times: &Vec<Duration>| times.iter().map(|time| time.as_micros() as u64).collect();
        let play = |Due { game, deal, sources }: Due, crew: &mut Crew| {
            let mut players = crew.seat::<G>(&sources).map_err(Failure::Program)?;
            let Ok(mut table) = begin(deal) else { return Ok(None) };
            let sat = sit(&mut table, &mut players, seed.child(1, game), crew.allowed);
            crew.rise(players);
            Ok(sat.map(|sat| Played {
                game,
                scores: sat.standing.scores().to_vec(),
                winners: sat.standing.winners().iter().map(|seat| seat.index()).collect(),
                times: sat.times.iter().map(micros).collect(),
            }))
        };
        self.hold(G::NAME, json!(options), &play)
    }
}

impl Run<'_> {
    /// Tokami: the same pile for the same number, whoever sits where.
    fn hands(self) -> Result<Report, Failure> {
        let options = options::<Tokami>(self.args.options.as_deref(), self.seats)?;
        tokami::check(&options, self.seats)?;
        for bot in &self.args.bots {
            tokami::level(bot)?;
        }
        let seed = Seed::from_number(self.args.seed);
        let play = |Due { game, deal, sources }: Due, _: &mut Crew| {
            let levels: Result<Vec<u8>, Failure> = sources.iter().map(tokami::level).collect();
            let mut times = vec![Vec::new(); sources.len()];
            let mut clock = None;
            let mut hear = |moment| match moment {
                Moment::Thinks { .. } => clock = Some(Clock::start()),
                Moment::Decided { seat, .. } => {
                    if let (Some(clock), Some(times)) = (&clock, times.get_mut(seat.index())) {
                        times.push(clock.busy().as_micros() as u64);
                    }
                }
            };
            let played = play_game_heard(&options, &levels?, seed.child(0, deal), &mut hear);
            let standing = played.map_err(tokami::wood)?.game.standing();
            Ok(standing.map(|standing| Played {
                game,
                scores: standing.scores().to_vec(),
                winners: standing.winners().iter().map(|seat| seat.index()).collect(),
                times,
            }))
        };
        self.hold(Tokami::NAME, json!(options), &play)
    }

    /// Has all games played that have not been.
    fn hold(&self, game: &str, options: Value, play: &PlayGame) -> Result<Report, Failure> {
        let args = self.args;
        let schedule = Schedule::new(&args.bots, self.seats.len(), args.games);
        // What a journal must be of. (More games of the same run may be asked for later.)
        let run = json!({
            "arena": 1, "game": game, "players": self.seats, "bots": args.bots,
            "seed": args.seed, "options": options,
        });
        let hall = Hall {
            schedule: &schedule,
            play,
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
        let troubles = hall.play(&mut played, journal, threads, self.text)?;
        say_troubles(&troubles, &hall.logs, self.text);
        let tally = Tally::of(&schedule, &played);
        Ok(Report { run, command: command(args), kinds: schedule.kinds, tally })
    }
}

/// The command that makes the same report again.
fn command(args: &Arena) -> String {
    let bots: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
    let mut command = format!(
        "stapel arena {} --bots \"{}\" --games {} --seed {}",
        args.game,
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

/// A game that is due.
struct Due {
    game: u64,
    deal: u64,
    /// Who sits where.
    sources: Vec<Source>,
}

/// Plays one game. Nothing comes of one that can't begin.
type PlayGame<'a> = dyn Fn(Due, &mut Crew) -> Result<Option<Played>, Failure> + Sync + 'a;

/// Where the games are played.
struct Hall<'a> {
    schedule: &'a Schedule,
    play: &'a PlayGame<'a>,
    allowed: Duration,
    logs: PathBuf,
}

type AllTroubles = BTreeMap<String, Troubles>;

/// Games that are finished and not yet written down.
const BACKLOG: usize = 64;

impl Hall<'_> {
    fn game(&self, game: u64, crew: &mut Crew) -> Result<Option<Played>, Failure> {
        let Some(fixture) = self.schedule.fixture(game) else { return Ok(None) };
        let kinds = &self.schedule.kinds;
        let sources = fixture.seated.iter().filter_map(|&kind| kinds.get(kind).cloned()).collect();
        (self.play)(Due { game, deal: fixture.deal, sources }, crew)
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
                if let Ok(worked) = worker.join() {
                    for (command, more) in worked? {
                        troubles.entry(command).or_default().add(&more);
                    }
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
    ) -> Result<AllTroubles, Failure> {
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
    let one = |(kind, (share, games)): (&Source, (f64, u32))| {
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
