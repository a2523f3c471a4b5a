//! Regret matching: in a choice that all make at the same time, whoever always does the same is
//! easily read.

use stapel_core::{Dice, PlayRng};

/// What has been learnt about a few choices.
pub(crate) struct Mixing {
    regrets: Vec<f64>,
    sums: Vec<f64>,
}

impl Mixing {
    pub(crate) fn new(choices: usize) -> Mixing {
        Mixing { regrets: vec![0.0; choices], sums: vec![0.0; choices] }
    }

    /// How often each choice is made while learning.
    fn current(&self) -> Vec<f64> {
        let positive: f64 = self.regrets.iter().map(|regret| regret.max(0.0)).sum();
        let even = 1.0 / self.regrets.len().max(1) as f64;
        let share = |regret: f64| if positive > 0.0 { regret.max(0.0) / positive } else { even };
        self.regrets.iter().map(|&regret| share(regret)).collect()
    }

    /// What each choice brought against the same choices of the others.
    pub(crate) fn learn(&mut self, brought: &[f64]) {
        let current = self.current();
        let mixed: f64 = current.iter().zip(brought).map(|(share, gain)| share * gain).sum();
        for (i, gain) in brought.iter().enumerate().take(current.len()) {
            self.sums[i] += current[i];
            self.regrets[i] += gain - mixed;
        }
    }

    /// A choice by chance, as often as it deserves. What is hardly ever right is left out.
    pub(crate) fn pick(&self, rng: &mut PlayRng) -> Option<usize> {
        const PARTS: u32 = 1 << 20;
        let most = self.sums.iter().copied().fold(0.0, f64::max);
        let weight = |sum: f64| if sum < 0.3 * most { 0.0 } else { sum };
        let all: f64 = self.sums.iter().map(|&sum| weight(sum)).sum();
        let mut point = all * f64::from(Dice::roll(rng).below(PARTS)) / f64::from(PARTS);
        for (i, &sum) in self.sums.iter().enumerate() {
            point -= weight(sum);
            if point < 0.0 {
                return Some(i);
            }
        }
        (!self.sums.is_empty()).then_some(0)
    }

    /// How often each choice should be made.
    #[cfg(test)]
    fn shares(&self) -> Vec<f64> {
        let all: f64 = self.sums.iter().sum();
        self.sums.iter().map(|sum| sum / all).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::Seed;

    #[test]
    fn rock_paper_scissors_is_played_evenly() {
        const BEATS: [[f64; 3]; 3] = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
        let (mut me, mut other) = (Mixing::new(3), Mixing::new(3));
        // One who begins with rock, and one who does not care.
        me.learn(&[1.0, 0.0, 0.0]);
        for _ in 0..20_000 {
            let (mine, theirs) = (me.current(), other.current());
            let against = |shares: &[f64]| {
                BEATS.map(|row| row.iter().zip(shares).map(|(gain, share)| gain * share).sum())
            };
            let (gains, their_gains): ([f64; 3], [f64; 3]) = (against(&theirs), against(&mine));
            me.learn(&gains);
            other.learn(&their_gains);
        }
        for share in me.shares() {
            assert!((share - 1.0 / 3.0).abs() < 0.02, "{:?}", me.shares());
        }
    }

    #[test]
    fn what_is_always_better_is_always_picked() {
        let mut mixing = Mixing::new(3);
        (0..100).for_each(|_| mixing.learn(&[0.1, 0.9, 0.2]));
        let mut rng = Seed::from_number(1).play_rng();
        assert_eq!(mixing.pick(&mut rng), Some(1));
    }
}
