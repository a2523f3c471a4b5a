//! One attempt of a hand at the pile, judged live: a sample a tick, and at the end what came of it.

use crate::feel::HandFeel;
use crate::hand::Hand;
use crate::measure::{STICK_HALF, TICKS_PER_SECOND};
use crate::outcome::Report;
use crate::pile::{LONGEST_SETTLING, Pile};
use crate::sample::{Absurd, Grip, Sample};
use rapier3d::math::{Pose, Rotation, Vector};
use rapier3d::parry::shape::Cuboid;
use rapier3d::pipeline::QueryFilter;
use serde::{Deserialize, Serialize};
use stapel_tokami::{Height, Outcome, Reach, Stick, StickSet, Taken, Tried};

/// The longest that a hand may take over an attempt, in ticks: then it opens, and is done.
pub const LONGEST_ATTEMPT: u32 = 120 * TICKS_PER_SECOND;

/// A stick is clear of the pile when nothing is within this distance, in cm …
const CLEAR_BY: f32 = 0.2;
/// … for so many ticks on end.
const CLEAR_FOR: u8 = 3;

/// Where a stick lies that is to be built in: before the X, in easy reach.
pub const BOX_AT: [f32; 3] = [0.0, 20.0, 14.0];

/// What the hand is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To try one stick, at the raise or at the win; not one of these (TA-6, TA-14).
    Try {
        /// The sticks that this player may not touch.
        forbidden: StickSet,
    },
    /// To lift this stick out, as a minus stick (TA-16). Others falling do not end it.
    Take {
        /// The stick that must be taken.
        stick: Stick,
    },
    /// To set a stick from the box into the X (TA-3). What falls goes back into the box.
    Build,
}

/// What the hand is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Open, and the attempt goes on.
    Open,
    /// Holding a stick.
    Holding,
    /// Done: the wood comes to rest by itself.
    Resting,
    /// All is at rest, and judged.
    Over,
}

/// A sample that was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// It came too early, too late or twice.
    #[error("sample {got}, where {expected} is due")]
    OutOfOrder {
        /// The tick that is due.
        expected: u32,
        /// The tick that it was for.
        got: u32,
    },
    /// The hand is done.
    #[error("the attempt has ended")]
    Ended,
    /// No hand can do that.
    #[error(transparent)]
    Absurd(#[from] Absurd),
    /// The stick is not there: fallen, taken, or still in the box.
    #[error("stick {stick} is not there")]
    NotThere {
        /// The stick.
        stick: Stick,
    },
    /// TA-14, TA-6: this stick may not be touched, or another one is due (TA-16).
    #[error("stick {stick} is not to be touched")]
    Forbidden {
        /// The stick.
        stick: Stick,
    },
    /// TA-12: only one stick may be tried.
    #[error("stick {stick}, after another one was tried")]
    SecondStick {
        /// The stick.
        stick: Stick,
    },
    /// A closed hand can't move along the stick.
    #[error("the grip moved while the hand was closed")]
    GripMoved,
}

/// One attempt, as it goes on.
#[derive(Clone)]
pub struct Attempt {
    pile: Pile,
    aim: Aim,
    feel: HandFeel,
    /// What the tremor of an imagined hand differs by from that of the real one.
    dream: u64,
    hand: Option<(Hand, Grip)>,
    tried: Option<Stick>,
    before: Height,
    /// Ticks on end for which the held stick has been clear of the pile.
    clear: u8,
    pulled_out: bool,
    in_hand: bool,
    fallen: Vec<(u32, Stick)>,
    /// Samples so far.
    samples: u32,
    /// How long the wood has been coming to rest; `None` while the hand is at it.
    resting: Option<u32>,
    over: bool,
}

impl Attempt {
    /// A hand goes to the pile.
    #[must_use]
    pub fn new(pile: Pile, aim: Aim) -> Attempt {
        Attempt::with_feel(pile, aim, HandFeel::HUMAN)
    }

    /// With another hand than the one that everybody plays with: for comparing hands.
    #[must_use]
    pub fn with_feel(pile: Pile, aim: Aim, feel: HandFeel) -> Attempt {
        Attempt {
            pile,
            aim,
            feel,
            dream: 0,
            hand: None,
            tried: None,
            before: Height::TABLE,
            clear: 0,
            pulled_out: false,
            in_hand: false,
            fallen: Vec::new(),
            samples: 0,
            resting: None,
            over: false,
        }
    }

    /// An attempt in the mind: the hand trembles otherwise than it will, because nobody knows that
    /// beforehand.
    #[must_use]
    pub fn imagined(pile: Pile, aim: Aim, dream: u64) -> Attempt {
        Attempt { dream, ..Attempt::new(pile, aim) }
    }

    /// The pile as it is now.
    #[must_use]
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The tick that the next sample is for, from 0.
    #[must_use]
    pub fn due(&self) -> u32 {
        self.samples
    }

    /// What the hand is doing.
    #[must_use]
    pub fn doing(&self) -> Doing {
        match (self.over, self.resting, &self.hand) {
            (true, _, _) => Doing::Over,
            (false, Some(_), _) => Doing::Resting,
            (false, None, Some(_)) => Doing::Holding,
            (false, None, None) => Doing::Open,
        }
    }

    /// The stick that has been tried.
    #[must_use]
    pub fn tried(&self) -> Option<Stick> {
        self.tried
    }

    /// Has the stick been clear of the pile?
    #[must_use]
    pub fn pulled_out(&self) -> bool {
        self.pulled_out
    }

    /// How high the tried stick was before the hand took hold (TA-5).
    #[must_use]
    pub fn before(&self) -> Option<Height> {
        self.tried.map(|_| self.before)
    }

    /// Does the hand hold its stick clear of the pile, so that it could keep it?
    #[must_use]
    pub fn holds_clear(&self) -> bool {
        self.hand.is_some() && self.clear == CLEAR_FOR
    }

    /// What the hand is about.
    #[must_use]
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Where a closed hand holds its stick.
    #[must_use]
    pub fn grip(&self) -> Option<Grip> {
        self.hand.as_ref().map(|(_, grip)| *grip)
    }

    /// Where a closed hand itself is, and how it is turned.
    pub(crate) fn hand_at(&self) -> Option<(Vector, Rotation)> {
        self.hand.as_ref().map(|(hand, _)| hand.at())
    }

    /// How hard the hand pulls, from 0 to 1 for as hard as it can: for showing, nothing follows from it.
    #[must_use]
    pub fn strain(&self) -> f32 {
        let held = self.hand.as_ref();
        held.and_then(|(hand, grip)| Some(hand.strain(self.pile.body(grip.stick)?))).unwrap_or(0.0)
    }

    /// What has fallen so far, and when, in ticks of the pile.
    #[must_use]
    pub fn fallen(&self) -> &[(u32, Stick)] {
        &self.fallen
    }

    /// One tick under the hand.
    ///
    /// # Errors
    /// If the sample is out of order, absurd, or grips what it may not. Then nothing has changed, and
    /// the same tick is still due.
    pub fn feed(&mut self, tick: u32, sample: &Sample) -> Result<Doing, Refused> {
        self.check(tick, sample)?;
        self.samples += 1;
        match sample.grip {
            Some(grip) => self.hold(grip, sample),
            None => self.hand = None,
        }
        let held = self.hand.as_ref().map(|(_, grip)| grip.stick);
        let fallen = self.pile.advance_under(self.hand.as_mut().map(|(hand, _)| hand));
        self.note(fallen);
        if let Some(stick) = held {
            self.watch_clear(stick);
        }
        if sample.done || self.samples == LONGEST_ATTEMPT || self.is_ended_by(fallen) {
            self.let_go();
        }
        Ok(self.doing())
    }

    /// One tick without the hand: once it is done, until all is at rest.
    pub fn rest(&mut self) -> Doing {
        let Some(ticks) = self.resting else { return self.doing() };
        if self.over {
            return Doing::Over;
        }
        if !self.pile.asleep() && ticks < LONGEST_SETTLING {
            let fallen = self.pile.advance();
            self.note(fallen);
            self.resting = Some(ticks + 1);
            return Doing::Resting;
        }
        let hanging = self.pile.hanging();
        if hanging.is_empty() {
            self.over = true;
        } else {
            for stick in hanging.iter() {
                self.pile.take(stick);
            }
            self.note(hanging);
            self.resting = Some(0);
        }
        self.doing()
    }

    /// Ends the attempt now, if the hand has not, and gives back the pile at rest and what came of it.
    #[must_use]
    pub fn finish(mut self) -> (Pile, Report) {
        if self.resting.is_none() {
            self.let_go();
        }
        while self.rest() != Doing::Over {}
        let report = self.report();
        (self.pile, report)
    }

    /// What came of it, once it is over.
    #[must_use]
    pub fn report(&self) -> Report {
        let fallen: StickSet = self.fallen.iter().map(|(_, stick)| *stick).collect();
        let Some(stick) = self.tried else { return Report::Untouched };
        match self.aim {
            Aim::Try { .. } => {
                let reach = match (self.in_hand, self.pulled_out) {
                    (true, _) => Reach::InHand,
                    (false, true) => Reach::PutBack,
                    (false, false) => Reach::InPile,
                };
                let after = self.pile.height(stick).unwrap_or(Height::TABLE);
                let tried = Tried { stick, before: self.before, after, reach, fallen };
                Report::Judged(Outcome::Tried(tried))
            }
            Aim::Take { stick } => Report::Judged(Outcome::Taken(Taken { stick, fallen })),
            Aim::Build => Report::Built { stick, fallen },
        }
    }

    fn check(&self, tick: u32, sample: &Sample) -> Result<(), Refused> {
        if self.resting.is_some() {
            return Err(Refused::Ended);
        }
        if tick != self.samples {
            return Err(Refused::OutOfOrder { expected: self.samples, got: tick });
        }
        sample.check()?;
        let Some(grip) = sample.grip else { return Ok(()) };
        let stick = grip.stick;
        match self.aim {
            Aim::Try { forbidden } if forbidden.has(stick) => {
                return Err(Refused::Forbidden { stick });
            }
            Aim::Take { stick: due } if due != stick => return Err(Refused::Forbidden { stick }),
            Aim::Try { .. } | Aim::Take { .. } | Aim::Build => {}
        }
        if self.tried.is_some_and(|tried| tried != stick) {
            return Err(Refused::SecondStick { stick });
        }
        let from_the_box = self.aim == Aim::Build && self.tried.is_none();
        if self.pile.sticks().has(stick) == from_the_box {
            return Err(Refused::NotThere { stick });
        }
        match self.hand {
            Some((_, held)) if held.at != grip.at => Err(Refused::GripMoved),
            Some(_) | None => Ok(()),
        }
    }

    fn hold(&mut self, grip: Grip, sample: &Sample) {
        if self.tried.is_none() {
            if self.aim == Aim::Build {
                let place = Vector::from_array(BOX_AT);
                self.pile.put(grip.stick, Pose::from_parts(place, Rotation::IDENTITY));
            }
            // TA-5: as it was at rest, before the hand took hold.
            self.before = self.pile.height(grip.stick).unwrap_or(Height::TABLE);
            self.tried = Some(grip.stick);
        }
        if self.hand.is_none()
            && let Some(pose) = self.pile.pose(grip.stick)
        {
            self.pile.wake(grip.stick);
            // The tremor follows from the whole history of the pile: nobody knows it beforehand, and
            // everybody can check it afterwards.
            let key = self.pile.digest() ^ u64::from(grip.stick.number()) ^ self.dream;
            self.hand = Some((Hand::close(self.feel, grip, &pose, key), grip));
        }
        if let Some((hand, _)) = self.hand.as_mut() {
            hand.reach(sample);
        }
    }

    fn note(&mut self, fallen: StickSet) {
        let tick = self.pile.tick();
        self.fallen.extend(fallen.iter().map(|stick| (tick, stick)));
    }

    /// TA-8: a try ends as soon as anything has fallen. A taking ends when its stick is out.
    fn is_ended_by(&self, fallen: StickSet) -> bool {
        match self.aim {
            Aim::Try { .. } => !fallen.is_empty(),
            Aim::Take { stick } => self.pulled_out || fallen.has(stick),
            Aim::Build => self.tried.is_some_and(|stick| fallen.has(stick)),
        }
    }

    fn watch_clear(&mut self, stick: Stick) {
        self.clear = if self.is_clear(stick) { (self.clear + 1).min(CLEAR_FOR) } else { 0 };
        self.pulled_out |= self.clear == CLEAR_FOR;
    }

    fn is_clear(&self, stick: Stick) -> bool {
        let (Some(pose), Some(wood)) = (self.pile.pose(stick), self.pile.wood(stick)) else {
            return false;
        };
        let around = Cuboid::new(Vector::from_array(STICK_HALF.map(|half| half + CLEAR_BY)));
        let others = QueryFilter::default().exclude_rigid_body(wood.body);
        self.pile.world.engine.intersect_shape(pose, &around, others).next().is_none()
    }

    /// The hand is done. A stick that it still holds clear of the pile stays with it; any other it
    /// lets go of, wherever that is.
    fn let_go(&mut self) {
        let held = self.hand.take().map(|(_, grip)| grip.stick);
        if let Some(stick) = held
            && self.clear == CLEAR_FOR
            && self.aim != Aim::Build
        {
            self.in_hand = true;
            self.pile.take(stick);
        }
        if let Aim::Take { stick } = self.aim {
            // It has to go: a taking can't be given up.
            self.tried = Some(stick);
            self.in_hand = true;
            self.pile.take(stick);
        }
        self.resting = Some(0);
    }
}
