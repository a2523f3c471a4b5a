//! What a bot thinks with: it owns all that it needs, so that it can think anywhere.

use stapel_bots::{Bot, Level, Thinking, advise};
use stapel_core::{Game, PlayRng, Seat, Seed};
use stapel_protocol::{Advised, Raw};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

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
    Totemo(Box<<Totemo as Game>::View>),
    Totem(Box<<Totem as Game>::View>),
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

/// How long advice is thought about.
const ADVICE_ITERATIONS: u32 = 20_000;
const MOST_ADVICE: usize = 5;

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
        let mut rng = self.seed.play_rng();
        let (action, hand) = match &self.mind {
            Mind::Totemo(view) => (decide::<Totemo>(self.level, view, &mut rng), None),
            Mind::Totem(view) => (decide::<Totem>(self.level, view, &mut rng), None),
            #[cfg(feature = "wood")]
            Mind::Tokami(look) => look.decide(self.level, self.seed),
        };
        Decision { seat, era, action, hand }
    }

    /// What the best bot thinks of the best actions. For Tokami there is no advice.
    #[must_use]
    pub fn advise(self) -> Vec<Advised> {
        let mut rng = self.seed.play_rng();
        match &self.mind {
            Mind::Totemo(view) => advice::<Totemo>(view, &mut rng),
            Mind::Totem(view) => advice::<Totem>(view, &mut rng),
            #[cfg(feature = "wood")]
            Mind::Tokami(_) => Vec::new(),
        }
    }
}

fn decide<G: Thinking>(level: u8, view: &G::View, rng: &mut PlayRng) -> Option<Raw> {
    let step = usize::from(level.clamp(1, 5)) - 1;
    let mut bot: Box<dyn Bot<G>> = Level::STEPS[step].bot();
    bot.decide(view, rng).and_then(|action| Raw::of(&action).ok())
}

fn advice<G: Thinking>(view: &G::View, rng: &mut PlayRng) -> Vec<Advised> {
    let advice = advise::<G>(view, ADVICE_ITERATIONS, MOST_ADVICE, rng);
    let wire = advice.into_iter().filter_map(|advice| {
        let action = Raw::of(&advice.action).ok()?;
        Some(Advised { action, win: advice.win, points: advice.points })
    });
    wire.collect()
}
