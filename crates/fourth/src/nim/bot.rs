//! A bot that knows the trick: leave heaps whose sticks, counted by fours, cancel out.

use super::action::Action;
use super::game::Nim;
use super::view::View;
use stapel_bots::{Advice, Bot, Thinking};
use stapel_core::{PlayRng, Rng, Seat, below, pick_one};

/// Plays well, but slips now and then.
struct NimBot {
    /// In how many of a hundred moves it plays anything.
    slips: u32,
}

/// Whether a move leaves the other player nothing good, in a game of two.
fn is_good(view: &View, action: Action) -> bool {
    let after = (0..).zip(&view.heaps).map(|(heap, &sticks)| {
        if heap == action.heap { sticks - action.take } else { sticks }
    });
    after.fold(0, |sum, sticks| sum ^ (sticks % 4)) == 0
}

impl Bot<Nim> for NimBot {
    fn decide(&mut self, view: &View, rng: &mut PlayRng) -> Option<Action> {
        let slips = below(rng, 100) < self.slips;
        let good = view.legal.iter().find(|action| !slips && is_good(view, **action));
        good.or_else(|| pick_one(&view.legal, rng)).copied()
    }
}

impl Thinking for Nim {
    const ISMCTS_ITERATIONS: u32 = 1_000;
    const GOLDEN_SEATS: &'static [u8] = &[2];
    type Offer = Action;

    fn viewer(view: &View) -> Option<Seat> {
        view.seat
    }

    fn offers(view: &View) -> &[Action] {
        &view.legal
    }

    fn offered(view: &View) -> Vec<Action> {
        view.legal.clone()
    }

    fn greedy() -> Box<dyn Bot<Nim>> {
        Box::new(NimBot { slips: 50 })
    }

    fn step(level: u8) -> Box<dyn Bot<Nim>> {
        Box::new(NimBot { slips: 100 - 20 * u32::from(level.min(5)) })
    }

    fn weigh(view: &View, iterations: u32, rng: &mut PlayRng) -> Vec<Advice<Action>> {
        // What is thought of each move is certain; the generator is used as by any bot.
        let _ = rng.next_u32();
        let win = |action| if is_good(view, action) { 1.0 } else { 0.0 };
        let advice = |action: &Action| Advice {
            action: *action,
            win: win(*action),
            points: win(*action),
            samples: iterations,
        };
        let mut all: Vec<_> = view.legal.iter().map(advice).collect();
        all.sort_by(|a, b| b.win.total_cmp(&a.win));
        all
    }
}
