//! Whole games of bots: the rules, the wood and nobody else.

use super::Sight;
use stapel_core::{BadOptions, Chance, Game, Seat, SeatCount, Seed};
use stapel_tokami::{
    Action, Event, Fate, Illegal, Options, Outcome, Phase, Setup, StickSet, Tokami,
};
use stapel_wood::{
    Aim, Attempt, Friction, HandBytes, Inputs, Pile, Refused, Round, Sample, WontStand,
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
    /// There is no such bot.
    #[error("there is no level {level}: there are 1 to 5")]
    NoSuchLevel {
        /// What was asked for.
        level: u8,
    },
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
    Thinks {
        /// Which one.
        seat: Seat,
    },
    /// It has made up its mind: all samples of its hand are there, if it moves one.
    Decided {
        /// Which one.
        seat: Seat,
        /// Ticks of wood that it moved in its mind while it planned.
        thought: u32,
        /// Ticks that its hand will be at it.
        hand: usize,
    },
}

/// Plays a game of bots, one level (1 to 5) for each seat.
///
/// # Errors
/// If anything goes otherwise than by the rules.
pub fn play_game(options: &Options, levels: &[u8], seed: Seed) -> Result<Played, BrokenGame> {
    play_game_heard(options, levels, seed, &mut |_| {})
}

/// The same, for one who listens.
///
/// # Errors
/// If anything goes otherwise than by the rules.
pub fn play_game_heard(
    options: &Options,
    levels: &[u8],
    seed: Seed,
    hear: &mut dyn FnMut(Moment),
) -> Result<Played, BrokenGame> {
    if let Some(level) = levels.iter().find(|level| !(1..=5).contains(*level)) {
        return Err(BrokenGame::NoSuchLevel { level: *level });
    }
    let seats =
        u8::try_from(levels.len()).ok().and_then(SeatCount::new).ok_or(BrokenGame::NoOutcome)?;
    let mut table = Table {
        game: Tokami::start(options, seats)?,
        events: Vec::new(),
        inputs: Inputs::default(),
        pile: Pile::empty(Friction::NORMAL),
        levels,
        seed,
        decisions: 0,
        hear,
    };
    let mut turns = 0;
    loop {
        match table.game.phase() {
            Phase::Over => break,
            Phase::Sticks => {
                table.set_up(options)?;
                table.draw()?;
            }
            Phase::First => table.draw()?,
            Phase::Raise => {
                turns += 1;
                if turns > LONGEST {
                    return Err(BrokenGame::Endless(turns));
                }
                table.turn()?;
            }
            Phase::Win | Phase::Raising { .. } | Phase::Winning { .. } | Phase::Taking { .. } => {
                table.turn()?
            }
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
    levels: &'a [u8],
    seed: Seed,
    decisions: u64,
    hear: &'a mut dyn FnMut(Moment),
}

impl Table<'_> {
    fn set_up(&mut self, options: &Options) -> Result<(), BrokenGame> {
        let seed = self.seed.child(10, self.inputs.rounds.len() as u64);
        let friction = Friction::from_hundredths(options.friction).unwrap_or(Friction::NORMAL);
        self.pile = Pile::set_up(options.setup, friction, seed)?;
        self.inputs.rounds.push(Round { pile: seed, built: Vec::new(), hands: Vec::new() });
        if options.setup == Setup::Built { self.build() } else { Ok(()) }
    }

    /// TA-3: each in turn sets a stick in, until all are. What falls is set in again.
    fn build(&mut self) -> Result<(), BrokenGame> {
        for turn in 0..MOST_BUILDING {
            if self.pile.sticks() == StickSet::ALL {
                return Ok(());
            }
            let seat = Seat::new((turn % self.levels.len()) as u8).ok_or(BrokenGame::NoOutcome)?;
            let (_, samples) = self.decide(seat, true);
            let samples = samples.unwrap_or_default();
            self.pile = self.attempt(Aim::Build, &samples)?.finish().0;
            if let Some(round) = self.inputs.rounds.last_mut() {
                round.built.push(HandBytes::of(&samples));
            }
        }
        Err(BrokenGame::Pile(WontStand { setup: Setup::Built }))
    }

    /// What nobody chooses.
    fn draw(&mut self) -> Result<(), BrokenGame> {
        let seed = self.seed.child(12, self.events.len() as u64);
        let fate = self.game.sample(&mut seed.play_rng()).ok_or(BrokenGame::NoOutcome)?;
        self.befall(fate)
    }

    /// Whoever is due decides, says so and moves its hand.
    fn turn(&mut self) -> Result<(), BrokenGame> {
        let seat = self.game.mover().ok_or(BrokenGame::NoOutcome)?;
        let (action, samples) = self.decide(seat, false);
        if let Some(action) = action {
            self.game.act(seat, action, &mut self.events).map_err(BrokenGame::Illegal)?;
        }
        match self.game.phase() {
            Phase::Raising { stick } | Phase::Winning { stick } => {
                // By the rules this stick alone may be tried now.
                self.play(Aim::Try { forbidden: StickSet::ALL.without(stick) }, samples)
            }
            Phase::Taking { stick, .. } if action.is_none() => {
                self.play(Aim::Take { stick }, samples)
            }
            Phase::Sticks
            | Phase::First
            | Phase::Raise
            | Phase::Win
            | Phase::Taking { .. }
            | Phase::Over => Ok(()),
        }
    }

    fn decide(&mut self, seat: Seat, builds: bool) -> (Option<Action>, Option<Vec<Sample>>) {
        let hands = self.inputs.rounds.last().map_or(0, |round| round.hands.len() as u32);
        let sight = Sight { seat, game: self.game, pile: self.pile.clone(), builds, hands };
        let level = self.levels.get(seat.index()).copied().unwrap_or(1);
        let seed = self.seed.child(11, self.decisions);
        self.decisions += 1;
        (self.hear)(Moment::Thinks { seat });
        let decision = sight.decide(level, seed);
        let hand = decision.hand.as_ref().map_or(0, Vec::len);
        (self.hear)(Moment::Decided { seat, thought: decision.thought, hand });
        (decision.action, decision.hand)
    }

    /// The same samples that a server would be sent.
    fn attempt(&self, aim: Aim, samples: &[Sample]) -> Result<Attempt, BrokenGame> {
        let mut attempt = Attempt::new(self.pile.clone(), aim);
        for (tick, sample) in (0..).zip(samples) {
            attempt.feed(tick, sample)?;
        }
        Ok(attempt)
    }

    fn play(&mut self, aim: Aim, samples: Option<Vec<Sample>>) -> Result<(), BrokenGame> {
        let samples = samples.ok_or(BrokenGame::NoOutcome)?;
        let (pile, report) = self.attempt(aim, &samples)?.finish();
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

    fn befall(&mut self, fate: Fate) -> Result<(), BrokenGame> {
        self.game.befall(fate, &mut self.events).map_err(BrokenGame::Illegal)
    }
}
