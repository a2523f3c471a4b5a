//! A table to test at: says in one line what a hand does.

use stapel_core::{Game, Rule, Seat, SeatCount};
use stapel_core::{Refusal, Turn};
use stapel_tokami::{
    Action, Colour, Event, Fate, Height, Illegal, Options, Outcome, Phase, Reach, Stick, StickSet,
    Taken, Tokami, Tried,
};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn stick(number: u8) -> Stick {
    Stick::new(number).unwrap()
}

pub(crate) fn sticks(numbers: impl IntoIterator<Item = u8>) -> StickSet {
    numbers.into_iter().map(stick).collect()
}

/// Stick 0 red, 1 yellow, 2 green, 3 blue, 4 red, …
pub(crate) fn striped() -> Vec<Colour> {
    Colour::ALL.into_iter().cycle().take(36).collect()
}

/// A stick that was put back from 50 mm to `after` tenths.
pub(crate) fn put_back(number: u8, after: u32) -> Tried {
    Tried {
        stick: stick(number),
        before: Height::tenths(500),
        after: Height::tenths(after),
        reach: Reach::PutBack,
        fallen: StickSet::EMPTY,
    }
}

#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) game: Tokami,
    pub(crate) log: Vec<Event>,
}

impl Bench {
    /// Seat 0 starts, with a striped pile.
    pub(crate) fn new(seats: u8) -> Bench {
        Bench::with_rounds(seats, 1)
    }

    pub(crate) fn with_rounds(seats: u8, rounds: u8) -> Bench {
        let options = Options { rounds, ..Options::default() };
        let game = Tokami::start(&options, SeatCount::new(seats).unwrap()).unwrap();
        let mut bench = Bench { game, log: Vec::new() };
        bench.befall(Fate::Sticks(striped())).unwrap();
        bench.befall(Fate::First(seat(0))).unwrap();
        bench.log.clear();
        bench
    }

    pub(crate) fn befall(&mut self, fate: Fate) -> Result<(), Illegal> {
        self.game.befall(fate, &mut self.log)
    }

    /// The mover does it.
    pub(crate) fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let mover = self.game.mover().unwrap();
        self.game.act(mover, action, &mut self.log)
    }

    /// The rule by which the mover may not.
    pub(crate) fn refused(&mut self, action: Action) -> Rule {
        let before = self.game;
        let rule = self.act(action).unwrap_err().rule();
        assert_eq!(self.game, before, "a refusal changes nothing");
        rule
    }

    /// The rule by which this can't happen.
    pub(crate) fn impossible(&mut self, fate: Fate) -> Rule {
        let before = self.game;
        let rule = self.befall(fate).unwrap_err().rule();
        assert_eq!(self.game, before, "a refusal changes nothing");
        rule
    }

    /// The mover tries the stick, at the raise or at the win, and this comes of it.
    pub(crate) fn tries(&mut self, tried: Tried) {
        let action = match self.game.phase() {
            Phase::Raise => Action::Raise { stick: tried.stick },
            Phase::Win => Action::Win { stick: tried.stick },
            other => panic!("nothing can be tried in {other:?}"),
        };
        self.act(action).unwrap();
        self.befall(Fate::Hand(Outcome::Tried(tried))).unwrap();
    }

    /// The hand lifts out what it must, and that falls with it.
    pub(crate) fn takes(&mut self, number: u8, fallen: StickSet) {
        let taken = Taken { stick: stick(number), fallen };
        self.befall(Fate::Hand(Outcome::Taken(taken))).unwrap();
    }

    pub(crate) fn raises(&mut self, number: u8) {
        self.tries(put_back(number, 600));
        assert_eq!(self.game.phase(), Phase::Win);
    }

    pub(crate) fn skips(&mut self) {
        self.act(Action::Skip).unwrap();
    }

    pub(crate) fn wins(&mut self, number: u8) {
        self.tries(Tried { reach: Reach::InHand, ..put_back(number, 0) });
    }

    /// At the raise, this falls, and the tried stick stays where it is.
    pub(crate) fn drops(&mut self, number: u8, fallen: StickSet) {
        self.tries(Tried { reach: Reach::InPile, fallen, ..put_back(number, 500) });
    }

    /// The lines since last asked.
    pub(crate) fn told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.log)
    }

    /// The same as records write it.
    pub(crate) fn told_json(&mut self) -> Vec<String> {
        self.told().iter().map(|event| serde_json::to_string(event).unwrap()).collect()
    }

    pub(crate) fn minus(&self, number: u8) -> StickSet {
        self.game.minus(seat(number))
    }

    pub(crate) fn plus(&self, number: u8) -> StickSet {
        self.game.plus(seat(number))
    }

    pub(crate) fn mover(&self) -> u8 {
        self.game.mover().unwrap().number()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }
}

pub(crate) fn ta(number: u8) -> Rule {
    Rule::new("TA", number)
}
