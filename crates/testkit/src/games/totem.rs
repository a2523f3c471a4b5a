//! Totem for the kit.

use crate::Lawful;
use stapel_core::{Game, PlayRng, Seat, SeatCount, Viewer, below, pick_one};
use stapel_totem::{Action, Card, Event, Options, Place, Totem, Triple};

impl Lawful for Totem {
    fn action_space(_seats: SeatCount) -> Vec<Action> {
        let mut space = Vec::new();
        for a in Card::ALL {
            for b in Card::ALL.into_iter().filter(|&b| b >= a) {
                for c in Card::ALL.into_iter().filter(|&c| c >= b) {
                    space.push(Action::Choose { cards: Triple::new(a, b, c) });
                }
            }
        }
        for card in Card::ALL {
            space.extend(Place::all(4).map(|pole| Action::Play { card, pole }));
        }
        space
    }

    fn pieces(&self) -> Vec<String> {
        // What was dealt is what is kept, held, or was played or lost; the rest is in the box.
        // Played cards are in poles or captured: the captured ones are worth what was won.
        let mut all = Vec::new();
        let mut totem_cards = [0_u8; Card::TOTEM_KINDS];
        let mut points = 0;
        for seat in self.seats().seats() {
            let mut specials = 0;
            let kept = self.stock(seat).iter().chain(self.hand(seat).iter());
            for card in kept.chain(self.spent(seat).iter()) {
                match totem_cards.get_mut(card as usize) {
                    Some(count) => *count += 1,
                    None => specials += 1,
                }
            }
            let cards = self.stock(seat).len() + self.hand(seat).len() + self.spent(seat).len();
            all.push(format!("seat {}: {cards} cards, {specials} of them special", seat.index()));
            points += i32::from(self.won(seat));
        }
        let within = |&card: &Card| totem_cards[card as usize] <= card.count();
        let all_within = Card::ALL.iter().filter(|card| card.is_totem()).all(within);
        all.push(format!("no more totem cards than there are: {all_within}"));
        // Totem cards are never lost unless passed on; so points won are points spent, at most.
        let spent: u16 =
            self.seats().seats().flat_map(|seat| self.spent(seat).iter()).map(Card::points).sum();
        all.push(format!("points from nowhere: {}", points > i32::from(spent)));
        all
    }

    fn variants(_seats: SeatCount) -> Vec<Options> {
        vec![Options { series: true }]
    }

    fn disguise(&self, events: &[Event], viewer: Viewer, rng: &mut PlayRng) -> Option<Vec<Event>> {
        let others: Vec<_> = self.seats().seats().filter(|&seat| !viewer.is(seat)).collect();
        let owner = *pick_one(&others, rng)?;
        if below(rng, 2) == 0 {
            self.other_deal(events, owner, rng)
        } else {
            self.other_choice(events, owner, rng)
        }
    }
}

/// The cards of the last event for which `cards` gives any.
fn last(
    events: &mut [Event],
    cards: impl Fn(&mut Event) -> Option<&mut Vec<Card>>,
) -> Option<&mut Vec<Card>> {
    events.iter_mut().rev().find_map(cards)
}

fn exchange(cards: &mut [Card], real: Card, instead: Card) -> Option<()> {
    *cards.iter_mut().find(|card| **card == real)? = instead;
    cards.sort_unstable();
    Some(())
}

/// What [`Lawful::disguise`] does for Totem.
trait Disguises: Sized {
    fn other_deal(&self, events: &[Event], owner: Seat, rng: &mut PlayRng) -> Option<Vec<Event>>;
    fn other_choice(&self, events: &[Event], owner: Seat, rng: &mut PlayRng) -> Option<Vec<Event>>;
}

impl Disguises for Totem {
    /// He was dealt another card, one that is in the box, instead of one that he keeps.
    fn other_deal(&self, events: &[Event], owner: Seat, rng: &mut PlayRng) -> Option<Vec<Event>> {
        let kept: Vec<Card> = self.stock(owner).iter().filter(|card| card.is_totem()).collect();
        let real = *pick_one(&kept, rng)?;
        let dealt = |card: Card| -> u8 {
            let has = |seat: Seat| {
                self.stock(seat).count(card)
                    + self.hand(seat).cards().count(card)
                    + self.spent(seat).count(card)
            };
            self.seats().seats().map(has).sum()
        };
        let in_box: Vec<Card> = Card::ALL
            .into_iter()
            .filter(|&card| card.is_totem() && card != real && dealt(card) < card.count())
            .collect();
        let instead = *pick_one(&in_box, rng)?;
        let mut events = events.to_vec();
        let cards = last(&mut events, |event| match event {
            Event::Deal { seat, cards } if *seat == owner => Some(cards),
            Event::Deal { .. } | Event::Choose { .. } => None,
            Event::First { .. } | Event::Play { .. } | Event::Capture { .. } => None,
            Event::Pass { .. } | Event::Lose { .. } => None,
            Event::RoundEnd { .. } | Event::GameEnd { .. } => None,
        })?;
        exchange(cards, real, instead)?;
        Some(events)
    }

    /// He chose another card, one that he keeps, instead of one that he still holds.
    fn other_choice(&self, events: &[Event], owner: Seat, rng: &mut PlayRng) -> Option<Vec<Event>> {
        let held: Vec<Card> = self.hand(owner).iter().collect();
        let real = *pick_one(&held, rng)?;
        let kept: Vec<Card> = self.stock(owner).iter().filter(|&card| card != real).collect();
        let instead = *pick_one(&kept, rng)?;
        let mut events = events.to_vec();
        let cards = last(&mut events, |event| match event {
            Event::Choose { seat, cards, .. } if *seat == owner => Some(cards),
            Event::Deal { .. } | Event::Choose { .. } => None,
            Event::First { .. } | Event::Play { .. } | Event::Capture { .. } => None,
            Event::Pass { .. } | Event::Lose { .. } => None,
            Event::RoundEnd { .. } | Event::GameEnd { .. } => None,
        })?;
        exchange(cards, real, instead)?;
        Some(events)
    }
}
