//! What hands did in many games on wood: turns, falls, and how long bots think.

use crate::{bots::Source, cpu::Clock, table::table, text::Text};
use serde_json::{Value, json};
use stapel_lab::{Hands, Moment};
use std::{collections::BTreeMap, time::Duration};

/// The wood moves in ticks of a sixtieth of a second.
const TICKS_PER_SECOND: f64 = 60.0;

/// The sums over many games.
#[derive(Clone, Default, Debug)]
pub(crate) struct WoodStats {
    by_bot: Vec<Hands>,
    pauses: Pauses,
}

/// How long bots thought on a core of their own, each time before a hand moved or stayed away.
#[derive(Clone, Default, Debug)]
pub(crate) struct Pauses {
    began: Option<Clock>,
    thinking: Vec<Duration>,
    longest_thought: u32,
    longest_hand: usize,
}

impl Pauses {
    /// Clocks a game as it is played.
    pub(crate) fn clock(&mut self, moment: Moment) {
        match moment {
            Moment::Thinks => self.began = Some(Clock::start()),
            Moment::Decided { thought, hand } => {
                self.thinking.extend(self.began.take().map(|began| began.busy()));
                self.longest_thought = self.longest_thought.max(thought);
                self.longest_hand = self.longest_hand.max(hand);
            }
        }
    }

    fn add(&mut self, other: Pauses) {
        self.thinking.extend(other.thinking);
        self.longest_thought = self.longest_thought.max(other.longest_thought);
        self.longest_hand = self.longest_hand.max(other.longest_hand);
    }

    /// The thinking time that so many hundredths of all pauses do not exceed, in seconds.
    fn seconds(&self, hundredths: usize) -> f64 {
        let mut sorted = self.thinking.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get(last * hundredths / 100).map_or(0.0, Duration::as_secs_f64)
    }
}

impl WoodStats {
    /// For so many kinds of bot.
    pub(crate) fn new(bots: usize) -> WoodStats {
        WoodStats { by_bot: vec![Hands::default(); bots], pauses: Pauses::default() }
    }

    /// A game is over. `bot_at` says which bot sat in a seat.
    pub(crate) fn add(&mut self, hands: &[Hands], bot_at: &[usize], pauses: Pauses) {
        for (hand, &bot) in hands.iter().zip(bot_at) {
            if let Some(bot) = self.by_bot.get_mut(bot) {
                add(bot, hand);
            }
        }
        self.pauses.add(pauses);
    }

    /// Adds what another thread has counted.
    pub(crate) fn merge(&mut self, other: WoodStats) {
        self.by_bot.iter_mut().zip(&other.by_bot).for_each(|(bot, more)| add(bot, more));
        self.pauses.add(other.pauses);
    }

    /// For scripts.
    pub(crate) fn json(&self, bots: &[Source]) -> Value {
        let by_bot: BTreeMap<String, Value> = bots
            .iter()
            .zip(&self.by_bot)
            .map(|(bot, turns)| {
                let value = json!({
                    "turns": turns.turns, "with_a_fall": turns.with_a_fall, "fallen": turns.fallen,
                });
                (bot.to_string(), value)
            })
            .collect();
        json!({
            "bots": by_bot,
            "pauses": self.pauses.thinking.len(),
            "thinking_s": {
                "p50": self.pauses.seconds(50), "p99": self.pauses.seconds(99),
                "most": self.pauses.seconds(100),
            },
            "longest_thought_s": f64::from(self.pauses.longest_thought) / TICKS_PER_SECOND,
            "longest_hand_s": self.pauses.longest_hand as f64 / TICKS_PER_SECOND,
        })
    }

    /// For people.
    pub(crate) fn text(&self, bots: &[Source], text: &Text) -> String {
        let heading = ["simulate-bot", "simulate-turns", "simulate-clean", "simulate-fallen"]
            .map(|key| text.get(key));
        let rows = bots.iter().zip(&self.by_bot).map(|(bot, turns)| {
            let of_turns = |count: u64| count as f64 / turns.turns.max(1) as f64;
            vec![
                bot.to_string(),
                turns.turns.to_string(),
                format!("{:.1} %", 100.0 * of_turns(turns.turns - turns.with_a_fall)),
                format!("{:.2}", of_turns(turns.fallen)),
            ]
        });
        let rows: Vec<Vec<String>> = [heading.to_vec()].into_iter().chain(rows).collect();
        let [median, most_of_them, most] =
            [50, 99, 100].map(|hundredths| format!("{:.2}", self.pauses.seconds(hundredths)));
        let thinking = text.say(
            "simulate-thinking",
            &[("median", median.into()), ("p99", most_of_them.into()), ("most", most.into())],
        );
        format!("\n{}\n{thinking}\n", table(&rows))
    }
}

fn add(to: &mut Hands, from: &Hands) {
    to.turns += from.turns;
    to.with_a_fall += from.with_a_fall;
    to.fallen += from.fallen;
}
