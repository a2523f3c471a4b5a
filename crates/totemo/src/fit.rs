//! TO-19 … TO-24: where a block may go.
//!
//! Every hole has one cell where the next block would stand: on top of its pole. For each kind of
//! block one bit mask says at which of these cells it may stand. The masks are kept up to date with
//! each block placed, so asking is one look-up.

use crate::{Block, Colour, Hole, Holes, Illegal, board::Board};

/// TO-22: the highest pole.
pub(crate) const MOST_LEVELS: usize = 5;

/// A lane for each kind that is no topper: four in each of two vectors.
const LANES: usize = 8;
/// Those, toppers, and empty slots of a hand, which fit nowhere.
const KINDS: usize = 16;

/// A set of colours, one bit each.
const COLOURS: usize = 1 << Colour::WHEEL.len();

/// By block, the colours that it does not go with.
pub(crate) const CLASHES: [u8; KINDS] = {
    let mut clashes = [0; KINDS];
    let mut kind = 0;
    while kind < Block::ALL.len() {
        let mut colour = 0;
        while colour < Colour::WHEEL.len() {
            if !Block::ALL[kind].goes_with(Block::ALL[colour]) {
                clashes[kind] |= 1 << colour;
            }
            colour += 1;
        }
        kind += 1;
    }
    clashes
};

/// By the colours that a cell's neighbours don't go with, and by lane: all holes if a block of the
/// lane may stand there. The last row is for a cell where nothing may stand.
const FITTING: [[Holes; LANES]; COLOURS + 1] = {
    let mut fitting = [[Holes::ALL; LANES]; COLOURS + 1];
    let mut clashes = 0;
    while clashes < COLOURS {
        let mut colour = 0;
        while colour < Colour::WHEEL.len() {
            if clashes & (1 << colour) != 0 {
                fitting[clashes][colour] = Holes::NONE;
            }
            colour += 1;
        }
        clashes += 1;
    }
    fitting[COLOURS] = [Holes::NONE; LANES];
    fitting
};

/// By lane: all holes if there are toppers of this colour.
const TOPPERS: [Holes; LANES] = {
    let mut toppers = [Holes::NONE; LANES];
    let mut colour = 0;
    while colour < Colour::WHEEL.len() {
        toppers[colour] = Holes::ALL;
        colour += 1;
    }
    toppers
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fit {
    /// By kind: the holes where it may go.
    fits: [Holes; KINDS],
    /// By level: the holes whose next block would stand at it.
    next_at: [Holes; MOST_LEVELS + 1],
}

impl Fit {
    pub(crate) const EMPTY_BOARD: Fit = {
        let mut next_at = [Holes::NONE; MOST_LEVELS + 1];
        next_at[0] = Holes::ALL;
        let mut fits = [Holes::NONE; KINDS];
        let mut lane = 0;
        while lane < LANES {
            fits[lane] = Holes::ALL;
            lane += 1;
        }
        Fit { fits, next_at }
    };

    /// Where a block of this kind may be placed.
    #[inline]
    pub(crate) const fn holes(&self, kind: u32) -> Holes {
        self.fits[kind as usize % KINDS]
    }

    /// The holes with more blocks than that.
    #[inline]
    pub(crate) fn higher_than(&self, height: usize) -> Holes {
        self.next_at.iter().take(height + 1).fold(Holes::ALL, |holes, &lower| holes.minus(lower))
    }

    /// A block was placed on top of a hole's pole, at this level (0 = on the board). The cell above
    /// it touches blocks on its sides that do not go with these colours.
    #[inline]
    pub(crate) fn place(&mut self, block: Block, hole: Hole, level: usize, sides_above: u8) {
        let here = Holes::only(hole);
        let beside = self.next_at[level].and(hole.sides());
        self.next_at[level] = self.next_at[level].minus(here);
        self.next_at[level + 1] = self.next_at[level + 1].or(here);
        let clashes = CLASHES[block as usize];
        let ends = (level + 1 == MOST_LEVELS) | block.is_topper();
        let above = if ends { COLOURS } else { usize::from(clashes | sides_above) % COLOURS };
        let (next_to_it, on_it) = (&FITTING[usize::from(clashes)], &FITTING[above]);
        // TO-24: a topper only on another block.
        let standing = Holes::ALL.minus(self.next_at[0]);
        let (kinds, toppers) = self.fits.split_at_mut(LANES);
        for lane in 0..LANES {
            let lost = beside.minus(next_to_it[lane]).or(here);
            let fits = kinds[lane].minus(lost).or(here.and(on_it[lane]));
            kinds[lane] = fits;
            toppers[lane] = fits.and(standing).and(TOPPERS[lane]);
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
