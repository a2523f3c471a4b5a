//! What a player sees: everything.

use super::action::Action;
use super::options::Options;
use serde::{Deserialize, Serialize};
use stapel_core::{Seat, SeatCount};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    pub(crate) options: Options,
    pub(crate) players: SeatCount,
    /// Whose view it is.
    pub(crate) seat: Option<Seat>,
    /// The start player, once drawn.
    pub(crate) first: Option<Seat>,
    pub(crate) to_move: Option<Seat>,
    /// The player who took the last stick.
    pub(crate) winner: Option<Seat>,
    /// The sticks in each heap.
    pub(crate) heaps: Vec<u8>,
    /// What the viewer may do.
    pub(crate) legal: Vec<Action>,
}
