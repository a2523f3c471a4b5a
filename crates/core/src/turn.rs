//! Whose turn it is, and who is looking.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// An action of one of these seats; several where they choose at the same time.
    Seats(SeatSet),
    /// Something that nobody chooses.
    Fate,
    /// Nothing: the game is finished.
    Over,
}

/// Who is looking at the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// Anyone else, who knows none.
    Public,
}

impl Viewer {
    /// Whether this viewer knows the secrets of the seat.
    #[inline]
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The player's seat, if it is one.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}
