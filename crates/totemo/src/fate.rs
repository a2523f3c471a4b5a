//! What nobody chooses.

use crate::{Hand, Tile, Track};
use stapel_core::Seat;

/// What nobody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// TO-5: the tiles that come to lie face up.
    Bonus([Option<Tile>; Track::MOST_FACE_UP]),
    /// TO-10: the start player.
    First(Seat),
    /// Blocks from the bag: an opening hand (TO-8), a refill (TO-18).
    Draw(Hand),
}
