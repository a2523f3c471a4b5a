//! A seat at the table, and who sits there.

use arrayvec::ArrayVec;
use stapel_protocol::{DeviceId, Owner};

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// The player's name; empty for a bot or a free seat.
    pub name: String,
    /// The devices that hold the seat.
    pub holders: ArrayVec<DeviceId, MOST_HOLDERS>,
    /// Those of them that joined it by a pairing code, and did not sit down there themselves.
    pub joined: ArrayVec<DeviceId, MOST_HOLDERS>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// 1–5
        level: u8,
    },
    /// A bot, until the person is back.
    StandIn,
}

/// How well a stand-in plays.
pub(crate) const STAND_IN_LEVEL: u8 = 3;
/// No more devices hold one seat.
pub(crate) const MOST_HOLDERS: usize = 8;

impl Place {
    pub(crate) const FREE: Place = Place {
        sitter: Sitter::Free,
        name: String::new(),
        holders: ArrayVec::new_const(),
        joined: ArrayVec::new_const(),
    };

    /// Whether the device holds it.
    #[must_use]
    pub fn is_held_by(&self, device: DeviceId) -> bool {
        self.holders.contains(&device)
    }

    /// The devices that sat down here themselves.
    pub(crate) fn sat(&self) -> impl Iterator<Item = DeviceId> {
        self.holders.iter().copied().filter(|device| !self.joined.contains(device))
    }

    /// The level of the bot that plays it now, if one does.
    #[must_use]
    pub const fn bot(&self) -> Option<u8> {
        match self.sitter {
            Sitter::Free | Sitter::Person => None,
            Sitter::Bot { level } => Some(level),
            Sitter::StandIn => Some(STAND_IN_LEVEL),
        }
    }

    /// Who plays it, for others to see.
    #[must_use]
    pub const fn owner(&self) -> Owner {
        match self.sitter {
            Sitter::Free => Owner::Free,
            Sitter::Person => Owner::Person,
            Sitter::Bot { .. } => Owner::Bot,
            Sitter::StandIn => Owner::StandIn,
        }
    }

    /// The name in the record.
    #[must_use]
    pub fn player(&self) -> String {
        match self.sitter {
            Sitter::Bot { level } => format!("bot {level}"),
            Sitter::Free | Sitter::Person | Sitter::StandIn => self.name.clone(),
        }
    }
}
