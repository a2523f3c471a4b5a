//! What one viewer may know.

use crate::game::MOST_SEATS;
use crate::short::ShortTouch;
use crate::sight::Sight;
use crate::{Action, Block, Hand, Hole, Options, Pole, Tile, Totemo, Track};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
#[cfg(doc)]
use stapel_core::Search;
use stapel_core::{Seat, Viewer};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "wait", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoPhase"))]
pub enum Phase {
    // First those that come in every turn: two comparisons tell them from the others.
    /// TO-12: the mover begins a turn.
    Move,
    /// TO-14: the mover may place another block.
    Extra,
    /// TO-18: a refill at the end of a turn.
    Draw {
        /// Whose refill it is.
        seat: Seat,
    },
    /// TO-5: the bonus tiles.
    Bonus,
    /// TO-10: the start player.
    First,
    /// TO-8: an opening hand.
    Hand {
        /// Whose hand it is.
        seat: Seat,
    },
    /// TO-8: another one instead of three toppers.
    Redraw {
        /// Whose hand it is.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

/// All that a viewer may know now, and what they are offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoView"))]
pub struct View {
    /// What the table agreed on.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The table as it lies before them.
    pub obs: Obs,
    /// All that they may do now, in the order of [`Search::actions`].
    #[serde(with = "crate::short")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::ShortOffer>"))]
    pub legal: Vec<Offer>,
    /// By hole, row by row: the blocks that a block placed there would touch, with what each would
    /// add (TO-25). Empty where nothing is offered, and no holes for those who are offered nothing.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<ShortTouch>>"))]
    pub touches: Vec<Touches>,
}

/// One below and four beside: all that a block can touch.
pub type Touches = ArrayVec<Touch, 5>;

/// A block on the board that would count for one placed beside it or on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "ShortTouch", into = "ShortTouch")]
pub struct Touch {
    /// 0–4
    pub x: u8,
    /// 0–4
    pub y: u8,
    /// 1–5
    pub level: u8,
    /// What it adds.
    pub points: u8,
}

impl From<Touch> for ShortTouch {
    fn from(Touch { x, y, level, points }: Touch) -> ShortTouch {
        (x, y, level, points)
    }
}

impl From<ShortTouch> for Touch {
    fn from((x, y, level, points): ShortTouch) -> Touch {
        Touch { x, y, level, points }
    }
}

/// The table as it lies before one viewer (`docs/bot-protocol.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoObs"))]
pub struct Obs {
    /// Who looks; null for a spectator.
    pub seat: Option<Seat>,
    /// Whose turn it is; null while nobody can act.
    pub to_move: Option<Seat>,
    /// The start player.
    pub first: Seat,
    /// Steps from the chief to the tipi.
    pub chief_left: u8,
    /// Whether the game ends with this round.
    pub last_round: bool,
    /// Whether a bonus placement is offered.
    pub extra: bool,
    /// Points, in seat order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u16>"))]
    pub scores: ArrayVec<u16, MOST_SEATS>,
    /// Bonus tiles with their spaces; the last lies face down.
    #[cfg_attr(feature = "ts", ts(as = "Vec<(u8, Option<Tile>)>"))]
    pub bonus: ArrayVec<(u8, Option<Tile>), { Track::MOST_TILES }>,
    /// By hole, row by row: the pole, bottom first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Block>>"))]
    pub board: ArrayVec<Pole, { Hole::COUNT }>,
    /// The viewer's own blocks.
    pub hand: Hand,
    /// How many blocks each seat holds.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub hands: ArrayVec<u8, MOST_SEATS>,
    /// How many blocks are in the bag.
    pub bag: u8,
    /// Everyone's blocks, if the table plays with open hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub all_hands: Option<Vec<Hand>>,
}

/// Something that the viewer may do, and what it would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "a", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoOffer"))]
pub enum Offer {
    /// Place a block.
    Place {
        /// The block to place.
        block: Block,
        /// 0–4
        x: u8,
        /// 0–4
        y: u8,
        /// 1–5
        level: u8,
        /// What it scores.
        points: u16,
        /// Whether it earns another placement.
        bonus: bool,
    },
    /// Return all three.
    Return,
    /// Give up the bonus placement.
    Stop,
}

impl Offer {
    /// The action that is offered.
    #[must_use]
    pub fn action(self) -> Option<Action> {
        match self {
            Offer::Place { block, x, y, .. } => {
                Hole::new(x, y).map(|hole| Action::Place { block, hole })
            }
            Offer::Return => Some(Action::Return),
            Offer::Stop => Some(Action::Stop),
        }
    }
}

impl View {
    pub(crate) fn of(game: &Totemo, viewer: Viewer) -> View {
        View::from(&Sight::of(game, viewer))
    }
}

impl From<&Sight<'_>> for View {
    /// The same, copied.
    fn from(sight: &Sight<'_>) -> View {
        let mut legal = Vec::with_capacity(sight.offer_count());
        sight.each_offer(|offer| legal.push(offer));
        let touches = sight.touches().map(|there| there.into_iter().flatten().collect()).collect();
        View { options: *sight.options, phase: sight.phase, obs: sight.obs(), legal, touches }
    }
}
