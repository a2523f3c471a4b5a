//! A hand that is in the pile now.

use crate::samples::{TICKS_PER_SECOND, to_text};
use stapel_registry::{Fed, Rejection};
use stapel_wood::codec::encode;
use stapel_wood::{Aim, Attempt, Doing, Pile, Report, Sample};

/// So many ticks a hand may be ahead of time: networks deliver in bursts.
const SLACK: u64 = 45;

/// A hand in the pile, as its samples come in. It is not stored before it is done.
pub(crate) struct LiveHand {
    attempt: Attempt,
    samples: Vec<Sample>,
    started: u64,
    done: Option<(Pile, Report)>,
}

impl LiveHand {
    pub(crate) fn new(pile: Pile, aim: Aim, now: u64) -> LiveHand {
        LiveHand { attempt: Attempt::new(pile, aim), samples: Vec::new(), started: now, done: None }
    }

    /// Its samples so far.
    pub(crate) fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// The tick that the next sample must be of.
    pub(crate) fn due(&self) -> u32 {
        self.attempt.due()
    }

    /// The pile that it left and what came of it, once it is done.
    pub(crate) fn done(&self) -> Option<&(Pile, Report)> {
        self.done.as_ref()
    }

    pub(crate) fn feed(
        &mut self,
        first: u32,
        samples: &[Sample],
        now: u64,
    ) -> Result<Fed, Rejection> {
        let due = self.attempt.due();
        let known = due.checked_sub(first).ok_or(Rejection::BadSamples)? as usize;
        let last = u64::from(first) + samples.len() as u64;
        let passed = now.saturating_sub(self.started) * TICKS_PER_SECOND / 1000;
        if last > passed + SLACK {
            return Err(Rejection::TooFast);
        }
        let new = samples.get(known..).unwrap_or_default();
        for (tick, sample) in (due..).zip(new) {
            let doing = self.attempt.feed(tick, sample).map_err(|_| Rejection::BadSamples)?;
            self.samples.push(*sample);
            if doing == Doing::Resting || doing == Doing::Over {
                break;
            }
        }
        let fed = &self.samples[due as usize..];
        let mut told = Fed { first: due, samples: encode(fed), done: None };
        match self.attempt.doing() {
            Doing::Open | Doing::Holding => {}
            Doing::Resting | Doing::Over => {
                self.done = Some(self.attempt.clone().finish());
                told.done = Some(to_text(&self.samples));
            }
        }
        Ok(told)
    }
}
