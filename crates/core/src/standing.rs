//! How a finished game stands.

use crate::{Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};

/// The scores in seat order, and who won. Those who tie for the most all win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ scores: Array<number>, winners: SeatSet }")
)]
pub struct Standing {
    scores: [i32; Seat::MAX],
    seats: SeatCount,
    winners: SeatSet,
}

impl Standing {
    /// The highest score wins; those who tie for it all win.
    #[must_use]
    pub fn highest_wins(seats: SeatCount, score: impl Fn(Seat) -> i32) -> Standing {
        let mut scores = [0; Seat::MAX];
        for seat in seats.seats() {
            scores[seat.index()] = score(seat);
        }
        let best = seats.seats().map(|seat| scores[seat.index()]).max();
        let winners = seats.seats().filter(|seat| Some(scores[seat.index()]) == best).collect();
        Standing { scores, seats, winners }
    }

    /// The scores, in seat order.
    #[must_use]
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats.len()]
    }

    /// Everyone who won.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        self.winners
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Standing", deny_unknown_fields)]
struct Written {
    scores: Vec<i32>,
    winners: SeatSet,
}

impl Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { scores: self.scores().to_vec(), winners: self.winners }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Standing {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Standing, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let seats = u8::try_from(written.scores.len())
            .ok()
            .and_then(SeatCount::new)
            .ok_or_else(|| serde::de::Error::custom("a game has 2 to 5 scores"))?;
        let mut scores = [0; Seat::MAX];
        scores[..seats.len()].copy_from_slice(&written.scores);
        Ok(Standing { scores, seats, winners: written.winners })
    }
}
