//! Small numbers in few bits: Rice codes whose size follows the numbers.

use super::bits::{Reader, Writer};

/// After so many ones a number is written out in full.
const ESCAPE: u32 = 12;

/// No residue of two 16-bit numbers and a prediction needs more bits than this.
const FULL: u32 = 20;

/// One stream of numbers, with the running mean of their sizes.
#[derive(Clone, Copy)]
pub(super) struct Rice {
    /// Sixteen times the mean.
    mean: u32,
}

impl Rice {
    pub(super) const START: Rice = Rice { mean: 64 };

    pub(super) fn write(&mut self, number: i32, to: &mut Writer) {
        let size = zigzag(number);
        let low = self.low_bits();
        let high = size >> low;
        if high < ESCAPE {
            for _ in 0..high {
                to.bit(true);
            }
            to.bit(false);
            to.number(size & ((1 << low) - 1), low);
        } else {
            for _ in 0..ESCAPE {
                to.bit(true);
            }
            to.number(size, FULL);
        }
        self.follow(size);
    }

    /// `None` at the end of the bits, or if another code should have been used for that number.
    pub(super) fn read(&mut self, from: &mut Reader<'_>) -> Option<i32> {
        let low = self.low_bits();
        let mut high = 0;
        while high < ESCAPE && from.bit()? {
            high += 1;
        }
        let size = if high < ESCAPE {
            high << low | from.number(low)?
        } else {
            Some(from.number(FULL)?).filter(|size| size >> low >= ESCAPE)?
        };
        self.follow(size);
        Some(unzigzag(size))
    }

    fn low_bits(self) -> u32 {
        (self.mean / 16).checked_ilog2().unwrap_or(0)
    }

    fn follow(&mut self, size: u32) {
        self.mean = self.mean - self.mean / 16 + size;
    }
}

/// 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 …
fn zigzag(number: i32) -> u32 {
    (number << 1 ^ number >> 31) as u32
}

fn unzigzag(size: u32) -> i32 {
    (size >> 1) as i32 ^ -((size & 1) as i32)
}
