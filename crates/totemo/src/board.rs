//! The board: 25 holes with poles of blocks on them, and what a block scores (TO-25).

use crate::{
    Block, Hole, Holes, Illegal, Values,
    fit::{self, Fit, MOST_LEVELS},
};

/// By hole, the holes on its four sides; a missing side is a cell that nobody looks at.
const SIDES: [[u8; 4]; Hole::COUNT] = {
    let mut table = [[OUTSIDE; 4]; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let (x, y) = (i % 5, i / 5);
        if x > 0 {
            table[i][0] = i as u8 - 1;
        }
        if x < 4 {
            table[i][1] = i as u8 + 1;
        }
        if y > 0 {
            table[i][2] = i as u8 - 5;
        }
        if y < 4 {
            table[i][3] = i as u8 + 5;
        }
        i += 1;
    }
    table
};
const OUTSIDE: u8 = Hole::COUNT as u8;
/// Holes and the cell outside, rounded up.
const WIDTH: usize = 32;

/// The blocks on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    poles: [[Option<Block>; MOST_LEVELS]; Hole::COUNT],
    heights: [u8; Hole::COUNT],
    /// By level and hole: the worth of all blocks that a block in this cell would touch.
    touch: [[u8; WIDTH]; MOST_LEVELS + 1],
    fit: Fit,
    values: [u8; 16],
}

impl Board {
    /// The highest pole (TO-22).
    pub const MOST_LEVELS: usize = MOST_LEVELS;

    /// Without any block.
    #[must_use]
    pub fn empty(values: &Values) -> Board {
        Board {
            poles: [[None; MOST_LEVELS]; Hole::COUNT],
            heights: [0; Hole::COUNT],
            touch: [[0; WIDTH]; MOST_LEVELS + 1],
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

    /// The blocks at a hole, bottom first.
    pub fn pole(&self, hole: Hole) -> impl Iterator<Item = Block> {
        self.poles[hole.index()].into_iter().flatten()
    }

    /// All poles, hole by hole, bottom first.
    #[must_use]
    pub fn poles(&self) -> Vec<Vec<Block>> {
        Hole::all().map(|hole| self.pole(hole).collect()).collect()
    }

    /// The highest block at a hole.
    #[must_use]
    pub fn top(&self, hole: Hole) -> Option<Block> {
        self.pole(hole).last()
    }

    /// Where a block may be placed (TO-19 … TO-24).
    #[inline]
    #[must_use]
    pub fn holes(&self, block: Block) -> Holes {
        self.fit.holes(fit::lane(block), block.is_topper())
    }

    /// The same for any block of a lane of `fit`.
    #[inline]
    pub(crate) fn holes_in_lane(&self, lane: usize, topper: bool) -> Holes {
        self.fit.holes(lane, topper)
    }

    /// Why a block may not be placed there; None if it may.
    #[must_use]
    pub fn why_not(&self, block: Block, hole: Hole) -> Option<Illegal> {
        fit::why_not(self, block, hole)
    }

    /// The blocks that a block on top of this hole's pole would touch face to face (TO-20).
    pub fn touched(&self, hole: Hole) -> impl Iterator<Item = Block> {
        let level = self.height(hole);
        let sides = hole
            .sides()
            .iter()
            .filter_map(move |side| self.poles[side.index()].get(level).copied().flatten());
        self.top(hole).into_iter().chain(sides)
    }

    /// TO-25: a placed block scores its own value and those of all blocks that it touches.
    #[inline]
    #[must_use]
    pub fn points(&self, block: Block, hole: Hole) -> u16 {
        let touch = self.touch[self.height(hole)][hole.index()];
        u16::from(self.values[block as usize]) + u16::from(touch)
    }

    /// Puts a block on top of a hole's pole, whether it may go there or not; a full pole stays as
    /// it is. Gives the points it scores.
    #[inline]
    pub(crate) fn place(&mut self, block: Block, hole: Hole) -> u16 {
        let at = hole.index();
        let level = self.height(hole);
        if level >= MOST_LEVELS {
            return 0;
        }
        let points = self.points(block, hole);
        let value = self.values[block as usize];
        self.poles[at][level] = Some(block);
        self.heights[at] += 1;
        for side in SIDES[at] {
            let cell = &mut self.touch[level][usize::from(side)];
            // Only the cell outside ever has more than five neighbours.
            *cell = cell.wrapping_add(value);
        }
        self.touch[level + 1][at] += value;
        self.fit.place(block, hole, level);
        points
    }

    /// A board with these poles. None if there are not 25 of at most five blocks.
    #[must_use]
    pub fn from_poles(poles: &[Vec<Block>], values: &Values) -> Option<Board> {
        if poles.len() != Hole::COUNT || poles.iter().any(|pole| pole.len() > MOST_LEVELS) {
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
