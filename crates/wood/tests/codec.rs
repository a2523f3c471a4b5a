//! Samples as bytes: small, and read in one way only.

use proptest::prelude::*;
use stapel_wood::codec::{BadInputs, decode, encode};
use stapel_wood::{Grip, LONGEST_ATTEMPT, Sample, Stick, WHOLE_TURN};

fn still() -> Sample {
    Sample { grip: None, position: [0; 3], turn: [0, 0, 0, WHOLE_TURN], done: false }
}

fn grip(number: u8, at: [i16; 3]) -> Option<Grip> {
    Stick::new(number).map(|stick| Grip { stick, at })
}

/// A minute of a hand that never holds still in any of its six freedoms: random steps of up to a
/// millimetre and a third of a degree on top of a wandering speed.
fn shaky_minute() -> Vec<Sample> {
    let mut word = 1_u64;
    let mut random = |reach: i32| {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((word >> 33) as i32).rem_euclid(2 * reach + 1) - reach
    };
    let mut position = [0_i32, 6400, 0];
    let mut speed = [0_i32; 3];
    let mut turn = [0_i32, 0, 0, 30_000];
    (0..3600)
        .map(|i| {
            for axis in 0..3 {
                speed[axis] = (speed[axis] + random(8)).clamp(-80, 80);
                position[axis] = (position[axis] + speed[axis]).clamp(-9000, 9000);
            }
            for part in &mut turn {
                *part = (*part + random(60)).clamp(-32_000, 32_000);
            }
            Sample {
                grip: grip(7, [640, 0, 0]),
                position: position.map(|p| (p + random(16)) as i16),
                turn: turn.map(|t| t as i16),
                done: i == 3599,
            }
        })
        .collect()
}

#[test]
fn a_minute_of_the_shakiest_hand_is_below_25_kb() {
    let samples = shaky_minute();
    let bytes = encode(&samples);
    assert!(bytes.len() < 25_000, "{} bytes", bytes.len());
    assert_eq!(decode(&bytes), Ok(samples));
}

#[test]
fn a_still_minute_is_below_half_a_kb() {
    let bytes = encode(&vec![still(); 3600]);
    assert!(bytes.len() < 500, "{} bytes", bytes.len());
}

#[test]
fn every_cut_and_every_changed_byte_is_noticed() {
    let samples: Vec<Sample> = shaky_minute().into_iter().take(40).collect();
    let bytes = encode(&samples);
    for end in 0..bytes.len() {
        assert!(decode(&bytes[..end]).is_err(), "cut to {end}");
    }
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 0x10;
        assert!(decode(&changed).is_err(), "byte {at}");
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(decode(&longer).is_err());
    let mut swapped = bytes.clone();
    swapped.swap(10, 11);
    assert!(swapped == bytes || decode(&swapped) == Err(BadInputs::Damaged));
}

#[test]
fn samples_after_the_end_are_refused() {
    let done = Sample { done: true, ..still() };
    assert_eq!(decode(&encode(&[still(), done, still()])), Err(BadInputs::AfterTheEnd { at: 2 }));
}

#[test]
fn no_attempt_is_longer_than_the_longest() {
    let many = vec![still(); LONGEST_ATTEMPT as usize + 5];
    assert_eq!(decode(&encode(&many)).map(|samples| samples.len()), Ok(LONGEST_ATTEMPT as usize));
}

fn any_sample() -> impl Strategy<Value = Sample> {
    let grip = proptest::option::of((0..36_u8, -1152..=1152_i16, -192..=192_i16, -192..=192_i16))
        .prop_map(|grip| grip.and_then(|(n, x, y, z)| self::grip(n, [x, y, z])));
    (grip, any::<[i16; 3]>(), any::<[i16; 4]>()).prop_map(|(grip, position, turn)| Sample {
        grip,
        position,
        turn,
        done: false,
    })
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_back(samples in proptest::collection::vec(any_sample(), 0..60)) {
        prop_assert_eq!(decode(&encode(&samples)), Ok(samples));
    }

    #[test]
    fn whatever_is_read_is_written_the_same(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        // With a right sum, so that the decoder behind it is reached.
        let bytes = stapel_wood::codec::sealed(bytes);
        if let Ok(samples) = decode(&bytes) {
            prop_assert_eq!(encode(&samples), bytes);
        }
    }
}
