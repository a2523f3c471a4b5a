//! TO-4 to TO-10.

mod common;

use common::{Setup, blocks, count, draw, face_up, hole, json, lines, place, seat};
use stapel_core::{BadOptions, Chance, Game, Seed, Turn, Viewer};
use stapel_totemo::{
    Action, Block, Fate, Hand, Illegal, Options, Phase, Pole, Tile, Totemo, Track,
};
use std::collections::BTreeSet;

#[test]
fn to_4_the_starting_block_stands_in_the_centre_and_the_rest_is_in_the_bag() {
    let bench = Setup::players(2).untouched();
    let mut board = vec![Pole::new(); 25];
    board[12].push(Block::S);
    assert_eq!(bench.public().obs.board[..], board);
    assert_eq!(bench.game.board().top(hole((2, 2))), Some(Block::S));
    assert_eq!((bench.bag(), bench.game.bag().count(Block::S)), (48, 0));
    for kind in Block::ALL.into_iter().filter(|&kind| kind != Block::S) {
        assert_eq!(bench.game.bag().count(kind), kind.count(), "{kind:?}");
    }
}

/// Every order in which the eight tiles can be drawn.
fn all_orders() -> Vec<[Tile; 8]> {
    fn swap_on(from: usize, order: &mut [Tile; 8], into: &mut Vec<[Tile; 8]>) {
        if from == order.len() {
            into.push(*order);
        }
        for next in from..order.len() {
            order.swap(from, next);
            swap_on(from + 1, order, into);
            order.swap(from, next);
        }
    }
    let mut orders = Vec::new();
    swap_on(0, &mut Tile::ALL.clone(), &mut orders);
    assert_eq!(orders.len(), 40_320);
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 40_320 / 2 / 2 / 2, "three numbers are there twice");
    orders
}

/// TO-5 and TO-6 as a person lays them: the space and the number of each tile.
fn laid_by_hand(order: [Tile; 8]) -> Vec<(u8, Option<Tile>)> {
    let mut laid = Vec::new();
    let mut space = 10;
    for tile in order {
        if (1..=9).contains(&space) {
            laid.push((space, None));
            return laid;
        }
        laid.push((space, Some(tile)));
        space = (space + tile.number()) % 30;
    }
    unreachable!("the tiles reach past 30");
}

#[test]
fn to_5_tiles_lie_as_their_numbers_say_in_every_order_of_drawing() {
    for order in all_orders() {
        let laid = laid_by_hand(order);
        let track = Track::lay(Track::chain(order)).unwrap();
        assert_eq!(track.tiles()[..], laid);
        assert_eq!(laid[0].0, 10);
        let left_over = 8 - laid.len();
        assert!(left_over == 3 || left_over == 4, "{left_over} left over of {order:?}");
        let (last, before) = laid.split_last().unwrap();
        assert!(last.1.is_none() && before.iter().all(|(_, tile)| tile.is_some()));
    }
}

#[test]
fn to_5_no_other_tiles_come_to_lie_than_can_be_drawn() {
    let possible: BTreeSet<_> = all_orders().into_iter().map(Track::chain).collect();
    let slot: Vec<_> = (5..=9).map(|n| Tile::try_from(n).ok()).chain([None]).collect();
    let mut accepted = BTreeSet::new();
    for n in 0..6_usize.pow(4) {
        let tiles = [0, 1, 2, 3].map(|place| slot[n / 6_usize.pow(place) % 6]);
        let mut bench = Setup::players(2).untouched();
        if possible.contains(&tiles) {
            bench.befall(Fate::Bonus(tiles));
            accepted.insert(tiles);
        } else {
            bench.rules_out(Fate::Bonus(tiles), Illegal::WrongTiles, 5);
        }
    }
    assert_eq!(accepted, possible);
}

#[test]
fn to_5_the_last_tile_lies_face_down_and_is_told_so() {
    let mut bench = Setup::players(2).untouched();
    bench.befall(Fate::Bonus(face_up(&[6, 8, 7])));
    bench.tells(&[r#"{"e":"bonus","tiles":[[10,6],[16,8],[24,7],[1,null]]}"#]);
    bench.rules_out(Fate::Bonus(face_up(&[6, 8, 7])), Illegal::NotNow, 11);

    let mut bench = Setup::players(2).untouched();
    bench.befall(Fate::Bonus(face_up(&[5, 6, 6, 7])));
    bench.tells(&[r#"{"e":"bonus","tiles":[[10,5],[15,6],[21,6],[27,7],[4,null]]}"#]);
    assert_eq!(json(&bench.public().obs.bonus), "[[10,5],[15,6],[21,6],[27,7],[4,null]]");
}

#[test]
fn to_5_tiles_are_drawn_blind() {
    let bench = Setup::players(2).untouched();
    let mut rng = Seed::from_number(5).play_rng();
    let mut drawn = BTreeSet::new();
    for _ in 0..5000 {
        match bench.game.sample(&mut rng) {
            Some(Fate::Bonus(tiles)) => drawn.insert(tiles),
            other => panic!("{other:?} instead of tiles"),
        };
    }
    let possible: BTreeSet<_> = all_orders().into_iter().map(Track::chain).collect();
    assert_eq!(drawn, possible);
}

#[test]
fn to_6_a_tile_exactly_on_30_lies_on_space_0_and_the_chain_goes_on() {
    let mut bench = Setup::players(2).untouched();
    bench.befall(Fate::Bonus(face_up(&[6, 7, 7, 5])));
    bench.tells(&[r#"{"e":"bonus","tiles":[[10,6],[16,7],[23,7],[0,5],[5,null]]}"#]);
    let mut unfinished = Setup::players(2).untouched();
    unfinished.rules_out(Fate::Bonus(face_up(&[6, 7, 7])), Illegal::WrongTiles, 5);
}

#[test]
fn to_6_the_tile_on_space_0_counts_for_30_and_60_but_never_for_0() {
    for order in all_orders() {
        let track = Track::lay(Track::chain(order)).unwrap();
        let spaces: Vec<u8> = track.tiles().iter().map(|&(space, _)| space).collect();
        let on_zero = spaces.contains(&0);
        let bonus = [0, 30, 60, 90].map(|score| track.is_bonus(score));
        assert_eq!(bonus, [false, on_zero, on_zero, on_zero], "{spaces:?}");
        for score in 1..120 {
            let on_tile = spaces.contains(&((score % 30) as u8));
            assert_eq!(track.is_bonus(score), on_tile && score >= 10, "{score} on {spaces:?}");
        }
    }
    let track = Track::lay(face_up(&[6, 7, 7, 5])).unwrap();
    assert_eq!((track.is_bonus(0), track.is_bonus(30)), (false, true));
}

#[test]
fn to_7_the_chief_stands_15_10_or_7_steps_away() {
    for (seats, steps, hands) in [
        (2, 15, &["B B B", "R R R"][..]),
        (3, 10, &["B B B", "R R R", "Y Y Y"]),
        (4, 7, &["B B B", "R R R", "Y Y Y", "V V V"]),
    ] {
        assert_eq!(Totemo::defaults(count(seats)).chief_steps, steps);
        let untouched = Setup::players(seats).untouched();
        assert_eq!(untouched.public().obs.chief_left, steps);
        let begun = Setup::players(seats).with_hands(hands);
        assert_eq!(
            begun.public().obs.chief_left,
            steps - 1,
            "the chief stepped before the first turn"
        );
    }
}

#[test]
fn to_7_a_table_may_send_him_1_to_99_steps_away() {
    for steps in [1, 99] {
        let bench = Setup::players(2).steps(steps).untouched();
        assert_eq!(bench.public().obs.chief_left, steps);
    }
    for (steps, found) in [(0, 0), (100, 100), (255, 255)] {
        let refusal = BadOptions::Range { option: "chief_steps", found, least: 1, most: 99 };
        assert_eq!(Setup::players(2).steps(steps).start(), Err(refusal));
    }
}

#[test]
fn to_8_each_player_draws_three_blocks_in_seat_order() {
    let mut bench = Setup { first: 2, ..Setup::players(3) }.undrawn();
    bench.told();
    assert_eq!(bench.game.phase(), Phase::Hand { seat: seat(0) });
    for wrong in ["", "B", "B W"] {
        let found = blocks(wrong).len() as u8;
        bench.rules_out(draw(wrong), Illegal::WrongOpening { found }, 8);
    }
    bench.draws("B Rt W");
    bench.draws("R O Y");
    assert_eq!(bench.bag(), 42);
    bench.draws("Gt Vt G");
    bench.tells(&[
        r#"{"e":"hand","seat":0,"blocks":["B","W","Rt"]}"#,
        r#"{"e":"hand","seat":1,"blocks":["R","O","Y"]}"#,
        r#"{"e":"hand","seat":2,"blocks":["G","Gt","Vt"]}"#,
        r#"{"e":"chief","left":9}"#,
    ]);
    assert_eq!((bench.bag(), bench.mover()), (39, 2));
    assert_eq!(bench.hand(1), blocks("R O Y"));
}

#[test]
fn to_8_three_toppers_go_back_again_and_again() {
    let mut bench = Setup::players(2).undrawn();
    bench.told();
    bench.draws("Rt Bt Gt");
    assert_eq!(bench.game.phase(), Phase::Redraw { seat: seat(0) });
    assert_eq!(bench.game.turn(), Turn::Fate);
    bench.forbids_to(0, Action::Return, Illegal::NotYourTurn, 11);
    bench.draws("Rt Rt Bt"); // the first ones were put back before
    bench.draws("Rt Rt Bt");
    bench.rules_out(draw("Rt Rt Rt"), Illegal::NotInBag { block: Block::Rt }, 1);
    bench.rules_out(draw("Rt Rt"), Illegal::WrongOpening { found: 2 }, 8);
    bench.draws("Rt Rt W");
    bench.draws("Bt Bt Y");
    bench.tells(&[
        r#"{"e":"hand","seat":0,"blocks":["Rt","Gt","Bt"]}"#,
        r#"{"e":"redraw","seat":0,"returned":["Rt","Gt","Bt"],"blocks":["Rt","Rt","Bt"]}"#,
        r#"{"e":"redraw","seat":0,"returned":["Rt","Rt","Bt"],"blocks":["Rt","Rt","Bt"]}"#,
        r#"{"e":"redraw","seat":0,"returned":["Rt","Rt","Bt"],"blocks":["W","Rt","Rt"]}"#,
        r#"{"e":"hand","seat":1,"blocks":["Y","Bt","Bt"]}"#,
        r#"{"e":"chief","left":14}"#,
    ]);
    assert_eq!((bench.bag(), bench.game.bag().count(Block::Gt)), (42, 2));
}

#[test]
fn to_8_two_toppers_stay() {
    for third in ["R", "W"] {
        let mut bench = Setup::players(2).undrawn();
        bench.draws(&format!("Rt Bt {third}"));
        assert_eq!(bench.game.phase(), Phase::Hand { seat: seat(1) });
    }
}

#[test]
fn to_8_the_last_to_draw_puts_three_toppers_back_as_well() {
    let mut bench = Setup { first: 1, ..Setup::players(3) }.undrawn();
    bench.draws("B B B");
    bench.draws("R R R");
    bench.told();
    bench.draws("Vt Vt Ot");
    bench.draws("V Vt Ot");
    bench.tells(&[
        r#"{"e":"hand","seat":2,"blocks":["Ot","Vt","Vt"]}"#,
        r#"{"e":"redraw","seat":2,"returned":["Ot","Vt","Vt"],"blocks":["V","Ot","Vt"]}"#,
        r#"{"e":"chief","left":9}"#,
    ]);
    assert_eq!(bench.mover(), 1);
}

#[test]
fn to_8_three_toppers_later_in_the_game_stay_in_hand() {
    let mut bench = Setup::players(2).with_hands(&["B Rt Bt", "R R R"]);
    bench.turn("B", (0, 0), "Gt");
    assert_eq!((bench.hand(0), bench.mover()), (blocks("Rt Gt Bt"), 1));
}

/// Two games that differ only in what seat 0 holds.
fn two_games(setup: Setup) -> [common::Bench; 2] {
    ["B Rt W", "Y Y Y"].map(|own| setup.with_hands(&[own, "R O Y"]))
}

#[test]
fn to_9_closed_hands_are_hidden_from_the_others() {
    let [one, other] = two_games(Setup::players(2));
    assert_eq!(json(&one.view(1)), json(&other.view(1)));
    assert_eq!(json(&one.public()), json(&other.public()));
    let own = one.view(0).obs;
    assert_eq!(
        (Vec::from(own.hand), own.all_hands, own.hands.to_vec()),
        (blocks("B W Rt"), None, vec![3, 3])
    );
    assert_eq!(Vec::from(one.view(1).obs.hand), blocks("R O Y"));
    let public = one.public();
    assert_eq!((public.obs.seat, public.obs.hand, public.obs.all_hands), (None, Hand::EMPTY, None));
    assert_eq!((public.legal, one.view(1).legal), (vec![], vec![]));
}

#[test]
fn to_9_open_hands_are_seen_by_all() {
    let [one, other] = two_games(Setup::players(2).open());
    let hands = vec![common::hand("B Rt W"), common::hand("R O Y")];
    for view in [one.view(0), one.view(1), one.public()] {
        assert_eq!(view.obs.all_hands.as_ref(), Some(&hands));
        assert!(json(&view.obs).ends_with(r#""all_hands":[["B","W","Rt"],["R","O","Y"]]}"#));
    }
    assert_ne!(json(&one.view(1)), json(&other.view(1)));
    assert_eq!(Vec::from(one.view(1).obs.hand), blocks("R O Y"));
}

/// Lines with blocks in them, as the owner (seat 0) and as anyone else sees them.
const HIDDEN_LINES: [(&str, &str); 4] = [
    (
        r#"{"e":"hand","seat":0,"blocks":["B","Rt","W"]}"#,
        r#"{"e":"hand","seat":0,"blocks":[null,null,null]}"#,
    ),
    (
        r#"{"e":"redraw","seat":0,"returned":["Rt","Bt","Gt"],"blocks":["B","R","Y"]}"#,
        r#"{"e":"redraw","seat":0,"returned":[null,null,null],"blocks":[null,null,null]}"#,
    ),
    (
        r#"{"e":"return","seat":0,"blocks":["B","R","G"]}"#,
        r#"{"e":"return","seat":0,"blocks":[null,null,null]}"#,
    ),
    (r#"{"e":"draw","seat":0,"blocks":["O"]}"#, r#"{"e":"draw","seat":0,"blocks":[null]}"#),
];

#[test]
fn to_9_what_is_drawn_or_returned_is_told_to_its_owner_alone() {
    let closed = Setup::players(2).untouched();
    let open = Setup::players(2).open().untouched();
    for (line, hidden) in HIDDEN_LINES {
        let event = &lines(&[line])[0];
        assert_eq!(json(&closed.seen(event, 0)), line);
        assert_eq!(json(&closed.seen(event, 1)), hidden);
        assert_eq!(json(&closed.game.seen(event, Viewer::Public)), hidden);
        assert_eq!(json(&open.seen(event, 1)), line);
        assert_eq!(json(&open.game.seen(event, Viewer::Public)), line);
    }
}

#[test]
fn to_9_what_happens_in_the_open_is_told_to_all() {
    let bench = Setup::players(2).untouched();
    for line in [
        r#"{"e":"bonus","tiles":[[10,6],[16,8],[24,7],[1,null]]}"#,
        r#"{"e":"first","seat":0}"#,
        r#"{"e":"chief","left":14}"#,
        r#"{"e":"place","seat":0,"block":"G","x":2,"y":1,"level":1,"points":5,"score":5,"bonus":false}"#,
        r#"{"e":"stop","seat":0}"#,
        r#"{"e":"end","reason":"chief"}"#,
    ] {
        let event = &lines(&[line])[0];
        for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Public] {
            assert_eq!(json(&bench.game.seen(event, viewer)), line);
        }
    }
}

#[test]
fn to_10_any_seat_may_start_and_all_score_0() {
    let hands = ["B B B", "R R R", "Y Y Y", "V V V"];
    for seats in 2..=4 {
        for first in 0..seats {
            let mut bench = Setup { first, ..Setup::players(seats) }.undrawn();
            let line = format!(r#"{{"e":"first","seat":{first}}}"#);
            assert_eq!(bench.told()[1..], lines(&[&line]));
            hands[..usize::from(seats)].iter().for_each(|codes| bench.draws(codes));
            assert_eq!((bench.mover(), bench.public().obs.first), (first, seat(first)));
            assert_eq!(bench.scores(), vec![0; usize::from(seats)]);
        }
    }
}

#[test]
fn to_10_the_start_player_sits_at_the_table() {
    let mut bench = Setup::players(3).untouched();
    bench.rules_out(Fate::First(seat(0)), Illegal::NotNow, 11);
    assert_eq!(bench.game.first(seat(0)), None);
    bench.befall(Fate::Bonus(face_up(&[6, 8, 7])));
    for number in [3, 4] {
        let nobody = Illegal::NoSuchSeat { seat: seat(number) };
        bench.rules_out(Fate::First(seat(number)), nobody, 10);
    }
    assert_eq!(bench.game.first(seat(2)), Some(Fate::First(seat(2))));
    bench.befall(Fate::First(seat(2)));
    bench.rules_out(Fate::First(seat(0)), Illegal::NotNow, 11);
}

#[test]
fn to_10_lots_are_drawn_among_all_seats() {
    let mut bench = Setup::players(4).untouched();
    bench.befall(Fate::Bonus(face_up(&[6, 8, 7])));
    let mut rng = Seed::from_number(10).play_rng();
    let mut drawn = [0; 4];
    for _ in 0..4000 {
        match bench.game.sample(&mut rng) {
            Some(Fate::First(seat)) => drawn[seat.index()] += 1,
            other => panic!("{other:?} instead of a start player"),
        }
    }
    assert!(drawn.iter().all(|times| (850..1150).contains(times)), "{drawn:?}");
}

#[test]
fn two_to_four_can_play() {
    let options = Options::defaults(count(4));
    for seats in 2..=4 {
        assert!(Totemo::start(&options, count(seats)).is_ok());
    }
    let refusal = BadOptions::Seats { seats: count(5), least: 2, most: 4 };
    assert_eq!(Totemo::start(&options, count(5)), Err(refusal));
}

#[test]
fn nobody_acts_before_the_hands_are_drawn() {
    let mut bench = Setup::players(2).untouched();
    for fate in [Fate::Bonus(face_up(&[6, 7, 8])), Fate::First(seat(0)), draw("B B B")] {
        assert_eq!(bench.game.turn(), Turn::Fate);
        assert_eq!((bench.offers_to(0), bench.view(0).legal), (vec![], vec![]));
        bench.forbids_to(0, place("B", (0, 0)), Illegal::NotYourTurn, 11);
        bench.befall(fate);
    }
}
