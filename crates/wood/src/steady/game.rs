//! Whole games of bots: the rules, the wood and nobody else.

use super::{Plan, Skill, Steady};
use crate::attempt::{Aim, Attempt, Refused};
use crate::inputs::{HandBytes, Inputs, Round};
use crate::pile::Pile;
use crate::sample::Sample;
use crate::setup::WontStand;
use crate::shot::colours;
use crate::world::Friction;
use stapel_core::{BadOptions, Game, Seat, SeatCount, Seed, below};
use stapel_tokami::{
    Action, Colour, Event, Fate, Illegal, Options, Outcome, Phase, Setup, Stick, StickSet, Tokami,
};

/// A game that was played to its end.
#[derive(Clone)]
pub struct Played {
    /// The rules' state at the end.
    pub game: Tokami,
    /// What happened, as a record tells it.
    pub events: Vec<Event>,
    /// The hands behind it.
    pub inputs: Inputs,
}

/// A game that did not go by the rules. (None is known.)
#[derive(Debug, thiserror::Error)]
pub enum BrokenGame {
    /// The options are no good.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The pile would not stand.
    #[error(transparent)]
    Pile(#[from] WontStand),
    /// The rules refused.
    #[error("refused by the rules: {0:?}")]
    Illegal(Illegal),
    /// The pile refused.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The hand came to nothing that the rules could judge.
    #[error("an attempt without an outcome")]
    NoOutcome,
    /// The wood and the rules disagree about what lies on the X.
    #[error("the rules have {rules:?} on the X, the wood has {wood:?}")]
    Disagree {
        /// By the rules.
        rules: StickSet,
        /// In the wood.
        wood: StickSet,
    },
    /// The wood came apart.
    #[error("a stick is nowhere")]
    NotANumber,
    /// It went on and on.
    #[error("no end after {0} turns")]
    Endless(u32),
}

/// No pile takes more hands to build.
const MOST_BUILDING: usize = 200;

/// No game of bots is longer.
const LONGEST: u32 = 400;

/// What one who watches the bots can clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A bot begins to think.
    Thinks,
    /// It has made up its mind: all samples of its hand are there, if it moves one.
    Decided {
        /// Ticks of wood that it moved in its mind while it planned.
        thought: u32,
        /// Ticks that its hand will be at it.
        hand: usize,
    },
}

/// Plays a game of bots, one skill for each seat.
///
/// # Errors
/// If anything goes otherwise than by the rules.
pub fn play_game(options: &Options, skills: &[Skill], seed: Seed) -> Result<Played, BrokenGame> {
    play_game_heard(options, skills, seed, &mut |_| {})
}

/// The same, for one who listens.
///
/// # Errors
/// If anything goes otherwise than by the rules.
pub fn play_game_heard(
    options: &Options,
    skills: &[Skill],
    seed: Seed,
    hear: &mut dyn FnMut(Moment),
) -> Result<Played, BrokenGame> {
    let seats =
        u8::try_from(skills.len()).ok().and_then(SeatCount::new).ok_or(BrokenGame::NoOutcome)?;
    let mut table = Table {
        game: Tokami::start(options, seats)?,
        events: Vec::new(),
        inputs: Inputs::default(),
        pile: Pile::empty(Friction::NORMAL),
        bots: (0..).zip(skills).map(|(n, skill)| Steady::new(*skill, seed.child(11, n))).collect(),
        plan: None,
        hear,
    };
    let mut turns = 0;
    loop {
        match table.game.phase() {
            Phase::Over => break,
            Phase::Sticks => table.set_up(options, seed)?,
            Phase::First => {
                let seat = below(&mut seed.child(12, 0).play_rng(), u32::from(seats.get()));
                let seat = seats.seats().nth(seat as usize).ok_or(BrokenGame::NoOutcome)?;
                table.befall(Fate::First(seat))?;
            }
            Phase::Raise => {
                turns += 1;
                if turns > LONGEST {
                    return Err(BrokenGame::Endless(turns));
                }
                table.raise()?;
            }
            Phase::Win => table.win(turns)?,
            Phase::Raising { .. } => table.hand(true)?,
            Phase::Winning { .. } => table.hand(false)?,
            Phase::Taking { stick, .. } => table.take(stick)?,
        }
    }
    let Table { game, events, inputs, .. } = table;
    Ok(Played { game, events, inputs })
}

struct Table<'a> {
    game: Tokami,
    events: Vec<Event>,
    inputs: Inputs,
    pile: Pile,
    bots: Vec<Steady>,
    plan: Option<Plan>,
    hear: &'a mut dyn FnMut(Moment),
}

impl Table<'_> {
    fn set_up(&mut self, options: &Options, seed: Seed) -> Result<(), BrokenGame> {
        let seed = seed.child(10, self.inputs.rounds.len() as u64);
        let friction = Friction::from_hundredths(options.friction).unwrap_or(Friction::NORMAL);
        self.pile = Pile::set_up(options.setup, friction, seed)?;
        self.inputs.rounds.push(Round { pile: seed, built: Vec::new(), hands: Vec::new() });
        if options.setup == Setup::Built {
            self.build()?;
        }
        self.befall(Fate::Sticks(colours(seed)))
    }

    /// TA-3: each in turn sets a stick in, until all are. What falls is set in again.
    fn build(&mut self) -> Result<(), BrokenGame> {
        for turn in 0..MOST_BUILDING {
            let Some(stick) = Stick::all().find(|stick| !self.pile.sticks().has(*stick)) else {
                return Ok(());
            };
            let seat = turn % self.bots.len();
            (self.hear)(Moment::Thinks);
            let samples = self.bots[seat].build(&self.pile, stick);
            (self.hear)(Moment::Decided { thought: 0, hand: samples.len() });
            let mut attempt = Attempt::new(self.pile.clone(), Aim::Build);
            for (tick, sample) in (0..).zip(&samples) {
                attempt.feed(tick, sample)?;
            }
            self.pile = attempt.finish().0;
            if let Some(round) = self.inputs.rounds.last_mut() {
                round.built.push(HandBytes::of(&samples));
            }
        }
        Err(BrokenGame::Pile(WontStand { setup: Setup::Built }))
    }

    fn raise(&mut self) -> Result<(), BrokenGame> {
        let (seat, among) = (self.mover()?, self.game.grips());
        let may_decline = self.game.may_decline();
        (self.hear)(Moment::Thinks);
        self.plan = self.bots[seat.index()].plan_raise(&self.pile, among, may_decline);
        let action = match self.plan {
            Some(plan) => Action::Raise { stick: plan.stick() },
            None => Action::Decline,
        };
        if self.plan.is_none() {
            self.decided(seat, 0);
        }
        self.act(seat, action)
    }

    fn win(&mut self, turn: u32) -> Result<(), BrokenGame> {
        let (seat, among) = (self.mover()?, self.game.grips());
        let (game, bots, pile) = (&self.game, &mut self.bots, &self.pile);
        let worth = |stick: Stick| worth(game, seat, stick);
        (self.hear)(Moment::Thinks);
        self.plan = bots[seat.index()].plan_win(pile, among, worth, turn);
        let action = match self.plan {
            Some(plan) => Action::Win { stick: plan.stick() },
            None => Action::Skip,
        };
        if self.plan.is_none() {
            self.decided(seat, 0);
        }
        self.act(seat, action)
    }

    fn hand(&mut self, raise: bool) -> Result<(), BrokenGame> {
        let seat = self.mover()?;
        let plan = self.plan.take().ok_or(BrokenGame::NoOutcome)?;
        let stick = plan.stick();
        // By the rules this stick alone may be tried now.
        let aim = Aim::Try { forbidden: StickSet::ALL.without(stick) };
        let bot = &mut self.bots[seat.index()];
        let samples = if raise {
            bot.raise(&self.pile, aim, &plan)
        } else {
            bot.pull_out(&self.pile, aim, &plan)
        };
        self.decided(seat, samples.len());
        self.play(aim, samples)
    }

    fn take(&mut self, stick: Stick) -> Result<(), BrokenGame> {
        let seat = self.mover()?;
        let aim = Aim::Take { stick };
        (self.hear)(Moment::Thinks);
        let plan = self.bots[seat.index()].plan_take(&self.pile, stick);
        let samples = plan.map(|plan| self.bots[seat.index()].pull_out(&self.pile, aim, &plan));
        let samples = samples.unwrap_or_default();
        self.decided(seat, samples.len());
        self.play(aim, samples)
    }

    fn decided(&mut self, seat: Seat, hand: usize) {
        (self.hear)(Moment::Decided { thought: self.bots[seat.index()].thought(), hand });
    }

    /// The real thing: the same samples that a server would be sent.
    fn play(&mut self, aim: Aim, samples: Vec<Sample>) -> Result<(), BrokenGame> {
        let mut attempt = Attempt::new(self.pile.clone(), aim);
        for (tick, sample) in (0..).zip(&samples) {
            attempt.feed(tick, sample)?;
        }
        let (pile, report) = attempt.finish();
        self.pile = pile;
        if let Some(round) = self.inputs.rounds.last_mut() {
            round.hands.push(HandBytes::of(&samples));
        }
        let outcome: Outcome = report.outcome().ok_or(BrokenGame::NoOutcome)?;
        self.befall(Fate::Hand(outcome))?;
        if self.pile.fastest().is_nan() {
            return Err(BrokenGame::NotANumber);
        }
        match self.game.phase() {
            // The round is over, and the rules have cleared the table.
            Phase::Sticks | Phase::Over => Ok(()),
            Phase::First
            | Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Taking { .. } => {
                let (rules, wood) = (self.game.on_x(), self.pile.sticks());
                if rules == wood { Ok(()) } else { Err(BrokenGame::Disagree { rules, wood }) }
            }
        }
    }

    fn mover(&self) -> Result<Seat, BrokenGame> {
        self.game.mover().ok_or(BrokenGame::NoOutcome)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), BrokenGame> {
        self.game.act(seat, action, &mut self.events).map_err(BrokenGame::Illegal)
    }

    fn befall(&mut self, fate: Fate) -> Result<(), BrokenGame> {
        self.game.befall(fate, &mut self.events).map_err(BrokenGame::Illegal)
    }
}

/// What winning a stick would bring: itself unless it is red (TA-21), and its colour's minus sticks
/// back into the box (TA-18).
fn worth(game: &Tokami, seat: Seat, stick: Stick) -> i32 {
    let Some(colours) = game.colours() else { return 0 };
    let colour = colours.of(stick);
    let freed = game.minus(seat) & colours.sticks(colour);
    i32::from(colour != Colour::Red) + freed.len() as i32
}
