//! Trying a thing out in the mind: in a copy of the pile, with another tremor than the real one.

use crate::attempt::{Aim, Attempt};
use crate::craft::{Manner, Pull, make, put_where};
use crate::pile::Pile;
use stapel_core::PlayRng;
use stapel_tokami::{Outcome, Reach, StickSet};

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

    pub(super) fn is_better_than(&self, other: &Estimate) -> bool {
        self.goes_well - 0.5 * self.lost > other.goes_well - 0.5 * other.lost
    }
}

/// Tries a pull out, and the way up to a place higher if it is a raise.
pub(super) fn rehearse(
    pile: &Pile,
    pull: &Pull,
    raise: bool,
    times: u64,
    dream: u64,
    manner: &Manner,
    rng: &PlayRng,
) -> Estimate {
    let (mut well, mut lost) = (0.0, 0.0);
    let higher = pile.top(pull.stick).unwrap_or(0.0) + 0.12;
    for n in 0..times {
        let aim = Aim::Try { forbidden: StickSet::EMPTY };
        let mut attempt = Attempt::imagined(pile.clone(), aim, dream.wrapping_mul(n + 1));
        let spot = |attempt: &Attempt| {
            if raise { put_where(attempt, pull.stick, higher, 4) } else { None }
        };
        make(&mut attempt, pull, &[], spot, manner, rng);
        let (_, report) = attempt.finish();
        let Some(Outcome::Tried(tried)) = report.outcome() else { continue };
        lost += tried.fallen.len() as f32;
        let came_off = if raise {
            tried.reach != Reach::InHand && tried.after.is_raised_from(tried.before)
        } else {
            tried.reach == Reach::InHand
        };
        if came_off && tried.fallen.is_empty() {
            well += 1.0;
        } else if raise {
            // TA-10, TA-12: that costs a stick in any case.
            lost += 1.0;
        }
        // One failure is enough to look elsewhere.
        if !(came_off && tried.fallen.is_empty()) {
            return Estimate { goes_well: well / times as f32, lost: lost / (n + 1) as f32 };
        }
    }
    let times = times.max(1) as f32;
    Estimate { goes_well: well / times, lost: lost / times }
}
