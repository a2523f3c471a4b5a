//! Chance and search.

use crate::round::ROUNDS;
use crate::{Action, Card, Cards, Fate, Phase, Place, Totem, Triple, View, game::DEALT};
use stapel_core::{Chance, Dice, Rng, Search, Seat, below};

/// Totem cards that are not dealt, eight bits for each kind: a blind draw is a few instructions.
#[derive(Clone, Copy)]
struct Deck {
    counts: u64,
    total: u32,
}

const ONE_EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONE_EACH << 7;

impl Deck {
    #[inline]
    fn of(cards: Cards) -> Deck {
        let totems = &Card::ALL[..Card::TOTEM_KINDS];
        let counts = totems
            .iter()
            .fold(0, |counts, &card| counts | u64::from(cards.count(card)) << (8 * card as u32));
        Deck { counts, total: (counts.wrapping_mul(ONE_EACH) >> 56) as u32 }
    }

    #[inline]
    fn draw(&mut self, nth: u32) -> Option<Card> {
        // Byte k of the product is the number of cards of the kinds 0 … k.
        let sums = self.counts.wrapping_mul(ONE_EACH);
        let beyond = ((u64::from(nth) * ONE_EACH) | HIGH_BITS) - sums;
        let kind = (beyond & HIGH_BITS).count_ones();
        self.counts -= 1 << (8 * kind);
        self.total -= 1;
        Card::ALL.get(kind as usize).copied()
    }
}

impl Chance for Totem {
    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Fate> {
        match self.phase {
            Phase::First => {
                Seat::new(below(rng, u32::from(self.seats.get())) as u8).map(Fate::First)
            }
            Phase::Deal { .. } => {
                let mut deck = Deck::of(self.undealt());
                let mut cards = Cards::NONE;
                for _ in 0..DEALT / 2 {
                    let mut dice = Dice::roll(rng);
                    for _ in 0..2 {
                        cards = cards.with(deck.draw(dice.below(deck.total))?);
                    }
                }
                Some(Fate::Deal(cards))
            }
            Phase::Choose | Phase::Play | Phase::Over => None,
        }
    }
}

/// By a set of four places: the first, second, third and fourth of them.
const NTH_PLACE: [[u8; 4]; 16] = {
    let mut table = [[Place::MOST as u8; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut nth, mut place) = (0, 0);
        while place < 4 {
            if set & (1 << place) != 0 {
                table[set][nth] = place;
                nth += 1;
            }
            place += 1;
        }
        set += 1;
    }
    table
};

impl Search for Totem {
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.phase {
            Phase::Choose if self.choosing().has(seat) => {
                let stock = self.stock(seat);
                let rest = |from: Cards| {
                    Card::ALL.into_iter().filter_map(move |c| from.without(c).map(|r| (c, r)))
                };
                for (a, without_a) in rest(stock) {
                    for (b, without_b) in rest(without_a).filter(|&(b, _)| b >= a) {
                        for (c, _) in rest(without_b).filter(|&(c, _)| c >= b) {
                            into.push(Action::Choose { cards: Triple::new(a, b, c) });
                        }
                    }
                }
            }
            Phase::Play if seat == self.mover => {
                let hand = self.hand(seat);
                for slot in 0..3 {
                    let places = self.offer >> (4 * slot) & 15;
                    let Some(card) = hand.slot(slot) else { break };
                    let open = Place::all(Place::MOST as u8)
                        .filter(|place| places & (1 << place.index()) != 0);
                    into.extend(open.map(|pole| Action::Play { card, pole }));
                }
            }
            Phase::Choose | Phase::Play | Phase::First | Phase::Deal { .. } | Phase::Over => {}
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        match self.phase {
            Phase::Play if seat == self.mover => {
                let a = (self.offer & 0x00f).count_ones();
                let b = (self.offer & 0x0ff).count_ones();
                let nth = below(rng, self.offer.count_ones());
                let (second, third) = (u32::from(nth >= a), u32::from(nth >= b));
                let slot = second + third;
                let nth_there = nth - a * second - (b - a) * third;
                let places = self.offer >> (4 * slot) & 15;
                let pole = Place::new(NTH_PLACE[usize::from(places)][(nth_there & 3) as usize])?;
                let hand = self.hand(seat);
                Some(Action::Play { card: hand.slot(slot)?, pole })
            }
            Phase::Choose if self.choosing().has(seat) => {
                // Uniform over the cards, not over the kinds: as a hand would take them.
                let count = 3 * u32::from(ROUNDS + 1 - self.round);
                let hand = self.stock(seat).draw_three(count, rng)?;
                Some(Action::Choose { cards: Triple::try_from(hand).ok()? })
            }
            Phase::Choose | Phase::Play | Phase::First | Phase::Deal { .. } | Phase::Over => None,
        }
    }

    fn canonical(&self, action: Action) -> Action {
        match action {
            Action::Play { card, pole } if self.poles.tops().is_empty_at(pole) => {
                let first = Place::all(self.poles.tops().places())
                    .find(|&place| self.poles.tops().is_empty_at(place));
                Action::Play { card, pole: first.unwrap_or(pole) }
            }
            Action::Play { .. } | Action::Choose { .. } => action,
        }
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Option<Totem> {
        crate::imagine::imagine(view, rng)
    }
}
