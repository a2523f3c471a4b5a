//! A card of the three (TE-8), as a sensible player would play it at a glance.

use stapel_core::Seat;
use stapel_totem::{Action, Card, Place, Totem};

/// What playing a card there brings, in tenths of a point.
fn worth(card: Card, there: i32, has_top: bool, has_companion: bool) -> i32 {
    match card {
        Card::T | Card::C => there,
        // With a companion in hand the pole is as good as taken; without, it is at least kept from
        // those who hold a top.
        Card::W if has_companion => there * 6 / 10,
        Card::W => there / 10 - 5,
        Card::N1 | Card::N2 | Card::N3 | Card::N4 | Card::N5 | Card::N6 | Card::N8 | Card::N10 => {
            let laid = 10 * i32::from(card.points());
            // With a top left, make the pole richer; without, give away little.
            if has_top { laid / 4 - there / 20 } else { -laid / 2 - there / 10 }
        }
    }
}

/// The play of a seat that is to play. None if it can play nothing.
pub(crate) fn play(state: &Totem, seat: Seat) -> Option<Action> {
    let hand = state.hand(seat);
    let poles = state.poles();
    let tops = poles.tops();
    let has = |wanted: Card| hand.without(wanted).is_some();
    let (has_top, has_companion) = (has(Card::T), has(Card::C));
    let mut best: Option<(i32, Action)> = None;
    for card in hand.kinds() {
        let mut empty = false;
        for pole in Place::all(tops.places()) {
            if !tops.takes(card, pole) {
                continue;
            }
            // Of the empty places one is as good as another.
            if tops.is_empty_at(pole) && std::mem::replace(&mut empty, true) {
                continue;
            }
            let there = 10 * i32::from(poles.points(pole));
            let worth = worth(card, there, has_top, has_companion);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, Action::Play { card, pole }));
            }
        }
    }
    best.map(|(_, action)| action)
}
