//! What is stored of a table.

use crate::Client;
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
    /// What happened.
    pub what: Change,
}

/// Whose command it was, so that it is done once however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct By {
    /// The device.
    pub device: DeviceId,
    /// One page load of it.
    pub client: Client,
    /// The command's number there.
    pub id: u64,
}

/// What happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A device took a seat.
    Sat {
        /// The seat that it took.
        seat: Seat,
        /// The device.
        device: DeviceId,
        /// The player's name.
        name: String,
    },
    /// Another device holds a seat too.
    Paired {
        /// The seat.
        seat: Seat,
        /// The other device.
        device: DeviceId,
    },
    /// A player has another name.
    Renamed {
        /// The player's seat.
        seat: Seat,
        /// The player's name.
        name: String,
    },
    /// A seat became free.
    Freed {
        /// The seat.
        seat: Seat,
    },
    /// A bot sits in a seat.
    BotSat {
        /// The bot's seat.
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
        /// The seat that acted.
        seat: Seat,
        /// As the game writes it.
        action: Box<RawValue>,
        /// How long it was on its way, in milliseconds: that is not taken from the clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// A hand was in the pile.
    Hand {
        /// The seat whose hand it was.
        seat: Seat,
        /// The samples as in a record, in base64.
        samples: String,
        /// A bot moved it. In the seat of a bot that goes without saying.
        #[serde(default, skip_serializing_if = "is_false")]
        by_bot: bool,
    },
    /// A seat asks for an undo, and others are asked.
    UndoAsked {
        /// The seat that asks.
        seat: Seat,
    },
    /// A seat answered to that.
    Answered {
        /// The seat that answers.
        seat: Seat,
        /// Whether the undo is allowed.
        yes: bool,
    },
    /// A seat's last decision was undone.
    Undone {
        /// The seat whose decision was undone.
        seat: Seat,
    },
    /// A bot plays for somebody who is away.
    StoodIn {
        /// The seat that the bot plays.
        seat: Seat,
    },
    /// The player is back.
    Returned {
        /// The seat of the player.
        seat: Seat,
    },
    /// Seats want another game, and others have not answered yet.
    RematchWanted {
        /// Those who have just said so.
        seats: SeatSet,
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
        /// The seat that voted.
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

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_false(what: &bool) -> bool {
    !*what
}

/// The first byte of an action in short; JSON begins with another.
const IN_SHORT: u8 = 1;

impl Step {
    /// As it can be read by itself: JSON, but for what happens most, which is half as long in short. See
    /// [`Shorthand`](crate::Shorthand) for how it is stored.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        // Only maps with keys that are no strings can't be written, and there are none.
        self.in_short().unwrap_or_else(|| serde_json::to_vec(self).unwrap_or_default())
    }

    /// From those bytes.
    ///
    /// # Errors
    /// If it is no step.
    pub fn read(bytes: &[u8]) -> Result<Step, serde_json::Error> {
        match bytes.split_first() {
            Some((&IN_SHORT, rest)) => read_short(rest),
            Some(_) | None => serde_json::from_slice(bytes),
        }
    }

    fn in_short(&self) -> Option<Vec<u8>> {
        let Step { at, by: Some(By { device, client, id }), what } = self else { return None };
        let Change::Acted { seat, action, lag } = what else { return None };
        let mut bytes = Vec::with_capacity(32 + client.len() + action.get().len());
        bytes.push(IN_SHORT);
        bytes.extend(at.to_be_bytes());
        bytes.extend(device.0.to_be_bytes());
        bytes.extend(id.to_be_bytes());
        bytes.extend(lag.to_be_bytes());
        bytes.push(seat.number());
        bytes.push(u8::try_from(client.len()).ok()?);
        bytes.extend(client.as_bytes());
        bytes.extend(action.get().as_bytes());
        Some(bytes)
    }
}

fn read_short(mut bytes: &[u8]) -> Result<Step, serde_json::Error> {
    let at = u64::from_be_bytes(take(&mut bytes)?);
    let device = DeviceId(i64::from_be_bytes(take(&mut bytes)?));
    let id = u64::from_be_bytes(take(&mut bytes)?);
    let lag = u32::from_be_bytes(take(&mut bytes)?);
    let [seat, length] = take(&mut bytes)?;
    let seat = Seat::new(seat).ok_or_else(damaged)?;
    let (client, action) = bytes.split_at_checked(length.into()).ok_or_else(damaged)?;
    let client = std::str::from_utf8(client).map_err(|_| damaged())?.into();
    let action = serde_json::from_slice(action)?;
    let by = Some(By { device, client, id });
    Ok(Step { at, by, what: Change::Acted { seat, action, lag } })
}

fn take<const LENGTH: usize>(bytes: &mut &[u8]) -> Result<[u8; LENGTH], serde_json::Error> {
    let (taken, rest) = bytes.split_first_chunk().ok_or_else(damaged)?;
    *bytes = rest;
    Ok(*taken)
}

pub(crate) fn damaged() -> serde_json::Error {
    <serde_json::Error as serde::de::Error>::custom("an action in short that is damaged")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acted(client: &str) -> Step {
        let action: Box<RawValue> = serde_json::from_str(r#"["G",2,1,3,12,true]"#).unwrap();
        let by = By { device: DeviceId(-7), client: client.into(), id: 3 };
        let seat = Seat::new(1).unwrap();
        Step { at: 1_794_833_131_997, by: Some(by), what: Change::Acted { seat, action, lag: 40 } }
    }

    fn json(step: &Step) -> String {
        serde_json::to_string(step).unwrap()
    }

    #[test]
    fn an_action_is_stored_in_short_and_anything_else_as_json() {
        let step = acted("a page load");
        let bytes = step.to_bytes();
        assert!(2 * bytes.len() < json(&step).len());
        assert_eq!(json(&Step::read(&bytes).unwrap()), json(&step));
        // As it was stored before.
        assert_eq!(json(&Step::read(json(&step).as_bytes()).unwrap()), json(&step));
        for other in [
            acted(&"x".repeat(256)),
            Step { by: None, ..acted("the table itself") },
            Step { what: Change::VoteClosed, ..acted("another") },
        ] {
            assert_eq!(String::from_utf8(other.to_bytes()).unwrap(), json(&other));
            assert_eq!(json(&Step::read(&other.to_bytes()).unwrap()), json(&other));
        }
    }

    #[test]
    fn what_is_damaged_is_no_step() {
        let bytes = acted("a page load").to_bytes();
        for length in 0..bytes.len() {
            assert!(Step::read(&bytes[..length]).is_err(), "{length}");
        }
        let mut strange = bytes;
        strange[29] = 200;
        assert!(Step::read(&strange).is_err());
    }
}
