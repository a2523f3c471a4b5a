//! What a bot thinks with: it owns all that it needs, so that it can think anywhere.

use crate::Change;
use stapel_core::{Seat, Seed};
use stapel_protocol::{Advised, Raw};

#[cfg(feature = "turn")]
use crate::turn_mind::{advice, decide};
#[cfg(feature = "wood")]
use crate::wood_play;
#[cfg(feature = "wood")]
use stapel_bots::tokami::Sight;

/// The highest level that takes no more than some hundredths of a second.
const QUICKEST_LEVEL: u8 = 4;

/// A decision that a bot has to make: it sees what the seat sees.
#[derive(Clone)]
pub struct Thought {
    pub(crate) seat: Seat,
    pub(crate) level: u8,
    pub(crate) seed: Seed,
    pub(crate) era: u64,
    pub(crate) mind: Mind,
    pub(crate) hurried: bool,
}

#[derive(Clone)]
pub(crate) enum Mind {
    #[cfg(feature = "turn")]
    Totemo(Box<stapel_totemo::View>),
    #[cfg(feature = "turn")]
    Totem(Box<stapel_totem::View>),
    #[cfg(feature = "wood")]
    Tokami(Box<Sight>),
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
    #[cfg(feature = "wood")]
    pub(crate) fn move_hand(&mut self) -> Option<Change> {
        let samples = crate::wood_play::to_text(&self.hand.take()?);
        Some(Change::Hand { seat: self.seat, samples, by_bot: true })
    }

    #[cfg(not(feature = "wood"))]
    #[allow(clippy::unused_self, reason = "as with hands")]
    pub(crate) fn move_hand(&mut self) -> Option<Change> {
        None
    }
}

impl Thought {
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
        match &self.mind {
            #[cfg(feature = "turn")]
            Mind::Totemo(view) => self.level <= QUICKEST_LEVEL || view.legal.len() < 2,
            #[cfg(feature = "turn")]
            Mind::Totem(view) => self.level <= QUICKEST_LEVEL || view.legal.len() < 2,
            #[cfg(feature = "wood")]
            Mind::Tokami(_) => false,
        }
    }

    /// Whether it can be thought quickly, at a lower level.
    #[must_use]
    pub const fn can_hurry(&self) -> bool {
        match self.mind {
            #[cfg(feature = "turn")]
            Mind::Totemo(_) | Mind::Totem(_) => self.level > QUICKEST_LEVEL,
            #[cfg(feature = "wood")]
            Mind::Tokami(_) => false,
        }
    }

    /// The same at a level that is quick. The decision is marked so.
    #[must_use]
    pub fn hurried(self) -> Thought {
        if !self.can_hurry() {
            return self;
        }
        Thought { level: QUICKEST_LEVEL, hurried: true, ..self }
    }

    /// The bot decides. It may take a second.
    #[must_use]
    pub fn decide(self) -> Decision {
        let (seat, era) = (self.seat, self.era);
        let hurried = self.hurried.then_some(self.level);
        let (action, hand) = match &self.mind {
            #[cfg(feature = "turn")]
            Mind::Totemo(view) => {
                (decide::<stapel_totemo::Totemo>(self.level, view, self.seed), None)
            }
            #[cfg(feature = "turn")]
            Mind::Totem(view) => (decide::<stapel_totem::Totem>(self.level, view, self.seed), None),
            #[cfg(feature = "wood")]
            Mind::Tokami(sight) => wood_play::decide(sight, self.level, self.seed),
        };
        Decision { seat, era, action, hand, hurried, begun: false }
    }

    /// What the best bot thinks of the best actions. For Tokami there is no advice.
    #[must_use]
    pub fn advise(self) -> Vec<Advised> {
        match &self.mind {
            #[cfg(feature = "turn")]
            Mind::Totemo(view) => advice::<stapel_totemo::Totemo>(view, self.seed),
            #[cfg(feature = "turn")]
            Mind::Totem(view) => advice::<stapel_totem::Totem>(view, self.seed),
            #[cfg(feature = "wood")]
            Mind::Tokami(_) => Vec::new(),
        }
    }
}
