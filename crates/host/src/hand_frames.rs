//! The hands and piles of games that are played by hand, as binary frames.

use stapel_core::Seat;
use stapel_protocol::binary::Frame;
use stapel_room::{Change, Room, Step};

/// The hand of a bot, which is there all at once: it is shown before what came of it.
pub(crate) struct BotHand {
    seat: Seat,
    attempt: u32,
    samples: Vec<u8>,
}

impl BotHand {
    /// The hand that a step moved, in the attempt with this number.
    pub(crate) fn of(step: &Step, attempt: u32, room: &Room) -> Option<BotHand> {
        let Change::Hand { seat, samples, .. } = &step.what else { return None };
        let samples = room.by_hand()?.bytes_of(samples)?;
        Some(BotHand { seat: *seat, attempt, samples })
    }

    pub(crate) fn frame(&self, channel: u32) -> Frame<'_> {
        let (seat, attempt) = (self.seat.number(), self.attempt);
        Frame::Samples { channel, seat, attempt, first: 0, samples: &self.samples }
    }
}

/// The pile of a new round, which everybody needs: a client that had to ask for it would miss a quick bot's first hand.
pub(crate) struct FreshPile {
    attempt: u32,
    snapshot: Vec<u8>,
}

impl FreshPile {
    /// None if it was told already, by `told`: the game and the round.
    pub(crate) fn of(room: &Room, told: &mut Option<(u32, u8)>) -> Option<FreshPile> {
        let play = room.by_hand()?;
        let round = (room.game_number(), play.fresh_round()?);
        if told.replace(round) == Some(round) {
            return None;
        }
        Some(FreshPile { attempt: play.attempts(), snapshot: play.pile().ok()? })
    }

    pub(crate) fn frame(&self, channel: u32) -> Frame<'_> {
        Frame::Pile { channel, attempt: self.attempt, snapshot: &self.snapshot }
    }
}
