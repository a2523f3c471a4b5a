//! How bots think about Totemo and Totem.

use stapel_bots::{Bot, Level, Thinking, advise};
use stapel_core::Seed;
use stapel_protocol::{Advised, Raw};

/// How long advice is thought about.
const ADVICE_ITERATIONS: u32 = 20_000;
const MOST_ADVICE: usize = 5;

pub(crate) fn decide<G: Thinking>(level: u8, view: &G::View, seed: Seed) -> Option<Raw> {
    let step = usize::from(level.clamp(1, 5)) - 1;
    let mut bot: Box<dyn Bot<G>> = Level::STEPS[step].bot();
    bot.decide(view, &mut seed.play_rng()).and_then(|action| Raw::of(&action).ok())
}

pub(crate) fn advice<G: Thinking>(view: &G::View, seed: Seed) -> Vec<Advised> {
    let advice = advise::<G>(view, ADVICE_ITERATIONS, MOST_ADVICE, &mut seed.play_rng());
    let wire = advice.into_iter().filter_map(|advice| {
        let action = Raw::of(&advice.action).ok()?;
        Some(Advised { action, win: advice.win, points: advice.points })
    });
    wire.collect()
}
