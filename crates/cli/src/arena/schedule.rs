//! Which bots play which deal in which seats: duplicate play.

use crate::bots::Source;

/// Every group of bots that can fill the table plays every deal, once in every rotation of the
/// seats: so no bot is lucky with its cards for long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Schedule {
    /// The bots, each kind once.
    pub(crate) kinds: Vec<Source>,
    /// Groups that sit together, as indices of kinds.
    groups: Vec<Vec<usize>>,
    seats: usize,
    deals: u64,
}

/// A game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fixture {
    pub(crate) deal: u64,
    /// The kind of bot in each seat.
    pub(crate) seated: Vec<usize>,
}

impl Schedule {
    /// At least so many games, rounded up to whole deals.
    pub(crate) fn new(bots: &[Source], seats: usize, games: u64) -> Schedule {
        let mut kinds: Vec<Source> = Vec::new();
        for bot in bots {
            if !kinds.contains(bot) {
                kinds.push(bot.clone());
            }
        }
        let kind = |bot: &Source| kinds.iter().position(|kind| kind == bot).unwrap_or(0);
        let entries: Vec<usize> = bots.iter().map(kind).collect();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        if entries.len() <= seats {
            groups.push(entries.iter().copied().cycle().take(seats).collect());
        } else {
            choose(&entries, seats, &mut Vec::new(), &mut groups);
        }
        let each = (groups.len() * seats).max(1) as u64;
        Schedule { kinds, groups, seats, deals: games.div_ceil(each).max(1) }
    }

    /// How many games there are.
    pub(crate) fn len(&self) -> u64 {
        self.deals * (self.groups.len() * self.seats) as u64
    }

    /// The n-th game.
    pub(crate) fn fixture(&self, n: u64) -> Option<Fixture> {
        let each = (self.groups.len() * self.seats) as u64;
        let (deal, within) = (n / each.max(1), (n % each.max(1)) as usize);
        let mut seated = self.groups.get(within / self.seats)?.clone();
        seated.rotate_right(within % self.seats);
        (deal < self.deals).then_some(Fixture { deal, seated })
    }
}

/// All ways to choose so many of the entries.
fn choose(entries: &[usize], count: usize, so_far: &mut Vec<usize>, into: &mut Vec<Vec<usize>>) {
    if so_far.len() == count {
        if !into.contains(so_far) {
            into.push(so_far.clone());
        }
        return;
    }
    for (i, &entry) in entries.iter().enumerate() {
        so_far.push(entry);
        choose(&entries[i + 1..], count, so_far, into);
        so_far.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(names: &str) -> Vec<Source> {
        names.split(',').map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn every_pair_plays_every_deal_from_every_seat() {
        let schedule = Schedule::new(&bots("5,4,greedy"), 2, 50);
        assert_eq!(schedule.len(), 54);
        let games: Vec<Fixture> = (0..6).filter_map(|n| schedule.fixture(n)).collect();
        let seated: Vec<Vec<usize>> = games.iter().map(|game| game.seated.clone()).collect();
        assert_eq!(seated, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert!(games.iter().all(|game| game.deal == 0));
        assert_eq!(schedule.fixture(6).unwrap().deal, 1);
        assert_eq!(schedule.fixture(54), None);
    }

    #[test]
    fn few_bots_fill_a_table_in_turn() {
        let schedule = Schedule::new(&bots("5,greedy"), 3, 1);
        assert_eq!(schedule.len(), 3);
        assert_eq!(schedule.fixture(0).unwrap().seated, [0, 1, 0]);
        let same = Schedule::new(&bots("5,greedy,greedy"), 3, 3);
        assert_eq!((same.kinds.len(), same.len()), (2, 3));
        assert_eq!(same.fixture(1).unwrap().seated, [1, 0, 1]);
    }
}
