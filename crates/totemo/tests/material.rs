//! TO-1 to TO-3.

mod common;

use common::{Setup, WORTHLESS, block, draw};
use stapel_core::BadOptions;
use stapel_totemo::{Block, Hole, Illegal, Tile, Track, Values};

/// Code, how many there are, whether it is a topper, the book's value.
const PARTS: [(&str, u8, bool, u8); 14] = [
    ("B", 7, false, 1),
    ("Bt", 2, true, 1),
    ("R", 7, false, 1),
    ("Rt", 2, true, 1),
    ("Y", 7, false, 1),
    ("Yt", 2, true, 1),
    ("G", 4, false, 2),
    ("Gt", 2, true, 2),
    ("O", 4, false, 2),
    ("Ot", 2, true, 2),
    ("V", 4, false, 3),
    ("Vt", 2, true, 3),
    ("W", 3, false, 0),
    ("S", 1, false, 3),
];

#[test]
fn to_1_there_are_49_blocks_of_these_kinds() {
    for (code, count, topper, _) in PARTS {
        let block = block(code);
        assert_eq!((block.count(), block.is_topper()), (count, topper), "{code}");
        assert_eq!(block.code(), code);
    }
    let kinds: std::collections::BTreeSet<Block> = PARTS.map(|part| block(part.0)).into();
    assert_eq!(kinds, Block::ALL.into());
    assert_eq!(Block::ALL.iter().map(|block| u32::from(block.count())).sum::<u32>(), 49);
}

#[test]
fn to_1_no_more_blocks_of_a_kind_are_drawn_than_there_are() {
    let mut bench = Setup::players(2).undrawn();
    bench.draws("W W W");
    bench.rules_out(draw("W B B"), Illegal::NotInBag { block: Block::W }, 1);
    bench.rules_out(draw("Rt Rt Rt"), Illegal::NotInBag { block: Block::Rt }, 1);
    // The starting block stands on the board from the beginning.
    bench.rules_out(draw("S B B"), Illegal::NotInBag { block: Block::S }, 1);
    bench.draws("B Rt Rt");
}

#[test]
fn to_2_the_books_values_are_the_default() {
    for (code, _, _, value) in PARTS {
        for seats in 2..=4 {
            assert_eq!(Setup::players(seats).options.values.of(block(code)), value, "{code}");
        }
    }
}

#[test]
fn to_2_a_table_may_agree_on_other_values() {
    let values = Values { R: 9, O: 8, Y: 7, G: 6, B: 5, V: 4, W: 3, S: 2 };
    for (code, value) in [("R", 9), ("O", 8), ("Y", 7), ("G", 6), ("B", 5), ("V", 4), ("W", 3)] {
        let mut alone = Setup::players(2).worth(values).built(&[], &format!("{code} R W"));
        assert_eq!(alone.places(code, (0, 0)).points, value, "{code} alone");
        let mut beside = Setup::players(2).worth(values).built(&[], &format!("{code} R W"));
        assert_eq!(beside.places(code, (2, 1)).points, value + 2, "{code} beside the start block");
    }
    // A topper is worth what its colour is.
    for (code, value) in [("Rt", 9), ("Ot", 8), ("Yt", 7), ("Gt", 6), ("Bt", 5), ("Vt", 4)] {
        let mut bench = Setup::players(2).worth(values).built(&[], &format!("{code} R W"));
        assert_eq!(bench.places(code, (2, 2)).points, value + 2, "{code} on the start block");
    }
    assert_eq!(Setup::players(2).worth(values).untouched().public().options.values, values);
}

#[test]
fn to_2_a_value_is_from_0_to_9() {
    let most = Values { R: 9, O: 9, Y: 9, G: 9, B: 9, V: 9, W: 9, S: 9 };
    assert!(Setup::players(2).worth(most).start().is_ok());
    assert!(Setup::players(2).worth(WORTHLESS).start().is_ok());
    for wrong in [
        Values { R: 10, ..most },
        Values { O: 10, ..most },
        Values { Y: 10, ..most },
        Values { G: 10, ..most },
        Values { B: 10, ..most },
        Values { V: 10, ..most },
        Values { W: 10, ..most },
        Values { S: 10, ..most },
    ] {
        let refusal = BadOptions::Range { option: "values".into(), found: 10, least: 0, most: 9 };
        assert_eq!(Setup::players(2).worth(wrong).start(), Err(refusal), "{wrong:?}");
    }
}

#[test]
fn to_3_the_board_has_5_by_5_holes() {
    assert_eq!(Hole::all().count(), 25);
    for (x, y) in [(5, 0), (0, 5), (5, 5), (255, 255)] {
        assert_eq!(Hole::new(x, y), None);
    }
    let (first, last) = (Hole::new(0, 0).unwrap(), Hole::new(4, 4).unwrap());
    assert_eq!((first.index(), last.index()), (0, 24));
    assert_eq!(Hole::new(3, 1).unwrap().index(), 8);
}

#[test]
fn to_3_a_score_is_lap_times_30_and_space() {
    assert_eq!(Track::SPACES, 30);
    let track = Track::lay(common::face_up(&[6, 7, 8])).unwrap();
    let bonus: Vec<u16> = (0..100).filter(|&score| track.is_bonus(score)).collect();
    assert_eq!(bonus, [10, 16, 23, 31, 40, 46, 53, 61, 70, 76, 83, 91]);
}

#[test]
fn to_3_there_are_eight_tiles() {
    assert_eq!(Tile::ALL.map(Tile::number), [5, 6, 6, 7, 7, 8, 8, 9]);
    for number in [0, 4, 10, 255] {
        assert!(Tile::try_from(number).is_err(), "{number}");
    }
}
