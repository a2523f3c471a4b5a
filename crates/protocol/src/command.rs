//! What somebody wants to do at a table.

use crate::{Raw, Settings, Talk};
use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// Something to do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "c", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// Take a free seat. A device may take several. During a game only those may sit down who have held the seat.
    Sit {
        /// Which; any free one if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
        /// The player's name, 1–24 characters.
        name: String,
    },
    /// Change the name at one's own seat.
    Rename {
        /// One's own seat.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Leave one's seat. In a game, what the table agreed on for leavers happens at once.
    Stand {
        /// One's own seat.
        seat: Seat,
    },
    /// The host seats a bot in a free seat, also in a running game in place of a player who left.
    SeatBot {
        /// A free seat.
        seat: Seat,
        /// 1–5
        level: u8,
    },
    /// The host frees a seat, between games.
    Unseat {
        /// The seat.
        seat: Seat,
    },
    /// The host changes what the table agrees on, between games.
    Settings {
        /// All of it. The game itself stays.
        settings: Settings,
    },
    /// The host starts the game.
    Start,
    /// Something that the rules of the game know.
    Act {
        /// Whose turn it is.
        seat: Seat,
        /// As the game writes it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Raw,
    },
    /// Take back one's last decision. Where others could have seen it, they are asked.
    Undo {
        /// One's own seat.
        seat: Seat,
    },
    /// Answer to somebody who asks for an undo.
    Answer {
        /// One's own seat.
        seat: Seat,
        /// Whether the undo is allowed.
        yes: bool,
    },
    /// Vote on ending the game without somebody who left.
    Vote {
        /// One's own seat.
        seat: Seat,
        /// End it?
        yes: bool,
    },
    /// Say something.
    Say {
        /// One's own seat.
        seat: Seat,
        /// What is said.
        what: Talk,
    },
    /// Another game with the same people; it starts once all of them have asked for it. The start player moves on.
    Rematch,
}
