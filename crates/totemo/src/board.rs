//! The board: 25 holes with poles of blocks on them, and what a block scores (TO-25).

use crate::{
    Block, Hand, Hole, Holes, Illegal, Values,
    fit::{self, Fit, MOST_LEVELS},
};
use arrayvec::ArrayVec;

/// What stands in a hole, bottom first.
pub type Pole = ArrayVec<Block, MOST_LEVELS>;

/// Cells lie in rows of six: five holes, and one outside that no block ever stands in. A level is
/// six rows, the last of them outside. So a cell's neighbours are at the same distances everywhere.
const ROW: usize = 6;
const LEVEL: usize = 6 * ROW;
/// All levels and one more, at the bottom of `worth` and on top of `codes`.
const CELLS: usize = (MOST_LEVELS + 1) * LEVEL;
/// The sides of the cell that is one level higher.
const SIDES: [usize; 4] = [LEVEL - ROW, LEVEL - 1, LEVEL + 1, LEVEL + ROW];
/// From a cell to the last of those.
const REACH: usize = LEVEL + ROW + 1;

/// By hole, its cell on the lowest level.
const GROUND: [u8; Hole::COUNT] = {
    let mut cells = [0; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        cells[i] = (i / 5 * ROW + i % 5) as u8;
        i += 1;
    }
    cells
};

/// By block, how it is written into its cell: the colours that it does not go with, which tell its
/// own colour, and what else tells it from other blocks.
const CODES: [u8; Block::ALL.len()] = {
    let mut codes = [0; Block::ALL.len()];
    let mut kind = 0;
    while kind < Block::ALL.len() {
        let block = Block::ALL[kind];
        let topper = if block.is_topper() { TOPPER } else { 0 };
        let start = if matches!(block, Block::S) { START } else { 0 };
        codes[kind] = fit::CLASHES[kind] | topper | start;
        kind += 1;
    }
    codes
};
const TOPPER: u8 = 0x40;
const START: u8 = 0x80;

/// The other way round.
const BLOCKS: [Block; 256] = {
    let mut blocks = [Block::S; 256];
    let mut kind = 0;
    while kind < Block::ALL.len() {
        blocks[CODES[kind] as usize] = Block::ALL[kind];
        kind += 1;
    }
    blocks
};

/// The blocks on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    heights: [u8; Hole::COUNT],
    /// By cell: the block in it.
    codes: [u8; CELLS],
    /// By the cell below it: what the block in a cell is worth.
    worth: [u8; CELLS],
    fit: Fit,
    values: [u8; 16],
}

/// The cell on top of a pole of this height.
#[inline]
fn cell(hole: Hole, height: usize) -> usize {
    usize::from(GROUND[hole.index()]) + LEVEL * height
}

/// What lies from this cell on as far as the last side of the cell above it: one check for all.
#[inline]
fn reach(cells: &[u8; CELLS], cell: usize) -> Option<&[u8; REACH]> {
    cells.get(cell..cell + REACH)?.first_chunk()
}

/// The sum of what lies below a cell and on its sides.
#[inline]
fn touched(worth: &[u8; REACH]) -> u16 {
    SIDES.iter().fold(u16::from(worth[0]), |sum, &at| sum + u16::from(worth[at]))
}

impl Board {
    /// The highest pole (TO-22).
    pub const MOST_LEVELS: usize = MOST_LEVELS;

    /// Without any block.
    #[must_use]
    pub fn empty(values: &Values) -> Board {
        Board {
            heights: [0; Hole::COUNT],
            codes: [0; CELLS],
            worth: [0; CELLS],
            fit: Fit::EMPTY_BOARD,
            values: values.table(),
        }
    }

    /// TO-4: with the starting block in the centre.
    #[must_use]
    pub fn start(values: &Values) -> Board {
        let mut board = Board::empty(values);
        board.place(Block::S, Hole::CENTRE);
        board
    }

    /// How many blocks stand at a hole.
    #[inline]
    #[must_use]
    pub fn height(&self, hole: Hole) -> usize {
        usize::from(self.heights[hole.index()])
    }

    /// The block at this level of a pole that is as high.
    #[inline]
    fn block(&self, hole: Hole, level: usize) -> Block {
        BLOCKS[usize::from(self.codes[cell(hole, level)])]
    }

    /// The blocks at a hole, bottom first.
    pub fn pole(&self, hole: Hole) -> impl Iterator<Item = Block> {
        (0..self.height(hole)).map(move |level| self.block(hole, level))
    }

    /// All poles, hole by hole, bottom first.
    #[must_use]
    pub fn poles(&self) -> ArrayVec<Pole, { Hole::COUNT }> {
        Hole::all().map(|hole| self.pole(hole).collect()).collect()
    }

    /// How many blocks stand at all holes.
    #[must_use]
    pub fn standing(&self) -> usize {
        self.heights.iter().map(|&height| usize::from(height)).sum()
    }

    /// The highest block at a hole.
    #[must_use]
    pub fn top(&self, hole: Hole) -> Option<Block> {
        self.height(hole).checked_sub(1).map(|level| self.block(hole, level))
    }

    /// Where a block may be placed (TO-19 … TO-24).
    #[inline]
    #[must_use]
    pub fn holes(&self, block: Block) -> Holes {
        self.fit.holes(block as u32)
    }

    /// The same for a slot of a hand, which may be empty.
    #[inline]
    pub(crate) fn holes_of_kind(&self, kind: u32) -> Holes {
        self.fit.holes(kind)
    }

    /// Whether one of these blocks fits anywhere once another one stands there (TO-14).
    pub(crate) fn fits_after(&self, block: Block, hole: Hole, rest: Hand) -> bool {
        let fits = |board: &Board, where_it_counts: Holes| {
            rest.holes(board).iter().any(|holes| !holes.and(where_it_counts).is_empty())
        };
        // Farther away nothing changes; only if all that fits is near, it has to be tried.
        let near = hole.sides().or(Holes::only(hole));
        fits(self, Holes::ALL.minus(near)) || {
            let mut after = *self;
            after.place(block, hole);
            fits(&after, Holes::ALL)
        }
    }

    /// Why a block may not be placed there; None if it may.
    #[must_use]
    pub fn why_not(&self, block: Block, hole: Hole) -> Option<Illegal> {
        fit::why_not(self, block, hole)
    }

    /// The blocks that a block on top of this hole's pole would touch face to face (TO-20).
    pub fn touched(&self, hole: Hole) -> impl Iterator<Item = Block> {
        self.touching(hole).map(|(_, _, block)| block)
    }

    /// The same, each with its hole and its level, from 0.
    pub fn touching(&self, hole: Hole) -> impl Iterator<Item = (Hole, usize, Block)> {
        let level = self.height(hole);
        let below = level.checked_sub(1).map(|below| (hole, below, self.block(hole, below)));
        let sides = hole
            .sides()
            .and(self.fit.higher_than(level))
            .iter()
            .map(move |side| (side, level, self.block(side, level)));
        below.into_iter().chain(sides)
    }

    /// What the block at this level of a pole is worth, if there is one.
    #[inline]
    pub(crate) fn worth(&self, hole: Hole, level: usize) -> u8 {
        self.worth.get(cell(hole, level) + LEVEL).copied().unwrap_or_default()
    }

    /// TO-25: a placed block scores its own value and those of all blocks that it touches.
    #[inline]
    #[must_use]
    pub fn points(&self, block: Block, hole: Hole) -> u16 {
        let touched = reach(&self.worth, cell(hole, self.height(hole))).map_or(0, touched);
        u16::from(self.values[block as usize]) + touched
    }

    /// Puts a block on top of a hole's pole, whether it may go there or not; a full pole stays as
    /// it is. Gives the points it scores.
    #[inline]
    pub(crate) fn place(&mut self, block: Block, hole: Hole) -> u16 {
        let level = self.height(hole);
        if level >= MOST_LEVELS {
            return 0;
        }
        let cell = cell(hole, level);
        let (Some(worth), Some(codes)) = (reach(&self.worth, cell), reach(&self.codes, cell))
        else {
            return 0;
        };
        let value = self.values[block as usize];
        let points = u16::from(value) + touched(worth);
        let sides_above = SIDES.iter().fold(0, |all, &at| all | codes[at]);
        self.worth[cell + LEVEL] = value;
        self.codes[cell] = CODES[block as usize];
        self.heights[hole.index()] += 1;
        self.fit.place(block, hole, level, sides_above);
        points
    }

    /// A board with these poles. None if there are not 25 of at most five blocks, or a topper
    /// stands anywhere but on top of another block.
    #[must_use]
    pub fn from_poles(poles: &[Pole], values: &Values) -> Option<Board> {
        if poles.len() != Hole::COUNT {
            return None;
        }
        let stands = |pole: &Pole| match pole.as_slice() {
            [] => true,
            [top] => !top.is_topper(),
            [below @ .., _] => !below.iter().any(|block| block.is_topper()),
        };
        if !poles.iter().all(stands) {
            return None;
        }
        let mut board = Board::empty(values);
        for (hole, pole) in Hole::all().zip(poles) {
            for &block in pole {
                board.place(block, hole);
            }
        }
        Some(board)
    }
}
