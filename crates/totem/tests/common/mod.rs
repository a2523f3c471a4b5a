//! A table to test at: every position comes about by what really happens in a game.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "each file uses a part of this, and tests fail by panicking"
)]

pub(crate) mod referee;

use serde::{Serialize, de::DeserializeOwned};
use stapel_core::{
    BadOptions, Chance, Game, Refusal, Rule, Search, Seat, SeatCount, Seed, Standing, Turn, Viewer,
};
use stapel_totem::{
    Action, Card, Cards, Event, Fate, Illegal, Options, Phase, Place, Seen, Totem, Triple, View,
};

/// What everyone is dealt: five of these are all totem cards that there are.
pub(crate) const DEAL: &str = "1 1 2 2 3 3 4 4 5 5 6 6 8 10";

pub(crate) fn te(number: u8) -> Rule {
    Rule::new("TE", number)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn count(seats: u8) -> SeatCount {
    SeatCount::new(seats).unwrap()
}

pub(crate) fn card(code: &str) -> Card {
    Card::from_code(code).unwrap_or_else(|| panic!("no card is called {code}"))
}

/// Cards by their codes, with spaces between.
pub(crate) fn list(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(card).collect()
}

pub(crate) fn cards(codes: &str) -> Cards {
    Cards::try_from(list(codes)).unwrap()
}

pub(crate) fn deal(codes: &str) -> Fate {
    Fate::Deal(cards(codes))
}

pub(crate) fn choice(codes: &str) -> Action {
    Action::Choose { cards: Triple::try_from(list(codes)).unwrap() }
}

/// `5@0`: a five onto pole 0.
pub(crate) fn play(text: &str) -> Action {
    let (code, place) = text.split_once('@').unwrap();
    Action::Play { card: card(code), pole: Place::new(place.parse().unwrap()).unwrap() }
}

/// The lines of a record.
pub(crate) fn lines(texts: &[&str]) -> Vec<Event> {
    texts.iter().map(|text| serde_json::from_str(text).expect(text)).collect()
}

pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// The text is read and written back letter by letter.
pub(crate) fn assert_round_trip<T: Serialize + DeserializeOwned>(text: &str) -> T {
    let value: T = serde_json::from_str(text).expect(text);
    assert_eq!(json(&value), text);
    value
}

pub(crate) fn assert_unreadable<T: DeserializeOwned>(text: &str) {
    assert!(serde_json::from_str::<T>(text).is_err(), "{text}");
}

/// How a game begins.
#[derive(Clone, Copy)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) series: bool,
    pub(crate) first: u8,
}

impl Setup {
    /// One game; seat 0 starts.
    pub(crate) fn players(seats: u8) -> Setup {
        Setup { seats, series: false, first: 0 }
    }

    pub(crate) fn series(seats: u8) -> Setup {
        Setup { series: true, ..Setup::players(seats) }
    }

    pub(crate) fn start(self) -> Result<Totem, BadOptions> {
        Totem::start(&Options { series: self.series }, count(self.seats))
    }

    /// Before anything has happened.
    pub(crate) fn untouched(self) -> Bench {
        Bench { game: self.start().unwrap(), log: Vec::new() }
    }

    /// Right before the first deal.
    pub(crate) fn undealt(self) -> Bench {
        let mut bench = self.untouched();
        bench.befall(Fate::First(seat(self.first)));
        bench
    }

    /// All have the same 21 cards and choose for the first round; what was told is known.
    pub(crate) fn dealt(self) -> Bench {
        let mut bench = self.undealt();
        bench.deals_to_all();
        bench.told();
        bench
    }

    /// A random game to its end, with all that was told.
    pub(crate) fn played_out(self, seed: u64) -> (Bench, Vec<Event>) {
        let mut bench = self.untouched();
        bench.wanders(seed);
        let log = bench.told();
        (bench, log)
    }
}

#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) game: Totem,
    log: Vec<Event>,
}

impl Bench {
    pub(crate) fn befall(&mut self, fate: Fate) {
        self.game.befall(fate, &mut self.log).unwrap();
    }

    pub(crate) fn deals_to_all(&mut self) {
        self.game.seats().seats().for_each(|_| self.befall(deal(DEAL)));
    }

    pub(crate) fn chooses(&mut self, number: u8, codes: &str) {
        self.game.act(seat(number), choice(codes), &mut self.log).unwrap();
    }

    /// All choose, in seat order.
    pub(crate) fn all_choose(&mut self, choices: &[&str]) {
        assert_eq!(choices.len(), self.game.seats().len());
        choices.iter().zip(0..).for_each(|(codes, number)| self.chooses(number, codes));
    }

    /// The movers, one after another, play these: `5@0 T@0`.
    pub(crate) fn plays(&mut self, texts: &str) {
        for text in texts.split_whitespace() {
            let mover = seat(self.mover());
            self.game.act(mover, play(text), &mut self.log).expect(text);
        }
    }

    /// A round in which every seat plays its cards in the order written, on a pole of its own.
    pub(crate) fn round_apart(&mut self, choices: &[&str]) {
        self.all_choose(choices);
        let choices: Vec<Vec<Card>> = choices.iter().map(|codes| list(codes)).collect();
        for turn in 0..3 {
            for _ in 0..choices.len() {
                let mover = self.mover();
                self.plays(&format!("{}@{mover}", choices[usize::from(mover)][turn].code()));
            }
        }
    }

    /// Seven such rounds, seat by seat.
    pub(crate) fn game_apart(&mut self, plans: &[Plan]) {
        for round in 0..7 {
            let choices: Vec<&str> = plans.iter().map(|plan| plan.rounds[round]).collect();
            self.round_apart(&choices);
        }
    }

    /// Plays at random to the end.
    pub(crate) fn wanders(&mut self, seed: u64) {
        let mut rng = Seed::from_number(seed).play_rng();
        loop {
            match self.game.turn() {
                Turn::Seats(seats) => {
                    let mover = seats.first().unwrap();
                    let action = self.game.pick(mover, &mut rng).unwrap();
                    self.game.act(mover, action, &mut self.log).unwrap();
                }
                Turn::Fate => self.befall(self.game.sample(&mut rng).unwrap()),
                Turn::Over => return,
            }
        }
    }

    /// The seat may not, and nothing has changed.
    pub(crate) fn forbids(&mut self, number: u8, action: Action, why: Illegal, rule: u8) {
        let before = self.clone();
        let refusal = self.game.act(seat(number), action, &mut self.log).unwrap_err();
        self.assert_refused(refusal, why, rule, &before);
    }

    /// This can't happen now, and nothing has changed.
    pub(crate) fn rules_out(&mut self, fate: Fate, why: Illegal, rule: u8) {
        let before = self.clone();
        let refusal = self.game.befall(fate, &mut self.log).unwrap_err();
        self.assert_refused(refusal, why, rule, &before);
    }

    fn assert_refused(&self, refusal: Illegal, why: Illegal, rule: u8, before: &Bench) {
        assert_eq!((refusal, refusal.rule()), (why, te(rule)));
        assert_eq!((self.game, &self.log), (before.game, &before.log), "a refusal changes nothing");
    }

    /// The lines since last asked.
    pub(crate) fn told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.log)
    }

    /// Exactly these lines were told since last asked.
    pub(crate) fn tells(&mut self, expected: &[&str]) {
        assert_eq!(self.told(), lines(expected));
    }

    /// Who plays now.
    pub(crate) fn mover(&self) -> u8 {
        assert_eq!(self.game.phase(), Phase::Play);
        match self.game.turn() {
            Turn::Seats(seats) if seats.len() == 1 => seats.first().unwrap().number(),
            other @ (Turn::Seats(_) | Turn::Fate | Turn::Over) => {
                panic!("{other:?} is no turn of one seat")
            }
        }
    }

    pub(crate) fn offers(&self, number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat(number), &mut actions);
        actions
    }

    /// Exactly these plays are offered to the mover: `5@0 T@0`.
    pub(crate) fn assert_offers(&self, texts: &str) {
        let mut expected: Vec<Action> = texts.split_whitespace().map(play).collect();
        expected.sort_unstable();
        assert_eq!(self.offers(self.mover()), expected);
    }

    /// The seat's three cards of this round, or what is left of them.
    pub(crate) fn hand(&self, number: u8) -> Vec<Card> {
        self.game.hand(seat(number)).into()
    }

    pub(crate) fn standing(&self) -> Standing {
        self.game.standing().unwrap()
    }

    pub(crate) fn won(&self) -> Vec<u16> {
        self.public().obs.won
    }

    /// The poles by the codes of their cards, bottom first.
    pub(crate) fn poles(&self) -> Vec<String> {
        let codes =
            |pole: Vec<Card>| pole.into_iter().map(Card::code).collect::<Vec<_>>().join(" ");
        self.public().obs.poles.into_iter().map(codes).collect()
    }

    pub(crate) fn view(&self, number: u8) -> View {
        self.game.view(Viewer::Seat(seat(number)))
    }

    pub(crate) fn public(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(crate) fn seen(&self, event: &Event, number: u8) -> Seen {
        self.game.seen(event, Viewer::Seat(seat(number)))
    }
}

/// What a seat plays in the seven rounds on a pole of its own, and what it wins by that.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) rounds: [&'static str; 7],
    pub(crate) wins: u16,
}

/// 3 + 3 + 3 + 3 + 8; the rest of the pole belongs to nobody.
pub(crate) const MODEST: Plan =
    Plan { rounds: ["1 2 T", "1 2 T", "3 W C", "3 W C", "4 4 T", "5 5 6", "6 8 10"], wins: 20 };

/// 18 + 3 + 3 + 3 + 8.
pub(crate) const GREEDY: Plan =
    Plan { rounds: ["10 8 T", "1 2 T", "3 W C", "3 W C", "4 4 T", "1 2 5", "5 6 6"], wins: 35 };

/// TE-23: pole 0 ends in a warrior and holds 2 points, place 1 is empty, pole 2 ends in a totem card
/// and holds 13 points. Round 2 begins, seat 1 holds the start-player pole.
pub(crate) fn example_23() -> Bench {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["2 W 5", "4 T 6", "10 3 T"]);
    bench.plays("2@0 4@1 10@2 W@0 T@1 3@2 5@1 6@1 T@1");
    assert_eq!(bench.poles(), ["2 W", "", "10 3"]);
    assert_eq!(bench.public().worth, [2, 0, 13]);
    bench.told();
    bench
}

/// TE-24: poles 0 (8 points) and 1 (11 points) end in warriors, place 2 is empty. Round 2 begins,
/// seat 1 holds the start-player pole.
pub(crate) fn example_24() -> Bench {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["8 W 3", "5 6 W", "1 2 T"]);
    bench.plays("8@0 5@1 1@2 W@0 6@1 2@2 3@2 W@1 T@2");
    assert_eq!(bench.poles(), ["8 W", "5 6 W", ""]);
    assert_eq!(bench.public().worth, [8, 11, 0]);
    bench.told();
    bench
}

/// Seat 1 begins the round with these three; the others hold totem cards.
pub(crate) fn with_hand(mut bench: Bench, codes: &str) -> Bench {
    bench.all_choose(&["1 1 2", codes, "3 4 4"]);
    bench.told();
    assert_eq!(bench.mover(), 1);
    bench
}
