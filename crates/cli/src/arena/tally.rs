//! What the games of an arena add up to.

use super::{
    elo::{self, Wins},
    journal::Played,
    schedule::Schedule,
};
use stapel_core::{Seed, below};
use std::collections::BTreeMap;

/// How one bot has fared.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Fared {
    pub(crate) games: u64,
    pub(crate) share: f64,
    pub(crate) points: f64,
    /// Points more than the best of the others, game by game.
    pub(crate) margins: Vec<i32>,
    /// How long its decisions took, in microseconds.
    pub(crate) times: Vec<u64>,
    pub(crate) elo: f64,
    pub(crate) elo_95: (f64, f64),
}

impl Fared {
    /// The share of wins with its interval.
    pub(crate) fn share(&self) -> (f64, (f64, f64)) {
        let share = self.share / self.games.max(1) as f64;
        (share, elo::interval(share, self.games as f64))
    }

    pub(crate) fn mean_points(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    /// The mean of the margins and half the width of its interval.
    pub(crate) fn margin(&self) -> (f64, f64) {
        let n = self.margins.len().max(1) as f64;
        let mean = self.margins.iter().map(|&m| f64::from(m)).sum::<f64>() / n;
        let squares = self.margins.iter().map(|&m| (f64::from(m) - mean).powi(2)).sum::<f64>();
        (mean, 1.96 * (squares / n).sqrt() / n.sqrt())
    }

    /// The time that this share of the decisions took at the most, in milliseconds.
    pub(crate) fn time(&self, share: f64) -> f64 {
        let index = (share * self.times.len().saturating_sub(1) as f64).round() as usize;
        self.times.get(index).map_or(0.0, |&micros| micros as f64 / 1000.0)
    }
}

/// The whole result.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) fared: Vec<Fared>,
    /// How often one scored more than another at the same table, a tie half for each.
    pub(crate) wins: Wins,
    /// At how many tables the two met.
    pub(crate) met: Vec<Vec<u64>>,
}

/// How often deals are drawn anew for the intervals of the ratings.
const RESAMPLES: u32 = 200;

impl Tally {
    /// Adds up games. They may come in any order: the result is the same.
    pub(crate) fn of(schedule: &Schedule, played: &[Played]) -> Tally {
        let n = schedule.kinds.len();
        let mut games: Vec<&Played> = played.iter().collect();
        games.sort_by_key(|played| played.game);
        games.dedup_by_key(|played| played.game);
        let mut tally = Tally {
            games: 0,
            fared: vec![Fared::default(); n],
            wins: vec![vec![0.0; n]; n],
            met: vec![vec![0; n]; n],
        };
        let mut by_deal: BTreeMap<u64, Wins> = BTreeMap::new();
        for game in games {
            let Some(fixture) = schedule.fixture(game.game) else { continue };
            let wins = by_deal.entry(fixture.deal).or_insert_with(|| vec![vec![0.0; n]; n]);
            tally.add(game, &fixture.seated, wins);
        }
        for wins in by_deal.values() {
            add(&mut tally.wins, wins);
        }
        tally.fared.iter_mut().for_each(|fared| fared.times.sort_unstable());
        tally.rate(&by_deal.into_values().collect::<Vec<_>>());
        tally
    }

    fn add(&mut self, game: &Played, seated: &[usize], wins: &mut Wins) {
        self.games += 1;
        for (one, met) in self.met.iter_mut().enumerate().filter(|(one, _)| seated.contains(one)) {
            for (other, met) in met.iter_mut().enumerate() {
                *met += u64::from(one != other && seated.contains(&other));
            }
        }
        for (seat, &kind) in seated.iter().enumerate() {
            let Some((&score, fared)) = game.scores.get(seat).zip(self.fared.get_mut(kind)) else {
                continue;
            };
            fared.games += 1;
            if game.winners.contains(&seat) {
                fared.share += 1.0 / game.winners.len() as f64;
            }
            fared.points += f64::from(score);
            let others = game.scores.iter().enumerate().filter(|&(other, _)| other != seat);
            let best = others.map(|(_, &score)| score).max().unwrap_or(score);
            fared.margins.push(score - best);
            fared.times.extend(game.times.get(seat).into_iter().flatten());
            for (&other, &theirs) in seated.iter().zip(&game.scores) {
                if other != kind {
                    let half = if score == theirs { 0.5 } else { 0.0 };
                    wins[kind][other] += if score > theirs { 1.0 } else { half };
                }
            }
        }
    }

    /// How often one scored more than the other at the same table, ties halved, with its interval:
    /// that of as many games as tables, for at one table the pairs share their luck. None if they
    /// never met.
    pub(crate) fn against(&self, one: usize, other: usize) -> Option<(f64, (f64, f64))> {
        let (won, lost) = (self.wins[one][other], self.wins[other][one]);
        let share = won / (won + lost);
        let tables = self.met[one][other];
        (tables > 0).then(|| (share, elo::interval(share, tables as f64)))
    }

    /// Ratings, and their intervals from drawing whole deals anew: games of one deal are alike.
    fn rate(&mut self, deals: &[Wins]) {
        let ratings = elo::elo(&self.wins);
        let mut drawn = vec![Vec::new(); self.fared.len()];
        let mut rng = Seed::from_number(95).play_rng();
        for _ in 0..RESAMPLES {
            let mut wins = vec![vec![0.0; self.fared.len()]; self.fared.len()];
            for _ in deals {
                add(&mut wins, &deals[below(&mut rng, deals.len() as u32) as usize]);
            }
            for (drawn, rating) in drawn.iter_mut().zip(elo::elo(&wins)) {
                drawn.push(rating);
            }
        }
        for ((fared, rating), mut drawn) in self.fared.iter_mut().zip(ratings).zip(drawn) {
            fared.elo = rating;
            fared.elo_95 = elo::middle(&mut drawn);
        }
    }
}

fn add(to: &mut Wins, from: &Wins) {
    for (to, from) in to.iter_mut().flatten().zip(from.iter().flatten()) {
        *to += from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_add_up_in_any_order_and_ties_are_shared() {
        let bots = ["greedy".parse().unwrap(), "random".parse().unwrap()];
        let schedule = Schedule::new(&bots, 2, 4);
        let game = |game: u64, scores: [i32; 2], winners: &[usize]| Played {
            game,
            scores: scores.to_vec(),
            winners: winners.to_vec(),
            times: vec![vec![1000, 2000], vec![10]],
        };
        // Seats rotate: in games 1 and 3 greedy sits in seat 1.
        let mut games = vec![
            game(0, [30, 20], &[0]),
            game(1, [10, 25], &[1]),
            game(2, [7, 7], &[0, 1]),
            game(3, [9, 4], &[0]),
        ];
        let tally = Tally::of(&schedule, &games);
        games.reverse();
        assert_eq!(tally, Tally::of(&schedule, &games));
        let greedy = &tally.fared[0];
        assert_eq!((tally.games, greedy.games), (4, 4));
        assert!((greedy.share().0 - 2.5 / 4.0).abs() < 1e-9);
        assert_eq!(greedy.margins, [10, 15, 0, -5]);
        assert!((tally.wins[0][1] - 2.5).abs() < 1e-9);
        assert!((tally.wins[1][0] - 1.5).abs() < 1e-9);
        let (share, around) = tally.against(0, 1).unwrap();
        assert_eq!((share, around), (2.5 / 4.0, elo::interval(2.5 / 4.0, 4.0)));
        assert_eq!(tally.against(0, 0), None);
        assert!((greedy.time(1.0) - 2.0).abs() < 1e-9);
        assert!(greedy.elo > tally.fared[1].elo);
        assert!(greedy.elo_95.0 <= greedy.elo && greedy.elo <= greedy.elo_95.1);
    }
}
