//! Chance and search.

use crate::{Action, Bag, Block, Fate, Hand, Holes, Phase, Tile, Totemo, Track, View};
use stapel_core::{Chance, Dice, Rng, Search, Seat, below};
use std::hint::select_unpredictable;

/// A hand drawn blind.
#[inline]
pub(crate) fn draw(mut bag: Bag, count: usize, rng: &mut impl Rng) -> Option<Hand> {
    if count == 1 {
        // Nearly every refill is of one block.
        let block = bag.draw(rng)?;
        return Some(Hand::of(block));
    }
    draw_all(bag, count, Dice::roll(rng))
}

#[inline(never)]
fn draw_all(mut bag: Bag, count: usize, mut dice: Dice) -> Option<Hand> {
    (0..count).try_fold(Hand::EMPTY, |hand, _| {
        let nth = dice.below(bag.len() as u32);
        hand.with(bag.draw_nth(nth)?)
    })
}

impl Chance for Totemo {
    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Fate> {
        match self.phase {
            Phase::Draw { .. } => {
                let blocks = draw(self.bag, self.due(), rng)?;
                Some(Fate::Draw(blocks))
            }
            Phase::Bonus | Phase::First | Phase::Hand { .. } | Phase::Redraw { .. } => {
                self.set_up(Dice::roll(rng))
            }
            Phase::Move | Phase::Extra | Phase::Over => None,
        }
    }
}

impl Totemo {
    /// What chance brings before the first turn.
    #[cold]
    fn set_up(&self, mut dice: Dice) -> Option<Fate> {
        match self.phase {
            Phase::Bonus => {
                let mut order = Tile::ALL;
                for last in (1..order.len()).rev() {
                    order.swap(last, dice.below(last as u32 + 1) as usize);
                }
                Some(Fate::Bonus(Track::chain(order)))
            }
            Phase::First => {
                Seat::new(dice.below(u32::from(self.seats.get())) as u8).map(Fate::First)
            }
            Phase::Hand { .. } | Phase::Redraw { .. } => {
                draw_all(self.bag_to_draw_from(), self.due(), dice).map(Fate::Draw)
            }
            Phase::Move | Phase::Extra | Phase::Draw { .. } | Phase::Over => None,
        }
    }

    /// What the seat may do besides placing a block, if it may do anything.
    #[inline]
    pub(crate) fn alternative(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            Phase::Move if seat == self.mover => Some(Action::Return),
            Phase::Extra if seat == self.mover => Some(Action::Stop),
            Phase::Move
            | Phase::Extra
            | Phase::Bonus
            | Phase::First
            | Phase::Hand { .. }
            | Phase::Redraw { .. }
            | Phase::Draw { .. }
            | Phase::Over => None,
        }
    }
}

impl Search for Totemo {
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if let Some(alternative) = self.alternative(seat) {
            let hand = self.hands[seat.index()];
            for (slot, holes) in (0..).zip(hand.holes(&self.board)) {
                let Some(block) = hand.slot(slot) else { break };
                into.extend(holes.iter().map(|hole| Action::Place { block, hole }));
            }
            into.push(alternative);
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let alternative = self.alternative(seat)?;
        let hand = self.hands[seat.index()];
        let holes = hand.holes(&self.board);
        let a = holes[0].len();
        let b = a + holes[1].len();
        let all = b + holes[2].len();
        let nth = below(rng, all + 1);
        if nth == all {
            return Some(alternative);
        }
        // Which slot it is can't be predicted: choose values, not branches.
        let choose = select_unpredictable::<(u32, Holes, u32)>;
        let kinds = hand.kinds();
        let chosen = choose(nth >= a, (kinds[1], holes[1], a), (kinds[0], holes[0], 0));
        let (kind, there, before) = choose(nth >= b, (kinds[2], holes[2], b), chosen);
        let hole = there.nth_of_more(nth - before);
        Some(Action::Place { block: Block::of_kind(kind), hole })
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Option<Totemo> {
        crate::imagine::imagine(view, rng)
    }
}
