//! What is known of the hands of a table: with it they need not be moved again when it is loaded.

use crate::play::Play;
use crate::room::Room;
use crate::step::{Opening, Step};
use crate::wood_play::to_text;
use crate::{Refused, WoodPlay};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use stapel_core::Seat;
use stapel_protocol::Options;
use stapel_wood::{Pile, Report};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What came of all hands up to a version, and the pile that they left. A pile is of one physics: with another it
/// is of no use, and the hands are moved again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KnownHands {
    version: u64,
    /// Of which steps it is known: if one of them was not stored after all, others stand in their places.
    trace: u64,
    reports: Vec<Report>,
    /// None if no game of Tokami is on the table.
    pile: Option<String>,
}

impl KnownHands {
    /// How many.
    #[must_use]
    pub fn count(&self) -> usize {
        self.reports.len()
    }
}

impl Room {
    /// What is known of the hands, if there have been any.
    #[must_use]
    pub fn known_hands(&self) -> Option<KnownHands> {
        // A pile that is built by hand tells by itself whose turn it is to build: there is no doing without it.
        let built = |report: &Report| matches!(report, Report::Built { .. });
        if self.reports.is_empty() || self.reports.iter().any(built) {
            return None;
        }
        let pile = match self.play().and_then(Play::wood) {
            Some(wood) => Some(to_text(wood.pile().snapshot().ok()?.as_bytes())),
            None => None,
        };
        let (version, trace, reports) = (self.version, self.trace, self.reports.clone());
        Some(KnownHands { version, trace, reports, pile })
    }

    /// A table from what was stored of it, without moving the hands again that are known.
    ///
    /// # Errors
    /// If what was stored can't have happened, or is not what is known.
    pub fn load_knowing(
        opening: Opening,
        steps: &[Step],
        known: &KnownHands,
        now: u64,
    ) -> Result<Room, Refused> {
        let bytes = known.pile.as_ref().map(|pile| STANDARD.decode(pile));
        let bytes = bytes.transpose().map_err(|_| Refused::Impossible)?;
        let pile = bytes.map(|bytes| Pile::resume(&bytes)).transpose();
        let pile = pile.map_err(|_| Refused::Impossible)?;
        let split = usize::try_from(known.version).ok().and_then(|at| steps.split_at_checked(at));
        let (before, after) = split.ok_or(Refused::Impossible)?;
        let mut room = Room::open(opening)?;
        room.known = Some(known.reports.clone());
        for step in before {
            room.apply(step)?;
        }
        if room.known.take().as_deref() != Some(&room.reports) || room.trace != known.trace {
            return Err(Refused::Impossible);
        }
        match (room.play.as_mut().and_then(Play::wood_mut), pile) {
            (Some(wood), Some(pile)) => wood.lay(pile),
            (None, None) => {}
            (Some(_), None) | (None, Some(_)) => return Err(Refused::Impossible),
        }
        for step in after {
            room.apply(step)?;
        }
        room.nobody_here(now);
        Ok(room)
    }

    /// All that the pile comes from is in the steps of games of Tokami.
    pub(crate) fn leave_trace(&mut self, step: &Step) {
        if matches!(self.settings.game, Options::Tokami(_)) {
            let mut hasher = DefaultHasher::new();
            (self.trace, step.to_bytes()).hash(&mut hasher);
            self.trace = hasher.finish();
        }
    }

    /// Does a hand, or believes what is known to have come of it.
    pub(crate) fn move_hand(&mut self, seat: Seat, samples: &str) -> Result<(), Refused> {
        let next = self.known.as_ref().map(|known| known.get(self.reports.len()).copied());
        let wood: Option<&mut WoodPlay> = self.play.as_mut().and_then(Play::wood_mut);
        let wood = wood.ok_or(Refused::NoHandDue)?;
        let report = match next {
            Some(known) => wood.believe(seat, samples, known.ok_or(Refused::Impossible)?),
            None => wood.hand(seat, samples),
        };
        self.reports.push(report?);
        Ok(())
    }
}
