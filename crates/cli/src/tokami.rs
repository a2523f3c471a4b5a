//! Tokami on the command line: games of bots' hands, the study of care and haste, pictures of piles.

use crate::{
    args::{Shot, Simulate, Study, Survey, Tokami as TokamiCommand},
    bots::Source,
    failure::Failure,
    simulate::{Simulated, Writer, options, progress},
    stats::Stats,
    table::table,
    text::Text,
    wood_stats::{Pauses, WoodStats},
};
use indicatif::ProgressBar;
use stapel_bots::{
    Level,
    tokami::{Played, play_game_heard},
};
use stapel_core::{FORMAT, Game, Record, SeatCount, Seed, VERSION};
use stapel_table::BadMatch;
use stapel_tokami::{Event, Options, Tokami};
use stapel_wood::{Friction, HandFeel, PHYSICS_VERSION, PILED, Pile, gates, setup_name};
use stapel_wood_lab::{shot, study};
use std::{
    process::ExitCode,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::sync_channel,
    },
    time::Instant,
};

pub(crate) fn run(command: &TokamiCommand, text: &Text) -> Result<ExitCode, Failure> {
    match command {
        TokamiCommand::Study(args) => study(args, text),
        TokamiCommand::Survey(args) => survey(args, text),
        TokamiCommand::Shot(args) => shot(args),
    }
}

pub(crate) fn wood(error: impl std::fmt::Display) -> Failure {
    Failure::Wood { what: error.to_string() }
}

/// Careful, hasty and careless hands on each pile: with the plain feel of a rigid hand, and with ours.
fn study(args: &Study, text: &Text) -> Result<ExitCode, Failure> {
    let friction = Friction::from_hundredths(args.friction).unwrap_or(Friction::NORMAL);
    let seed = Seed::from_number(args.seed);
    let lines = study::compare(HandFeel::PLAIN, HandFeel::HUMAN, friction, args.piles, seed);
    let table = study::table(&lines.map_err(wood)?);
    println!("{}\n\n{table}", text.say("study-title", &[("piles", args.piles.into())]));
    Ok(ExitCode::SUCCESS)
}

/// The gate of the tests, over many seeds: does every pile rest?
fn survey(args: &Survey, text: &Text) -> Result<ExitCode, Failure> {
    let heading = [
        "bench-pile",
        "survey-friction",
        "survey-piles",
        "survey-overlap",
        "survey-moved",
        "survey-crept",
        "survey-fell",
        "survey-bad",
    ];
    let mut rows = vec![heading.map(|key| text.get(key)).to_vec()];
    let mut all_rest = true;
    let setups = PILED.into_iter().filter(|setup| args.setup.is_none_or(|only| only == *setup));
    for setup in setups {
        for friction in [Friction::HARD, Friction::NORMAL, Friction::EASY] {
            let seeds = args.seed..args.seed + u64::from(args.piles);
            let found = gates::survey(setup, friction, seeds, args.seconds).map_err(wood)?;
            all_rest &= found.bad.is_none();
            rows.push(vec![
                setup_name(setup).to_owned(),
                format!("{:.2}", f64::from(friction.hundredths()) / 100.0),
                found.piles.to_string(),
                format!("{:.3}", found.worst.overlap),
                format!("{:.3}", found.worst.moved),
                format!("{:.3}", found.worst.crept),
                found.worst.fell.to_string(),
                found.bad.map_or_else(|| "–".to_owned(), |seed| seed.to_string()),
            ]);
        }
    }
    let title = text.say("survey-title", &[("seconds", args.seconds.into())]);
    println!("{title}\n\n{}", table(&rows));
    Ok(if all_rest { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A picture of a pile.
fn shot(args: &Shot) -> Result<ExitCode, Failure> {
    let seed = Seed::from_number(args.seed);
    let pile = Pile::set_up(args.setup, Friction::NORMAL, seed).map_err(wood)?;
    let colours = shot::colours(seed);
    let extension = args.out.extension().and_then(|extension| extension.to_str());
    let picture = match extension {
        Some("svg") => shot::svg(&pile, &colours, args.width).into_bytes(),
        Some("png") => shot::png(&pile, &colours, args.width).map_err(wood)?,
        Some(_) | None => return Err(Failure::Picture { path: args.out.clone() }),
    };
    std::fs::write(&args.out, picture).map_err(Failure::file(&args.out))?;
    Ok(ExitCode::SUCCESS)
}

/// The level of a bot's hand, from 1 to 5.
pub(crate) fn level(source: &Source) -> Result<u8, Failure> {
    match source {
        Source::Level(Level::One) => Ok(1),
        // What `--bots` says if nobody says anything.
        Source::Level(Level::Two | Level::Greedy) => Ok(2),
        Source::Level(Level::Three) => Ok(3),
        Source::Level(Level::Four) => Ok(4),
        Source::Level(Level::Five) => Ok(5),
        Source::Level(Level::Random | Level::Ismcts) | Source::Command(_) => {
            Err(Failure::NotForThisGame { option: "--bots" })
        }
    }
}

/// What can't begin is told before any thread starts.
pub(crate) fn check(options: &Options, seats: SeatCount) -> Result<(), Failure> {
    let begun = Tokami::start(options, seats);
    begun.map(|_| ()).map_err(|why| Failure::Match(BadMatch::Options(why)))
}

struct Plan {
    options: Options,
    seed: Seed,
    lineup: Vec<(Source, u8)>,
    kinds: Vec<Source>,
    keep: bool,
}

/// Bots' hands play whole games.
pub(crate) fn simulate<'a>(
    args: &'a Simulate,
    seats: SeatCount,
    text: &Text,
) -> Result<Simulated<'a>, Failure> {
    let named: Result<Vec<_>, _> =
        args.bots.iter().map(|source| level(source).map(|level| (source.clone(), level))).collect();
    let mut kinds = args.bots.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let seed = args.seed.unwrap_or(0);
    let plan = Plan {
        options: options::<Tokami>(args.options.as_deref(), seats)?,
        seed: Seed::from_number(seed),
        lineup: named?.into_iter().cycle().take(seats.len()).collect(),
        kinds,
        keep: args.records.is_some(),
    };
    check(&plan.options, seats)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let progress = progress(args.games, text);
    let clock = Instant::now();
    let (stats, wood) = play_all(&plan, args, seats, threads, &progress)?;
    let time = clock.elapsed();
    progress.finish_and_clear();
    let (bots, wood) = (plan.kinds, Some(wood));
    Ok(Simulated { args, seats, bots, seed, threads, stats, wood, time })
}

/// A finished game.
struct Finished {
    number: u64,
    /// Which bot sat in a seat.
    bot_at: Vec<usize>,
    played: Played,
    pauses: Pauses,
    record: String,
}

fn play_all(
    plan: &Plan,
    args: &Simulate,
    seats: SeatCount,
    threads: usize,
    progress: &ProgressBar,
) -> Result<(Stats, WoodStats), Failure> {
    let mut writer = args.records.as_deref().map(Writer::create).transpose()?;
    let mut stats = Stats::new(plan.kinds.len(), seats.len());
    let mut hands = WoodStats::new(plan.kinds.len());
    let next = AtomicU64::new(0);
    let (send, receive) = sync_channel::<Result<Finished, Failure>>(threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more once a game has failed.
                    if game >= args.games || send.send(plan.play(game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for finished in receive {
            let Finished { number, bot_at, played, pauses, record } = finished?;
            progress.inc(1);
            hands.add(&played.events, &bot_at, pauses);
            let decisions = played.events.iter().filter(|event| is_decision(event)).count();
            if let Some(standing) = played.game.standing() {
                stats.add(&standing, decisions as u64, &bot_at);
            }
            if let Some(writer) = &mut writer {
                writer.take(number, record)?;
            }
        }
        writer.map_or(Ok(()), Writer::finish)?;
        Ok((stats, hands))
    })
}

fn is_decision(event: &Event) -> bool {
    match event {
        Event::Raise(_) | Event::Win(_) | Event::Skip { .. } | Event::Decline(_) => true,
        Event::Sticks { .. }
        | Event::First { .. }
        | Event::Minus { .. }
        | Event::Plus { .. }
        | Event::RoundEnd { .. } => false,
    }
}

impl Plan {
    fn play(&self, game: u64) -> Result<Finished, Failure> {
        let mut seated = self.lineup.clone();
        let moved = (game % seated.len().max(1) as u64) as usize;
        seated.rotate_left(moved);
        let levels: Vec<u8> = seated.iter().map(|(_, level)| *level).collect();
        let (mut pauses, seed) = (Pauses::default(), self.seed.child(0, game));
        let played =
            play_game_heard(&self.options, &levels, seed, &mut |moment| pauses.hear(moment))
                .map_err(wood)?;
        let kind_of = |source: &Source| self.kinds.iter().position(|kind| kind == source);
        let bot_at = seated.iter().filter_map(|(source, _)| kind_of(source)).collect();
        let players = seated.iter().map(|(source, _)| format!("steady {source}")).collect();
        let record = if self.keep { self.record(players, &played)? } else { String::new() };
        Ok(Finished { number: game, bot_at, played, pauses, record })
    }

    fn record(&self, players: Vec<String>, played: &Played) -> Result<String, Failure> {
        let inputs = serde_json::to_value(&played.inputs).and_then(serde_json::from_value);
        serde_json::to_string(&Record {
            format: FORMAT.into(),
            version: VERSION,
            game: Tokami::NAME.into(),
            options: self.options,
            players,
            events: played.events.clone(),
            physics: Some(PHYSICS_VERSION.into()),
            inputs: Some(inputs.map_err(wood)?),
            result: played.game.standing(),
        })
        .map_err(wood)
    }
}
