//! The contract: the same samples give the same bits, here and on every other machine.

use stapel_wood::golden::{self, DIGESTS, Golden};
use stapel_wood::{BadSnapshot, PHYSICS_VERSION, PILED, Pile};

#[test]
fn every_golden_pile_comes_to_its_digests() {
    assert_eq!(golden::lines().expect("they can be played"), DIGESTS);
}

#[test]
fn the_golden_hands_are_at_work_for_25_seconds() {
    for setup in PILED {
        let ticks: usize = golden::attempts(setup).expect("readable").iter().map(Vec::len).sum();
        assert!(ticks >= 25 * 60, "{setup:?}: {ticks}");
    }
}

#[test]
fn a_snapshot_goes_on_bit_for_bit_wherever_it_was_taken() {
    for setup in PILED {
        let mut golden = Golden::new(setup).expect("it stands");
        let mut snapshots = Vec::new();
        loop {
            snapshots.push(golden.snapshot().expect("writable").into_bytes());
            if !golden.play().expect("playable") {
                break;
            }
        }
        for (played, bytes) in snapshots.iter().enumerate() {
            let mut resumed = Golden::resume(setup, played, bytes).expect("readable");
            assert_eq!(
                resumed.snapshot().expect("writable").as_bytes(),
                bytes,
                "{setup:?} {played}"
            );
            // One attempt further: the rest follows, because that one ends in the next snapshot.
            if resumed.play().expect("playable") {
                let next = resumed.snapshot().expect("writable");
                assert_eq!(next.as_bytes(), &snapshots[played + 1], "{setup:?} {played}");
            }
        }
    }
}

#[test]
fn a_snapshot_taken_in_motion_goes_on_as_well() {
    let mut golden = Golden::new(PILED[1]).expect("it stands");
    golden.play().expect("playable");
    let mut pile = golden.pile().clone();
    pile.take(stapel_wood::Stick::new(3).expect("a stick"));
    for _ in 0..120 {
        let bytes = pile.snapshot().expect("writable").into_bytes();
        let mut resumed = Pile::resume(&bytes).expect("readable");
        pile.advance();
        resumed.advance();
        assert_eq!(pile.digest(), resumed.digest());
    }
}

#[test]
fn a_snapshot_is_small() {
    for setup in [PILED[0], PILED[1]] {
        let bytes =
            Golden::new(setup).expect("it stands").snapshot().expect("writable").into_bytes();
        assert!(bytes.len() < 120_000, "{setup:?}: {}", bytes.len());
    }
}

#[test]
fn a_snapshot_of_another_physics_is_refused() {
    let golden = Golden::new(PILED[1]).expect("it stands");
    let mut bytes = golden.snapshot().expect("writable").into_bytes();
    bytes[5] = b'W';
    let found = PHYSICS_VERSION.replacen('w', "W", 1);
    assert_eq!(Pile::resume(&bytes).err(), Some(BadSnapshot::OtherPhysics { found }));
}

#[test]
fn a_damaged_snapshot_is_refused() {
    let golden = Golden::new(PILED[1]).expect("it stands");
    let bytes = golden.snapshot().expect("writable").into_bytes();
    assert_eq!(Pile::resume(b"").err(), Some(BadSnapshot::NotAPile));
    assert_eq!(Pile::resume(b"Wood of the vampires").err(), Some(BadSnapshot::NotAPile));
    for end in (0..bytes.len()).step_by(997) {
        assert!(Pile::resume(&bytes[..end]).is_err(), "cut to {end}");
    }
    for at in (40..bytes.len()).step_by(1009) {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert_eq!(Pile::resume(&changed).err(), Some(BadSnapshot::Damaged), "byte {at}");
    }
}
