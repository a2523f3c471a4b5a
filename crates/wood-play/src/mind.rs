//! What a bot with a hand sees: everything, because nothing is hidden.

use stapel_bots::tokami::Sight;
use stapel_core::Seed;
use stapel_protocol::{Advised, Raw};
use stapel_registry::{Decided, Mind};
use stapel_wood::codec::encode;

/// What the seat of a bot sees.
#[derive(Clone)]
pub(crate) struct HandMind(pub(crate) Sight);

impl Mind for HandMind {
    fn decide(&self, level: u8, seed: Seed) -> Decided {
        let decision = self.0.decide(level, seed);
        Decided {
            action: decision.action.and_then(|action| Raw::of(&action).ok()),
            hand: decision.hand.map(|samples| encode(&samples)),
        }
    }

    /// There is none: a hand can't be described.
    fn advise(&self, _: Seed) -> Vec<Advised> {
        Vec::new()
    }

    /// It is tried out on the wood, at every level.
    fn quickest_level(&self) -> Option<u8> {
        None
    }

    fn copied(&self) -> Box<dyn Mind> {
        Box::new(self.clone())
    }
}
