//! The master of a table. Messages and frames of clients come in; what comes of them goes out as [`Step`]s to store and as
//! messages in an [`Outbox`]. Nothing here has a socket, a store, a clock or a thread: the server and the page that plays
//! without one are two shells around it.
//!
//! A shell
//! 1. keeps a [`Session`] for each connection, and a [`Hosted`] table for each table that is wanted;
//! 2. hands messages in and stores the steps that it gets;
//! 3. sends what is in the outbox only when they are stored, in the order in which it was put there;
//! 4. lets bots think, and rings tables when their time has come ([`Room`]).
//!
//! [`Room`]: stapel_room::Room
//! [`Step`]: stapel_room::Step

mod hand_frames;
mod happened;
mod hosted;
mod outbox;
mod session;

pub use happened::Happened;
pub use hosted::{Asker, Hosted, Listener};
pub use outbox::Outbox;
pub use session::{BadSession, MOST_WATCHED, Session, Watched};
