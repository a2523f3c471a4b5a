//! Chance and search.

use crate::{Action, Bag, Fate, Hand, Holes, Phase, Tile, Totemo, Track, View};
use stapel_core::{Chance, Rng, Search, Seat, below, shuffle};

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
            for block in self.hands[seat.index()].kinds() {
                let holes = self.board.holes(block).iter();
                into.extend(holes.map(|hole| Action::Place { block, hole }));
            }
            into.push(alternative);
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let alternative = self.alternative(seat)?;
        let slots = self.hands[seat.index()].slots();
        let mut holes = [Holes::NONE; 3];
        let mut before = None;
        for (slot, holes) in slots.into_iter().zip(&mut holes) {
            if let Some(block) = slot
                && slot != before
            {
                *holes = self.board.holes(block);
            }
            before = slot;
        }
        let [a, b] = [holes[0].len(), holes[0].len() + holes[1].len()];
        let nth = below(rng, b + holes[2].len() + 1);
        let (slot, from) = if nth < a {
            (0, 0)
        } else if nth < b {
            (1, a)
        } else {
            (2, b)
        };
        match (slots[slot], holes[slot].nth(nth - from)) {
            (Some(block), Some(hole)) => Some(Action::Place { block, hole }),
            (None, _) | (_, None) => Some(alternative),
        }
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Option<Totemo> {
        crate::imagine::imagine(view, rng)
    }
}
