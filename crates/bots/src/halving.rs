//! Sequential halving: the budget goes to what may be best. All candidates that are still in
//! meet the same chances, so luck does not tell them apart.

/// What has been found out about a candidate.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    samples: u32,
    win: f64,
    points: f64,
}

impl Tally {
    /// One more sample: the chance of winning and the points of one's own.
    #[inline]
    pub(crate) fn add(&mut self, win: f64, points: f64) {
        self.samples += 1;
        self.win += win;
        self.points += points;
    }

    pub(crate) fn samples(&self) -> u32 {
        self.samples
    }

    /// The mean chance of winning.
    pub(crate) fn win(&self) -> f64 {
        self.win / f64::from(self.samples.max(1))
    }

    /// The mean of the points.
    pub(crate) fn points(&self) -> f64 {
        self.points / f64::from(self.samples.max(1))
    }
}

/// Spends about `budget` samples on the candidates until `last` of them are left. Gives all, those
/// that were left and the best of them first, and their tallies. `sample` tries each of the candidates named once, under
/// the same chances.
pub(crate) fn halve(
    candidates: usize,
    budget: u32,
    last: usize,
    mut sample: impl FnMut(&[usize], &mut [Tally]),
) -> (Vec<usize>, Vec<Tally>) {
    let mut tallies = vec![Tally::default(); candidates];
    let mut alive: Vec<usize> = (0..candidates).collect();
    let mut dropped = Vec::with_capacity(candidates);
    let last = last.max(1);
    let mut rounds = 1;
    while candidates > last << (rounds - 1) {
        rounds += 1;
    }
    loop {
        let each = (budget / rounds) as usize / alive.len().max(1);
        for _ in 0..each.max(1) {
            sample(&alive, &mut tallies);
        }
        // Stable: of equally good ones the first stays first, on every machine.
        alive.sort_by(|&a, &b| tallies[b].win().total_cmp(&tallies[a].win()));
        if alive.len() <= last {
            alive.extend(dropped.iter().rev());
            return (alive, tallies);
        }
        let half = alive.len().div_ceil(2).max(last);
        dropped.extend(alive.drain(half..).rev());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_found_and_the_budget_is_kept() {
        let mut spent = 0;
        let (alive, tallies) = halve(40, 4000, 3, |alive, tallies| {
            for &i in alive {
                spent += 1;
                tallies[i].add(1.0 / (1.0 + (i as f64 - 17.0).abs()), i as f64);
            }
        });
        assert_eq!(alive[0], 17);
        assert_eq!(alive.len(), 40);
        assert!((3000..=4000).contains(&spent), "{spent}");
        assert!((tallies[17].points() - 17.0).abs() < 1e-9);
        assert!(tallies[17].samples() > 4 * tallies[0].samples());
    }

    #[test]
    fn one_candidate_needs_one_round() {
        let (alive, tallies) = halve(1, 10, 1, |alive, tallies| tallies[alive[0]].add(1.0, 1.0));
        assert_eq!((alive, tallies[0].samples()), (vec![0], 10));
    }
}
