//! A round: the secret choice (TE-6), three turns each (TE-7 … TE-11), its end (TE-12).

use crate::{
    Card, Cards, Class, Event, Hand, Illegal, Phase, Place, Totem, Triple, game::MOST_SEATS,
};
use stapel_core::{Log, Seat, SeatSet};

/// How many rounds a game has.
pub(crate) const ROUNDS: u8 = 7;
/// TE-7: how many turns each player has in a round.
const TURNS: u8 = 3;

impl Totem {
    pub(crate) fn begin_round(&mut self) {
        self.chosen = SeatSet::EMPTY;
        self.mover = self.starter;
        self.turns = 0;
        self.phase = Phase::Choose;
    }

    /// Who has not chosen yet.
    #[inline(always)]
    pub(crate) fn choosing(&self) -> SeatSet {
        self.seats.all().minus(self.chosen)
    }

    /// TE-6: what the seat keeps for later rounds if it chooses these.
    #[inline(always)]
    pub(crate) fn check_choice(&self, seat: Seat, three: Triple) -> Result<Cards, Illegal> {
        if !self.seats.has(seat) {
            return Err(Illegal::NoSuchSeat { seat });
        }
        if self.phase != Phase::Choose {
            return Err(Illegal::NotChoosing);
        }
        if self.chosen.has(seat) {
            return Err(Illegal::AlreadyChosen);
        }
        let stock = self.stock[seat.index()];
        stock.minus(three.cards()).ok_or_else(|| Totem::missing(stock, three))
    }

    #[cold]
    fn missing(stock: Cards, three: Triple) -> Illegal {
        let mut left = Some(stock);
        let missing = three.hand().iter().find(|&card| {
            left = left.and_then(|left| left.without(card));
            left.is_none()
        });
        missing.map_or(Illegal::NotChoosing, |card| Illegal::NotInStock { card })
    }

    #[inline(always)]
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        three: Triple,
        rest: Cards,
        log: &mut impl Log<Event>,
    ) {
        self.stock[seat.index()] = rest;
        self.hands[seat.index()] = three.hand();
        self.chosen = self.chosen.with(seat);
        log.note(|| Event::Choose { seat, round: self.round, cards: three.into() });
        if self.choosing().is_empty() {
            self.phase = Phase::Play;
            self.find_mover(log);
        }
    }

    /// What the seat has left of its three if it plays this.
    #[inline(always)]
    pub(crate) fn check_play(&self, seat: Seat, card: Card, pole: Place) -> Result<Hand, Illegal> {
        if self.phase != Phase::Play {
            return Err(match self.phase {
                Phase::Choose => Illegal::StillChoosing,
                Phase::First | Phase::Deal { .. } | Phase::Play | Phase::Over => {
                    Illegal::NotYourTurn
                }
            });
        }
        if seat != self.mover {
            return Err(Illegal::NotYourTurn);
        }
        let hand = self.hands[seat.index()];
        let (slot, rest) = hand.take(card).ok_or(Illegal::NotInHand { card })?;
        let offered = u32::from(self.offer) >> (4 * slot) >> pole.index() & 1 != 0;
        // Any other empty place is as good as the first, which alone is offered.
        if offered || self.poles.tops().takes(card, pole) {
            Ok(rest)
        } else {
            Err(self.why_not(card, pole))
        }
    }

    #[cold]
    fn why_not(&self, card: Card, pole: Place) -> Illegal {
        let tops = self.poles.tops();
        if pole.index() >= usize::from(tops.places()) {
            return Illegal::NoSuchPlace;
        }
        match card.class() {
            Class::Companion => Illegal::CompanionNeedsWarrior,
            Class::Top if tops.is_empty_at(pole) => Illegal::TopNeedsTotem,
            Class::Top | Class::Builder => Illegal::OnWarrior,
        }
    }

    #[inline(always)]
    pub(crate) fn play(&mut self, card: Card, pole: Place, rest: Hand, log: &mut impl Log<Event>) {
        let seat = self.mover;
        self.hands[seat.index()] = rest;
        log.note(|| Event::Play { seat, card, pole });
        if card.completes() {
            // TE-17: who completes a pole takes all its cards.
            log.note(|| Event::Capture {
                seat,
                pole,
                cards: self.poles.pole(pole).chain([card]).collect(),
                points: self.poles.points(pole) + card.points(),
            });
        }
        self.won[seat.index()] += self.poles.lay(card, pole);
        self.next_turn();
        self.find_mover(log);
    }

    #[inline(always)]
    fn next_turn(&mut self) {
        self.turns += 1;
        self.mover = self.mover.left(self.seats);
    }

    /// TE-10, TE-11: a seat that can play one of its cards must; one that can't passes.
    #[inline(always)]
    fn find_mover(&mut self, log: &mut impl Log<Event>) {
        let offered = self.poles.tops().offered();
        let turns = TURNS * self.seats.get();
        while self.turns < turns {
            self.offer = self.hands[self.mover.index()].places(offered);
            if self.offer != 0 {
                return;
            }
            self.pass(log);
        }
        self.end_round(log);
    }

    // (Not inline: one turn in eleven, and the compiler would prepare for it in every turn.)
    #[inline(never)]
    fn pass(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover;
        log.note(|| Event::Pass { seat });
        self.lacks[seat.index()] |= self.poles.tops().playable();
        self.next_turn();
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats.seats() {
            let left = self.hands[seat.index()];
            if !left.is_empty() {
                // TE-11: a card that is left goes into the box.
                log.note(|| Event::Lose { seat, cards: left.into() });
            }
        }
        self.hands = [Hand::EMPTY; MOST_SEATS];
        self.lacks = [0; MOST_SEATS];
        let round = self.round;
        log.note(|| Event::RoundEnd { round });
        if round == ROUNDS {
            self.chosen = SeatSet::EMPTY;
            self.turns = 0;
            self.end_game(log);
        } else {
            self.round += 1;
            // TE-12: the start-player pole goes to the left. Unfinished poles stay.
            self.starter = self.starter.left(self.seats);
            self.begin_round();
        }
    }
}
