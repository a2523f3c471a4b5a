//! Trying a thing out in the mind: in a copy of the pile, with another tremor than the real one.

use super::LONGEST_THOUGHT;
use stapel_core::PlayRng;
use stapel_tokami::{Outcome, Reach, StickSet};
use stapel_wood::craft::{Manner, Pull, make, put_where};
use stapel_wood::{Aim, Attempt, Pile};

/// What a bot expects of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimate {
    /// How likely it is to come off, from 0 to 1.
    pub(super) goes_well: f32,
    /// How many sticks it costs.
    pub(super) lost: f32,
}

impl Estimate {
    /// Without trying anything out: what lies on a stick may fall with it.
    pub(super) fn by_eye(pull: &Pull) -> Estimate {
        let risk = pull.risk();
        Estimate { goes_well: 1.0 / (1.0 + risk * 0.3), lost: risk * 0.2 }
    }

    /// How good it is to have it come off and nothing fall.
    pub(super) fn seems(&self) -> f32 {
        self.goes_well - 0.5 * self.lost
    }

    /// Points to be expected of winning a stick that brings so many. TA-9: a stick that was pulled out is lost
    /// with the fallen ones.
    pub(super) fn brings(&self, gain: f32) -> f32 {
        gain * self.goes_well - self.lost - (1.0 - self.goes_well)
    }
}

/// What trying things out in the mind needs.
pub(super) struct Rehearsal<'a> {
    pub(super) pile: &'a Pile,
    /// Is the stick to be put back higher, or to be kept?
    pub(super) raise: bool,
    pub(super) manner: &'a Manner,
    pub(super) rng: &'a PlayRng,
    /// Ticks of wood moved in the mind so far.
    pub(super) thought: u32,
}

impl Rehearsal<'_> {
    /// Tries a pull out so many times, as long as there is time to think and it goes well.
    pub(super) fn estimate(&mut self, pull: &Pull, times: u64, dream: u64) -> Estimate {
        let (mut tried, mut well, mut lost) = (0.0_f32, 0.0, 0.0);
        for n in 0..times {
            if n > 0 && self.thought >= LONGEST_THOUGHT {
                break;
            }
            tried += 1.0;
            let (came_off, fallen) = self.once(pull, dream.wrapping_mul(n + 1));
            lost += fallen;
            if !came_off {
                // One failure is enough to look elsewhere.
                return Estimate { goes_well: well / times as f32, lost: lost / tried };
            }
            well += 1.0;
        }
        Estimate { goes_well: well / tried.max(1.0), lost: lost / tried.max(1.0) }
    }

    /// Did it come off without a fall, and how many sticks did it cost?
    fn once(&mut self, pull: &Pull, dream: u64) -> (bool, f32) {
        let aim = Aim::Try { forbidden: StickSet::EMPTY };
        let mut attempt = Attempt::imagined(self.pile.clone(), aim, dream);
        let higher = self.pile.top(pull.stick).unwrap_or(0.0) + 0.12;
        let spot = |attempt: &Attempt| {
            if self.raise { put_where(attempt, pull.stick, higher, 4) } else { None }
        };
        make(&mut attempt, pull, &[], spot, self.manner, self.rng);
        let (pile, report) = attempt.finish();
        self.thought += pile.tick() - self.pile.tick();
        let Some(Outcome::Tried(tried)) = report.outcome() else { return (false, 0.0) };
        let out = tried.reach == Reach::InHand;
        let where_it_should_be =
            if self.raise { !out && tried.after.is_raised_from(tried.before) } else { out };
        let fallen = tried.fallen.len() as f32;
        let came_off = where_it_should_be && tried.fallen.is_empty();
        // TA-10, TA-12: a raise that does not come off costs a stick in any case.
        (came_off, if self.raise && !came_off { fallen + 1.0 } else { fallen })
    }
}
