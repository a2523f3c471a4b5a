//! Chance for the rules alone.
//!
//! The colours and the lot are as likely here as at a real table. What comes of a hand is *not*:
//! this is a rough model for tests and for searching without wood. It knows nothing of how the
//! sticks lie; it only brings every kind of outcome, in proportions that a game can live with.
//! Where there is a pile, ask the wood, not this.

use crate::{Colour, Fate, Height, Outcome, Phase, Reach, Stick, StickSet, Taken, Tokami, Tried};
use stapel_core::{Chance, Dice, Rng, Seat, below, shuffle};

/// Heights that sticks in a pile have, in tenths of a millimetre.
const LOW: u32 = 150;
const SPAN: u32 = 1000;

impl Chance for Tokami {
    fn sample(&self, rng: &mut impl Rng) -> Option<Fate> {
        match self.phase {
            Phase::Sticks => Some(Fate::Sticks(mixed(rng))),
            Phase::First => {
                let number = below(rng, self.seats.get().into());
                Seat::new(number as u8).map(Fate::First)
            }
            Phase::Raising { stick } => {
                Some(Fate::Hand(Outcome::Tried(self.try_roughly(stick, RAISING, rng))))
            }
            Phase::Winning { stick } => {
                Some(Fate::Hand(Outcome::Tried(self.try_roughly(stick, WINNING, rng))))
            }
            Phase::Taking { stick, .. } => {
                let mut dice = Dice::roll(rng);
                let falls = if dice.below(100) < 15 { 1 + dice.below(3) } else { 0 };
                let fallen = some_of(self.on_x.without(stick), falls, rng);
                Some(Fate::Hand(Outcome::Taken(Taken { stick, fallen })))
            }
            Phase::Raise | Phase::Win | Phase::Over => None,
        }
    }
}

/// TA-3: all sticks, mixed.
fn mixed(rng: &mut impl Rng) -> Vec<Colour> {
    let mut colours: Vec<Colour> =
        Colour::ALL.into_iter().flat_map(|colour| [colour; Colour::EACH]).collect();
    shuffle(&mut colours, rng);
    colours
}

/// How often, of a hundred tries, a hand gets so far.
struct Odds {
    in_pile: u32,
    put_back: u32,
    falls: u32,
}

const RAISING: Odds = Odds { in_pile: 8, put_back: 86, falls: 18 };
const WINNING: Odds = Odds { in_pile: 20, put_back: 10, falls: 22 };

impl Tokami {
    fn try_roughly(&self, stick: Stick, odds: Odds, rng: &mut impl Rng) -> Tried {
        let mut dice = Dice::roll(rng);
        let reach = match dice.below(100) {
            roll if roll < odds.in_pile => Reach::InPile,
            roll if roll < odds.in_pile + odds.put_back => Reach::PutBack,
            _ => Reach::InHand,
        };
        let before = LOW + dice.below(SPAN);
        // One in eight is put back too low.
        let after = if dice.below(8) == 0 {
            before - dice.below(LOW)
        } else {
            before + Height::RAISE + dice.below(SPAN)
        };
        // The tried stick is one of those that may fall.
        let falls = if dice.below(100) < odds.falls { 1 + dice.below(4) } else { 0 };
        let (before, after) = (Height::tenths(before), Height::tenths(after));
        Tried { stick, before, after, reach, fallen: some_of(self.on_x, falls, rng) }
    }
}

fn some_of(sticks: StickSet, count: u32, rng: &mut impl Rng) -> StickSet {
    let mut left = sticks;
    for _ in 0..count {
        if let Some(stick) = one_of(left, rng) {
            left = left.without(stick);
        }
    }
    sticks - left
}

pub(crate) fn one_of(sticks: StickSet, rng: &mut impl Rng) -> Option<Stick> {
    sticks.nth(below(rng, sticks.len() as u32) as usize)
}
