//! A player who plays the game on in thought, against cards that the others may have.

use super::{
    choice::Mood,
    guide::{Sensible, glance},
    mixing::Mixing,
};
use crate::{
    Advice, Bot,
    fork::fork,
    halving,
    ismcts::{Guide, WIN, Walk},
};
use stapel_core::{Game, PlayRng, Search, Seat};
use stapel_totem::{Action, Phase, Totem, View};

/// How a bot of some level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinker {
    /// How many futures it looks at. None: it does what seems best at a glance.
    pub(crate) samples: u32,
    /// By how much it misjudges a chance of winning, in hundredths.
    pub(crate) blur: u32,
    /// How often it does anything at all, in hundredths.
    pub(crate) slips: u32,
}

/// Choices among which the secret one is mixed.
const MIXED: usize = 6;

impl Bot<Totem> for Thinker {
    fn decide(&mut self, view: &View, rng: &mut PlayRng) -> Option<Action> {
        if let [only] = view.legal[..] {
            return Some(only);
        }
        let seat = view.obs.seat?;
        if stapel_core::below(rng, 100) < self.slips {
            return Totem::imagine(view, rng)?.pick(seat, rng);
        }
        if self.samples == 0 {
            let state = Totem::imagine(&before_choices(view), rng)?;
            return glance(&state, seat, Mood { whim: 30 }, rng);
        }
        let thought = think(view, *self, rng)?;
        match view.phase {
            Phase::Choose => {
                let picked = thought.mixing.pick(rng)?;
                thought.best.get(picked).map(|&i| view.legal[i])
            }
            Phase::Play | Phase::First | Phase::Deal { .. } | Phase::Over => {
                thought.best.first().map(|&i| view.legal[i])
            }
        }
    }
}

/// What the bot thinks of its actions, the best first.
pub(crate) fn weigh(view: &View, samples: u32, rng: &mut PlayRng) -> Vec<Advice<Action>> {
    let Some(thought) = think(view, Thinker { samples, blur: 0, slips: 0 }, rng) else {
        return Vec::new();
    };
    let advice = |&i: &usize| {
        let tally = &thought.tallies[i];
        let (win, points, samples) = (tally.win(), tally.points(), tally.samples());
        Advice { action: view.legal[i], win, points, samples }
    };
    thought.best.iter().map(advice).collect()
}

struct Thought {
    best: Vec<usize>,
    tallies: Vec<halving::Tally>,
    mixing: Mixing,
}

fn think(view: &View, thinker: Thinker, rng: &mut PlayRng) -> Option<Thought> {
    let seat = view.obs.seat?;
    let from = before_choices(view);
    Totem::imagine(&from, rng)?;
    let blur: Vec<f64> = (0..view.legal.len())
        .map(|_| f64::from(stapel_core::below(rng, thinker.blur + 1)) / 100.0)
        .collect();
    let before = f64::from(view.totals.get(seat.index()).copied().unwrap_or(0));
    let mut mixing = Mixing::new(0);
    let mut finalists = Vec::new();
    let mut brought = Vec::new();
    let mut walk = Walk::<Totem>::new(seat, &view.legal, thinker.samples as usize);
    let guide = Sensible { round: view.obs.round };
    let (best, tallies) =
        halving::halve(view.legal.len(), thinker.samples, MIXED, |alive, tallies| {
            let Some(mut imagined) = Totem::imagine(&from, rng) else { return };
            others_choose(&mut imagined, seat, &guide, rng);
            let chance = fork(rng);
            brought.clear();
            for &i in alive {
                let mut rng = chance.clone();
                let Some(end) = walk.descend(imagined, Some(i), &guide, &mut rng) else {
                    continue;
                };
                let win = f64::from(guide.reward(&end, seat)) / f64::from(WIN) + blur[i];
                tallies[i].add(win, f64::from(end.total(seat)) - before);
                brought.push(win);
            }
            if alive.len() <= MIXED && brought.len() == alive.len() {
                if finalists.is_empty() {
                    finalists = alive.to_vec();
                    mixing = Mixing::new(alive.len());
                }
                mixing.learn(&brought);
            }
        });
    // The mixture knows the finalists in the order in which they came in.
    let best = if view.phase == Phase::Choose { finalists } else { best };
    Some(Thought { best, tallies, mixing })
}

/// The view with nobody's secret choice made: all that is known of one is that it was made, and a
/// player does not choose blindly.
fn before_choices(view: &View) -> View {
    let mut before = view.clone();
    if view.phase == Phase::Choose {
        before.obs.chosen.iter_mut().for_each(|chosen| *chosen = false);
        before.obs.hands.iter_mut().for_each(|hand| *hand = 0);
    }
    before
}

/// Everyone else chooses.
fn others_choose(state: &mut Totem, me: Seat, guide: &Sensible, rng: &mut PlayRng) {
    if state.phase() != Phase::Choose {
        return;
    }
    for seat in state.seats().seats().filter(|&seat| seat != me) {
        if let Some(action) = guide.other(state, seat, rng) {
            // Refused only if it was made already.
            let _ = state.act(seat, action, &mut ());
        }
    }
}
