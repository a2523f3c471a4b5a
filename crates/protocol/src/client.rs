//! What a client says.

use crate::{Command, Raw, TableId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
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

impl ClientMsg {
    /// Reads a message. An action in a game, which is what servers hear most, is read without being
    /// taken apart.
    ///
    /// # Errors
    /// If it is no message.
    pub fn read(text: &str) -> Result<ClientMsg, serde_json::Error> {
        match act(text) {
            Some(message) => Ok(message),
            None => serde_json::from_str(text),
        }
    }
}

fn act(text: &str) -> Option<ClientMsg> {
    #[derive(Deserialize)]
    struct Do<'a> {
        t: &'a str,
        table: &'a str,
        id: u64,
        #[serde(borrow)]
        what: &'a RawValue,
    }
    #[derive(Deserialize)]
    struct Act<'a> {
        c: &'a str,
        seat: Seat,
        #[serde(borrow)]
        action: &'a RawValue,
    }
    let said: Do<'_> = serde_json::from_str(text).ok().filter(|said: &Do<'_>| said.t == "do")?;
    let what: Act<'_> = serde_json::from_str(said.what.get()).ok()?;
    let action = Raw::from_box(what.action.to_owned());
    (what.c == "act").then_some(())?;
    let what = Command::Act { seat: what.seat, action };
    Some(ClientMsg::Do { table: said.table.parse().ok()?, id: said.id, what })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_read_alike_in_both_ways() {
        let text = r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"act","seat":1,"action":{"a":"stop"}}}"#;
        assert!(act(text).is_some());
        assert_eq!(act(text), serde_json::from_str(text).ok());
        for other in [
            r#"{"t":"ping","n":1}"#,
            r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"start"}}"#,
        ] {
            assert_eq!(act(other), None);
            assert!(ClientMsg::read(other).is_ok());
        }
        for bad in [
            "",
            "{",
            "[]",
            r#"{"t":"do","table":"x","id":7,"what":{"c":"act","seat":1,"action":{}}}"#,
        ] {
            assert!(ClientMsg::read(bad).is_err(), "{bad}");
        }
    }
}
