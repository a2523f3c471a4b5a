//! What hands did in many games of Tokami: turns, falls, and how long bots think.

use crate::{bots::Source, cpu::Clock, table::table, text::Text};
use serde_json::{Value, json};
use stapel_bots::tokami::Moment;
use stapel_core::Seat;
use stapel_tokami::{Event, StickSet};
use stapel_wood::measure::TICKS_PER_SECOND;
use std::{collections::BTreeMap, time::Duration};

/// How one kind of bot has fared.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Turns {
    turns: u64,
    with_a_fall: u64,
    fallen: u64,
}

/// The sums over many games.
#[derive(Clone, Default, Debug)]
pub(crate) struct WoodStats {
    by_bot: Vec<Turns>,
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
    pub(crate) fn hear(&mut self, moment: Moment) {
        match moment {
            Moment::Thinks { .. } => self.began = Some(Clock::start()),
            Moment::Decided { thought, hand, .. } => {
                self.thinking.extend(self.began.take().map(|began| began.busy()));
                self.longest_thought = self.longest_thought.max(thought);
                self.longest_hand = self.longest_hand.max(hand);
            }
        }
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
        WoodStats { by_bot: vec![Turns::default(); bots], pauses: Pauses::default() }
    }

    /// A game is over. `bot_at` says which bot sat in a seat.
    pub(crate) fn add(&mut self, events: &[Event], bot_at: &[usize], pauses: Pauses) {
        let mut fell_in_turn: BTreeMap<Seat, bool> = BTreeMap::new();
        for event in events {
            let (seat, begins, fallen) = match event {
                Event::Raise(raise) => (raise.seat, true, raise.fallen),
                Event::Decline(decline) => (decline.seat, true, decline.fallen),
                Event::Win(win) => (win.seat, false, win.fallen),
                Event::Sticks { .. }
                | Event::First { .. }
                | Event::Skip { .. }
                | Event::Minus { .. }
                | Event::Plus { .. }
                | Event::RoundEnd { .. } => continue,
            };
            let bot = bot_at.get(seat.index()).and_then(|&bot| self.by_bot.get_mut(bot));
            let Some(bot) = bot else { continue };
            bot.turns += u64::from(begins);
            bot.fallen += fallen.len() as u64;
            // A turn has up to two attempts, and counts once.
            let already = !begins && fell_in_turn.get(&seat).copied().unwrap_or(false);
            bot.with_a_fall += u64::from(fallen != StickSet::EMPTY && !already);
            fell_in_turn.insert(seat, already || fallen != StickSet::EMPTY);
        }
        self.pauses.thinking.extend(pauses.thinking);
        self.pauses.longest_thought = self.pauses.longest_thought.max(pauses.longest_thought);
        self.pauses.longest_hand = self.pauses.longest_hand.max(pauses.longest_hand);
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
            "longest_thought_s": in_seconds(u64::from(self.pauses.longest_thought)),
            "longest_hand_s": in_seconds(self.pauses.longest_hand as u64),
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

fn in_seconds(ticks: u64) -> f64 {
    ticks as f64 / f64::from(TICKS_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_tokami::{Decline, Height, Raise, RaiseVerdict, Stick, Win, WinVerdict};

    #[test]
    fn a_turn_of_two_attempts_counts_once() {
        let [me, you] = [0, 1].map(|n| Seat::new(n).unwrap());
        let stick = Stick::new(3).unwrap();
        let fallen = StickSet::EMPTY.with(Stick::new(5).unwrap()).with(Stick::new(6).unwrap());
        let raise = |seat, fallen| {
            let (before, after) = (Height::tenths(900), Height::tenths(1000));
            Event::Raise(Raise {
                seat,
                stick,
                before,
                after,
                fallen,
                outcome: RaiseVerdict::Raised,
            })
        };
        let win = Event::Win(Win { seat: me, stick, fallen, outcome: WinVerdict::Fell });
        let events = [
            raise(me, StickSet::EMPTY),
            win,
            raise(you, StickSet::EMPTY),
            Event::Skip { seat: you },
            Event::Decline(Decline { seat: me, fallen }),
            raise(you, fallen),
        ];
        let mut stats = WoodStats::new(2);
        stats.add(&events, &[1, 0], Pauses::default());
        assert_eq!(stats.by_bot[1], Turns { turns: 2, with_a_fall: 2, fallen: 4 });
        assert_eq!(stats.by_bot[0], Turns { turns: 2, with_a_fall: 1, fallen: 2 });
    }
}
