//! TO-1: the blocks.

use serde::{Deserialize, Serialize};

/// A colour of the wheel (TO-19), in the wheel's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// red
    Red,
    /// orange
    Orange,
    /// yellow
    Yellow,
    /// green
    Green,
    /// blue
    Blue,
    /// violet
    Violet,
}

impl Colour {
    /// The wheel, once around.
    pub const WHEEL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Violet];

    /// TO-19: a colour goes with itself and its two neighbours on the wheel.
    #[must_use]
    pub const fn goes_with(self, other: Colour) -> bool {
        let apart = (self as u8).abs_diff(other as u8);
        apart <= 1 || apart == 5
    }
}

/// A kind of block, by its code in records. A small `t` makes it a topper, `W` is a rainbow
/// block, `S` the starting block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoBlock"))]
pub enum Block {
    R,
    O,
    Y,
    G,
    B,
    V,
    W,
    S,
    // Toppers from eight on: the bit says topper, the three below it the colour.
    Rt,
    Ot,
    Yt,
    Gt,
    Bt,
    Vt,
}

impl Block {
    /// Every kind.
    pub const ALL: [Block; 14] = [
        Block::R,
        Block::O,
        Block::Y,
        Block::G,
        Block::B,
        Block::V,
        Block::W,
        Block::S,
        Block::Rt,
        Block::Ot,
        Block::Yt,
        Block::Gt,
        Block::Bt,
        Block::Vt,
    ];

    /// The block of a kind that was a block's. (Any four bits give some block: so there is nothing
    /// to check.)
    #[inline]
    pub(crate) const fn of_kind(kind: u32) -> Block {
        const BY_KIND: [Block; 16] = {
            let mut blocks = [Block::S; 16];
            let mut kind = 0;
            while kind < Block::ALL.len() {
                blocks[kind] = Block::ALL[kind];
                kind += 1;
            }
            blocks
        };
        BY_KIND[(kind & 15) as usize]
    }

    /// TO-1: how many there are of each kind.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Block::R | Block::Y | Block::B => 7,
            Block::O | Block::G | Block::V => 4,
            Block::Rt | Block::Ot | Block::Yt | Block::Gt | Block::Bt | Block::Vt => 2,
            Block::W => 3,
            Block::S => 1,
        }
    }

    /// Its colour; rainbow blocks have none of the six.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Block::R | Block::Rt => Some(Colour::Red),
            Block::O | Block::Ot => Some(Colour::Orange),
            Block::Y | Block::Yt => Some(Colour::Yellow),
            Block::G | Block::Gt => Some(Colour::Green),
            Block::B | Block::Bt => Some(Colour::Blue),
            Block::V | Block::Vt => Some(Colour::Violet),
            Block::W | Block::S => None,
        }
    }

    /// Whether it can only crown a pole.
    #[inline]
    #[must_use]
    pub const fn is_topper(self) -> bool {
        (self as u8) >= Block::Rt as u8
    }

    /// TO-20, TO-21: whether the two may touch.
    #[must_use]
    pub const fn goes_with(self, other: Block) -> bool {
        match (self.colour(), other.colour()) {
            (Some(a), Some(b)) => a.goes_with(b),
            (None, _) | (_, None) => true,
        }
    }

    /// Its code in records.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Block::R => "R",
            Block::O => "O",
            Block::Y => "Y",
            Block::G => "G",
            Block::B => "B",
            Block::V => "V",
            Block::Rt => "Rt",
            Block::Ot => "Ot",
            Block::Yt => "Yt",
            Block::Gt => "Gt",
            Block::Bt => "Bt",
            Block::Vt => "Vt",
            Block::W => "W",
            Block::S => "S",
        }
    }

    /// The block with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Block> {
        Block::ALL.into_iter().find(|block| block.code() == code)
    }
}
