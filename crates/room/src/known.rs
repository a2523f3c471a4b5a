//! What is known of the hands of a table: with it they need not be moved again when it is loaded.

use crate::Refused;
use crate::room::Room;
use crate::step::{Opening, Step};
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;
use stapel_core::Seat;
use stapel_registry::{HandReport, Registry};
use std::hash::Hasher;

/// What came of all hands up to a version, and the pile that they left. A pile is of one physics: with another it
/// is of no use, and the hands are moved again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KnownHands {
    version: u64,
    /// Of which steps it is known: if one of them was not stored after all, others stand in their places.
    trace: u64,
    reports: Vec<HandReport>,
    /// None if no game that is played by hand is on the table.
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
    /// What is known of the hands, if there have been any and they can be believed.
    #[must_use]
    pub fn known_hands(&self) -> Option<KnownHands> {
        let play = self.by_hand();
        let believed = |report| play.is_some_and(|play| play.can_believe(report));
        if self.reports.is_empty() || !self.reports.iter().all(believed) {
            return None;
        }
        let pile = match play {
            Some(play) => Some(play.text_of(&play.pile().ok()?)),
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
        games: Registry,
        opening: Opening,
        steps: &[Step],
        known: &KnownHands,
        now: u64,
    ) -> Result<Room, Refused> {
        let split = usize::try_from(known.version).ok().and_then(|at| steps.split_at_checked(at));
        let (before, after) = split.ok_or(Refused::Impossible)?;
        let mut room = Room::open(games, opening)?;
        room.known = Some(known.reports.clone());
        for step in before {
            room.apply(step)?;
        }
        if room.known.take().as_deref() != Some(&room.reports) || room.trace != known.trace {
            return Err(Refused::Impossible);
        }
        match (room.play.as_mut().and_then(|play| play.by_hand_mut()), &known.pile) {
            (Some(play), Some(pile)) => {
                let records = room.spec.records.ok_or(Refused::Impossible)?;
                play.lay(records.stored_pile(pile)?)?;
            }
            (None, None) => {}
            (Some(_), None) | (None, Some(_)) => return Err(Refused::Impossible),
        }
        for step in after {
            room.apply(step)?;
        }
        room.nobody_here(now);
        Ok(room)
    }

    /// All that the pile comes from is in the steps of games that are played by hand.
    pub(crate) fn leave_trace(&mut self, step: &Step) {
        if self.spec.sheet.by_hand {
            self.trace = traced(self.trace, &step.to_bytes());
        }
    }

    /// Does a hand, or believes what is known to have come of it.
    pub(crate) fn move_hand(&mut self, seat: Seat, samples: &str) -> Result<(), Refused> {
        let next = self.known.as_ref().map(|known| known.get(self.reports.len()).cloned());
        let play = self.play.as_mut().and_then(|play| play.by_hand_mut());
        let play = play.ok_or(Refused::NoHandDue)?;
        let report = match next {
            Some(known) => {
                let known = known.ok_or(Refused::Impossible)?;
                play.believe(seat, samples, &known)?;
                known
            }
            None => play.hand(seat, samples)?,
        };
        self.reports.push(report);
        Ok(())
    }
}

/// The hash of one more step. It is stored, so it is a function that no release of a compiler changes.
fn traced(before: u64, step: &[u8]) -> u64 {
    let mut hasher = SipHasher13::new();
    hasher.write(&before.to_le_bytes());
    hasher.write(&(step.len() as u64).to_le_bytes());
    hasher.write(step);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_trace_is_the_same_for_ever() {
        // SipHash-1-3 of the trace before, the length and the bytes, each number in eight bytes, the low ones first.
        assert_eq!(traced(0, b""), 8_556_445_246_977_061_536);
        assert_eq!(traced(traced(0, b"a step"), b"another"), 4_616_628_049_299_471_263);
    }
}
