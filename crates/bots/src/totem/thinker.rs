//! A player who plays the game on in thought, against cards that the others may have.

use super::{
    belief::{self, Belief, HandsNet},
    choice::Mood,
    guide::{Sensible, glance},
    mixing::Mixing,
    value::Judge,
};
use crate::{
    Advice, Bot,
    fork::fork,
    halving,
    ismcts::{WIN, Walk},
};
use stapel_core::{Game, PlayRng, Search, Seat, SeatCount, below};
use stapel_totem::{Action, Phase, Totem, View};

/// How a bot of some level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinker {
    /// How many futures it looks at. None: it does what seems best at a glance.
    pub(crate) samples: u32,
    /// By how much it misjudges a chance of winning, in hundredths, at a table of three; at larger ones, where
    /// chances are smaller, by less.
    pub(crate) blur: u32,
    /// How often it does anything at all, in hundredths.
    pub(crate) slips: u32,
    /// Whether points are of interest, too, not only the chance to win.
    pub(crate) points: bool,
}

/// What it has learnt.
#[derive(Clone, Copy)]
pub(crate) struct Mind<'a> {
    pub(crate) judge: Judge<'a>,
    pub(crate) hands: &'a HandsNet,
}

impl Mind<'static> {
    pub(crate) fn of(seats: SeatCount) -> Mind<'static> {
        Mind { judge: Judge::of(seats), hands: belief::net(seats.len()) }
    }
}

/// Choices among which the secret one is mixed.
const MIXED: usize = 6;
/// Of a hundred hands of others in thought, how many may be anything: people surprise.
const BLIND_HANDS: u32 = 15;

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
        let mind = Mind::of(SeatCount::new(view.obs.won.len() as u8)?);
        self.decide_with(view, mind, rng)
    }
}

impl Thinker {
    /// As the judge says.
    pub(crate) fn decide_with(
        self,
        view: &View,
        mind: Mind<'_>,
        rng: &mut PlayRng,
    ) -> Option<Action> {
        if let [only] = view.legal[..] {
            return Some(only);
        }
        let thought = think(view, self, mind, rng)?;
        match view.phase {
            Phase::Choose => {
                let picked = thought.mixing.pick(rng)?;
                thought.finalists.get(picked).map(|&i| view.legal[i])
            }
            Phase::Play | Phase::First | Phase::Deal { .. } | Phase::Over => {
                thought.ranking.first().map(|&i| view.legal[i])
            }
        }
    }
}

/// What the bot thinks of its actions, the best first.
pub(crate) fn weigh(view: &View, samples: u32, rng: &mut PlayRng) -> Vec<Advice<Action>> {
    let Some(seats) = SeatCount::new(view.obs.won.len() as u8) else { return Vec::new() };
    let thinker = Thinker { samples, blur: 0, slips: 0, points: true };
    let Some(thought) = think(view, thinker, Mind::of(seats), rng) else { return Vec::new() };
    let advice = |&i: &usize| {
        let tally = &thought.tallies[i];
        let (win, points, samples) = (tally.win(), tally.points(), tally.samples());
        Advice { action: view.legal[i], win, points, samples }
    };
    thought.ranking.iter().map(advice).collect()
}

struct Thought {
    /// All actions, the best first.
    ranking: Vec<usize>,
    /// Those that are mixed, in the order in which the mixture knows them.
    finalists: Vec<usize>,
    tallies: Vec<halving::Tally>,
    mixing: Mixing,
}

fn think(view: &View, thinker: Thinker, mind: Mind<'_>, rng: &mut PlayRng) -> Option<Thought> {
    let seat = view.obs.seat?;
    let from = before_choices(view);
    let belief = Belief::of(view, &Totem::imagine(&from, rng)?, mind.hands);
    // With every seat more an even chance is half of what it was.
    let most = 100.0 * f64::from(1_u32 << view.obs.won.len().saturating_sub(3));
    let blur: Vec<f64> = (0..view.legal.len())
        .map(|_| f64::from(stapel_core::below(rng, thinker.blur + 1)) / most)
        .collect();
    let before = f64::from(view.totals.get(seat.index()).copied().unwrap_or(0));
    let mut mixing = Mixing::new(0);
    let mut finalists = Vec::new();
    let mut brought = Vec::new();
    let guide = Sensible { round: view.obs.round, judge: mind.judge };
    let mut walk = Walk::<Totem>::new(seat, &view.legal, thinker.samples as usize, &guide);
    // A secret choice is mixed; a play is seen, so the best is good enough.
    let last = if view.phase == Phase::Choose { MIXED } else { 1 };
    let (ranking, tallies) =
        halving::halve(view.legal.len(), thinker.samples, last, |alive, tallies| {
            let Some(mut imagined) = Totem::imagine(&from, rng) else { return };
            let Some(()) = others_hold(&mut imagined, seat, &belief, rng) else { return };
            let chance = fork(rng);
            brought.clear();
            for &i in alive {
                let mut rng = chance.clone();
                let Some((end, rewards)) = walk.descend(imagined, Some(i), &guide, &mut rng) else {
                    continue;
                };
                let win = f64::from(rewards[seat.index()]) / f64::from(WIN) + blur[i];
                let points =
                    if thinker.points { mind.judge.points(&end)[seat.index()] } else { 0.0 };
                tallies[i].add(win, points - before);
                brought.push(win);
            }
            if view.phase == Phase::Choose && alive.len() <= MIXED && brought.len() == alive.len() {
                if finalists.is_empty() {
                    finalists = alive.to_vec();
                    mixing = Mixing::new(alive.len());
                }
                mixing.learn(&brought);
            }
        });
    Some(Thought { ranking, finalists, tallies, mixing })
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

/// Everyone else holds what they may hold.
fn others_hold(state: &mut Totem, me: Seat, belief: &Belief, rng: &mut PlayRng) -> Option<()> {
    for seat in state.seats().seats().filter(|&seat| seat != me) {
        let blind = below(rng, 100) < BLIND_HANDS;
        match state.phase() {
            Phase::Choose => {
                let action = if blind {
                    state.pick(seat, rng)?
                } else {
                    let cards = belief.hand(state, seat, rng)?.try_into().ok()?;
                    Action::Choose { cards }
                };
                state.act(seat, action, &mut ()).ok()?;
            }
            Phase::Play if !blind => {
                if let Some(hand) = belief.hand(state, seat, rng) {
                    *state = state.holding(seat, hand)?;
                }
            }
            Phase::Play | Phase::First | Phase::Deal { .. } | Phase::Over => {}
        }
    }
    Some(())
}
