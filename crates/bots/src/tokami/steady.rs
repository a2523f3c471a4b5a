//! `steady`, the bot's hand: what to take hold of, and the samples that do it.

use super::Skill;
use super::rehearsal::{Estimate, Rehearsal};
use stapel_core::{PlayRng, Seed, below, pick_one};
use stapel_tokami::{Stick, StickSet};
use stapel_wood::craft::{Pull, building_spots, holds, make, pulls, put_where, set_in};
use stapel_wood::measure::TICKS_PER_SECOND;
use stapel_wood::{Aim, Attempt, Pile, Sample};

/// What a bot means to do with a stick.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pull: Pull,
    estimate: Estimate,
}

impl Plan {
    /// The stick that it means to take hold of.
    #[must_use]
    pub fn stick(&self) -> Stick {
        self.pull.stick
    }
}

/// After so many ticks of wood moved in its mind, a bot tries nothing more out over the same decision: half a
/// minute, which takes a computer about a second.
pub const LONGEST_THOUGHT: u32 = 30 * TICKS_PER_SECOND;

/// After so many hands of a round it wins sticks that bring nothing, so that the round ends.
const BOLD_AFTER: u32 = 40;

/// A bot's hand.
#[derive(Clone)]
pub struct Steady {
    skill: Skill,
    rng: PlayRng,
    thought: u32,
}

impl Steady {
    /// A hand of this skill, with chance of its own.
    #[must_use]
    pub fn new(skill: Skill, seed: Seed) -> Steady {
        Steady { skill, rng: seed.play_rng(), thought: 0 }
    }

    /// How many ticks of wood it moved in its mind over its last decision: little more than
    /// [`LONGEST_THOUGHT`].
    #[must_use]
    pub fn thought(&self) -> u32 {
        self.thought
    }

    /// What to raise, if it dares. Without a taboo stick nobody can decline (TA-17): then it takes the
    /// best there is.
    pub fn plan_raise(&mut self, pile: &Pile, among: StickSet, may_decline: bool) -> Option<Plan> {
        let plan = self.best(pile, among, true, &|_| 1.0)?;
        // Who declines loses one stick, and often more (TA-15, TA-16).
        if may_decline && plan.estimate.lost > 1.2 { None } else { Some(plan) }
    }

    /// What to win, if anything is worth it: `worth` is what each stick would bring, in points. The
    /// longer the game, the bolder it gets: or it would never end.
    pub fn plan_win(
        &mut self,
        pile: &Pile,
        among: StickSet,
        worth: impl Fn(Stick) -> i32,
        hands: u32,
    ) -> Option<Plan> {
        let among = among.iter().filter(|stick| hands > BOLD_AFTER || worth(*stick) > 0).collect();
        let bold = hands as f32 * 0.02;
        let gain = |stick: Stick| worth(stick).max(1) as f32;
        let plan = self.best(pile, among, false, &gain)?;
        (plan.estimate.brings(gain(plan.stick())) + bold > 0.0).then_some(plan)
    }

    /// How to lift a stick out that must be taken (TA-16).
    pub fn plan_take(&mut self, pile: &Pile, stick: Stick) -> Option<Plan> {
        self.best(pile, StickSet::EMPTY.with(stick), false, &|_| 1.0)
    }

    /// The samples that set a stick from the box into the X, wherever it lies well (TA-3).
    pub fn build(&mut self, pile: &Pile, stick: Stick) -> Vec<Sample> {
        let all = building_spots(pile, None);
        let likely = all.len().min(24);
        let from = below(&mut self.rng, likely.max(1) as u32) as usize;
        let tried = all.iter().take(likely).cycle().skip(from).take(likely.min(6));
        let spot = tried.clone().find(|spot| holds(pile, stick, spot, 0.0)).or(all.first());
        let Some(spot) = spot else { return Vec::new() };
        let mut attempt = Attempt::new(pile.clone(), Aim::Build);
        set_in(&mut attempt, stick, spot, &self.skill.manner, &self.rng)
    }

    /// The samples of a raise: one for each tick, to be fed at the pace of a hand. The attempt is done
    /// with the last of them.
    pub fn raise(&mut self, pile: &Pile, aim: Aim, plan: &Plan) -> Vec<Sample> {
        let mut attempt = Attempt::new(pile.clone(), aim);
        let higher = pile.top(plan.stick()).unwrap_or(0.0) + 0.12;
        let spot = |attempt: &Attempt| put_where(attempt, plan.stick(), higher, 8);
        let samples = make(&mut attempt, &plan.pull, &[], spot, &self.skill.manner, &self.rng);
        below(&mut self.rng, 2);
        samples
    }

    /// The samples of pulling a stick out, to win it or because it must be taken.
    pub fn pull_out(&mut self, pile: &Pile, aim: Aim, plan: &Plan) -> Vec<Sample> {
        let mut attempt = Attempt::new(pile.clone(), aim);
        let samples = make(&mut attempt, &plan.pull, &[], |_| None, &self.skill.manner, &self.rng);
        below(&mut self.rng, 2);
        samples
    }

    /// The way that seems best, of those that it looks at. `gain` is what a stick brings if all goes well.
    fn best(
        &mut self,
        pile: &Pile,
        among: StickSet,
        raise: bool,
        gain: &dyn Fn(Stick) -> f32,
    ) -> Option<Plan> {
        let Skill { eye, ways, times, weighs, manner } = self.skill;
        self.thought = 0;
        let mut likely = distinct(pulls(pile, among));
        let seems = |pull: &Pull| Estimate::by_eye(pull).brings(gain(pull.stick));
        if weighs {
            likely.sort_by(|a, b| seems(b).total_cmp(&seems(a)));
        }
        if ways == 0 {
            likely.truncate(eye);
            let pull = *pick_one(&likely, &mut self.rng)?;
            return Some(Plan { pull, estimate: Estimate::by_eye(&pull) });
        }
        if eye > 1 {
            let most = likely.len().min(eye) as u32;
            likely.drain(..below(&mut self.rng, most.max(1)) as usize);
        }
        let most = likely.iter().map(|pull| gain(pull.stick)).fold(1.0, f32::max);
        let mut best: Option<(f32, Plan)> = None;
        for pull in likely.iter().take(ways) {
            let dream = u64::from(below(&mut self.rng, u32::MAX)) + 1;
            let mut rehearsal =
                Rehearsal { pile, raise, manner: &manner, rng: &self.rng, thought: self.thought };
            let estimate = rehearsal.estimate(pull, times, dream);
            self.thought = rehearsal.thought;
            let gain = if weighs { gain(pull.stick) } else { 1.0 };
            let value = if weighs { estimate.brings(gain) } else { estimate.seems() };
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, Plan { pull: *pull, estimate }));
            }
            // It went well every time: good enough.
            let sure = estimate.goes_well >= 1.0 && (!weighs || gain >= most);
            if sure || self.thought >= LONGEST_THOUGHT {
                break;
            }
        }
        best.map(|(_, plan)| plan)
    }
}

/// The best two ways for each stick, mixed by risk.
fn distinct(all: Vec<Pull>) -> Vec<Pull> {
    let (mut once, mut twice) = (StickSet::EMPTY, StickSet::EMPTY);
    all.into_iter()
        .filter(|pull| {
            let seen = once.has(pull.stick);
            let again = seen && !twice.has(pull.stick);
            once = once.with(pull.stick);
            if again {
                twice = twice.with(pull.stick);
            }
            !seen || again && pull.blocked < 0.1
        })
        .collect()
}
