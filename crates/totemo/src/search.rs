//! Chance and search.

use crate::{Action, Bag, Fate, Hand, Holes, Phase, Tile, Totemo, Track, View};
use stapel_core::{Chance, Rng, Search, Seat, below, shuffle};
use std::hint::select_unpredictable;

/// A hand drawn blind.
#[inline]
pub(crate) fn draw(bag: &mut Bag, count: usize, rng: &mut impl Rng) -> Option<Hand> {
    let mut hand = Hand::EMPTY;
    for _ in 0..count {
        hand = hand.with(bag.draw(rng)?)?;
    }
    Some(hand)
}

impl Chance for Totemo {
    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Fate> {
        match self.phase {
            Phase::Draw { .. } | Phase::Hand { .. } | Phase::Redraw { .. } => {
                draw(&mut self.bag_to_draw_from(), self.due(), rng).map(Fate::Draw)
            }
            Phase::Bonus => {
                let mut order = Tile::ALL;
                shuffle(&mut order, rng);
                Some(Fate::Bonus(Track::chain(order)))
            }
            Phase::First => {
                Seat::new(below(rng, u32::from(self.seats.get())) as u8).map(Fate::First)
            }
            Phase::Move | Phase::Extra | Phase::Over => None,
        }
    }
}

impl Totemo {
    /// What the seat may do besides placing a block, if it may do anything.
    #[inline]
    fn alternative(&self, seat: Seat) -> Option<Action> {
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
        let nth = below(rng, b + holes[2].len() + 1);
        // Which slot it is can't be predicted: choose values, not branches.
        let (second, third) = (nth >= a, nth >= b);
        let choose = select_unpredictable::<(Holes, u32)>;
        let (there, before) = choose(second, (holes[1], a), (holes[0], 0));
        let (there, before) = choose(third, (holes[2], b), (there, before));
        Some(match there.nth(nth - before) {
            Some(hole) => {
                let block = hand.full_slot(u32::from(second) + u32::from(third));
                Action::Place { block, hole }
            }
            None => alternative,
        })
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Option<Totemo> {
        crate::imagine::imagine(view, rng)
    }
}
