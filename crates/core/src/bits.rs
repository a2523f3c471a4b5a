//! The n-th bit of a set, without a branch: which one it is can't be predicted.

/// By eight bits: where the first, second … eighth one is, four bits for each.
const NTH_OF_8: [u32; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut nth, mut at) = (0, 0);
        while at < 8 {
            if bits & (1 << at) != 0 {
                table[bits] |= at << (4 * nth);
                nth += 1;
            }
            at += 1;
        }
        bits += 1;
    }
    table
};

/// If the n-th bit is not one of the lowest `width`: the others, which of them it is, and 1.
#[inline(always)]
const fn upper_half(bits: u32, n: u32, width: u32) -> (u32, u32, u32) {
    let low = (bits & ((1 << width) - 1)).count_ones();
    let upper = (n >= low) as u32;
    (bits >> (width * upper), n - low * upper, upper)
}

/// By twelve bits: where the first, second … twelfth one is, four bits for each.
static NTH_OF_12: [u64; 4096] = {
    let mut table = [0; 4096];
    let mut bits = 1;
    while bits < 4096 {
        // The same without the lowest bit, one place further.
        let rest: u64 = table[bits & (bits - 1)];
        table[bits] = rest << 4 | bits.trailing_zeros() as u64;
        bits += 1;
    }
    table
};

/// Where the n-th of 12 bits is, counted from 0. There must be more than n.
#[inline(always)]
#[must_use]
pub fn nth_bit_of_12(bits: u32, n: u32) -> u32 {
    (NTH_OF_12[(bits & 0xfff) as usize] >> (4 * (n & 15))) as u32 & 15
}

/// Where the n-th of 16 bits is, counted from 0. There must be more than n.
#[inline(always)]
#[must_use]
pub const fn nth_bit_of_16(bits: u32, n: u32) -> u32 {
    let (bits, n, upper) = upper_half(bits, n, 8);
    8 * upper + (NTH_OF_8[(bits & 0xff) as usize] >> (4 * (n & 7)) & 7)
}

/// Where the n-th of 32 bits is, counted from 0. There must be more than n.
#[inline(always)]
#[must_use]
pub const fn nth_bit_of_32(bits: u32, n: u32) -> u32 {
    let (bits, n, upper) = upper_half(bits, n, 16);
    16 * upper + nth_bit_of_16(bits, n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_nth_that_is_set() {
        let mut bits = 1_u32;
        for _ in 0..5000 {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let set = |bits: u32| (0..32).filter(move |at| bits & (1 << at) != 0);
            for (n, at) in (0..).zip(set(bits)) {
                assert_eq!(nth_bit_of_32(bits, n), at);
            }
            for (n, at) in (0..).zip(set(bits & 0xffff)) {
                assert_eq!(nth_bit_of_16(bits & 0xffff, n), at);
            }
        }
    }
}
