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
        /// Whether from now on, or no longer.
        on: bool,
    },
    /// Be told of a table.
    Watch {
        /// The table.
        table: TableId,
        /// The last version that the client has: it then gets what it missed, where that can be
        /// told, and else everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        have: Option<u64>,
    },
    /// Be told of a table no longer.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Do something at a table.
    Do {
        /// The table.
        table: TableId,
        /// Counts up with every command of this client. A command that was not acknowledged is sent
        /// again with the same id.
        id: u64,
        /// The command.
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

/// An action, if it is written as pages write it: without spaces, and in this order.
fn act(text: &str) -> Option<ClientMsg> {
    let (table, rest) = text.strip_prefix(r#"{"t":"do","table":""#)?.split_once('"')?;
    let (id, rest) = number(rest.strip_prefix(r#","id":"#)?)?;
    let (seat, rest) = number(rest.strip_prefix(r#","what":{"c":"act","seat":"#)?)?;
    let action = rest.strip_prefix(r#","action":"#)?.strip_suffix("}}")?;
    let seat = Seat::new(u8::try_from(seat).ok()?)?;
    let action = Raw::from_box(serde_json::from_str::<&RawValue>(action).ok()?.to_owned());
    Some(ClientMsg::Do { table: table.parse().ok()?, id, what: Command::Act { seat, action } })
}

/// A number as JSON has it, and what follows.
fn number(text: &str) -> Option<(u64, &str)> {
    let end = text.bytes().position(|letter| !letter.is_ascii_digit())?;
    let (digits, rest) = text.split_at(end);
    let is_plain = digits == "0" || !digits.starts_with('0');
    Some((digits.parse().ok().filter(|_| is_plain)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_read_alike_in_both_ways() {
        for action in [r#"{"a":"stop"}"#, r#"["G",1,2,3,4,false]"#, r#""return""#, " {} ", "{}"] {
            let text = format!(
                r#"{{"t":"do","table":"0123456789ab","id":10,"what":{{"c":"act","seat":0,"action":{action}}}}}"#
            );
            assert!(act(&text).is_some(), "{text}");
            assert_eq!(act(&text), serde_json::from_str(&text).ok());
            // In another order.
            let text = format!(
                r#"{{"id":10,"t":"do","what":{{"seat":0,"action":{action},"c":"act"}},"table":"0123456789ab"}}"#
            );
            assert_eq!(act(&text), None);
            assert!(ClientMsg::read(&text).is_ok());
        }
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
            r#"{"t":"do","table":"0123456789ab","id":07,"what":{"c":"act","seat":1,"action":{}}}"#,
            r#"{"t":"do","table":"0123456789ab","id":+7,"what":{"c":"act","seat":1,"action":{}}}"#,
            r#"{"t":"do","table":"0123456789ab","id":,"what":{"c":"act","seat":1,"action":{}}}"#,
            r#"{"t":"do","table":"0123456789ab","id":99999999999999999999,"what":{"c":"act","seat":1,"action":{}}}"#,
            r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"act","seat":5,"action":{}}}"#,
            r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"act","seat":1,"action":{}}"#,
            r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"act","seat":1,"action":}}"#,
            r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"act","seat":1,"action":1,2}}"#,
            r#"{"t":"do","table":"0123456789ab","id":7,"what":{"c":"act","seat":1,"action":{}}}}"#,
        ] {
            assert!(ClientMsg::read(bad).is_err(), "{bad}");
        }
    }
}
