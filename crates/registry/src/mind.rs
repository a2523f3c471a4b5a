//! What a bot thinks with: it owns all that it needs, so that it can think on any thread.

use stapel_core::Seed;
use stapel_protocol::{Advised, Raw};

/// What a bot has decided.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decided {
    /// What it does, if there is something to decide.
    pub action: Option<Raw>,
    /// What its hand does, in a game that is played by hand: samples as in a record.
    pub hand: Option<Vec<u8>>,
}

/// What one seat sees, for a bot to think about.
pub trait Mind: Send + Sync {
    /// What a bot of this level does. The same level and seed decide alike on every machine.
    fn decide(&self, level: u8, seed: Seed) -> Decided;

    /// What the best bot thinks of the best actions, the best first; nothing where there is no advice.
    fn advise(&self, seed: Seed) -> Vec<Advised>;

    /// The highest level that takes no more than some hundredths of a second here; none if each takes longer.
    fn quickest_level(&self) -> Option<u8>;
}
