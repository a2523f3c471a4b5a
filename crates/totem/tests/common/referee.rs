//! A person who follows a record card by card, with nothing but the rules in hand.

use super::list;
use stapel_core::Seat;
use stapel_totem::{Card, Event};

pub(crate) struct Referee {
    poles: Vec<Vec<Card>>,
    stock: Vec<Vec<Card>>,
    hands: Vec<Vec<Card>>,
    won: Vec<u16>,
    starter: usize,
    turns: usize,
    /// Passes and lost cards so far.
    pub(crate) passes: usize,
    pub(crate) lost: usize,
}

fn is_number(code: &str) -> bool {
    code.parse::<u8>().is_ok()
}

/// TE-13 to TE-16.
fn fits(card: Card, pole: &[Card]) -> bool {
    let top = pole.last().map(|top| top.code());
    match card.code() {
        "T" => top.is_some_and(is_number),
        "C" => top == Some("W"),
        _ => top.is_none_or(is_number),
    }
}

fn take(from: &mut Vec<Card>, card: Card) {
    let at = from.iter().position(|&other| other == card).expect("a card that is not there");
    from.remove(at);
}

impl Referee {
    pub(crate) fn new(seats: usize) -> Referee {
        let none = || vec![Vec::new(); seats];
        let places = if seats == 3 { 3 } else { 4 };
        Referee {
            poles: vec![Vec::new(); places],
            stock: none(),
            hands: none(),
            won: vec![0; seats],
            starter: 0,
            turns: 0,
            passes: 0,
            lost: 0,
        }
    }

    /// Follows all lines, and fails at the first that breaks a rule.
    pub(crate) fn follows(mut self, log: &[Event]) -> Referee {
        for (event, next) in log.iter().zip(log.iter().skip(1).map(Some).chain([None])) {
            self.follows_one(event);
            // TE-17: right behind the play that completed the pole.
            let completes = matches!(event, Event::Play { card: Card::T | Card::C, .. });
            assert_eq!(completes, matches!(next, Some(Event::Capture { .. })), "{event:?}");
        }
        self
    }

    /// TE-7: whose turn it is.
    fn takes_turn(&mut self, who: Seat) {
        let seats = self.hands.len();
        assert_eq!(who.index(), (self.starter + self.turns) % seats);
        assert!(self.turns < 3 * seats, "a fourth turn");
        self.turns += 1;
    }

    fn follows_one(&mut self, event: &Event) {
        match event {
            Event::First { seat } => {
                self.starter = seat.index();
                self.won.fill(0);
                self.poles.iter_mut().for_each(Vec::clear);
            }
            Event::Deal { seat, cards } => {
                assert_eq!(cards.len(), 14);
                self.stock[seat.index()] = [cards.clone(), list("T T T W W C C")].concat();
            }
            Event::Choose { seat, cards, .. } => {
                assert_eq!((cards.len(), self.turns), (3, 0));
                cards.iter().for_each(|&card| take(&mut self.stock[seat.index()], card));
                self.hands[seat.index()].clone_from(cards);
            }
            Event::Play { seat, card, pole } => {
                self.takes_turn(*seat);
                take(&mut self.hands[seat.index()], *card);
                let pole = &mut self.poles[pole.index()];
                assert!(fits(*card, pole), "{card:?} on {pole:?}");
                pole.push(*card);
            }
            Event::Capture { seat, pole, cards, points } => {
                let taken = std::mem::take(&mut self.poles[pole.index()]);
                let sum: u16 = taken.iter().filter_map(|c| c.code().parse::<u16>().ok()).sum();
                assert_eq!((cards, *points), (&taken, sum));
                self.won[seat.index()] += sum;
            }
            Event::Pass { seat } => {
                self.takes_turn(*seat);
                let hand = &self.hands[seat.index()];
                let can = |&card: &Card| self.poles.iter().any(|pole| fits(card, pole));
                assert!(!hand.is_empty() && !hand.iter().any(can), "{hand:?} could be played");
                self.passes += 1;
            }
            Event::Lose { seat, cards } => {
                let left = std::mem::take(&mut self.hands[seat.index()]);
                assert!(!left.is_empty());
                assert_eq!(cards, &left);
                self.lost += left.len();
            }
            Event::RoundEnd { .. } => {
                assert_eq!(self.turns, 3 * self.hands.len());
                assert!(self.hands.iter().all(Vec::is_empty));
                self.turns = 0;
                self.starter = (self.starter + 1) % self.hands.len();
            }
            Event::GameEnd { scores, .. } => {
                assert!(self.stock.iter().all(Vec::is_empty));
                assert_eq!(scores, &self.won);
            }
        }
    }
}
