//! What an operation did to a table.

use smallvec::SmallVec;
use stapel_core::SeatSet;
use stapel_room::{Step, Telling};

/// What an operation did to a table: to be stored before anything is sent.
#[derive(Clone, Debug, Default)]
pub struct Happened {
    /// The steps, in order. There may be none: somebody has come to look on.
    pub steps: SmallVec<[(Step, Telling); 1]>,
    /// The persons who were to do something before.
    pub due_before: SeatSet,
    /// Whether a hand is done, of which it should be kept what came of it.
    pub hand_done: bool,
}

impl Happened {
    /// What all steps together have changed.
    #[must_use]
    pub fn telling(&self) -> Option<Telling> {
        self.steps.iter().map(|(_, telling)| *telling).reduce(Telling::and)
    }
}
