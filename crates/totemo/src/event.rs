//! One line of a record, as `docs/records.md` writes it.

use crate::{Block, Hands, Tile, illegal::to};
use serde::{Deserialize, Serialize};
use stapel_core::{Rule, Seat, Viewer};

/// What happened. `B` is how a block is known: for certain in a record, perhaps not at all to a
/// viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoEvent"))]
pub enum Event<B = Block> {
    /// Set-up: the bonus tiles with their spaces, in the order laid; the last lies face down.
    Bonus {
        /// Space and number.
        tiles: Vec<(u8, Option<Tile>)>,
    },
    /// The start player.
    First {
        /// The start player's seat.
        seat: Seat,
    },
    /// The opening draw.
    Hand {
        /// The seat that draws.
        seat: Seat,
        /// The three blocks.
        blocks: Vec<B>,
    },
    /// TO-8: three toppers went back to the bag.
    Redraw {
        /// The seat that draws again.
        seat: Seat,
        /// The toppers.
        returned: Vec<B>,
        /// What was drawn instead.
        blocks: Vec<B>,
    },
    /// The chief stepped.
    Chief {
        /// Steps still to go to the tipi.
        left: u8,
    },
    /// A block was placed.
    Place {
        /// The seat that placed it.
        seat: Seat,
        /// The block; everybody sees it.
        block: Block,
        /// 0–4
        x: u8,
        /// 0–4
        y: u8,
        /// 1–5
        level: u8,
        /// What it scored.
        points: u16,
        /// The seat's new total.
        score: u16,
        /// Whether the seat may place again.
        bonus: bool,
    },
    /// A bonus placement was given up.
    Stop {
        /// The seat that gave it up.
        seat: Seat,
    },
    /// All three blocks went back to the bag.
    Return {
        /// Whose blocks they were.
        seat: Seat,
        /// The three blocks.
        blocks: Vec<B>,
    },
    /// The refill at the end of a turn.
    Draw {
        /// The seat that draws.
        seat: Seat,
        /// The blocks; fewer than wanted when the bag is empty.
        blocks: Vec<B>,
    },
    /// The last turn is over.
    End {
        /// What ended it.
        reason: End,
    },
}

/// What one viewer may know of an event: hidden blocks are null.
pub type Seen = Event<Option<Block>>;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoEnd"))]
pub enum End {
    /// TO-27: the chief reached the tipi.
    Chief,
    /// TO-28: a refill found too few blocks.
    Bag,
}

impl Event {
    /// The event as a viewer may know it.
    #[must_use]
    pub fn seen(&self, viewer: Viewer, hands: Hands) -> Seen {
        let known = self.shows_blocks(viewer, hands);
        let hide = |blocks: &[Block]| -> Vec<Option<Block>> {
            blocks.iter().map(|&block| known.then_some(block)).collect()
        };
        match *self {
            Event::Bonus { ref tiles } => Event::Bonus { tiles: tiles.clone() },
            Event::First { seat } => Event::First { seat },
            Event::Hand { seat, ref blocks } => Event::Hand { seat, blocks: hide(blocks) },
            Event::Redraw { seat, ref returned, ref blocks } => {
                Event::Redraw { seat, returned: hide(returned), blocks: hide(blocks) }
            }
            Event::Chief { left } => Event::Chief { left },
            Event::Place { seat, block, x, y, level, points, score, bonus } => {
                Event::Place { seat, block, x, y, level, points, score, bonus }
            }
            Event::Stop { seat } => Event::Stop { seat },
            Event::Return { seat, ref blocks } => Event::Return { seat, blocks: hide(blocks) },
            Event::Draw { seat, ref blocks } => Event::Draw { seat, blocks: hide(blocks) },
            Event::End { reason } => Event::End { reason },
        }
    }

    /// TO-8, TO-9: what a player draws or returns is hidden from the others.
    #[must_use]
    pub fn shows_blocks(&self, viewer: Viewer, hands: Hands) -> bool {
        match *self {
            Event::Hand { seat, .. }
            | Event::Redraw { seat, .. }
            | Event::Return { seat, .. }
            | Event::Draw { seat, .. } => viewer.is(seat) || hands == Hands::Open,
            Event::Bonus { .. }
            | Event::First { .. }
            | Event::Chief { .. }
            | Event::Place { .. }
            | Event::Stop { .. }
            | Event::End { .. } => true,
        }
    }

    /// Blocks drawn or returned at the same time have no order: here they are sorted.
    pub(crate) fn tidy(mut self) -> Event {
        match &mut self {
            Event::Hand { blocks, .. }
            | Event::Return { blocks, .. }
            | Event::Draw { blocks, .. } => blocks.sort_unstable(),
            Event::Redraw { returned, blocks, .. } => {
                returned.sort_unstable();
                blocks.sort_unstable();
            }
            Event::Bonus { .. }
            | Event::First { .. }
            | Event::Chief { .. }
            | Event::Place { .. }
            | Event::Stop { .. }
            | Event::End { .. } => {}
        }
        self
    }

    /// The rule that this line breaks, where that one was expected.
    pub(crate) fn breach(&self, expected: Option<&Event>) -> Rule {
        match (expected.unwrap_or(self), self) {
            (
                &Event::Place { level, points, score, bonus, .. },
                &Event::Place { level: l, points: p, score: s, bonus: b, .. },
            ) if expected.is_some() => {
                if level != l {
                    to(22)
                } else if points != p {
                    to(25)
                } else if score != s {
                    to(13)
                } else if bonus != b {
                    to(14)
                } else {
                    to(12)
                }
            }
            (Event::Bonus { .. }, _) => to(5),
            (Event::First { .. }, _) => to(10),
            (Event::Hand { .. } | Event::Redraw { .. }, _) => to(8),
            (Event::Chief { .. }, _) => to(11),
            (Event::Place { .. }, _) => to(13),
            (Event::Stop { .. }, _) => to(16),
            (Event::Return { .. }, _) => to(17),
            (Event::Draw { .. }, _) => to(18),
            (Event::End { reason: End::Chief }, _) => to(27),
            (Event::End { reason: End::Bag }, _) => to(28),
        }
    }
}
