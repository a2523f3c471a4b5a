//! TO-19 to TO-21.

mod common;

use common::{Bench, Setup, block, judge, place};
use stapel_totemo::{Block, Hole, Illegal};

/// Each colour, and what it goes with.
const GOES_WITH: [(&str, [&str; 3]); 6] = [
    ("R", ["V", "R", "O"]),
    ("O", ["R", "O", "Y"]),
    ("Y", ["O", "Y", "G"]),
    ("G", ["Y", "G", "B"]),
    ("B", ["G", "B", "V"]),
    ("V", ["B", "V", "R"]),
];

/// For all pairs of colours: the first stands in a corner, the mover holds the second (and the
/// same as a topper). Whether they go together.
fn pairs() -> impl Iterator<Item = (&'static str, &'static str, bool, Bench)> {
    GOES_WITH.into_iter().flat_map(|(standing, friends)| {
        GOES_WITH.into_iter().map(move |(held, _)| {
            let holding = format!("{held} {held}t W");
            let bench = Setup::players(2).built(&[(standing, (0, 0))], &holding);
            (standing, held, friends.contains(&held), bench)
        })
    })
}

#[test]
fn to_19_a_colour_goes_with_itself_and_its_neighbours_on_the_wheel() {
    for (standing, held, together, mut bench) in pairs() {
        let topper = format!("{held}t");
        let (beside, on_top) = (place(held, (1, 0)), place(held, (0, 0)));
        let crown = place(&topper, (0, 0));
        for (code, action) in [(held, beside), (held, on_top), (topper.as_str(), crown)] {
            assert_eq!(bench.offers().contains(&action), together, "{code} by {standing}");
            if together {
                bench.clone().act(action);
            } else {
                let (block, with) = (block(code), block(standing));
                bench.forbids(action, Illegal::ColourClash { block, with }, 20);
            }
        }
    }
}

#[test]
fn to_19_toppers_have_the_colour_of_their_kind() {
    for (standing, friends) in GOES_WITH {
        // The topper on the start block is at level 2, beside the next block on a pole there.
        let script = [("W", (2, 1)), (&*format!("{standing}t"), (2, 2))];
        for (held, _) in GOES_WITH {
            let bench = Setup::players(2).built(&script, &format!("{held} R B"));
            let fits = bench.holes_for(held).contains(&(2, 1));
            assert_eq!(fits, friends.contains(&held), "{held} by the topper {standing}");
        }
    }
}

#[test]
fn to_20_a_block_goes_with_all_that_it_touches_on_its_four_sides() {
    for side in [(1, 0), (0, 1), (2, 1), (1, 2)] {
        let mut bench = Setup::players(2).built(&[("R", side)], "G G W");
        assert!(!bench.holes_for("G").contains(&(1, 1)), "beside {side:?}");
        let why = Illegal::ColourClash { block: Block::G, with: Block::R };
        bench.forbids(place("G", (1, 1)), why, 20);
    }
    // One that fits does not make up for one that does not.
    let mut bench = Setup::players(2).built(&[("G", (1, 0)), ("R", (0, 1))], "G B W");
    bench.forbids(place("G", (1, 1)), Illegal::ColourClash { block: Block::G, with: Block::R }, 20);
    let blue = Illegal::ColourClash { block: Block::B, with: Block::R };
    bench.forbids(place("B", (1, 1)), blue, 20);
}

#[test]
fn to_20_a_block_goes_with_the_block_below() {
    let mut bench = Setup::players(2).built(&[("W", (0, 0)), ("R", (0, 0))], "G V W");
    let why = Illegal::ColourClash { block: Block::G, with: Block::R };
    bench.forbids(place("G", (0, 0)), why, 20);
    assert_eq!(bench.places("V", (0, 0)).level, 3);
}

#[test]
fn to_20_corners_do_not_count() {
    for corner in [(0, 0), (2, 0), (0, 2)] {
        let mut bench = Setup::players(2).built(&[("R", corner)], "G G W");
        assert_eq!(bench.places("G", (1, 1)).points, 2, "at a corner of {corner:?}");
    }
}

#[test]
fn to_20_edges_do_not_count_and_levels_do() {
    let script = [("R", (0, 0)), ("W", (1, 0))];
    let mut bench = Setup::players(2).built(&script, "G G W");
    // At level 2, red is below at the side: an edge.
    assert_eq!(bench.places("G", (1, 0)).level, 2);
    let mut bench = Setup::players(2).built(&[script[0], script[1], ("G", (1, 0))], "R O W");
    let why = Illegal::ColourClash { block: Block::R, with: Block::G };
    bench.forbids(place("R", (0, 0)), why, 20);
    let why = Illegal::ColourClash { block: Block::O, with: Block::G };
    bench.forbids(place("O", (0, 0)), why, 20);
    assert_eq!(bench.places("W", (0, 0)).level, 2);
}

#[test]
fn to_20_the_end_of_a_row_does_not_touch_the_start_of_the_next() {
    let bench = Setup::players(2).built(&[("R", (4, 0))], "G G W");
    let shut = [(3, 0), (4, 0), (4, 1)];
    let holes = bench.holes_for("G");
    assert_eq!(holes.len(), 22);
    assert!(shut.iter().all(|hole| !holes.contains(hole)) && holes.contains(&(0, 1)));
}

#[test]
fn to_20_the_program_judges_every_position_as_a_person_does() {
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as u8;
        let agrees = |bench: &Bench| {
            let board = bench.public().obs.board;
            for block in Block::ALL.into_iter().filter(|&block| block != Block::S) {
                let person = |hole: &Hole| judge(&board, block, (hole.x(), hole.y())).is_some();
                let program: Vec<Hole> = bench.game.board().holes(block).iter().collect();
                assert_eq!(program, Hole::all().filter(person).collect::<Vec<_>>(), "{block:?}");
            }
            false
        };
        Setup::players(seats).steps(99).undrawn().wanders(seed, agrees);
    }
}

#[test]
fn to_21_rainbow_blocks_go_with_everything() {
    for (colour, _) in GOES_WITH {
        // Placed by others, and others placed by them; the start block is one of them.
        let bench = Setup::players(2).built(&[(colour, (0, 0))], "W R B");
        let holes = bench.holes_for("W");
        assert_eq!(holes.len(), 25, "W by {colour}");
        let topper = format!("{colour}t");
        let holding = format!("{colour} {topper} R");
        let bench = Setup::players(2).built(&[("W", (0, 0))], &holding);
        assert_eq!(bench.holes_for(colour).len(), 25, "{colour} by W and S");
        assert_eq!(bench.holes_for(&topper), [(0, 0), (2, 2)], "{topper} on W and S");
    }
    let bench = Setup::players(2).built(&[("W", (0, 0)), ("W", (0, 0))], "W R B");
    assert_eq!(bench.holes_for("W").len(), 25);
}

#[test]
fn to_21_a_rainbow_block_between_two_colours_joins_what_would_clash() {
    let script = [("R", (0, 0)), ("G", (2, 0)), ("W", (1, 0)), ("G", (1, 0))];
    let mut bench = Setup::players(2).built(&script, "R G B");
    let why = Illegal::ColourClash { block: Block::R, with: Block::G };
    bench.forbids(place("R", (1, 0)), why, 20);
    assert_eq!(bench.places("G", (1, 0)).level, 3);
}
