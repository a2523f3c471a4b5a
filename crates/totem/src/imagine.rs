//! A state that looks to a viewer like the real one.

use crate::game::{DEALT, MOST_SEATS};
use crate::{Card, Cards, Hand, Phase, Place, Poles, Totem, View};
use stapel_core::{Rng, Seat, SeatCount, SeatSet, below};

/// How often hidden cards are dealt until they agree with what passing showed.
const TRIES: usize = 1000;

pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Option<Totem> {
    let obs = &view.obs;
    let seats = SeatCount::new(u8::try_from(obs.won.len()).ok()?)?;
    let n = seats.len();
    let lengths = [obs.hands.len(), obs.chosen.len(), view.totals.len(), view.spent.len()];
    if lengths.iter().any(|&len| len != n) || view.lacks.len() != n {
        return None;
    }
    if !seats.has(obs.starter) || !seats.has(view.first) {
        return None;
    }
    let poles = poles(view, seats)?;
    let mover = obs.starter.left_by(view.turns % seats.get(), seats);
    let offer = |hands: &[Hand; MOST_SEATS]| match view.phase {
        Phase::Play => hands[mover.index()].places(poles.tops().offered()),
        Phase::First | Phase::Deal { .. } | Phase::Choose | Phase::Over => 0,
    };
    // TE-11: whoever is to play can play; else they would have passed.
    let possible = |(_, _, hands): &Holdings| view.phase != Phase::Play || offer(hands) != 0;
    let dealt = (0..TRIES).find_map(|_| deal(view, seats, rng).filter(possible));
    let (dealt, stock, hands) = dealt?;
    let offer = offer(&hands);
    Some(Totem {
        options: view.options,
        seats,
        poles,
        dealt,
        stock,
        hands,
        offer,
        lacks: filled(&view.lacks),
        won: filled(&obs.won),
        totals: filled(&view.totals),
        chosen: seats.seats().filter(|seat| obs.chosen[seat.index()]).collect::<SeatSet>(),
        first: view.first,
        starter: obs.starter,
        mover,
        round: obs.round,
        turns: view.turns,
        game: view.game,
        phase: view.phase,
    })
}

impl Totem {
    /// The same with other cards of a seat's own in its hand, in a state that is imagined anyway.
    /// None if it does not have them, or could not have had them.
    #[must_use]
    pub fn holding(mut self, seat: Seat, hand: Hand) -> Option<Totem> {
        let i = seat.index();
        let kept = self.stock.get(i)?.plus(self.hands[i].cards())?;
        self.stock[i] = kept.minus(hand.cards())?;
        self.hands[i] = hand;
        if self.phase == Phase::Play && seat == self.mover {
            self.offer = hand.places(self.poles.tops().offered());
            // TE-11: who is to play can play.
            return (self.offer != 0).then_some(self);
        }
        Some(self)
    }
}

fn filled<T: Copy + Default>(values: &[T]) -> [T; MOST_SEATS] {
    let mut array = [T::default(); MOST_SEATS];
    array.iter_mut().zip(values).for_each(|(slot, &value)| *slot = value);
    array
}

fn poles(view: &View, seats: SeatCount) -> Option<Poles> {
    let mut poles = Poles::empty(seats);
    if view.obs.poles.len() != usize::from(poles.tops().places()) {
        return None;
    }
    for (place, cards) in Place::all(poles.tops().places()).zip(&view.obs.poles) {
        for &card in cards {
            if !poles.tops().takes(card, place) || card.completes() {
                return None;
            }
            poles.lay(card, place);
        }
    }
    Some(poles)
}

type Holdings = ([Cards; MOST_SEATS], [Cards; MOST_SEATS], [Hand; MOST_SEATS]);

/// What everyone was dealt, what they still keep, and what they hold in this round: known for the
/// viewer, drawn by chance for the others. None if the deal contradicts what passing showed.
fn deal(view: &View, seats: SeatCount, rng: &mut impl Rng) -> Option<Holdings> {
    let obs = &view.obs;
    let mut dealt = [Cards::NONE; MOST_SEATS];
    let mut stock = [Cards::NONE; MOST_SEATS];
    let mut hands = [Hand::EMPTY; MOST_SEATS];
    let mut pool = unseen(view, seats)?;
    for seat in seats.seats().filter(|&seat| has_cards(view.phase, seat)) {
        let i = seat.index();
        let kept = if obs.seat == Some(seat) {
            hands[i] = obs.hand;
            stock[i] = obs.stock;
            obs.stock.plus(obs.hand.cards())?
        } else {
            let kept = hidden_cards(view.spent[i], &mut pool, rng)?;
            hands[i] = hidden_hand(kept, obs.hands[i], view.lacks[i], rng)?;
            stock[i] = kept.minus(hands[i].cards())?;
            kept
        };
        dealt[i] = kept.plus(view.spent[i])?;
    }
    Some((dealt, stock, hands))
}

/// Whether the seat has been dealt its cards.
fn has_cards(phase: Phase, seat: Seat) -> bool {
    match phase {
        Phase::First => false,
        Phase::Deal { seat: next } => seat < next,
        Phase::Choose | Phase::Play | Phase::Over => true,
    }
}

/// Cards to draw from, without a place on the heap: a search imagines as often as it can.
struct Pool {
    cards: [Card; Pool::MOST],
    len: usize,
}

impl Pool {
    /// All totem cards.
    const MOST: usize = 70;
    const EMPTY: Pool = Pool { cards: [Card::N1; Pool::MOST], len: 0 };

    #[inline]
    fn put(&mut self, card: Card, count: usize) {
        let end = (self.len + count).min(Pool::MOST);
        self.cards[self.len..end].fill(card);
        self.len = end;
    }

    /// One of them, each as likely as any other.
    #[inline]
    fn draw(&mut self, rng: &mut impl Rng) -> Option<Card> {
        let last = self.len.checked_sub(1)?;
        let drawn = below(rng, self.len as u32) as usize;
        self.cards.swap(drawn, last);
        self.len = last;
        Some(self.cards[last])
    }
}

/// The totem cards that the viewer has not seen: with the others, or in the box.
fn unseen(view: &View, seats: SeatCount) -> Option<Pool> {
    let mut pool = Pool::EMPTY;
    let watching = view.obs.seat.filter(|&seat| seats.has(seat)).is_some();
    let in_hand = view.obs.hand.cards();
    for card in Card::ALL.into_iter().filter(|card| card.is_totem()) {
        let spent: u8 = view.spent.iter().map(|cards| cards.count(card)).sum();
        let own = if watching { view.obs.stock.count(card) + in_hand.count(card) } else { 0 };
        pool.put(card, usize::from(card.count().checked_sub(spent + own)?));
    }
    Some(pool)
}

/// TE-3, TE-4: what a player who has spent these must still have; totem cards from the pool.
fn hidden_cards(spent: Cards, pool: &mut Pool, rng: &mut impl Rng) -> Option<Cards> {
    let mut kept = Cards::SPECIALS;
    let mut totems = 0;
    for card in Card::ALL {
        let count = usize::from(spent.count(card));
        if card.is_totem() {
            totems += count;
        } else {
            kept = (0..count).try_fold(kept, |kept, _| kept.without(card))?;
        }
    }
    for _ in 0..DEALT.checked_sub(totems)? {
        kept = kept.with(pool.draw(rng)?);
    }
    Some(kept)
}

/// What a player holds in this round: none of what passing showed that they lack.
fn hidden_hand(kept: Cards, count: u8, lacks: u8, rng: &mut impl Rng) -> Option<Hand> {
    if count == 0 {
        return Some(Hand::EMPTY);
    }
    let mut possible = Pool::EMPTY;
    for card in Card::ALL {
        if lacks & (1 << card.class() as u8) == 0 {
            possible.put(card, usize::from(kept.count(card)));
        }
    }
    let mut drawn = [None; 3];
    for slot in drawn.get_mut(..usize::from(count))? {
        *slot = Some(possible.draw(rng)?);
    }
    Some(Hand::of(drawn))
}
