//! What a block would touch, and from which side (TO-20, TO-25).

use stapel_totemo::{Block, Hole, View};

/// A side of a block, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Below,
    Left,
    Right,
    Behind,
    Front,
}

impl Side {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Side::Below => "totemo-side-below",
            Side::Left => "totemo-side-left",
            Side::Right => "totemo-side-right",
            Side::Behind => "totemo-side-behind",
            Side::Front => "totemo-side-front",
        }
    }
}

/// The pole at a hole, bottom first.
pub(crate) fn pole(view: &View, hole: Hole) -> &[Block] {
    view.obs.board.get(hole.index()).map_or(&[], |pole| pole.as_slice())
}

/// The holes on the four sides, with the side.
pub(crate) fn beside(hole: Hole) -> impl Iterator<Item = (Side, Hole)> {
    let (x, y) = (hole.x(), hole.y());
    let sides = [
        (Side::Left, x.checked_sub(1).and_then(|x| Hole::new(x, y))),
        (Side::Right, Hole::new(x + 1, y)),
        (Side::Behind, y.checked_sub(1).and_then(|y| Hole::new(x, y))),
        (Side::Front, Hole::new(x, y + 1)),
    ];
    sides.into_iter().filter_map(|(side, hole)| Some((side, hole?)))
}

/// The blocks that a block on top of this hole's pole would touch.
pub(crate) fn touched(view: &View, hole: Hole) -> Vec<(Side, Block)> {
    let level = pole(view, hole).len();
    let below = pole(view, hole).last().map(|&block| (Side::Below, block));
    let sides = beside(hole)
        .filter_map(|(side, there)| pole(view, there).get(level).map(|&block| (side, block)));
    below.into_iter().chain(sides).collect()
}
