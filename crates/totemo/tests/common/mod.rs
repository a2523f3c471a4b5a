//! A table to test at: every position comes about by what really happens in a game.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "each file uses a part of this, and tests fail by panicking"
)]

use serde::{Serialize, de::DeserializeOwned};
use stapel_core::{
    BadOptions, Chance, Game, Refusal, Rule, Search, Seat, SeatCount, Seed, Turn, Viewer,
};
use stapel_totemo::{
    Action, Bag, Block, Event, Fate, Hand, Hands, Hole, Illegal, Offer, Options, Phase, Pole, Seen,
    Tile, Totemo, Track, Values, View,
};

pub(crate) fn to(number: u8) -> Rule {
    Rule::new("TO", number)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn count(seats: u8) -> SeatCount {
    SeatCount::new(seats).unwrap()
}

/// The block with this code.
pub(crate) fn block(code: &str) -> Block {
    Block::from_code(code).unwrap_or_else(|| panic!("no block is called {code}"))
}

/// Blocks by their codes, with spaces between.
pub(crate) fn blocks(codes: &str) -> Vec<Block> {
    codes.split_whitespace().map(block).collect()
}

pub(crate) fn pole(codes: &str) -> Pole {
    blocks(codes).into_iter().collect()
}

pub(crate) fn hand(codes: &str) -> Hand {
    Hand::try_from(blocks(codes)).unwrap()
}

pub(crate) fn hole((x, y): (u8, u8)) -> Hole {
    Hole::new(x, y).unwrap()
}

pub(crate) fn place(code: &str, at: (u8, u8)) -> Action {
    Action::Place { block: block(code), hole: hole(at) }
}

pub(crate) fn draw(codes: &str) -> Fate {
    Fate::Draw(hand(codes))
}

/// The numbers of the tiles that lie face up.
pub(crate) fn face_up(numbers: &[u8]) -> [Option<Tile>; Track::MOST_FACE_UP] {
    let mut tiles = [None; Track::MOST_FACE_UP];
    for (slot, &number) in tiles.iter_mut().zip(numbers) {
        *slot = Some(Tile::try_from(number).unwrap());
    }
    tiles
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

/// Every block worth nothing, but for what the test says.
pub(crate) const WORTHLESS: Values = Values { R: 0, O: 0, Y: 0, G: 0, B: 0, V: 0, W: 0, S: 0 };

/// How a game begins.
#[derive(Clone, Copy)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// Tiles that lie face up.
    pub(crate) tiles: &'static [u8],
    pub(crate) first: u8,
}

impl Setup {
    /// Seat 0 starts; bonus tiles lie on 10, 16, 23 and, face down, on 1.
    pub(crate) fn players(seats: u8) -> Setup {
        let options = Options::defaults(count(seats));
        Setup { seats, options, tiles: &[6, 7, 8], first: 0 }
    }

    pub(crate) fn steps(self, chief_steps: u8) -> Setup {
        Setup { options: Options { chief_steps, ..self.options }, ..self }
    }

    pub(crate) fn worth(self, values: Values) -> Setup {
        Setup { options: Options { values, ..self.options }, ..self }
    }

    pub(crate) fn open(self) -> Setup {
        Setup { options: Options { hands: Hands::Open, ..self.options }, ..self }
    }

    pub(crate) fn start(self) -> Result<Totemo, BadOptions> {
        Totemo::start(&self.options, count(self.seats))
    }

    /// Before anything has happened.
    pub(crate) fn untouched(self) -> Bench {
        Bench { game: self.start().unwrap(), log: Vec::new() }
    }

    /// Right before the opening hands are drawn.
    pub(crate) fn undrawn(self) -> Bench {
        let mut bench = self.untouched();
        bench.befall(Fate::Bonus(face_up(self.tiles)));
        bench.befall(Fate::First(seat(self.first)));
        bench
    }

    /// The start player is to move, with these hands in seat order; what was told so far is known.
    pub(crate) fn with_hands(self, hands: &[&str]) -> Bench {
        let mut bench = self.undrawn();
        assert_eq!(hands.len(), usize::from(self.seats));
        hands.iter().for_each(|codes| bench.draws(codes));
        bench.told();
        bench
    }

    /// These placements have been made, one a turn, each by the next seat from seat 0 on (bonus
    /// placements were given up), and the seat to move holds exactly `holding`.
    pub(crate) fn built(self, script: &[(&str, (u8, u8))], holding: &str) -> Bench {
        assert_eq!(self.first, 0);
        let seats = usize::from(self.seats);
        let mut queues = vec![Vec::new(); seats];
        let coming = script.iter().map(|&(code, _)| vec![block(code)]).chain([blocks(holding)]);
        for (turn, drawn) in coming.enumerate() {
            queues[turn % seats].extend(drawn);
        }
        let mut rest = Bag::FULL;
        assert!(queues.iter().flatten().all(|&block| rest.take(block)), "too many of a kind");
        let mut fillers = rest.iter();
        for queue in &mut queues {
            queue.extend(fillers.by_ref().take(3));
        }
        let mut queues: Vec<_> = queues.into_iter().map(Vec::into_iter).collect();

        let mut bench = self.undrawn();
        for queue in &mut queues {
            let opening: Vec<_> = queue.by_ref().take(3).collect();
            bench.befall(Fate::Draw(Hand::try_from(opening).unwrap()));
        }
        for (&(code, at), turn) in script.iter().zip(0..) {
            bench.places(code, at);
            if bench.game.phase() == Phase::Extra {
                bench.act(Action::Stop);
            }
            let next = queues[turn % seats].next().unwrap();
            bench.befall(Fate::Draw(Hand::EMPTY.with(next).unwrap()));
        }
        assert_eq!(bench.hand(bench.mover()), Vec::from(hand(holding)));
        bench.told();
        bench
    }

    /// The first random game, by seed, that comes to a position like this. The chief has far to go.
    pub(crate) fn found(self, position: impl Fn(&Bench) -> bool) -> Bench {
        (0..10_000)
            .find_map(|seed| {
                let mut bench = self.steps(Options::MOST_STEPS).undrawn();
                bench.wanders(seed, &position).then_some(bench)
            })
            .expect("no game comes to such a position")
    }

    /// A random game to its end, with all that was told.
    pub(crate) fn played_out(self, seed: u64) -> (Bench, Vec<Event>) {
        let mut bench = self.undrawn();
        assert!(!bench.wanders(seed, |_| false));
        let log = bench.told();
        (bench, log)
    }
}

/// What a placement brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placed {
    pub(crate) level: u8,
    pub(crate) points: u16,
    pub(crate) score: u16,
    pub(crate) bonus: bool,
}

#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) game: Totemo,
    log: Vec<Event>,
}

impl Bench {
    pub(crate) fn befall(&mut self, fate: Fate) {
        self.game.befall(fate, &mut self.log).unwrap();
    }

    /// Blocks come out of the bag.
    pub(crate) fn draws(&mut self, codes: &str) {
        self.befall(draw(codes));
    }

    /// The mover does it.
    pub(crate) fn act(&mut self, action: Action) {
        self.game.act(seat(self.mover()), action, &mut self.log).unwrap();
    }

    pub(crate) fn places(&mut self, code: &str, at: (u8, u8)) -> Placed {
        self.act(place(code, at));
        match self.log.last() {
            Some(&Event::Place { level, points, score, bonus, .. }) => {
                Placed { level, points, score, bonus }
            }
            other => panic!("{other:?} is no placement"),
        }
    }

    /// The mover places a block and refills.
    pub(crate) fn turn(&mut self, code: &str, at: (u8, u8), refill: &str) -> Placed {
        let placed = self.places(code, at);
        self.draws(refill);
        placed
    }

    /// The mover returns all blocks and happens to draw the same again.
    pub(crate) fn idles(&mut self) {
        let held = self.game.hand(seat(self.mover()));
        self.act(Action::Return);
        self.befall(Fate::Draw(held));
    }

    /// The mover may not, and nothing has changed.
    pub(crate) fn forbids(&mut self, action: Action, why: Illegal, rule: u8) {
        self.forbids_to(self.mover(), action, why, rule);
    }

    pub(crate) fn forbids_to(&mut self, number: u8, action: Action, why: Illegal, rule: u8) {
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
        assert_eq!((refusal, refusal.rule()), (why, to(rule)));
        assert_eq!((self.game, &self.log), (before.game, &before.log), "a refusal changes nothing");
    }

    /// Plays at random until it comes to a position like this; false if the game ended before.
    pub(crate) fn wanders(&mut self, seed: u64, position: impl Fn(&Bench) -> bool) -> bool {
        let mut rng = Seed::from_number(seed).play_rng();
        while !position(self) {
            match self.game.turn() {
                Turn::Seats(seats) => {
                    let mover = seats.first().unwrap();
                    self.act(self.game.pick(mover, &mut rng).unwrap());
                }
                Turn::Fate => self.befall(self.game.sample(&mut rng).unwrap()),
                Turn::Over => return false,
            }
        }
        true
    }

    /// The lines since last asked.
    pub(crate) fn told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.log)
    }

    /// Exactly these lines were told since last asked.
    pub(crate) fn tells(&mut self, expected: &[&str]) {
        assert_eq!(self.told(), lines(expected));
    }

    pub(crate) fn mover(&self) -> u8 {
        self.to_move().expect("nobody is to move")
    }

    pub(crate) fn to_move(&self) -> Option<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => {
                assert_eq!(seats.len(), 1);
                seats.first().map(Seat::number)
            }
            Turn::Fate | Turn::Over => None,
        }
    }

    pub(crate) fn offers_to(&self, number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat(number), &mut actions);
        actions
    }

    /// What the mover may do.
    pub(crate) fn offers(&self) -> Vec<Action> {
        self.offers_to(self.mover())
    }

    /// Where the mover may place this block, by x and y, row by row.
    pub(crate) fn holes_for(&self, code: &str) -> Vec<(u8, u8)> {
        let wanted = block(code);
        let hole_of = |action: Action| match action {
            Action::Place { block, hole } if block == wanted => Some((hole.x(), hole.y())),
            Action::Place { .. } | Action::Return | Action::Stop => None,
        };
        self.offers().into_iter().filter_map(hole_of).collect()
    }

    pub(crate) fn hand(&self, number: u8) -> Vec<Block> {
        self.game.hand(seat(number)).into()
    }

    pub(crate) fn scores(&self) -> Vec<u16> {
        self.view(0).obs.scores.to_vec()
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

    pub(crate) fn bag(&self) -> usize {
        self.game.bag().len()
    }

    /// A placement that the mover is offered and that earns no bonus.
    pub(crate) fn plain_placement(&self) -> Option<Action> {
        let plain = |offer: &&Offer| matches!(offer, Offer::Place { bonus: false, .. });
        self.view(self.to_move()?).legal.iter().find(plain)?.action()
    }

    /// The mover places a block that earns no bonus.
    pub(crate) fn places_plainly(&mut self) {
        self.act(self.plain_placement().unwrap());
    }

    /// All that is left comes out of the bag.
    pub(crate) fn draws_the_rest(&mut self) {
        let rest = self.game.bag().iter().collect::<Vec<_>>();
        self.befall(Fate::Draw(Hand::try_from(rest).unwrap()));
    }
}

/// TO-19 to TO-25 as a person judges who looks at the board: what the block would score at a hole,
/// or None if it may not go there.
pub(crate) fn judge(board: &[Pole], placed: Block, (x, y): (u8, u8)) -> Option<u16> {
    const WHEEL: &str = "ROYGBV";
    let on_wheel = |block: Block| WHEEL.find(&block.code()[..1]);
    let goes_with = |a: Block, b: Block| match (on_wheel(a), on_wheel(b)) {
        (Some(a), Some(b)) => a == b || (a + 1) % 6 == b || (b + 1) % 6 == a,
        (None, _) | (_, None) => true,
    };
    let column = |x: i8, y: i8| {
        let on_board = (0..5).contains(&x) && (0..5).contains(&y);
        on_board.then(|| &board[(y * 5 + x) as usize])
    };
    let (x, y) = (x as i8, y as i8);
    let own = column(x, y)?;
    let below = own.last().copied();
    let stands = match below {
        Some(lower) => !lower.code().ends_with('t') && own.len() < 5,
        None => !placed.code().ends_with('t'),
    };
    let beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        .into_iter()
        .filter_map(|(x, y)| column(x, y)?.get(own.len()).copied());
    let touched: Vec<Block> = below.into_iter().chain(beside).collect();
    let fits = touched.iter().all(|&other| goes_with(placed, other));
    let worth = |&block: &Block| u16::from(Values::BOOK.of(block));
    (stands && fits).then(|| worth(&placed) + touched.iter().map(worth).sum::<u16>())
}
