//! TO-25 and TO-26.

mod common;

use common::{Bench, Setup, judge};
use stapel_totemo::{Block, Hole, Offer};
use std::cell::Cell;

#[test]
fn to_25_a_block_scores_itself_if_it_touches_nothing() {
    for (code, points) in [("R", 1), ("O", 2), ("Y", 1), ("G", 2), ("B", 1), ("V", 3), ("W", 0)] {
        let mut bench = Setup::players(2).built(&[], &format!("{code} R B"));
        let placed = bench.places(code, (0, 0));
        assert_eq!((placed.points, placed.score), (points, points), "{code}");
    }
}

#[test]
fn to_25_the_start_block_is_worth_3_and_a_rainbow_block_0() {
    let mut bench = Setup::players(2).built(&[], "B W R");
    assert_eq!(bench.clone().places("B", (2, 1)).points, 1 + 3);
    assert_eq!(bench.clone().places("B", (2, 2)).points, 1 + 3);
    assert_eq!(bench.places("W", (2, 3)).points, 3);
    let mut bench = Setup::players(2).built(&[("W", (0, 0))], "B Bt R");
    assert_eq!(bench.clone().places("B", (0, 1)).points, 1);
    assert_eq!(bench.places("Bt", (0, 0)).points, 1);
}

#[test]
fn to_25_each_of_the_four_sides_counts() {
    for side in [(1, 0), (0, 1), (2, 1), (1, 2)] {
        let mut bench = Setup::players(2).built(&[("V", side)], "B R W");
        assert_eq!(bench.places("B", (1, 1)).points, 1 + 3, "beside {side:?}");
    }
    let script = [("V", (1, 0)), ("B", (0, 1)), ("V", (2, 1)), ("B", (1, 2))];
    let mut bench = Setup::players(2).built(&script, "V R W");
    assert_eq!(bench.places("V", (1, 1)).points, 3 + 3 + 1 + 3 + 1);
}

#[test]
fn to_25_four_sides_at_its_level_and_below_but_no_edges() {
    let around = [(2, 1), (1, 2), (3, 2), (2, 3)];
    let mut script: Vec<_> = around.map(|at| ("B", at)).into();
    script.extend(["B", "V", "B", "V"].into_iter().zip(around));
    let mut bench = Setup::players(2).built(&script, "V R W");
    let placed = bench.places("V", (2, 2));
    assert_eq!((placed.level, placed.points), (2, 3 + 3 + 1 + 3 + 1 + 3));
    // A pole beside it that reaches higher counts with the block at the same level only.
    let script = [("V", (0, 0)), ("B", (0, 0)), ("V", (0, 0))];
    let mut bench = Setup::players(2).built(&script, "B R W");
    assert_eq!(bench.places("B", (1, 0)).points, 1 + 3);
}

#[test]
fn to_25_only_the_one_block_below_counts() {
    let script = [("V", (0, 0)), ("B", (0, 0))];
    let mut bench = Setup::players(2).built(&script, "B Bt R");
    assert_eq!(bench.clone().places("Bt", (0, 0)).points, 1 + 1);
    assert_eq!(bench.places("B", (0, 0)).points, 1 + 1);
}

#[test]
fn to_25_points_go_to_whoever_placed_and_add_up() {
    let mut bench = Setup::players(3).with_hands(&["B B B", "R R R", "V V V"]);
    bench.turn("B", (0, 0), "B");
    bench.turn("R", (4, 4), "R");
    bench.turn("V", (0, 1), "V");
    assert_eq!(bench.scores(), [1, 1, 4]);
    bench.turn("B", (1, 0), "B");
    assert_eq!(bench.scores(), [1 + 2, 1, 4]);
}

#[test]
fn to_25_the_program_counts_every_position_as_a_person_does() {
    for seed in 100..140 {
        let agrees = |bench: &Bench| {
            let board = bench.public().obs.board;
            for block in Block::ALL.into_iter().filter(|&block| block != Block::S) {
                for hole in Hole::all() {
                    if let Some(points) = judge(&board, block, (hole.x(), hole.y())) {
                        assert_eq!(bench.game.board().points(block, hole), points, "{block:?}");
                    }
                }
            }
            false
        };
        Setup::players(2).steps(99).undrawn().wanders(seed, agrees);
    }
}

#[test]
fn to_26_blue_beside_green_scores_3() {
    let mut bench = Setup::players(2).built(&[("G", (0, 0))], "B R W");
    assert_eq!(bench.places("B", (1, 0)).points, 3);
}

#[test]
fn to_26_blue_beside_green_and_on_violet_scores_6_and_blue_at_an_edge_nothing() {
    // Green stands on the blue block that the new one meets only at an edge.
    let script = [("B", (0, 0)), ("V", (1, 0)), ("G", (0, 0))];
    let mut bench = Setup::players(2).built(&script, "B R W");
    let placed = bench.places("B", (1, 0));
    assert_eq!((placed.level, placed.points), (2, 6));
}

#[test]
fn to_25_a_view_names_the_blocks_that_count_and_they_add_up() {
    let (counted, offered) = (Cell::new(0), Cell::new(0));
    for seed in 0..20 {
        let mut bench = Setup::players(2).undrawn();
        bench.wanders(seed, |bench| {
            let Some(mover) = bench.to_move() else { return false };
            let view = bench.view(mover);
            for offer in &view.legal {
                let Offer::Place { block, x, y, points, .. } = *offer else { continue };
                let touches = &view.touches[usize::from(y * 5 + x)];
                let around: u16 = touches.iter().map(|touch| u16::from(touch.points)).sum();
                assert_eq!(u16::from(view.options.values.of(block)) + around, points);
                for touch in touches {
                    let pole = &view.obs.board[usize::from(touch.y * 5 + touch.x)];
                    assert!(pole.len() >= usize::from(touch.level));
                }
                offered.set(offered.get() + 1);
                counted.set(counted.get() + touches.len());
            }
            false
        });
    }
    assert!(offered.get() > 1000 && counted.get() > 1000);
}
