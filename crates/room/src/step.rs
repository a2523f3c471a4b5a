//! What is stored of a table.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use stapel_core::{Seat, SeatSet, Seed};
use stapel_protocol::{DeviceId, Settings, TableId};

/// How a table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Its name.
    pub id: TableId,
    /// Who opened it.
    pub host: DeviceId,
    /// What it agreed on at first.
    pub settings: Settings,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whose command it was; none for what the table does by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<By>,
    /// What.
    pub what: Change,
}

/// Whose command it was, so that it is done once however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct By {
    /// The device.
    pub device: DeviceId,
    /// One page load of it.
    pub client: Box<str>,
    /// The command's number there.
    pub id: u64,
}

/// What happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A device took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        device: DeviceId,
        /// The player's name.
        name: String,
    },
    /// Another device holds a seat too.
    Paired {
        /// Which.
        seat: Seat,
        /// Who.
        device: DeviceId,
    },
    /// A player has another name.
    Renamed {
        /// Which.
        seat: Seat,
        /// The player's name.
        name: String,
    },
    /// A seat became free.
    Freed {
        /// Which.
        seat: Seat,
    },
    /// A bot sits in a seat.
    BotSat {
        /// Which.
        seat: Seat,
        /// 1–5
        level: u8,
    },
    /// Something else was agreed on.
    Set {
        /// All of it.
        settings: Settings,
    },
    /// A game started.
    Started {
        /// Where its chance comes from.
        seed: Seed,
        /// The start player, if the lot did not decide.
        first: Option<Seat>,
    },
    /// A seat did something in the game.
    Acted {
        /// Who.
        seat: Seat,
        /// As the game writes it.
        action: Box<RawValue>,
        /// How long it was on its way, in milliseconds: that is not taken from the clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// A hand was in the pile.
    Hand {
        /// Whose.
        seat: Seat,
        /// The samples as in a record, in base64.
        samples: String,
    },
    /// A seat wants to take back, and others are asked.
    UndoAsked {
        /// Who.
        seat: Seat,
    },
    /// A seat answered to that.
    Answered {
        /// Who.
        seat: Seat,
        /// May he?
        yes: bool,
    },
    /// A seat took back.
    Undone {
        /// Who.
        seat: Seat,
    },
    /// A bot plays for somebody who is away.
    StoodIn {
        /// Which.
        seat: Seat,
    },
    /// He is back.
    Returned {
        /// Which.
        seat: Seat,
    },
    /// A vote on ending the game began.
    VoteOpened {
        /// Who left.
        about: Seat,
        /// Who is asked.
        voters: SeatSet,
    },
    /// A seat voted.
    Voted {
        /// Who.
        seat: Seat,
        /// End it?
        yes: bool,
    },
    /// The vote ended without a result, because the leaver is back.
    VoteClosed,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_zero(lag: &u32) -> bool {
    *lag == 0
}

impl Step {
    /// As it is stored.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        // Only maps with keys that are no strings can't be written, and there are none.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// From what was stored.
    ///
    /// # Errors
    /// If it is no step.
    pub fn read(bytes: &[u8]) -> Result<Step, serde_json::Error> {
        serde_json::from_slice(bytes)
    }
}
