//! A player who tries every turn of their own in thought and looks at what the others would answer.

use super::{reply, turns};
use crate::{Advice, Bot, chances, fork::fork, halving};
use stapel_core::{Chance, Dice, Game, PlayRng, Search, Seat, SeatCount, Turn};
use stapel_totemo::{Action, Totemo, View};

/// How a bot of some level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinker {
    /// How many futures it looks at. None: it takes what seems best at once.
    pub(crate) samples: u32,
    /// By how many points it misjudges a turn, at the most.
    pub(crate) blur: f64,
    /// Whether it sees bonus tiles.
    pub(crate) sees_bonus: bool,
}

/// Turns worth a thought.
const MOST_TURNS: usize = 48;
/// Rounds after one's own turn and its answers that are looked at.
const ROUNDS: u32 = 2;
/// From so few rounds before the end on, everything is played out.
const LAST_ROUNDS: u8 = 3;

impl Bot<Totemo> for Thinker {
    fn decide(&mut self, view: &View, rng: &mut PlayRng) -> Option<Action> {
        let seat = view.obs.seat?;
        if let [only] = view.legal[..] {
            return only.action();
        }
        if self.samples == 0 {
            return at_once(view, seat, *self, rng);
        }
        let advice = weigh_with(view, *self, rng);
        advice.first().map(|best| best.action)
    }
}

/// A random number from -1 to 1.
fn error(rng: &mut PlayRng) -> f64 {
    const PARTS: u32 = 1 << 20;
    2.0 * f64::from(Dice::roll(rng).below(PARTS)) / f64::from(PARTS - 1) - 1.0
}

/// What seems best at first sight.
fn at_once(view: &View, seat: Seat, thinker: Thinker, rng: &mut PlayRng) -> Option<Action> {
    let state = Totemo::imagine(view, rng)?;
    let mut best: Option<(f64, Action)> = None;
    reply::each(&state, seat, |placement| {
        let points = f64::from(state.board().points(placement.block, placement.hole));
        let seen = if thinker.sees_bonus { placement.worth } else { points };
        let worth = seen + thinker.blur * error(rng);
        if best.is_none_or(|(most, _)| worth > most) {
            let action = Action::Place { block: placement.block, hole: placement.hole };
            best = Some((worth, action));
        }
    });
    match best {
        Some((_, action)) => Some(action),
        None => view.legal.first().and_then(|offer| offer.action()),
    }
}

/// What the bot thinks of its actions, the best first.
pub(crate) fn weigh(view: &View, samples: u32, rng: &mut PlayRng) -> Vec<Advice<Action>> {
    weigh_with(view, Thinker { samples, blur: 0.0, sees_bonus: true }, rng)
}

fn weigh_with(view: &View, thinker: Thinker, rng: &mut PlayRng) -> Vec<Advice<Action>> {
    let Some((seat, state)) = view.obs.seat.zip(Totemo::imagine(view, rng)) else {
        return Vec::new();
    };
    let mut turns = turns::whole_turns(&state, seat, MOST_TURNS);
    if thinker.blur > 0.0 {
        turns.iter_mut().for_each(|turn| turn.worth = thinker.blur * error(rng));
    } else {
        turns.iter_mut().for_each(|turn| turn.worth = 0.0);
    }
    let horizon = Horizon::of(&state, view);
    let (best, tallies) = halving::halve(turns.len(), thinker.samples, 4, |alive, tallies| {
        let Some(imagined) = Totemo::imagine(view, rng) else { return };
        let chance = fork(rng);
        for &i in alive {
            let mut future = imagined;
            let mut rng = chance.clone();
            if turns[i].take(&mut future, seat).is_none() {
                continue;
            }
            horizon.play_out(&mut future, &mut rng);
            let lead = chances::lead(future.seats(), seat, |s| f64::from(future.score(s)));
            let win = horizon.win(&future, lead + turns[i].worth);
            tallies[i].add(win, f64::from(future.score(seat)));
        }
    });
    let mut advice: Vec<Advice<Action>> = Vec::new();
    for i in best {
        let (action, tally) = (turns[i].first, &tallies[i]);
        // Several turns may begin alike: the best of them speaks for the action.
        if !advice.iter().any(|better| better.action == action) {
            let (win, points, samples) = (tally.win(), tally.points(), tally.samples());
            advice.push(Advice { action, win, points, samples });
        }
    }
    advice
}

/// How far is looked ahead.
struct Horizon {
    /// Turns of anyone after the one thought about; None: to the end.
    turns: Option<u32>,
    /// How many points a lead can still change by.
    spread: f64,
}

impl Horizon {
    fn of(state: &Totemo, view: &View) -> Horizon {
        let seats = u32::from(SeatCount::get(state.seats()));
        let left = if view.obs.last_round { 0 } else { view.obs.chief_left };
        let bag_rounds = u32::from(view.obs.bag) / seats;
        let rounds = u32::from(left).min(bag_rounds);
        if rounds <= u32::from(LAST_ROUNDS) {
            return Horizon { turns: None, spread: 0.0 };
        }
        let beyond = f64::from(rounds - ROUNDS.min(rounds));
        Horizon { turns: Some(seats - 1 + seats * ROUNDS), spread: 5.0 * (1.0 + beyond).sqrt() }
    }

    fn play_out(&self, state: &mut Totemo, rng: &mut PlayRng) {
        let mut turns = 0;
        loop {
            match state.turn() {
                Turn::Over => return,
                Turn::Fate => {
                    if self.turns.is_some_and(|most| turns >= most) {
                        return;
                    }
                    let Some(fate) = state.sample(rng) else { return };
                    if state.befall(fate, &mut ()).is_err() {
                        return;
                    }
                    turns += 1;
                }
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else { return };
                    if state.act(seat, reply::reply(state, seat), &mut ()).is_err() {
                        return;
                    }
                }
            }
        }
    }

    fn win(&self, state: &Totemo, lead: f64) -> f64 {
        match state.turn() {
            // A little of the lead counts even when all is decided.
            Turn::Over => chances::win(lead, 0.0) * 0.98 + 0.02 * chances::win(lead, 20.0),
            Turn::Fate | Turn::Seats(_) => chances::win(lead, self.spread),
        }
    }
}
