//! Re-runs the wood of a record, and says whether every event follows from the hands.

use crate::attempt::{Aim, Attempt, Refused};
use crate::codec::BadInputs;
use crate::inputs::{HandBytes, Inputs, Round};
use crate::pile::Pile;
use crate::setup::WontStand;
use crate::version::PHYSICS_VERSION;
use crate::world::Friction;
use serde::{Deserialize, Serialize};
use stapel_core::{BadOptions, Game, SeatCount};
use stapel_tokami::{
    Action, Event, Fate, Illegal, Options, Outcome, Phase, Setup, StickSet, Tokami,
};

/// What was replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// Events that follow from the hands.
    pub events: usize,
    /// Attempts and takings.
    pub hands: usize,
    /// Ticks that the wood was simulated for, from the first grip to the last rest; a sixtieth of a
    /// second each.
    pub ticks: u64,
    /// The digest of the last pile.
    pub digest: u64,
}

/// A record whose events do not follow from its hands.
#[derive(Clone, PartialEq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unfounded {
    /// It was played on other wood: it can't be judged here.
    #[error("the record is from physics {found}, and this is {}", PHYSICS_VERSION)]
    OtherPhysics {
        /// The version that it names.
        found: String,
    },
    /// The options are no good.
    #[error("bad options: {0:?}")]
    Options(BadOptions),
    /// The pile does not come about.
    #[error(transparent)]
    Pile(#[from] WontStand),
    /// A `built` pile lacks sticks.
    #[error("the pile was built of {found} sticks")]
    Unfinished {
        /// How many it has.
        found: usize,
    },
    /// A hand can't be read.
    #[error("hand {hand}: {error}")]
    Unreadable {
        /// Which, from 0, counted through the game.
        hand: usize,
        /// Why they can't be read.
        error: BadInputs,
    },
    /// A hand does what no hand may.
    #[error("hand {hand}: {error}")]
    Refused {
        /// Which, from 0, counted through the game.
        hand: usize,
        /// Why it was refused.
        error: Refused,
    },
    /// An event has no hand, or a hand took hold of nothing.
    #[error("event {event}: no hand did that")]
    NoHand {
        /// Which event, from 0.
        event: usize,
    },
    /// The wood came to something else.
    #[error("event {event} does not follow from the hands")]
    Differs {
        /// Which event, from 0.
        event: usize,
    },
    /// The rules refuse.
    #[error("event {event}: {error:?}")]
    Illegal {
        /// Which event, from 0.
        event: usize,
        /// Why the rules forbid it.
        error: Illegal,
    },
    /// Hands or rounds are left over.
    #[error("there are more hands than events")]
    LeftOver,
}

/// Re-runs a record: its options, number of seats and events against its physics and inputs.
///
/// # Errors
/// If the record is from another physics, or its events do not follow from its hands.
pub fn replay(
    options: &Options,
    seats: SeatCount,
    events: &[Event],
    physics: &str,
    inputs: &Inputs,
) -> Result<Replayed, Unfounded> {
    if physics != PHYSICS_VERSION {
        return Err(Unfounded::OtherPhysics { found: physics.to_owned() });
    }
    let mut run = Run {
        game: Tokami::start(options, seats).map_err(Unfounded::Options)?,
        log: Vec::new(),
        pile: Pile::empty(Friction::NORMAL),
        rounds: inputs.rounds.iter(),
        hands: [].iter(),
        played: 0,
        ticks: 0,
    };
    while run.goes_on(events)? {
        run.step(options, events)?;
    }
    if run.hands.len() + run.rounds.len() > 0 {
        return Err(Unfounded::LeftOver);
    }
    let digest = run.pile.digest();
    Ok(Replayed { events: run.log.len(), hands: run.played, ticks: run.ticks, digest })
}

struct Run<'a> {
    game: Tokami,
    log: Vec<Event>,
    pile: Pile,
    rounds: std::slice::Iter<'a, Round>,
    hands: std::slice::Iter<'a, HandBytes>,
    played: usize,
    ticks: u64,
}

impl Run<'_> {
    /// Is there more to replay? All that has been logged must be what the record says.
    fn goes_on(&self, events: &[Event]) -> Result<bool, Unfounded> {
        let same = self.log.iter().zip(events).take_while(|(mine, theirs)| mine == theirs).count();
        if same < self.log.len() {
            return Err(Unfounded::Differs { event: same });
        }
        Ok(self.game.phase() != Phase::Over && self.log.len() < events.len())
    }

    fn step(&mut self, options: &Options, events: &[Event]) -> Result<(), Unfounded> {
        let event = self.log.len();
        let differs = Unfounded::Differs { event };
        let told = events.get(event).ok_or(Unfounded::NoHand { event })?;
        match self.game.phase() {
            Phase::Sticks => {
                let Event::Sticks { colours } = told else { return Err(differs) };
                self.set_up(options)?;
                self.befall(Fate::Sticks(colours.clone()))
            }
            Phase::First => {
                let Event::First { seat } = told else { return Err(differs) };
                self.befall(Fate::First(*seat))
            }
            Phase::Raise => match told {
                Event::Raise(raise) => self.act(raise.seat, Action::Raise { stick: raise.stick }),
                Event::Decline(decline) => self.act(decline.seat, Action::Decline),
                Event::Sticks { .. }
                | Event::First { .. }
                | Event::Win(_)
                | Event::Skip { .. }
                | Event::Minus { .. }
                | Event::Plus { .. }
                | Event::RoundEnd { .. } => Err(differs),
            },
            Phase::Win => match told {
                Event::Win(win) => self.act(win.seat, Action::Win { stick: win.stick }),
                Event::Skip { seat } => self.act(*seat, Action::Skip),
                Event::Sticks { .. }
                | Event::First { .. }
                | Event::Raise(_)
                | Event::Decline(_)
                | Event::Minus { .. }
                | Event::Plus { .. }
                | Event::RoundEnd { .. } => Err(differs),
            },
            Phase::Raising { stick } | Phase::Winning { stick } => {
                self.hand(Aim::Try { forbidden: StickSet::ALL.without(stick) })
            }
            Phase::Taking { stick, .. } => self.hand(Aim::Take { stick }),
            Phase::Over => Err(differs),
        }
    }

    fn set_up(&mut self, options: &Options) -> Result<(), Unfounded> {
        if self.hands.len() > 0 {
            return Err(Unfounded::LeftOver);
        }
        let event = self.log.len();
        let round = self.rounds.next().ok_or(Unfounded::NoHand { event })?;
        let friction = Friction::from_hundredths(options.friction).unwrap_or(Friction::NORMAL);
        self.pile = Pile::set_up(options.setup, friction, round.pile)?;
        for hand in &round.built {
            self.run_hand(hand, Aim::Build)?;
        }
        let found = self.pile.sticks().len();
        if options.setup == Setup::Built && self.pile.sticks() != StickSet::ALL {
            return Err(Unfounded::Unfinished { found });
        }
        self.hands = round.hands.iter();
        Ok(())
    }

    fn hand(&mut self, aim: Aim) -> Result<(), Unfounded> {
        let event = self.log.len();
        let hand = self.hands.next().ok_or(Unfounded::NoHand { event })?;
        let outcome = self.run_hand(hand, aim)?.ok_or(Unfounded::NoHand { event })?;
        self.befall(Fate::Hand(outcome))
    }

    fn run_hand(&mut self, hand: &HandBytes, aim: Aim) -> Result<Option<Outcome>, Unfounded> {
        let number = self.played;
        let samples =
            hand.samples().map_err(|error| Unfounded::Unreadable { hand: number, error })?;
        let before = self.pile.tick();
        let mut attempt = Attempt::new(self.pile.clone(), aim);
        for (tick, sample) in (0..).zip(&samples) {
            attempt
                .feed(tick, sample)
                .map_err(|error| Unfounded::Refused { hand: number, error })?;
        }
        let (pile, report) = attempt.finish();
        self.ticks += u64::from(pile.tick() - before);
        self.pile = pile;
        self.played += 1;
        Ok(report.outcome())
    }

    fn act(&mut self, seat: stapel_core::Seat, action: Action) -> Result<(), Unfounded> {
        let event = self.log.len();
        self.game
            .act(seat, action, &mut self.log)
            .map_err(|error| Unfounded::Illegal { event, error })
    }

    fn befall(&mut self, fate: Fate) -> Result<(), Unfounded> {
        let event = self.log.len();
        self.game.befall(fate, &mut self.log).map_err(|error| Unfounded::Illegal { event, error })
    }
}
