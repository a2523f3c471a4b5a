//! Chance and search.

use crate::round::ROUNDS;
use crate::{Action, Card, Cards, Class, Fate, Phase, Place, Totem, Triple, View, game::DEALT};
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
    fn of(game: &Totem) -> Deck {
        let totems = &Card::ALL[..Card::TOTEM_KINDS];
        totems.iter().fold(Deck { counts: 0, total: 0 }, |deck, &card| {
            let count = game.undealt(card);
            Deck {
                counts: deck.counts | u64::from(count) << (8 * card as u32),
                total: deck.total + u32::from(count),
            }
        })
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
                let mut deck = Deck::of(self);
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

/// The n-th place of a set of four.
#[inline]
fn nth_place(mut places: u8, nth: u32) -> Option<Place> {
    for _ in 0..nth {
        places &= places.wrapping_sub(1);
    }
    Place::new(places.trailing_zeros() as u8)
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
                let tops = self.poles.tops();
                for card in self.hand(seat).kinds() {
                    let offered = tops.offered_to(card.class());
                    let places = Place::all(tops.places());
                    let open = places.filter(|place| offered & (1 << place.index()) != 0);
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
                let tops = self.poles.tops();
                let offered = [
                    tops.offered_to(Class::Builder),
                    tops.offered_to(Class::Top),
                    tops.offered_to(Class::Companion),
                ];
                let slots = self.hand(seat).slots();
                let mut places = [0; 3];
                let mut before = None;
                for (slot, places) in slots.into_iter().zip(&mut places) {
                    if let Some(card) = slot
                        && slot != before
                    {
                        *places = offered[card.class() as usize];
                    }
                    before = slot;
                }
                let a = places[0].count_ones();
                let b = a + places[1].count_ones();
                let nth = below(rng, b + places[2].count_ones());
                let slot = usize::from(nth >= a) + usize::from(nth >= b);
                let from = [0, a, b][slot];
                let pole = nth_place(places[slot], nth - from)?;
                Some(Action::Play { card: slots[slot]?, pole })
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
