//! Sums over many games, in whole numbers: they come out the same in whatever order threads add
//! them up.

use stapel_core::Standing;
use std::collections::BTreeMap;

/// A win is shared between up to five: sixtieths divide evenly.
const WHOLE: u64 = 60;

/// How one bot, or one seat, has fared.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Fared {
    pub(crate) games: u64,
    pub(crate) sole: u64,
    pub(crate) tied: u64,
    share: u64,
    share_squared: u64,
    points: i64,
    points_squared: i64,
}

impl Fared {
    fn add(&mut self, won: bool, winners: u64, points: i64) {
        let share = if won { WHOLE / winners.max(1) } else { 0 };
        self.games += 1;
        self.sole += u64::from(won && winners == 1);
        self.tied += u64::from(won && winners > 1);
        self.share += share;
        self.share_squared += share * share;
        self.points += points;
        self.points_squared += points * points;
    }

    fn merge(&mut self, other: &Fared) {
        self.games += other.games;
        self.sole += other.sole;
        self.tied += other.tied;
        self.share += other.share;
        self.share_squared += other.share_squared;
        self.points += other.points;
        self.points_squared += other.points_squared;
    }

    /// The share of wins, and half the width of its 95 % interval.
    pub(crate) fn share(&self) -> (f64, f64) {
        let (mean, deviation) = spread(self.share as f64, self.share_squared as f64, self.games);
        let whole = WHOLE as f64;
        (mean / whole, 1.96 * deviation / whole / (self.games.max(1) as f64).sqrt())
    }

    /// The mean of the points, and their standard deviation.
    pub(crate) fn points(&self) -> (f64, f64) {
        spread(self.points as f64, self.points_squared as f64, self.games)
    }
}

fn spread(sum: f64, squares: f64, count: u64) -> (f64, f64) {
    let n = count.max(1) as f64;
    let mean = sum / n;
    (mean, (squares / n - mean * mean).max(0.0).sqrt())
}

/// How many games were played and what came of them.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Stats {
    pub(crate) games: u64,
    pub(crate) by_bot: Vec<Fared>,
    pub(crate) by_seat: Vec<Fared>,
    pub(crate) points: BTreeMap<i32, u64>,
    pub(crate) length: Length,
}

/// How many decisions games took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Length {
    sum: u64,
    pub(crate) least: u64,
    pub(crate) most: u64,
}

impl Default for Length {
    fn default() -> Length {
        Length { sum: 0, least: u64::MAX, most: 0 }
    }
}

impl Length {
    /// The mean over so many games.
    pub(crate) fn mean(&self, games: u64) -> f64 {
        self.sum as f64 / games.max(1) as f64
    }
}

impl Stats {
    /// For so many kinds of bot and so many seats.
    pub(crate) fn new(bots: usize, seats: usize) -> Stats {
        Stats {
            by_bot: vec![Fared::default(); bots],
            by_seat: vec![Fared::default(); seats],
            ..Stats::default()
        }
    }

    /// A game is over. `bot_at` says which bot sat in a seat.
    pub(crate) fn add(&mut self, standing: &Standing, decisions: u64, bot_at: &[usize]) {
        self.games += 1;
        let winners = standing.winners();
        let count = winners.len() as u64;
        for (seat, &score) in standing.scores().iter().enumerate() {
            let won = winners.iter().any(|winner| winner.index() == seat);
            let points = i64::from(score);
            if let Some(fared) = self.by_seat.get_mut(seat) {
                fared.add(won, count, points);
            }
            if let Some(fared) = bot_at.get(seat).and_then(|&bot| self.by_bot.get_mut(bot)) {
                fared.add(won, count, points);
            }
            *self.points.entry(score).or_default() += 1;
        }
        self.length.sum += decisions;
        self.length.least = self.length.least.min(decisions);
        self.length.most = self.length.most.max(decisions);
    }

    /// Adds what another thread has counted.
    pub(crate) fn merge(&mut self, other: &Stats) {
        self.games += other.games;
        self.by_bot.iter_mut().zip(&other.by_bot).for_each(|(a, b)| a.merge(b));
        self.by_seat.iter_mut().zip(&other.by_seat).for_each(|(a, b)| a.merge(b));
        for (&points, &count) in &other.points {
            *self.points.entry(points).or_default() += count;
        }
        self.length.sum += other.length.sum;
        self.length.least = self.length.least.min(other.length.least);
        self.length.most = self.length.most.max(other.length.most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::SeatCount;

    #[test]
    fn shared_wins_are_shared_and_threads_add_up() {
        let seats = SeatCount::new(3).unwrap();
        let standing =
            |scores: [i32; 3]| Standing::highest_wins(seats, |seat| scores[seat.index()]);
        let mut all = Stats::new(2, 3);
        all.add(&standing([5, 5, 1]), 10, &[0, 1, 1]);
        all.add(&standing([1, 2, 9]), 20, &[1, 1, 0]);
        let mut a = Stats::new(2, 3);
        a.add(&standing([1, 2, 9]), 20, &[1, 1, 0]);
        let mut b = Stats::new(2, 3);
        b.add(&standing([5, 5, 1]), 10, &[0, 1, 1]);
        a.merge(&b);
        assert_eq!(a, all);
        assert_eq!((all.by_bot[0].sole, all.by_bot[0].tied), (1, 1));
        assert!((all.by_bot[0].share().0 - 0.75).abs() < 1e-9);
        assert!((all.length.mean(all.games) - 15.0).abs() < 1e-9);
        assert_eq!((all.length.least, all.length.most), (10, 20));
    }
}
