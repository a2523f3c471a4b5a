//! A game of Totem, or a series of them: set-up (TE-3 … TE-5), the end (TE-18, TE-19), the series
//! (TE-20 … TE-22). The seven rounds are in `round`.

use crate::sheet::SHEET;
use crate::{
    Action, Card, Cards, Event, Hand, Illegal, Options, Phase, Poles, Seen, Triple, View, illegal,
};
use stapel_core::{
    BadOptions, Cause, Game, Log, Rule, Seat, SeatCount, SeatSet, Sheet, Standing, Turn, Viewer,
};

/// The most that can play.
pub(crate) const MOST_SEATS: usize = Seat::MAX;
/// TE-3: how many totem cards each player is dealt.
pub(crate) const DEALT: usize = 14;

/// A state of the game, with everything that is hidden. It can't be serialised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totem {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    pub(crate) poles: Poles,
    /// What each player began this game with.
    pub(crate) dealt: [Cards; MOST_SEATS],
    /// What of it is still to be chosen.
    pub(crate) stock: [Cards; MOST_SEATS],
    /// What is left of the three of this round.
    pub(crate) hands: [Hand; MOST_SEATS],
    /// What the mover is offered, four bits for each slot of the hand: kept, since it decides
    /// whether they must pass and is then asked for again.
    pub(crate) offer: u16,
    /// Classes of card that a seat showed not to hold in this round, by passing.
    pub(crate) lacks: [u8; MOST_SEATS],
    /// Points of this game.
    pub(crate) won: [u16; MOST_SEATS],
    /// Points of the games before it in a series.
    pub(crate) totals: [u16; MOST_SEATS],
    pub(crate) chosen: SeatSet,
    /// The start player of this game.
    pub(crate) first: Seat,
    /// Who holds the start-player pole in this round.
    pub(crate) starter: Seat,
    pub(crate) mover: Seat,
    /// 1–7
    pub(crate) round: u8,
    /// Turns taken or passed in this round.
    pub(crate) turns: u8,
    /// Games of the series before this one.
    pub(crate) game: u8,
    pub(crate) phase: Phase,
}

/// What nobody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// TE-5: the start player.
    First(Seat),
    /// TE-3: the totem cards of the next player.
    Deal(Cards),
}

impl Totem {
    /// The poles.
    #[must_use]
    pub fn poles(&self) -> &Poles {
        &self.poles
    }

    /// What a seat has not chosen yet.
    #[inline(always)]
    #[must_use]
    pub fn stock(&self, seat: Seat) -> Cards {
        self.stock[seat.index()]
    }

    /// What a seat has left of the three of this round.
    #[inline(always)]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// Points that a seat captured in this game.
    #[inline(always)]
    #[must_use]
    pub fn won(&self, seat: Seat) -> u16 {
        self.won[seat.index()]
    }

    /// Points of a seat in all games, this one included.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        self.totals[seat.index()] + self.won[seat.index()]
    }

    /// The cards that a seat has played or lost in this game.
    #[must_use]
    pub fn spent(&self, seat: Seat) -> Cards {
        let dealt = self.dealt[seat.index()];
        let kept = self.stock(seat).plus(self.hand(seat).cards());
        kept.and_then(|kept| dealt.minus(kept)).unwrap_or_default()
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who holds the start-player pole in this round.
    #[inline(always)]
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// 1–7
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The totem cards that have not been dealt in this game.
    #[inline(always)]
    pub(crate) fn undealt(&self) -> Cards {
        self.dealt[..self.seats.len()].iter().fold(Cards::DECK, |deck, &d| deck.without_totems(d))
    }

    #[inline(always)]
    fn check_deal(&self, cards: Cards) -> Result<Cards, Illegal> {
        if cards.len() != DEALT {
            return Err(Illegal::WrongDeal { found: cards.len() as u8 });
        }
        let deck = self.undealt();
        if !deck.covers(cards) {
            let short = Card::ALL.into_iter().find(|&c| cards.count(c) > deck.count(c));
            return Err(short.map_or(Illegal::NotNow, |card| Illegal::NotInDeck { card }));
        }
        // TE-4: and the same seven for everyone.
        cards.plus(Cards::SPECIALS).ok_or(Illegal::WrongDeal { found: cards.len() as u8 })
    }

    /// The seven rounds begin.
    fn begin_rounds(&mut self) {
        self.round = 1;
        self.starter = self.first;
        self.begin_round();
    }

    /// TE-18: after seven rounds.
    pub(crate) fn end_game(&mut self, log: &mut impl Log<Event>) {
        let totals: [u16; MOST_SEATS] = std::array::from_fn(|i| self.totals[i] + self.won[i]);
        log.note(|| {
            let series = self.options.series;
            let leaders = self.leaders();
            let count = self.seats.len();
            Event::GameEnd {
                scores: self.won[..count].to_vec(),
                totals: totals[..count].to_vec(),
                // TE-20: the badge is for a series only.
                chief: if series { leaders } else { SeatSet::EMPTY },
            }
        });
        // TE-20: as many games as there are players.
        if self.options.series && self.game + 1 < self.seats.get() {
            self.game += 1;
            self.totals = totals;
            self.won = [0; MOST_SEATS];
            self.poles = Poles::empty(self.seats);
            self.dealt = [Cards::NONE; MOST_SEATS];
            // TE-21: the next player to the left starts.
            self.first = self.first.left(self.seats);
            self.starter = self.first;
            self.mover = self.first;
            log.note(|| Event::First { seat: self.first });
            self.begin_deal();
        } else {
            self.phase = Phase::Over;
        }
    }

    fn begin_deal(&mut self) {
        self.round = 0;
        self.phase = match self.seats.seats().next() {
            Some(seat) => Phase::Deal { seat },
            None => Phase::Over,
        };
    }

    fn leaders(&self) -> SeatSet {
        Standing::highest_wins(self.seats, |seat| i32::from(self.total(seat))).winners()
    }
}

impl Game for Totem {
    const SHEET: &'static Sheet = &SHEET;
    const WINNER: Rule = illegal::te(19);

    type Options = Options;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Illegal = Illegal;

    fn defaults(_seats: SeatCount) -> Options {
        Options::default()
    }

    fn start(options: &Options, seats: SeatCount) -> Result<Totem, BadOptions> {
        let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        let wrong = BadOptions::Seats { seats, least, most };
        if !Self::SEATS.contains(&seats.get()) {
            return Err(wrong);
        }
        let nobody = Seat::new(0).ok_or(wrong)?;
        Ok(Totem {
            options: *options,
            seats,
            poles: Poles::empty(seats),
            dealt: [Cards::NONE; MOST_SEATS],
            stock: [Cards::NONE; MOST_SEATS],
            hands: [Hand::EMPTY; MOST_SEATS],
            offer: 0,
            lacks: [0; MOST_SEATS],
            won: [0; MOST_SEATS],
            totals: [0; MOST_SEATS],
            chosen: SeatSet::EMPTY,
            first: nobody,
            starter: nobody,
            mover: nobody,
            round: 0,
            turns: 0,
            game: 0,
            phase: Phase::First,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::Seats(SeatSet::only(self.mover)),
            Phase::Choose => Turn::Seats(self.choosing()),
            Phase::First | Phase::Deal { .. } => Turn::Fate,
            Phase::Over => Turn::Over,
        }
    }

    #[inline(always)]
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match action {
            Action::Choose { cards } => {
                let rest = self.check_choice(seat, cards)?;
                self.choose(seat, cards, rest, log);
            }
            Action::Play { card, pole } => {
                let rest = self.check_play(seat, card, pole)?;
                self.play(card, pole, rest, log);
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn befall(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.phase, fate) {
            (Phase::First, Fate::First(seat)) => {
                if !self.seats.has(seat) {
                    return Err(Illegal::NoSuchSeat { seat });
                }
                self.first = seat;
                self.starter = seat;
                self.mover = seat;
                log.note(|| Event::First { seat });
                self.begin_deal();
                Ok(())
            }
            (Phase::Deal { seat }, Fate::Deal(cards)) => {
                let all = self.check_deal(cards)?;
                self.dealt[seat.index()] = all;
                self.stock[seat.index()] = all;
                log.note(|| Event::Deal { seat, cards: cards.into() });
                let next = seat.left(self.seats);
                if next.index() == 0 {
                    self.begin_rounds();
                } else {
                    self.phase = Phase::Deal { seat: next };
                }
                Ok(())
            }
            (_, Fate::First(_) | Fate::Deal(_)) => Err(Illegal::NotNow),
        }
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn first(&self, seat: Seat) -> Option<Fate> {
        (self.phase == Phase::First).then_some(Fate::First(seat))
    }

    fn cause(&self, event: &Event) -> Cause<Action, Fate> {
        match *event {
            // TE-21: in a series fate picks the first start player only.
            Event::First { seat } if self.phase == Phase::First => Cause::Befall(Fate::First(seat)),
            Event::Deal { ref cards, .. } => match Cards::try_from(cards.clone()) {
                Ok(cards) => Cause::Befall(Fate::Deal(cards)),
                Err(_) => Cause::Follows,
            },
            Event::Choose { seat, ref cards, .. } => match Triple::try_from(cards.clone()) {
                Ok(cards) => Cause::Act(seat, Action::Choose { cards }),
                Err(_) => Cause::Follows,
            },
            Event::Play { seat, card, pole } => Cause::Act(seat, Action::Play { card, pole }),
            Event::First { .. }
            | Event::Capture { .. }
            | Event::Pass { .. }
            | Event::Lose { .. }
            | Event::RoundEnd { .. }
            | Event::GameEnd { .. } => Cause::Follows,
        }
    }

    fn tidy(event: Event) -> Event {
        event.tidy()
    }

    fn reveals(event: &Event) -> bool {
        // TE-11: what others could not play lies open; and whoever passes holds nothing that could be played.
        matches!(event, Event::Lose { .. } | Event::Pass { .. })
    }

    fn breach(found: &Event, expected: Option<&Event>) -> Rule {
        found.breach(expected)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Seen {
        event.seen(viewer)
    }

    fn so_far(&self, seat: Seat) -> i32 {
        self.total(seat).into()
    }

    fn standing(&self) -> Option<Standing> {
        // TE-19, TE-22
        (self.phase == Phase::Over)
            .then(|| Standing::highest_wins(self.seats, |seat| self.so_far(seat)))
    }
}
