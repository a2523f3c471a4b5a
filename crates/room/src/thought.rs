//! A decision that a bot has to make.

use crate::Change;
use stapel_core::{Seat, Seed};
use stapel_protocol::{Advised, Raw};
use stapel_registry::{Decided, Mind, PlayByHand};

/// A decision that a bot has to make: it sees what the seat sees, and owns all that it needs, so that it can think on any
/// thread.
pub struct Thought {
    seat: Seat,
    level: u8,
    pub(crate) seed: Seed,
    era: u64,
    mind: Box<dyn Mind>,
    hurried: bool,
}

/// What a bot has decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub(crate) seat: Seat,
    pub(crate) era: u64,
    /// What it does, if there is something to decide.
    pub(crate) action: Option<Raw>,
    /// And with its hand: samples as in a record.
    pub(crate) hand: Option<Vec<u8>>,
    /// The level at which it was decided, if there was no time for the bot's own.
    pub(crate) hurried: Option<u8>,
    /// A part of it has been done.
    pub(crate) begun: bool,
}

impl Decision {
    /// Whose it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether all of it has been done.
    pub(crate) const fn is_done(&self) -> bool {
        self.begun && self.action.is_none() && self.hand.is_none()
    }

    /// What the bot's hand does, as a step.
    pub(crate) fn move_hand(&mut self, play: &dyn PlayByHand) -> Option<Change> {
        let samples = play.text_of(&self.hand.take()?);
        Some(Change::Hand { seat: self.seat, samples, by_bot: true })
    }
}

impl Thought {
    pub(crate) fn new(mind: Box<dyn Mind>, seat: Seat, level: u8, seed: Seed, era: u64) -> Thought {
        Thought { seat, level, seed, era, mind, hurried: false }
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The era of the table that it is for: in another it is void.
    #[must_use]
    pub const fn era(&self) -> u64 {
        self.era
    }

    /// Whether it takes some hundredths of a second at most: bots that search little or not at all, and where there is
    /// no choice.
    #[must_use]
    pub fn is_quick(&self) -> bool {
        self.mind.quickest_level().is_some_and(|quickest| self.level <= quickest)
    }

    /// Whether it can be thought quickly, at a lower level.
    #[must_use]
    pub fn can_hurry(&self) -> bool {
        self.mind.quickest_level().is_some_and(|quickest| self.level > quickest)
    }

    /// The same at a level that is quick. The decision is marked so.
    #[must_use]
    pub fn hurried(self) -> Thought {
        match self.mind.quickest_level().filter(|quickest| self.level > *quickest) {
            Some(level) => Thought { level, hurried: true, ..self },
            None => self,
        }
    }

    /// The bot decides. It may take a second.
    #[must_use]
    pub fn decide(self) -> Decision {
        let Decided { action, hand } = self.mind.decide(self.level, self.seed);
        let hurried = self.hurried.then_some(self.level);
        Decision { seat: self.seat, era: self.era, action, hand, hurried, begun: false }
    }

    /// What the best bot thinks of the best actions; nothing in games without advice.
    #[must_use]
    pub fn advise(self) -> Vec<Advised> {
        self.mind.advise(self.seed)
    }
}
