//! TO-22 to TO-24.

mod common;

use common::{Setup, place};
use stapel_totemo::Illegal;

const CORNER: (u8, u8) = (0, 0);

/// So many blue blocks on one another in a corner, then these.
fn pole(blue: usize, then: &[&'static str], holding: &str) -> common::Bench {
    let mut codes = vec!["B"; blue];
    codes.extend(then);
    let script: Vec<_> = codes.into_iter().map(|code| (code, CORNER)).collect();
    Setup::players(2).built(&script, holding)
}

#[test]
fn to_22_a_pole_is_at_most_five_high() {
    for (height, code) in [(1, "B"), (2, "W"), (3, "Bt"), (4, "B"), (4, "W"), (4, "Bt")] {
        let mut bench = pole(height, &[], "B W Bt");
        assert_eq!(usize::from(bench.places(code, CORNER).level), height + 1);
    }
    let mut full = pole(5, &[], "B W Bt");
    for code in ["B", "W", "Bt"] {
        assert!(!full.holes_for(code).contains(&CORNER));
        full.forbids(place(code, CORNER), Illegal::PoleFull, 22);
    }
    assert_eq!(full.public().obs.board[0], common::pole("B B B B B"));
}

#[test]
fn to_22_nothing_stands_on_a_topper() {
    for height in 1..=4 {
        let mut crowned = pole(height, &["Bt"], "B W Bt");
        for code in ["B", "W", "Bt"] {
            assert!(!crowned.holes_for(code).contains(&CORNER));
            crowned.forbids(place(code, CORNER), Illegal::PoleCrowned, 22);
        }
    }
}

#[test]
fn to_22_the_start_block_carries_a_pole_like_any_other() {
    let script = [("B", (2, 2)), ("B", (2, 2)), ("B", (2, 2)), ("Bt", (2, 2))];
    let mut bench = Setup::players(2).built(&script, "W B R");
    bench.forbids(place("W", (2, 2)), Illegal::PoleCrowned, 22);
    assert_eq!(bench.public().obs.board[12], common::pole("S B B B Bt"));
}

#[test]
fn to_23_a_normal_or_rainbow_block_may_stand_alone() {
    for code in ["R", "O", "Y", "G", "B", "V", "W"] {
        let bench = Setup::players(2).built(&[], &format!("{code} R B"));
        assert_eq!(bench.holes_for(code).len(), 25, "{code}");
        for corner in [(0, 0), (4, 0), (0, 4), (4, 4)] {
            assert_eq!(bench.clone().places(code, corner).level, 1, "{code}");
        }
    }
}

#[test]
fn to_24_topper_never_stands_on_the_board() {
    for code in ["Rt", "Ot", "Yt", "Gt", "Bt", "Vt"] {
        let mut bench = Setup::players(2).built(&[("W", (0, 0))], &format!("{code} R B"));
        assert_eq!(bench.holes_for(code), [(0, 0), (2, 2)]);
        for (x, y) in (0..25).map(|i| (i % 5, i / 5)) {
            if (x, y) != (0, 0) && (x, y) != (2, 2) {
                bench.forbids(place(code, (x, y)), Illegal::TopperOnBoard, 24);
            }
        }
        assert_eq!(bench.places(code, (0, 0)).level, 2);
    }
}
