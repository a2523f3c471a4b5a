//! Random bytes for the decoder and for a live pile: a short run of what the fuzz target does.

use stapel_wood::fuzzing::live_pile;

#[test]
fn no_bytes_break_the_wood() {
    let mut word = 7_u64;
    for _ in 0..12 {
        let bytes: Vec<u8> = (0..640)
            .map(|_| {
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
                (word >> 40) as u8
            })
            .collect();
        assert_eq!(live_pile(&bytes), Ok(()));
    }
}
