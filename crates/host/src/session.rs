//! One connection, from hello to the end.

use smallvec::SmallVec;
use stapel_protocol::{DeviceId, PROTOCOL, Refusal, TableId};
use stapel_room::{Client, Who};
use thiserror::Error;

/// No client watches more tables at once.
pub const MOST_WATCHED: usize = 16;

/// One connection: who it is, and which tables it watches. `T` is what a shell keeps of a table.
#[derive(Clone, Debug)]
pub struct Session<T> {
    hello: Option<Hello>,
    watched: SmallVec<[Watched<T>; 1]>,
    next_channel: u32,
}

#[derive(Clone, Debug)]
struct Hello {
    device: Option<DeviceId>,
    client: Client,
}

/// A table that a connection watches.
#[derive(Clone, Debug)]
pub struct Watched<T> {
    /// The table.
    pub table: TableId,
    /// The number that stands for it in binary frames on this connection.
    pub channel: u32,
    /// What the shell keeps of it.
    pub handle: T,
}

/// What a connection may not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSession {
    /// The first message was not `hello`, or of another version.
    #[error("another protocol is spoken here")]
    BadProtocol,
    /// What was sent can't be understood.
    #[error("this message can't be understood")]
    BadMessage,
    /// It watches as many tables as it may.
    #[error("too many tables are watched")]
    TooMany,
    /// It does not watch the table.
    #[error("there is no such table")]
    NoTable,
}

impl BadSession {
    /// As it goes over the wire.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        Refusal::plain(match self {
            BadSession::BadProtocol => "refused-server-bad-protocol",
            BadSession::BadMessage => "refused-server-bad-message",
            BadSession::TooMany => "refused-server-too-fast",
            BadSession::NoTable => "refused-server-no-table",
        })
    }
}

impl<T> Default for Session<T> {
    fn default() -> Session<T> {
        Session { hello: None, watched: SmallVec::new(), next_channel: 1 }
    }
}

impl<T> Session<T> {
    /// Whether this hello may be the first message.
    ///
    /// # Errors
    /// If it is not the first, or of another protocol, or its client has no proper name.
    pub fn check_hello(&self, protocol: u32, client: &str) -> Result<(), BadSession> {
        if protocol != PROTOCOL || self.hello.is_some() {
            return Err(BadSession::BadProtocol);
        }
        if (8..=64).contains(&client.len()) { Ok(()) } else { Err(BadSession::BadMessage) }
    }

    /// It has said who it is.
    pub fn greet(&mut self, device: Option<DeviceId>, client: &str) {
        self.hello = Some(Hello { device, client: client.into() });
    }

    /// # Errors
    /// If it has not said who it is.
    pub fn greeted(&self) -> Result<(), BadSession> {
        self.hello.as_ref().map(|_| ()).ok_or(BadSession::BadProtocol)
    }

    /// The device, if it has one.
    #[must_use]
    pub fn device(&self) -> Option<DeviceId> {
        self.hello.as_ref().and_then(|hello| hello.device)
    }

    /// Who gives the command with this number, which was `lag` milliseconds on its way.
    ///
    /// # Errors
    /// If it has not said who it is.
    pub fn who(&self, id: u64, lag: u32) -> Result<Who, BadSession> {
        let hello = self.hello.as_ref().ok_or(BadSession::BadProtocol)?;
        Ok(Who { device: hello.device, client: hello.client.clone(), id, lag })
    }

    /// The tables that it watches.
    #[must_use]
    pub fn tables(&self) -> &[Watched<T>] {
        &self.watched
    }

    /// The table, if it is watched.
    #[must_use]
    pub fn watched(&self, table: TableId) -> Option<&Watched<T>> {
        self.watched.iter().find(|watched| watched.table == table)
    }

    /// The table with this channel.
    ///
    /// # Errors
    /// If it watches none.
    pub fn on_channel(&self, channel: u32) -> Result<&Watched<T>, BadSession> {
        self.watched.iter().find(|it| it.channel == channel).ok_or(BadSession::NoTable)
    }

    /// The channel of a table that it is about to watch.
    ///
    /// # Errors
    /// If it watches as many as it may.
    pub fn new_channel(&mut self) -> Result<u32, BadSession> {
        if self.watched.len() >= MOST_WATCHED {
            return Err(BadSession::TooMany);
        }
        let channel = self.next_channel;
        self.next_channel += 1;
        Ok(channel)
    }

    /// It watches a table from now on.
    pub fn watch(&mut self, table: TableId, channel: u32, handle: T) {
        self.watched.push(Watched { table, channel, handle });
    }

    /// It watches a table no longer.
    pub fn unwatch(&mut self, table: TableId) -> Option<Watched<T>> {
        let at = self.watched.iter().position(|watched| watched.table == table)?;
        Some(self.watched.swap_remove(at))
    }
}
