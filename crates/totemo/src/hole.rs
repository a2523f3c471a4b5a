//! The 25 holes of the board, and sets of them.

use stapel_core::nth_bit_of_32;

/// One hole of the 5 × 5 board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole(u8);

impl Hole {
    /// How many there are.
    pub const COUNT: usize = 25;
    /// TO-4: where the starting block stands.
    pub const CENTRE: Hole = Hole(12);

    /// The hole at x, y (both 0–4), if there is one.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Hole> {
        if x < 5 && y < 5 { Some(Hole(y * 5 + x)) } else { None }
    }

    /// The hole at this index, row by row.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Option<Hole> {
        if index < Hole::COUNT { Some(Hole(index as u8)) } else { None }
    }

    /// 0 at the left.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.0 % 5
    }

    /// 0 at the top.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.0 / 5
    }

    /// Its index, row by row.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The holes on its four sides.
    #[inline]
    #[must_use]
    pub const fn sides(self) -> Holes {
        Holes(SIDES[self.0 as usize])
    }

    /// All holes, row by row.
    pub fn all() -> impl Iterator<Item = Hole> {
        (0..Hole::COUNT as u8).map(Hole)
    }
}

const SIDES: [u32; Hole::COUNT] = {
    let mut sides = [0; Hole::COUNT];
    let mut i = 0;
    while i < Hole::COUNT {
        let (x, y) = (i % 5, i / 5);
        if x > 0 {
            sides[i] |= 1 << (i - 1);
        }
        if x < 4 {
            sides[i] |= 1 << (i + 1);
        }
        if y > 0 {
            sides[i] |= 1 << (i - 5);
        }
        if y < 4 {
            sides[i] |= 1 << (i + 5);
        }
        i += 1;
    }
    sides
};

/// A set of holes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Holes(u32);

impl Holes {
    /// None of them.
    pub const NONE: Holes = Holes(0);
    /// The whole board.
    pub const ALL: Holes = Holes((1 << Hole::COUNT) - 1);

    /// This hole alone.
    #[inline]
    #[must_use]
    pub const fn only(hole: Hole) -> Holes {
        Holes(1 << hole.0)
    }

    /// From bits, the first hole lowest.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Holes {
        Holes(bits & Holes::ALL.0)
    }

    /// As bits, the first hole lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the hole is one of them.
    #[inline]
    #[must_use]
    pub const fn has(self, hole: Hole) -> bool {
        self.0 & (1 << hole.0) != 0
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub(crate) const fn and(self, those: Holes) -> Holes {
        Holes(self.0 & those.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub(crate) const fn or(self, those: Holes) -> Holes {
        Holes(self.0 | those.0)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub(crate) const fn minus(self, those: Holes) -> Holes {
        Holes(self.0 & !those.0)
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The n-th of them, counted from 0.
    #[inline]
    #[must_use]
    pub const fn nth(self, n: u32) -> Option<Hole> {
        if n < self.len() { Some(self.nth_of_more(n)) } else { None }
    }

    /// The n-th of them, of which there must be more than n.
    #[inline]
    #[must_use]
    pub(crate) const fn nth_of_more(self, n: u32) -> Hole {
        Hole(nth_bit_of_32(self.0, n) as u8)
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Hole> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let hole = Hole(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(hole)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_hole_is_the_nth_of_the_iteration() {
        for bits in [0, 1, 1 << 24, 0b1011_0010, 0x0155_5555, Holes::ALL.bits()] {
            let holes = Holes::from_bits(bits);
            for (n, hole) in holes.iter().enumerate() {
                assert_eq!(holes.nth(n as u32), Some(hole));
            }
            assert_eq!(holes.nth(holes.len()), None);
        }
    }

    #[test]
    fn the_sides_of_a_corner_are_two() {
        let corner = Hole::new(4, 0).unwrap();
        let sides: Vec<_> = corner.sides().iter().map(|h| (h.x(), h.y())).collect();
        assert_eq!(sides, [(3, 0), (4, 1)]);
        assert_eq!(Hole::CENTRE.sides().len(), 4);
    }
}
