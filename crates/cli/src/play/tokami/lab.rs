//! `stapel tokami`: the study of care and haste, the gates of piles, pictures of piles.

use crate::{failure::Failure, table::table, text::Text};
use clap::{Args, Subcommand};
use stapel_core::Seed;
use stapel_wood::{Friction, HandFeel, PILED, Pile, Setup, gates, setup_name};
use stapel_wood_lab::{shot, study};
use std::{path::PathBuf, process::ExitCode};

#[derive(Subcommand, Debug)]
pub(super) enum Lab {
    Study(Study),
    Survey(Survey),
    Shot(Shot),
}

#[derive(Args, Debug)]
pub(super) struct Study {
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    piles: u32,
    #[arg(long, value_name = "30–60", default_value_t = 45, value_parser = clap::value_parser!(u8).range(30..=60))]
    friction: u8,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
}

#[derive(Args, Debug)]
pub(super) struct Survey {
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    piles: u32,
    #[arg(long, value_name = "cube|crossed|wild", value_parser = pile)]
    setup: Option<Setup>,
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
}

#[derive(Args, Debug)]
pub(super) struct Shot {
    #[arg(long, value_name = "FILE.png|svg")]
    out: PathBuf,
    #[arg(long, value_name = "cube|crossed|wild", default_value = "crossed", value_parser = pile)]
    setup: Setup,
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "PIXELS", default_value_t = 800, value_parser = clap::value_parser!(u32).range(64..=4096))]
    width: u32,
}

/// A pile that the program can set up by itself.
fn pile(name: &str) -> Result<Setup, String> {
    let found = PILED.into_iter().find(|setup| setup_name(*setup) == name);
    found.ok_or_else(|| PILED.map(setup_name).join(", "))
}

pub(super) fn run(command: &Lab, text: &Text) -> Result<ExitCode, Failure> {
    match command {
        Lab::Study(args) => study(args, text),
        Lab::Survey(args) => survey(args, text),
        Lab::Shot(args) => shot(args),
    }
}

fn wood(error: impl std::fmt::Display) -> Failure {
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
