//! A state that looks to a viewer like the real one.

use crate::game::{DEALT, MOST_SEATS};
use crate::{Card, Cards, Hand, Phase, Place, Poles, Totem, View};
use stapel_core::{Rng, Seat, SeatCount, SeatSet, shuffle};

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
    // TE-11: who is to play can play; else he would have passed.
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

/// What everyone was dealt, what he still keeps, and what he holds in this round: known for the
/// viewer, drawn by chance for the others. None if the deal contradicts what passing showed.
fn deal(view: &View, seats: SeatCount, rng: &mut impl Rng) -> Option<Holdings> {
    let obs = &view.obs;
    let mut dealt = [Cards::NONE; MOST_SEATS];
    let mut stock = [Cards::NONE; MOST_SEATS];
    let mut hands = [Hand::EMPTY; MOST_SEATS];
    let mut pool = unseen(view, seats)?;
    shuffle(&mut pool, rng);
    for seat in seats.seats().filter(|&seat| has_cards(view.phase, seat)) {
        let i = seat.index();
        let kept = if obs.seat == Some(seat) {
            hands[i] = obs.hand;
            stock[i] = obs.stock;
            obs.stock.plus(obs.hand.cards())?
        } else {
            let kept = hidden_cards(view.spent[i], &mut pool)?;
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

/// The totem cards that the viewer has not seen: with the others, or in the box.
fn unseen(view: &View, seats: SeatCount) -> Option<Vec<Card>> {
    let mut pool = Vec::with_capacity(70);
    for card in Card::ALL.into_iter().filter(|card| card.is_totem()) {
        let spent: u8 = view.spent.iter().map(|cards| cards.count(card)).sum();
        let own = view
            .obs
            .seat
            .filter(|&seat| seats.has(seat))
            .map_or(0, |_| view.obs.stock.count(card) + view.obs.hand.cards().count(card));
        let left = card.count().checked_sub(spent + own)?;
        pool.extend(std::iter::repeat_n(card, usize::from(left)));
    }
    Some(pool)
}

/// TE-3, TE-4: what a player who has spent these must still have; totem cards from the pool.
fn hidden_cards(spent: Cards, pool: &mut Vec<Card>) -> Option<Cards> {
    let specials = spent.iter().filter(|card| !card.is_totem());
    let mut kept = specials.into_iter().try_fold(Cards::SPECIALS, Cards::without)?;
    let totems = spent.iter().filter(|card| card.is_totem()).count();
    for _ in 0..DEALT.checked_sub(totems)? {
        kept = kept.with(pool.pop()?);
    }
    Some(kept)
}

/// What he holds in this round: none of what passing showed that he lacks.
fn hidden_hand(kept: Cards, count: u8, lacks: u8, rng: &mut impl Rng) -> Option<Hand> {
    let possible = |card: &Card| lacks & (1 << card.class() as u8) == 0;
    let mut cards: Vec<Card> = kept.iter().filter(possible).collect();
    shuffle(&mut cards, rng);
    if cards.len() < usize::from(count) {
        return None;
    }
    cards.truncate(usize::from(count));
    Hand::try_from(cards).ok()
}
