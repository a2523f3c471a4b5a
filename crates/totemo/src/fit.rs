//! TO-19 … TO-24: where a block may go.
//!
//! Every hole has one cell where the next block would stand: on top of its pole. For each colour
//! one bit mask says at which of these cells the colour goes with all that it would touch. The
//! masks are kept up to date with each block placed, so asking is one look-up.

use crate::{Block, Hole, Holes, Illegal, board::Board};

/// TO-22: the highest pole.
pub(crate) const MOST_LEVELS: usize = 5;

/// A lane for each colour of the wheel, one for rainbow blocks, and one for no block at all, which
/// fits nowhere: eight, to fill a vector.
const LANES: usize = 8;
const RAINBOW: usize = 6;
const NO_BLOCK: usize = 7;

#[inline]
pub(crate) const fn lane(block: Block) -> usize {
    const TABLE: [u8; Block::ALL.len()] = {
        let mut lanes = [RAINBOW as u8; Block::ALL.len()];
        let mut kind = 0;
        while kind < Block::ALL.len() {
            if let Some(colour) = Block::ALL[kind].colour() {
                lanes[kind] = colour as u8;
            }
            kind += 1;
        }
        lanes
    };
    TABLE[block as usize] as usize
}

/// For each block, all ones in the lanes that it does not go with.
const CLASHES: [[u32; LANES]; Block::ALL.len()] = {
    let mut clashes = [[0; LANES]; Block::ALL.len()];
    let mut placed = 0;
    while placed < Block::ALL.len() {
        let mut other = 0;
        while other < Block::ALL.len() {
            if !Block::ALL[placed].goes_with(Block::ALL[other]) {
                clashes[placed][lane(Block::ALL[other])] = u32::MAX;
            }
            other += 1;
        }
        placed += 1;
    }
    clashes
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fit {
    /// By level and lane: the cells that touch a block which the lane does not go with.
    clash: [[u32; LANES]; MOST_LEVELS + 1],
    /// By lane: the holes on top of which it goes with all it would touch.
    fits: [u32; LANES],
    /// By level: the holes whose next block would stand at it.
    next_at: [u32; MOST_LEVELS + 1],
    /// The holes whose pole may still grow (TO-22).
    open: u32,
    /// The holes with a block in them.
    standing: u32,
}

impl Fit {
    pub(crate) const EMPTY_BOARD: Fit = {
        let mut next_at = [0; MOST_LEVELS + 1];
        next_at[0] = Holes::ALL.bits();
        let mut clash = [0; LANES];
        clash[NO_BLOCK] = u32::MAX;
        let mut fits = [Holes::ALL.bits(); LANES];
        fits[NO_BLOCK] = 0;
        Fit { clash: [clash; MOST_LEVELS + 1], fits, next_at, open: Holes::ALL.bits(), standing: 0 }
    };

    /// Where a block of this lane may be placed.
    #[inline]
    pub(crate) const fn holes(&self, lane: usize, topper: bool) -> Holes {
        // TO-24: a topper only on another block.
        let ground = if topper { self.standing } else { u32::MAX };
        Holes::from_bits(self.fits[lane & (LANES - 1)] & self.open & ground)
    }

    /// A block was placed on top of a hole's pole, at this level (0 = on the board).
    #[inline]
    pub(crate) fn place(&mut self, block: Block, hole: Hole, level: usize) {
        let here = Holes::only(hole).bits();
        let sides = hole.sides().bits();
        let clashes = &CLASHES[block as usize];
        let beside = self.next_at[level] & sides;
        self.next_at[level] &= !here;
        self.next_at[level + 1] |= here;
        self.standing |= here;
        let ends = (level + 1 == MOST_LEVELS) | block.is_topper();
        self.open &= !(if ends { here } else { 0 });
        let (lower, upper) = self.clash.split_at_mut(level + 1);
        let (same, above) = (&mut lower[level], &mut upper[0]);
        for lane in 0..LANES {
            same[lane] |= sides & clashes[lane];
            above[lane] |= here & clashes[lane];
            let fits = self.fits[lane] & !(beside & clashes[lane]);
            self.fits[lane] = (fits & !here) | (here & !above[lane]);
        }
    }
}

/// Why the block may not go there; None if it may.
pub(crate) fn why_not(board: &Board, block: Block, hole: Hole) -> Option<Illegal> {
    let below = board.top(hole);
    if below.is_some_and(Block::is_topper) {
        return Some(Illegal::PoleCrowned);
    }
    if board.height(hole) == MOST_LEVELS {
        return Some(Illegal::PoleFull);
    }
    if block.is_topper() && below.is_none() {
        return Some(Illegal::TopperOnBoard);
    }
    board
        .touched(hole)
        .find(|&with| !block.goes_with(with))
        .map(|with| Illegal::ColourClash { block, with })
}
