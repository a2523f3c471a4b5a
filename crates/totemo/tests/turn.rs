//! TO-11 to TO-18.

mod common;

use common::{Bench, Setup, WORTHLESS, blocks, draw, place, pole, seat};
use stapel_core::{Game, SeatSet, Turn};
use stapel_totemo::{Action, Block, Event, Fate, Illegal, Offer, Phase, Values};

#[test]
fn to_11_turns_go_clockwise_and_the_chief_steps_before_each_turn_of_the_start_player() {
    let setup = Setup { first: 1, ..Setup::players(3) };
    let mut bench = setup.with_hands(&["B B B", "R R R", "Y Y Y"]);
    for _ in 0..4 {
        bench.idles();
    }
    bench.tells(&[
        r#"{"e":"return","seat":1,"blocks":["R","R","R"]}"#,
        r#"{"e":"draw","seat":1,"blocks":["R","R","R"]}"#,
        r#"{"e":"return","seat":2,"blocks":["Y","Y","Y"]}"#,
        r#"{"e":"draw","seat":2,"blocks":["Y","Y","Y"]}"#,
        r#"{"e":"return","seat":0,"blocks":["B","B","B"]}"#,
        r#"{"e":"draw","seat":0,"blocks":["B","B","B"]}"#,
        r#"{"e":"chief","left":8}"#,
        r#"{"e":"return","seat":1,"blocks":["R","R","R"]}"#,
        r#"{"e":"draw","seat":1,"blocks":["R","R","R"]}"#,
    ]);
    assert_eq!(bench.game.turn(), Turn::Seats(SeatSet::only(seat(2))));
}

#[test]
fn to_11_only_the_mover_acts() {
    let mut bench = Setup::players(3).with_hands(&["B B B", "R R R", "Y Y Y"]);
    for other in [1, 2, 3, 4] {
        for action in [place("R", (0, 0)), Action::Return, Action::Stop] {
            bench.forbids_to(other, action, Illegal::NotYourTurn, 11);
        }
        assert_eq!(bench.offers_to(other), []);
    }
    bench.rules_out(draw("O"), Illegal::NotNow, 11);
    bench.rules_out(Fate::First(seat(0)), Illegal::NotNow, 11);
    bench.places("B", (0, 0));
    bench.forbids_to(0, place("B", (1, 0)), Illegal::NotYourTurn, 11);
    bench.forbids_to(1, place("R", (1, 0)), Illegal::NotYourTurn, 11);
}

#[test]
fn to_12_a_turn_begins_with_three_blocks_and_ends_with_a_refill() {
    let mut bench = Setup::players(2).with_hands(&["B B O", "R R R"]);
    assert_eq!(bench.hand(0), blocks("O B B"));
    bench.places("B", (0, 0));
    assert_eq!(bench.game.phase(), Phase::Draw { seat: seat(0) });
    assert_eq!((bench.game.turn(), bench.to_move()), (Turn::Fate, None));
    assert_eq!((bench.hand(0), bench.view(1).obs.hands.to_vec()), (blocks("O B"), vec![2, 3]));
    bench.draws("W");
    assert_eq!((bench.hand(0), bench.mover()), (blocks("O B W"), 1));
    assert_eq!(bench.game.phase(), Phase::Move);
}

#[test]
fn to_12_only_blocks_of_the_own_hand_are_placed() {
    let mut bench = Setup::players(2).with_hands(&["B B O", "R R R"]);
    for code in ["R", "W", "S", "Bt"] {
        let why = Illegal::NotInHand { block: common::block(code) };
        bench.forbids(place(code, (2, 2)), why, 12);
    }
}

#[test]
fn to_13_a_block_is_placed_on_an_empty_hole_or_on_a_pole() {
    let mut bench = Setup::players(2).with_hands(&["G B B", "B Bt R"]);
    bench.turn("G", (2, 1), "O");
    bench.turn("Bt", (2, 2), "W");
    bench.turn("B", (2, 1), "Y");
    bench.tells(&[
        r#"{"e":"place","seat":0,"block":"G","x":2,"y":1,"level":1,"points":5,"score":5,"bonus":false}"#,
        r#"{"e":"draw","seat":0,"blocks":["O"]}"#,
        r#"{"e":"place","seat":1,"block":"Bt","x":2,"y":2,"level":2,"points":4,"score":4,"bonus":false}"#,
        r#"{"e":"draw","seat":1,"blocks":["W"]}"#,
        r#"{"e":"chief","left":13}"#,
        r#"{"e":"place","seat":0,"block":"B","x":2,"y":1,"level":2,"points":4,"score":9,"bonus":false}"#,
        r#"{"e":"draw","seat":0,"blocks":["Y"]}"#,
    ]);
    assert_eq!(bench.scores(), [9, 4]);
    let board = bench.public().obs.board;
    assert_eq!((&board[7], &board[12]), (&pole("G B"), &pole("S Bt")));
}

#[test]
fn to_13_equal_blocks_are_offered_once_and_in_a_fixed_order() {
    let bench = Setup::players(2).with_hands(&["B B B", "R R R"]);
    let every_hole = (0..25).map(|i| place("B", (i % 5, i / 5)));
    assert_eq!(bench.offers(), every_hole.chain([Action::Return]).collect::<Vec<_>>());
}

#[test]
fn what_is_offered_is_what_it_brings() {
    for seed in 0..20 {
        let mut bench = Setup::players(2).undrawn();
        let fork = |bench: &Bench| {
            if let Some(mover) = bench.to_move() {
                for offer in bench.view(mover).legal {
                    if let Offer::Place { block, x, y, level, points, bonus } = offer {
                        let brought = bench.clone().places(block.code(), (x, y));
                        assert_eq!((brought.level, brought.points), (level, points), "{offer:?}");
                        assert_eq!(brought.bonus, bonus, "{offer:?}");
                    }
                }
            }
            false
        };
        bench.wanders(seed, fork);
    }
}

/// Seat 0 has 6 points, holds the two and the refill, and needs 4 points for the bonus tile on 10;
/// seat 1 holds red blocks.
fn before_ten([first, second]: [&str; 2], refill: &str) -> Bench {
    let mut bench = Setup::players(2).with_hands(&[&format!("V {first} {second}"), "R R R"]);
    assert_eq!(bench.turn("V", (2, 1), refill).score, 6);
    bench.idles();
    bench.told();
    bench
}

#[test]
fn to_14_who_lands_on_bonus_tiles_places_up_to_three_blocks() {
    let mut bench = before_ten(["B", "V"], "B");
    bench.places("B", (3, 2));
    assert_eq!((bench.game.phase(), bench.mover()), (Phase::Extra, 0));
    assert!(bench.view(1).obs.extra);
    bench.places("V", (1, 2));
    assert_eq!((bench.game.phase(), bench.mover()), (Phase::Extra, 0));
    bench.places("B", (1, 1));
    // On 23 lies a tile, too, but a fourth block there is not.
    assert_eq!(bench.game.phase(), Phase::Draw { seat: seat(0) });
    bench.rules_out(draw("B"), Illegal::WrongDraw { wanted: 3, found: 1 }, 18);
    bench.draws("B O Y");
    bench.tells(&[
        r#"{"e":"place","seat":0,"block":"B","x":3,"y":2,"level":1,"points":4,"score":10,"bonus":true}"#,
        r#"{"e":"place","seat":0,"block":"V","x":1,"y":2,"level":1,"points":6,"score":16,"bonus":true}"#,
        r#"{"e":"place","seat":0,"block":"B","x":1,"y":1,"level":1,"points":7,"score":23,"bonus":false}"#,
        r#"{"e":"draw","seat":0,"blocks":["O","Y","B"]}"#,
    ]);
    assert_eq!(bench.mover(), 1);
}

#[test]
fn to_14_a_bonus_placement_that_lands_on_no_tile_is_the_last() {
    let mut bench = before_ten(["B", "V"], "B");
    assert!(bench.places("B", (3, 2)).bonus);
    assert!(!bench.places("B", (0, 0)).bonus);
    bench.rules_out(draw("B"), Illegal::WrongDraw { wanted: 2, found: 1 }, 18);
    bench.draws("B B");
    assert_eq!((bench.hand(0), bench.scores()), (blocks("B B V"), vec![11, 0]));
}

#[test]
fn to_14_passing_over_a_tile_earns_nothing() {
    let mut bench = before_ten(["V", "B"], "B");
    let over = bench.places("V", (3, 2));
    assert_eq!((over.score, over.bonus), (12, false));
}

#[test]
fn to_14_who_holds_no_block_that_fits_is_not_asked() {
    let mut bench = Setup::players(2).with_hands(&["Rt V Yt", "R R R"]);
    bench.turn("Rt", (2, 2), "Gt");
    bench.idles();
    let placed = bench.places("V", (2, 1));
    // Two toppers are left, and neither goes on violet.
    assert_eq!((placed.score, placed.bonus), (10, false));
    bench.draws("B");
}

/// Seat 0 places these alone on the corners, one a turn; each scores its own value and no more.
fn after_corners(setup: Setup, codes: [&str; 4]) -> Vec<(u16, bool)> {
    let [a, b, c, d] = codes;
    let mut bench = setup.with_hands(&[&format!("{a} {b} {c}"), "Y Y Y"]);
    let corners = [(0, 0), (4, 0), (0, 4), (4, 4)];
    let mut came_to = Vec::new();
    for ((code, corner), refill) in codes.into_iter().zip(corners).zip([d, "Y", "Y", "Y"]) {
        let placed = bench.places(code, corner);
        came_to.push((placed.score, placed.bonus));
        if placed.bonus {
            bench.act(Action::Stop);
        }
        bench.draws(refill);
        bench.idles();
    }
    came_to
}

const NINES: Values = Values { R: 9, B: 4, G: 3, O: 1, ..WORTHLESS };

#[test]
fn to_15_the_tile_on_1_to_9_is_only_for_those_who_have_been_round_the_track() {
    // Face down on 1.
    let setup = Setup::players(2).worth(NINES);
    let came_to = after_corners(setup, ["O", "R", "R", "R"]);
    assert_eq!(came_to, [(1, false), (10, true), (19, false), (28, false)]);
    let came_to = after_corners(setup, ["R", "R", "R", "B"]);
    assert_eq!(came_to, [(9, false), (18, false), (27, false), (31, true)]);
    // Face down on 9.
    let setup = Setup { tiles: &[5, 7, 8, 9], ..setup };
    let came_to = after_corners(setup, ["R", "R", "R", "R"]);
    assert_eq!(came_to, [(9, false), (18, false), (27, false), (36, false)]);
}

#[test]
fn to_15_the_tile_on_9_counts_from_39_on() {
    let values = Values { R: 9, O: 9, V: 9, B: 9, G: 3, ..WORTHLESS };
    let setup = Setup { tiles: &[5, 7, 8, 9], ..Setup::players(2).worth(values) };
    let mut bench = setup.built(
        &[
            ("R", (0, 0)),
            ("Y", (2, 0)),
            ("O", (4, 0)),
            ("Y", (2, 4)),
            ("V", (0, 4)),
            ("W", (2, 0)),
            ("B", (4, 4)),
            ("W", (2, 4)),
        ],
        "G G W",
    );
    assert_eq!(bench.scores()[0], 36);
    let placed = bench.places("G", (1, 1));
    assert_eq!((placed.score, placed.bonus), (39, true));
}

#[test]
fn to_6_and_15_the_tile_on_space_0_counts_for_a_score_of_30() {
    let setup = Setup { tiles: &[6, 7, 7, 5], ..Setup::players(2).worth(NINES) };
    let came_to = after_corners(setup, ["R", "R", "R", "G"]);
    assert_eq!(came_to, [(9, false), (18, false), (27, false), (30, true)]);
}

#[test]
fn to_16_a_bonus_placement_may_be_given_up() {
    let mut bench = before_ten(["B", "V"], "B");
    bench.places("B", (3, 2));
    let offers = bench.offers();
    assert_eq!(offers.last(), Some(&Action::Stop));
    assert!(!offers.contains(&Action::Return));
    assert!(offers.contains(&place("V", (1, 2))) && offers.contains(&place("B", (1, 2))));
    bench.act(Action::Stop);
    bench.draws("W");
    bench.tells(&[
        r#"{"e":"place","seat":0,"block":"B","x":3,"y":2,"level":1,"points":4,"score":10,"bonus":true}"#,
        r#"{"e":"stop","seat":0}"#,
        r#"{"e":"draw","seat":0,"blocks":["W"]}"#,
    ]);
    assert_eq!((bench.hand(0), bench.mover()), (blocks("B V W"), 1));
}

#[test]
fn to_16_nobody_stops_at_the_start_of_a_turn() {
    let mut bench = Setup::players(2).with_hands(&["B B B", "R R R"]);
    bench.forbids(Action::Stop, Illegal::NothingToStop, 16);
    assert!(!bench.offers().contains(&Action::Stop));
}

#[test]
fn to_16_a_placement_worth_0_earns_no_bonus() {
    let mut bench = before_ten(["B", "W"], "B");
    bench.places("B", (3, 2));
    bench.places("W", (0, 4));
    bench.draws("B R");
    bench.tells(&[
        r#"{"e":"place","seat":0,"block":"B","x":3,"y":2,"level":1,"points":4,"score":10,"bonus":true}"#,
        r#"{"e":"place","seat":0,"block":"W","x":0,"y":4,"level":1,"points":0,"score":10,"bonus":false}"#,
        r#"{"e":"draw","seat":0,"blocks":["R","B"]}"#,
    ]);
}

#[test]
fn to_16_where_nothing_is_worth_anything_there_is_no_bonus() {
    let (bench, log) = Setup::players(2).worth(WORTHLESS).played_out(16);
    let bonus = |event: &Event| matches!(event, Event::Place { bonus: true, .. });
    assert_eq!((log.iter().filter(|event| bonus(event)).count(), bench.scores()), (0, vec![0, 0]));
}

#[test]
fn to_17_all_three_blocks_go_back_before_three_are_drawn() {
    let mut bench = Setup::players(2).with_hands(&["W W B", "W R R"]);
    assert_eq!((bench.bag(), bench.game.bag().count(Block::W)), (42, 0));
    bench.act(Action::Return);
    assert_eq!((bench.bag(), bench.game.bag().count(Block::W)), (45, 2));
    assert_eq!((bench.hand(0), bench.game.turn()), (vec![], Turn::Fate));
    bench.rules_out(draw("W W"), Illegal::WrongDraw { wanted: 3, found: 2 }, 18);
    bench.rules_out(draw("W W W"), Illegal::NotInBag { block: Block::W }, 1);
    bench.draws("W W Rt");
    bench.tells(&[
        r#"{"e":"return","seat":0,"blocks":["B","W","W"]}"#,
        r#"{"e":"draw","seat":0,"blocks":["W","W","Rt"]}"#,
    ]);
    assert_eq!((bench.bag(), bench.mover(), bench.scores()), (42, 1, vec![0, 0]));
}

#[test]
fn to_17_blocks_are_returned_only_at_the_start_of_a_turn() {
    let mut bench = before_ten(["B", "V"], "B");
    assert_eq!(bench.offers().last(), Some(&Action::Return));
    bench.places("B", (3, 2));
    bench.forbids(Action::Return, Illegal::ReturnTooLate, 17);
    bench.places("V", (1, 2));
    bench.forbids(Action::Return, Illegal::ReturnTooLate, 17);
}

#[test]
fn to_17_who_can_place_nothing_must_return() {
    let mut bench = Setup::players(2).with_hands(&["Rt B B", "Y Gt Bt"]);
    bench.turn("Rt", (2, 2), "B");
    bench.act(Action::Return);
    bench.draws("Gt Bt Yt");
    bench.idles();
    assert_eq!(bench.offers(), [Action::Return]);
    bench.forbids(place("Gt", (0, 0)), Illegal::TopperOnBoard, 24);
    bench.forbids(place("Gt", (2, 2)), Illegal::PoleCrowned, 22);
    bench.forbids(Action::Stop, Illegal::NothingToStop, 16);
}

#[test]
fn to_18_a_hand_is_refilled_to_three() {
    let mut bench = Setup::players(2).with_hands(&["B B B", "R R R"]);
    bench.places("B", (0, 0));
    for (codes, found) in [("", 0), ("O O", 2), ("O O O", 3)] {
        bench.rules_out(draw(codes), Illegal::WrongDraw { wanted: 1, found }, 18);
    }
    bench.draws("O");
    assert_eq!((bench.hand(0), bench.bag()), (blocks("O B B"), 41));
}

#[test]
fn to_18_the_last_block_of_the_bag_still_makes_a_full_hand() {
    let mut bench = Setup::players(2).found(|bench| {
        bench.game.phase() == Phase::Move && bench.bag() == 1 && bench.plain_placement().is_some()
    });
    let mover = bench.mover();
    bench.places_plainly();
    bench.draws_the_rest();
    assert_eq!((bench.bag(), bench.hand(mover).len()), (0, 3));
    assert!(!bench.public().obs.last_round);
}

#[test]
fn to_18_who_finds_too_few_takes_what_is_there() {
    let mut bench = Setup::players(2).found(|bench| {
        bench.game.phase() == Phase::Extra
            && (bench.bag(), bench.hand(bench.mover()).len()) == (1, 2)
            && bench.plain_placement().is_some()
    });
    let mover = bench.mover();
    assert!(!bench.public().obs.last_round);
    bench.places_plainly();
    let one = |codes: &str, found| (draw(codes), Illegal::WrongDraw { wanted: 1, found });
    for (fate, why) in [one("", 0), one("B B", 2)] {
        bench.rules_out(fate, why, 18);
    }
    bench.draws_the_rest();
    assert_eq!((bench.bag(), bench.hand(mover).len()), (0, 2));
    assert!(bench.public().obs.last_round);
}

#[test]
fn to_18_who_finds_an_empty_bag_draws_nothing() {
    let mut bench = Setup::players(3).found(|bench| {
        bench.to_move() == Some(0) && bench.bag() == 0 && bench.plain_placement().is_some()
    });
    bench.places_plainly();
    bench.told();
    bench.rules_out(draw("B"), Illegal::WrongDraw { wanted: 0, found: 1 }, 18);
    bench.draws("");
    bench.tells(&[r#"{"e":"draw","seat":0,"blocks":[]}"#]);
    assert!(bench.public().obs.last_round);
    assert_eq!((bench.hand(0).len(), bench.mover()), (2, 1));
}

#[test]
fn to_18_who_returns_three_finds_three_even_if_the_bag_was_empty() {
    let empty = |bench: &Bench| bench.to_move() == Some(0) && bench.bag() == 0;
    let mut bench = Setup::players(2).found(empty);
    let held = bench.hand(0);
    bench.act(Action::Return);
    assert_eq!(bench.bag(), 3);
    bench.draws_the_rest();
    assert_eq!((bench.hand(0), bench.bag()), (held, 0));
    assert!(!bench.public().obs.last_round);
}
