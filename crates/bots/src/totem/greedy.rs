//! Totem: a sensible player who looks no further than the round.

use crate::Bot;
use stapel_core::{PlayRng, pick_one};
use stapel_totem::{Action, Card, Totem, View};

/// Takes the richest pole it can; keeps tops and companions for poles that are worth it; builds
/// with low cards.
pub(crate) struct Greedy;

/// What a top or a companion is worth if it is kept for later: a little less than the average pole.
const KEPT: i32 = 90;

impl Bot<Totem> for Greedy {
    fn decide(&mut self, view: &View, rng: &mut PlayRng) -> Option<Action> {
        let table = Table::of(view);
        let worth = |action: &Action| match *action {
            Action::Choose { cards } => table.choice(cards.hand().iter()),
            Action::Play { card, pole } => table.play(card, usize::from(u8::from(pole))),
        };
        let best = view.legal.iter().map(worth).max()?;
        let equal: Vec<Action> =
            view.legal.iter().copied().filter(|action| worth(action) == best).collect();
        pick_one(&equal, rng).copied()
    }
}

/// What the bot looks at. Worths are in tenths of a point.
struct Table<'a> {
    view: &'a View,
    /// Worth of the poles that a top completes, and of those that a companion does, best first.
    for_tops: Vec<i32>,
    for_companions: Vec<i32>,
}

impl Table<'_> {
    fn of(view: &View) -> Table<'_> {
        let rich = |ends: fn(Card) -> bool| {
            let poles = view.obs.poles.iter().zip(&view.worth);
            let mut worths: Vec<i32> = poles
                .filter(|(pole, _)| pole.last().copied().is_some_and(ends))
                .map(|(_, &worth)| 10 * i32::from(worth))
                .collect();
            worths.sort_unstable_by(|a, b| b.cmp(a));
            worths
        };
        Table { view, for_tops: rich(Card::is_totem), for_companions: rich(|c| c == Card::W) }
    }

    /// How early this seat plays in the round: 0 is first.
    fn place_in_round(&self) -> i32 {
        let seats = self.view.obs.won.len() as i32;
        let me = self.view.obs.seat.map_or(0, |seat| i32::from(seat.number()));
        (me - i32::from(self.view.obs.starter.number())).rem_euclid(seats)
    }

    /// What three cards would bring in this round, less what they would be worth if kept.
    fn choice(&self, cards: impl Iterator<Item = Card>) -> i32 {
        let (mut tops, mut companions, mut warriors, mut number) = (0, 0, 0, 0);
        let mut worth = 0;
        for card in cards {
            match card {
                Card::T => tops += 1,
                Card::C => companions += 1,
                Card::W => warriors += 1,
                Card::N1 | Card::N2 | Card::N3 | Card::N4 | Card::N5 | Card::N6 => number += 1,
                Card::N8 | Card::N10 => number += 1,
            }
            // A number laid down is half given away, unless a top of one's own follows it.
            worth -= 4 * i32::from(card.points());
        }
        // Who plays late finds the best poles taken.
        let late = 10 - 2 * self.place_in_round();
        let rounds_left = 8 - i32::from(self.view.obs.round);
        let kept = if rounds_left == 1 { 0 } else { KEPT };
        for nth in 0..tops {
            let pole = self.for_tops.get(nth).map_or(40, |&pole| pole * late / 10);
            worth += pole.max(40) - kept;
        }
        for nth in 0..companions {
            // A warrior of one's own makes a place for the companion.
            let own = self.for_tops.get(nth).map_or(20, |&pole| pole * 7 / 10);
            let own = if nth < warriors { own } else { 0 };
            let there = self.for_companions.get(nth).map_or(0, |&pole| pole * late / 10);
            worth += there.max(own) - kept;
        }
        // A card that builds is never stuck; three that need a pole to end may be.
        if number + warriors == 0 {
            worth -= 60;
        }
        worth - 15 * i32::try_from(warriors.saturating_sub(companions)).unwrap_or(0)
    }

    /// What playing a card there brings.
    fn play(&self, card: Card, pole: usize) -> i32 {
        let there = self.view.worth.get(pole).map_or(0, |&worth| 10 * i32::from(worth));
        let has = |wanted: Card| self.view.obs.hand.iter().any(|card| card == wanted);
        match card {
            Card::T | Card::C => there,
            // With a companion in hand the pole is as good as taken; without, it is at least kept
            // from those who hold a top.
            Card::W if has(Card::C) => there * 6 / 10,
            Card::W => there / 10 - 5,
            Card::N1
            | Card::N2
            | Card::N3
            | Card::N4
            | Card::N5
            | Card::N6
            | Card::N8
            | Card::N10 => {
                let laid = 10 * i32::from(card.points());
                // With a top left, make the pole richer; without, give away little.
                if has(Card::T) { laid / 4 - there / 20 } else { -laid / 2 - there / 10 }
            }
        }
    }
}
