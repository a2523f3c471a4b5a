//! The secret choice of three (TE-6), as a sensible player would make it at a glance.

use stapel_core::{Dice, PlayRng, Seat};
use stapel_totem::{Card, Cards, Place, Totem, Triple};

/// What the choice depends on. Worths are in tenths of a point.
pub(crate) struct Table {
    /// Worth of the poles that a top completes, and of those that a companion does, best first.
    for_tops: [i32; Place::MOST],
    for_companions: [i32; Place::MOST],
    /// Who plays late finds the best poles taken.
    late: i32,
    /// What a top or a companion is worth if it is kept.
    kept: i32,
}

/// What a top or a companion brings later: a little less than the average pole.
const KEPT: i32 = 90;
const LAST_ROUND: u8 = 7;

impl Table {
    pub(crate) fn of(state: &Totem, seat: Seat) -> Table {
        let poles = state.poles();
        let tops = poles.tops();
        let mut for_tops = [0; Place::MOST];
        let mut for_companions = [0; Place::MOST];
        for place in Place::all(tops.places()) {
            let worth = 10 * i32::from(poles.points(place));
            if tops.takes(Card::T, place) {
                insert(&mut for_tops, worth);
            } else if tops.takes(Card::C, place) {
                insert(&mut for_companions, worth);
            }
        }
        let seats = i32::from(stapel_core::Game::seats(state).get());
        let from_starter = i32::from(seat.number()) - i32::from(state.starter().number());
        let late = 10 - 2 * from_starter.rem_euclid(seats);
        let kept = if state.round() == LAST_ROUND { 0 } else { KEPT };
        Table { for_tops, for_companions, late, kept }
    }

    /// What tops, companions and warriors would bring in this round, less what they would be worth
    /// if kept.
    pub(crate) fn specials(&self, tops: usize, companions: usize, warriors: usize) -> i32 {
        let mut worth = 0;
        for nth in 0..tops {
            worth += (self.for_tops[nth] * self.late / 10).max(40) - self.kept;
        }
        for nth in 0..companions {
            // A warrior of one's own makes a place for the companion.
            let own = (self.for_tops[nth] * 7 / 10).max(20);
            let own = if nth < warriors { own } else { 0 };
            let there = self.for_companions[nth] * self.late / 10;
            worth += there.max(own) - self.kept;
        }
        // A card that builds is never stuck; three that need a pole to end may be.
        if tops + companions == 3 {
            worth -= 60;
        }
        worth - 15 * (warriors.saturating_sub(companions)) as i32
    }
}

/// Keeps the list sorted, the most first.
fn insert(list: &mut [i32; Place::MOST], worth: i32) {
    let mut worth = worth;
    for slot in list.iter_mut() {
        if worth > *slot {
            std::mem::swap(slot, &mut worth);
        }
    }
}

/// How a choice is made in thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mood {
    /// By how much a choice is misjudged, in tenths of a point: so that others stay unpredictable.
    pub(crate) whim: u32,
}

/// What a number given away costs, in tenths of a point for each of its points.
const GIVEN: i32 = 4;

/// A choice of this stock. None if there are no three cards.
pub(crate) fn choose(table: &Table, stock: Cards, mood: Mood, rng: &mut PlayRng) -> Option<Triple> {
    let count = |card: Card| usize::from(stock.count(card));
    let (all_tops, all_companions, all_warriors) = (count(Card::T), count(Card::C), count(Card::W));
    let numbers = stock.len() - all_tops - all_companions - all_warriors;
    let mut low = [Card::N1; 3];
    low.iter_mut().zip(stock.iter()).for_each(|(slot, card)| *slot = card);
    let mut cost = [0; 4];
    for i in 0..3 {
        cost[i + 1] = cost[i] + GIVEN * i32::from(low[i].points());
    }
    let mut dice = Dice::roll(rng);
    let mut best = (i32::MIN, 0, 0, 0);
    for tops in 0..=all_tops.min(3) {
        for companions in 0..=all_companions.min(3 - tops) {
            for warriors in 0..=all_warriors.min(3 - tops - companions) {
                let rest = 3 - tops - companions - warriors;
                if rest > numbers {
                    continue;
                }
                let whim = if mood.whim > 0 { dice.below(mood.whim) as i32 } else { 0 };
                let worth = table.specials(tops, companions, warriors) - cost[rest] + whim;
                if worth > best.0 {
                    best = (worth, tops, companions, warriors);
                }
            }
        }
    }
    let (_, tops, companions, warriors) = best;
    let mut three = [Card::T; 3];
    three[tops..].iter_mut().take(companions).for_each(|slot| *slot = Card::C);
    three[tops + companions..].iter_mut().take(warriors).for_each(|slot| *slot = Card::W);
    let specials = tops + companions + warriors;
    three[specials..].copy_from_slice(&low[..3 - specials]);
    let [a, b, c] = three;
    (stock.len() >= 3).then(|| Triple::new(a, b, c))
}
