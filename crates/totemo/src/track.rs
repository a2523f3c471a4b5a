//! The score track: a loop of 30 spaces (TO-3) with bonus tiles on some (TO-5, TO-6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A bonus tile that lies face up, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number", rename = "TotemoTile"))]
pub struct Tile(u8);

impl Tile {
    /// TO-3: the eight tiles.
    pub const ALL: [Tile; 8] =
        [Tile(5), Tile(6), Tile(6), Tile(7), Tile(7), Tile(8), Tile(8), Tile(9)];

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// TO-3: how many tiles have this number.
    const fn count(self) -> usize {
        match self.0 {
            5 | 9 => 1,
            _ => 2,
        }
    }
}

impl TryFrom<u8> for Tile {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Tile, Self::Error> {
        if (5..=9).contains(&number) { Ok(Tile(number)) } else { Err("a tile is 5, 6, 7, 8 or 9") }
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.0
    }
}

/// The bonus tiles as they lie on the track.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Track {
    face_up: [Option<Tile>; Track::MOST_FACE_UP],
    spaces: u32,
}

impl Track {
    /// How many spaces a lap has.
    pub const SPACES: u16 = 30;
    /// Where the first tile lies (TO-5).
    pub const FIRST_TILE: u8 = 10;
    /// The four lowest numbers reach past 30.
    pub const MOST_FACE_UP: usize = 4;
    /// With the one that lies face down.
    pub const MOST_TILES: usize = Track::MOST_FACE_UP + 1;

    /// TO-5: lays the tiles. The numbers are those that come to lie face up, in order; behind the
    /// last one lies the tile that is face down. None if tiles can't come to lie like this.
    #[must_use]
    pub fn lay(face_up: [Option<Tile>; Track::MOST_FACE_UP]) -> Option<Track> {
        let mut spaces = 0;
        let mut at = Track::FIRST_TILE;
        for (i, slot) in face_up.iter().enumerate() {
            match slot {
                // The chain goes on up to 30: TO-6, a tile on 30 lies on space 0.
                Some(tile) if u16::from(at) <= Track::SPACES => {
                    let same = face_up[..i].iter().filter(|laid| *laid == slot).count();
                    if same >= tile.count() {
                        return None;
                    }
                    spaces |= 1 << (u16::from(at) % Track::SPACES);
                    at += tile.number();
                }
                None if u16::from(at) > Track::SPACES => {}
                Some(_) | None => return None,
            }
        }
        spaces |= 1 << (u16::from(at) % Track::SPACES);
        (u16::from(at) > Track::SPACES).then_some(Track { face_up, spaces })
    }

    /// TO-5: which tiles lie face up, if they are drawn in this order.
    #[must_use]
    pub fn chain(order: [Tile; 8]) -> [Option<Tile>; Track::MOST_FACE_UP] {
        let mut face_up = [None; Track::MOST_FACE_UP];
        let mut at = u16::from(Track::FIRST_TILE);
        for (slot, tile) in face_up.iter_mut().zip(order) {
            if at > Track::SPACES {
                break;
            }
            *slot = Some(tile);
            at += u16::from(tile.number());
        }
        face_up
    }

    /// The tiles with their spaces, in the order laid; the last, face down, has no number.
    #[must_use]
    pub fn tiles(&self) -> ArrayVec<(u8, Option<Tile>), { Track::MOST_TILES }> {
        let mut tiles = ArrayVec::new();
        if self.spaces == 0 {
            return tiles;
        }
        let mut at = Track::FIRST_TILE;
        for tile in self.face_up.into_iter().flatten() {
            tiles.push((at % 30, Some(tile)));
            at += tile.number();
        }
        tiles.push((at % 30, None));
        tiles
    }

    /// The tiles that lie face up.
    #[must_use]
    pub fn face_up(&self) -> [Option<Tile>; Track::MOST_FACE_UP] {
        self.face_up
    }

    /// Whether a marker that comes to this score lands on a bonus tile (TO-14).
    #[inline]
    #[must_use]
    pub const fn is_bonus(&self, score: u16) -> bool {
        // TO-15: before the first lap is done the tile on 1–9 does nothing. TO-6: nor does one on
        // space 0 for a score of 0.
        let spaces = if score >= 10 { self.spaces } else { 0 };
        spaces >> (score % Track::SPACES) & 1 != 0
    }
}
