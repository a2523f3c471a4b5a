//! Chance and search.

use crate::round::ROUNDS;
use crate::{Action, Card, Cards, Fate, Phase, Place, Totem, Triple, View, game::DEALT};
use stapel_core::{Chance, Dice, Rng, Search, Seat, below, nth_bit_of_12};

/// Totem cards that are not dealt, eight bits for each kind: a blind draw is a few instructions.
#[derive(Clone, Copy)]
struct Deck {
    counts: u64,
    total: u32,
}

const ONE_EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONE_EACH << 7;

impl Deck {
    #[inline(always)]
    fn of(cards: Cards) -> Deck {
        let totems = &Card::ALL[..Card::TOTEM_KINDS];
        let counts = totems
            .iter()
            .fold(0, |counts, &card| counts | u64::from(cards.count(card)) << (8 * card as u32));
        Deck { counts, total: (counts.wrapping_mul(ONE_EACH) >> 56) as u32 }
    }

    #[inline(always)]
    fn draw(&mut self, nth: u32) {
        // Byte k of the product is the number of cards of the kinds 0 … k.
        let sums = self.counts.wrapping_mul(ONE_EACH);
        let beyond = ((u64::from(nth) * ONE_EACH) | HIGH_BITS) - sums;
        let kind = (beyond & HIGH_BITS).count_ones();
        self.counts -= 1 << (8 * kind);
        self.total -= 1;
    }

    /// TE-3: the cards of one player. One roll of the dice is good for a few of them before its
    /// bias would be worth a thought.
    fn deal(mut self, rng: &mut impl Rng) -> Cards {
        const ROLLS: [usize; 3] = [5, 5, 4];
        const { assert!(ROLLS[0] + ROLLS[1] + ROLLS[2] == DEALT) };
        let all = self.counts;
        for cards in ROLLS {
            let mut dice = Dice::roll(rng);
            for _ in 0..cards {
                self.draw(dice.below(self.total));
            }
        }
        Cards::of_totems(all - self.counts)
    }
}

impl Chance for Totem {
    #[inline(always)]
    fn sample(&self, rng: &mut impl Rng) -> Option<Fate> {
        match self.phase {
            Phase::First => {
                Seat::new(below(rng, u32::from(self.seats.get())) as u8).map(Fate::First)
            }
            Phase::Deal { .. } => Some(Fate::Deal(Deck::of(self.undealt()).deal(rng))),
            Phase::Choose | Phase::Play | Phase::Over => None,
        }
    }
}

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

    #[inline(always)]
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        match self.phase {
            Phase::Play if seat == self.mover => {
                let offer = u32::from(self.offer);
                let at = nth_bit_of_12(offer, below(rng, offer.count_ones()));
                let card = self.hand(seat).slot(at / 4)?;
                Some(Action::Play { card, pole: Place::of_bits(at) })
            }
            Phase::Choose if self.choosing().has(seat) => {
                // Uniform over the cards, not over the kinds: as a hand would take them.
                let count = 3 * u32::from(ROUNDS + 1 - self.round);
                let cards = self.stock(seat).draw_three(count, rng)?;
                Some(Action::Choose { cards })
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
