//! What a player of Totem is about to do.

use super::words;
use crate::{play::playable::Reaction, text::Text};
use crossterm::event::KeyCode;
use stapel_totem::{Action, Card, Phase, Place, Triple, View};

/// The cards picked for the round, or the card and the place for this turn.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Desk {
    /// TE-6: what is picked so far.
    pub(crate) picked: Vec<Card>,
    /// The kind of card under the cursor while choosing.
    pub(crate) kind: usize,
    /// The card of the hand that is to be played, counted from 0.
    pub(crate) slot: Option<usize>,
    /// The place under the cursor.
    pub(crate) place: usize,
}

impl Desk {
    pub(crate) fn key(&mut self, view: &View, key: KeyCode, text: &Text) -> Reaction<Action> {
        match view.phase {
            Phase::Choose => self.choosing(view, key, text),
            Phase::Play => self.playing(view, key, text),
            Phase::First | Phase::Deal { .. } | Phase::Over => Reaction::None,
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a keyboard has keys that mean nothing here"
    )]
    fn choosing(&mut self, view: &View, key: KeyCode, text: &Text) -> Reaction<Action> {
        let kinds = Card::ALL.len();
        match key {
            KeyCode::Left => self.kind = (self.kind + kinds - 1) % kinds,
            KeyCode::Right => self.kind = (self.kind + 1) % kinds,
            KeyCode::Up | KeyCode::Char(' ') => return self.toggle(view, self.card(), text),
            KeyCode::Down | KeyCode::Backspace => {
                let card = self.card();
                // The kind under the cursor, else whatever was picked last.
                let at = self.picked.iter().rposition(|&picked| picked == card);
                let at = at.or(self.picked.len().checked_sub(1));
                at.map(|at| self.picked.remove(at));
            }
            KeyCode::Esc => self.picked.clear(),
            KeyCode::Enter => return self.confirm(text),
            KeyCode::Char(c) => {
                let Some(kind) = Card::ALL.iter().position(|&card| key_of(card) == c) else {
                    return Reaction::None;
                };
                self.kind = kind;
                return self.toggle(view, self.card(), text);
            }
            _ => return Reaction::None,
        }
        Reaction::Changed
    }

    fn card(&self) -> Card {
        Card::ALL.get(self.kind).copied().unwrap_or(Card::N1)
    }

    pub(crate) fn count(&self, card: Card) -> usize {
        self.picked.iter().filter(|&&picked| picked == card).count()
    }

    /// Takes one more of this kind; when no more can be taken, gives all of the kind back.
    fn toggle(&mut self, view: &View, card: Card, text: &Text) -> Reaction<Action> {
        let taken = self.count(card);
        let left = usize::from(view.obs.stock.count(card)) > taken;
        if left && self.picked.len() < 3 {
            self.picked.push(card);
            return Reaction::Changed;
        }
        if taken > 0 {
            self.picked.retain(|&picked| picked != card);
            return Reaction::Changed;
        }
        let why = if left { "totem-three-already" } else { "totem-none-left" };
        Reaction::Say(text.say(why, &[("card", words::name(card, text).into())]))
    }

    fn confirm(&self, text: &Text) -> Reaction<Action> {
        match *self.picked.as_slice() {
            [a, b, c] => Reaction::Act(Action::Choose { cards: Triple::new(a, b, c) }),
            _ => {
                let missing = 3_usize.saturating_sub(self.picked.len());
                Reaction::Say(text.say("totem-choose-more", &[("missing", missing.into())]))
            }
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a keyboard has keys that mean nothing here"
    )]
    fn playing(&mut self, view: &View, key: KeyCode, text: &Text) -> Reaction<Action> {
        let places = view.obs.poles.len().max(1);
        let cards = view.obs.hand.len().max(1);
        match key {
            KeyCode::Char(c @ '1'..='3') => {
                let slot = c as usize - '1' as usize;
                if slot >= view.obs.hand.len() {
                    return Reaction::Say(text.get("totem-no-such-card"));
                }
                self.select(view, slot);
            }
            KeyCode::Up => self.select(view, self.slot.map_or(0, |slot| (slot + 1) % cards)),
            KeyCode::Down => {
                self.select(view, self.slot.map_or(0, |slot| (slot + cards - 1) % cards));
            }
            KeyCode::Left => self.place = (self.place + places - 1) % places,
            KeyCode::Right => self.place = (self.place + 1) % places,
            KeyCode::Char(c @ 'a'..='d') => {
                let place = c as usize - 'a' as usize;
                if place >= places {
                    return Reaction::None;
                }
                self.place = place;
            }
            KeyCode::Esc => self.slot = None,
            KeyCode::Enter | KeyCode::Char(' ') => {
                let place = u8::try_from(self.place).ok().and_then(Place::new);
                return match (self.chosen(view), place) {
                    (Some(card), Some(pole)) => Reaction::Act(Action::Play { card, pole }),
                    (None, _) | (_, None) => Reaction::Say(text.get("totem-choose-first")),
                };
            }
            _ => return Reaction::None,
        }
        Reaction::Changed
    }

    /// Takes a card of the hand, and looks for a place where it may go.
    fn select(&mut self, view: &View, slot: usize) {
        self.slot = Some(slot);
        let Some(card) = self.chosen(view) else { return };
        if !may_go(view, card, self.place) {
            let places = 0..view.obs.poles.len();
            self.place =
                places.into_iter().find(|&at| may_go(view, card, at)).unwrap_or(self.place);
        }
    }

    /// The card that is to be played.
    pub(crate) fn chosen(&self, view: &View) -> Option<Card> {
        self.slot.and_then(|slot| view.obs.hand.iter().nth(slot))
    }

    /// What playing the chosen card there would do, in words.
    pub(crate) fn explain(&self, view: &View, text: &Text) -> String {
        let Some(card) = self.chosen(view) else { return text.get("totem-choose-card") };
        let place = words::place_name(self.place).to_string();
        let name = words::name(card, text);
        let worth = view.worth.get(self.place).copied().unwrap_or(0) + card.points();
        let empty = view.obs.poles.get(self.place).is_none_or(Vec::is_empty);
        let key = if !may_go(view, card, self.place) {
            "totem-would-not-go"
        } else if card.completes() {
            "totem-would-take"
        } else if empty {
            "totem-would-start"
        } else {
            "totem-would-extend"
        };
        let with = [("card", name.into()), ("place", place.into()), ("points", worth.into())];
        text.say(key, &with)
    }
}

/// The key that takes a card of this kind.
pub(crate) const fn key_of(card: Card) -> char {
    match card {
        Card::N1 => '1',
        Card::N2 => '2',
        Card::N3 => '3',
        Card::N4 => '4',
        Card::N5 => '5',
        Card::N6 => '6',
        Card::N8 => '8',
        Card::N10 => '0',
        Card::W => 'w',
        Card::T => 't',
        Card::C => 'c',
    }
}

/// Whether a card may go to a place. Of several empty places only the first is offered: the others
/// are as good.
pub(crate) fn may_go(view: &View, card: Card, at: usize) -> bool {
    let empty = |at: usize| view.obs.poles.get(at).is_some_and(Vec::is_empty);
    view.legal.iter().any(|action| match *action {
        Action::Play { card: offered, pole } => {
            offered == card && (pole.index() == at || (empty(at) && empty(pole.index())))
        }
        Action::Choose { .. } => false,
    })
}
