//! What a bot thinks with: it owns all that it needs, so that it can think anywhere.

use stapel_core::{Seat, Seed};
use stapel_protocol::{Advised, Raw};

#[cfg(feature = "turn")]
use crate::turn_mind::{advice, decide};
#[cfg(feature = "wood")]
use crate::wood_play::Look;

/// A decision that a bot has to make: it sees what the seat sees.
#[derive(Clone)]
pub struct Thought {
    pub(crate) seat: Seat,
    pub(crate) level: u8,
    pub(crate) seed: Seed,
    pub(crate) era: u64,
    pub(crate) mind: Mind,
}

#[derive(Clone)]
pub(crate) enum Mind {
    #[cfg(feature = "turn")]
    Totemo(Box<stapel_totemo::View>),
    #[cfg(feature = "turn")]
    Totem(Box<stapel_totem::View>),
    #[cfg(feature = "wood")]
    Tokami(Box<Look>),
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
}

impl Decision {
    /// Whose it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the bot's hand does, as in a record.
    #[must_use]
    pub fn hand(&self) -> Option<&[u8]> {
        self.hand.as_deref()
    }
}

impl Thought {
    /// Whose it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The bot decides. It may take a second.
    #[must_use]
    pub fn decide(self) -> Decision {
        let (seat, era) = (self.seat, self.era);
        let (action, hand) = match &self.mind {
            #[cfg(feature = "turn")]
            Mind::Totemo(view) => {
                (decide::<stapel_totemo::Totemo>(self.level, view, self.seed), None)
            }
            #[cfg(feature = "turn")]
            Mind::Totem(view) => (decide::<stapel_totem::Totem>(self.level, view, self.seed), None),
            #[cfg(feature = "wood")]
            Mind::Tokami(look) => look.decide(self.level, self.seed),
        };
        Decision { seat, era, action, hand }
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
