//! What a client says.

use crate::{Command, TableId};
use serde::{Deserialize, Serialize};
use stapel_core::Seat;

/// A message from a client: JSON text over the socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClientMsg {
    /// The first message.
    Hello {
        /// [`PROTOCOL`](crate::PROTOCOL)
        protocol: u32,
        /// The device's token. Without one a client can only look on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<String>,
        /// A random text of one page load, 8–64 characters: with the ids of its commands it makes
        /// sure that each is done once.
        client: String,
        /// The reader's language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        lang: Option<String>,
    },
    /// Be told of open public tables, or no longer.
    Lobby {
        /// Or no longer.
        on: bool,
    },
    /// Be told of a table.
    Watch {
        /// Which.
        table: TableId,
        /// The last version that the client has: it then gets what it missed, where that can be
        /// told, and else everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        have: Option<u64>,
    },
    /// Be told of a table no longer.
    Unwatch {
        /// Which.
        table: TableId,
    },
    /// Do something at a table.
    Do {
        /// Which.
        table: TableId,
        /// Counts up with every command of this client. A command that was not acknowledged is sent
        /// again with the same id.
        id: u64,
        /// What.
        what: Command,
    },
    /// Ask what a bot would do in one's place.
    Advise {
        /// Which table.
        table: TableId,
        /// One's own seat.
        seat: Seat,
        /// To know the answer by.
        id: u64,
    },
    /// Is anybody there? Answered by `pong`.
    Ping {
        /// Comes back.
        n: u64,
    },
}
