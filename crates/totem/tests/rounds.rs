//! TE-6 to TE-12.

mod common;

use common::referee::Referee;
use common::{
    DEAL, Setup, assert_unreadable, card, cards, choice, example_23, json, lines, list, play, seat,
    with_hand,
};
use stapel_core::{Game, SeatSet, Turn, Viewer};
use stapel_totem::{Action, Card, Event, Illegal, Phase, Place, Triple};
use std::collections::BTreeSet;

#[test]
fn te_6_all_choose_three_of_their_cards_at_the_same_time() {
    let mut bench = Setup::players(3).dealt();
    assert_eq!(bench.game.turn(), Turn::Seats(bench.game.seats().all()));
    for number in 0..3 {
        assert_eq!(bench.view(number).obs.to_move, Some(seat(number)));
    }
    bench.chooses(1, "T 5 W");
    assert_eq!(bench.game.turn(), Turn::Seats([0, 2].map(seat).into_iter().collect()));
    assert_eq!(bench.public().obs.chosen, [false, true, false]);
    assert_eq!((bench.view(1).obs.to_move, bench.offers(1)), (None, vec![]));
    bench.chooses(2, "1 1 2");
    bench.chooses(0, "10 8 C");
    bench.tells(&[
        r#"{"e":"choose","seat":1,"round":1,"cards":["5","W","T"]}"#,
        r#"{"e":"choose","seat":2,"round":1,"cards":["1","1","2"]}"#,
        r#"{"e":"choose","seat":0,"round":1,"cards":["8","10","C"]}"#,
    ]);
    assert_eq!(bench.game.turn(), Turn::Seats(SeatSet::only(seat(0))));
    assert_eq!(bench.game.stock(seat(2)), cards("2 3 3 4 4 5 5 6 6 8 10 T T T W W C C"));
    assert_eq!(bench.view(0).obs.hands, [3, 3, 3]);
}

#[test]
fn te_6_the_order_in_which_choices_arrive_makes_no_difference() {
    let choices = ["5 T W", "1 1 2", "8 10 C"];
    let chosen_in = |order: [u8; 3]| {
        let mut bench = Setup::players(3).dealt();
        order.iter().for_each(|&number| bench.chooses(number, choices[usize::from(number)]));
        bench.game
    };
    let game = chosen_in([0, 1, 2]);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(chosen_in(order), game);
    }
}

#[test]
fn te_6_every_different_three_is_offered_once() {
    let bench = Setup::players(3).dealt();
    let all = list(&format!("{DEAL} T T T W W C C"));
    let mut threes = BTreeSet::new();
    for a in 0..21 {
        for b in 0..a {
            for c in 0..b {
                let mut three = [all[a], all[b], all[c]];
                three.sort_unstable();
                threes.insert(three);
            }
        }
    }
    let choose = |[a, b, c]: [Card; 3]| Action::Choose { cards: Triple::new(a, b, c) };
    let expected: Vec<Action> = threes.into_iter().map(choose).collect();
    assert_eq!(bench.offers(2), expected);
    assert_eq!(bench.view(2).legal, expected);
}

#[test]
fn te_6_nobody_chooses_what_he_has_not_or_twice() {
    let mut bench = Setup::players(3).dealt();
    let missing = |code| Illegal::NotInStock { card: card(code) };
    bench.forbids(0, choice("8 8 1"), missing("8"), 6);
    bench.forbids(0, choice("1 1 1"), missing("1"), 6);
    bench.forbids(3, choice("1 1 2"), Illegal::NoSuchSeat { seat: seat(3) }, 5);
    bench.chooses(0, "8 1 1");
    bench.forbids(0, choice("2 2 3"), Illegal::AlreadyChosen, 6);
    bench.forbids(0, play("8@0"), Illegal::StillChoosing, 6);
    bench.chooses(1, "2 2 3");
    bench.chooses(2, "2 2 3");
    bench.forbids(0, choice("2 2 3"), Illegal::NotChoosing, 6);
}

#[test]
fn te_6_what_was_chosen_is_gone_in_later_rounds() {
    let mut bench = Setup::players(3).dealt();
    bench.round_apart(&["8 1 1"; 3]);
    bench.forbids(0, choice("8 2 2"), Illegal::NotInStock { card: card("8") }, 6);
    bench.forbids(0, choice("1 2 2"), Illegal::NotInStock { card: card("1") }, 6);
    assert_eq!(bench.game.stock(seat(0)), cards("2 2 3 3 4 4 5 5 6 6 10 T T T W W C C"));
}

#[test]
fn te_6_a_round_is_played_with_the_chosen_three_and_no_others() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["5 6 W", "1 1 2", "1 1 2"]);
    for code in ["1", "T", "C", "10"] {
        let why = Illegal::NotInHand { card: card(code) };
        bench.forbids(0, play(&format!("{code}@0")), why, 6);
    }
    bench.plays("5@0 1@1 1@2");
    bench.forbids(0, play("5@0"), Illegal::NotInHand { card: card("5") }, 6);
}

#[test]
fn te_6_a_choice_is_secret() {
    let chosen = |own: &str| {
        let mut bench = Setup::players(3).dealt();
        bench.all_choose(&[own, "1 1 2", "3 3 4"]);
        bench
    };
    let (one, other) = (chosen("5 T W"), chosen("8 10 C"));
    for number in [1, 2] {
        assert_eq!(json(&one.view(number)), json(&other.view(number)));
    }
    assert_eq!(json(&one.public()), json(&other.public()));
    assert_eq!(Vec::from(one.view(0).obs.hand), list("5 W T"));
    let public = one.public().obs;
    assert_eq!((public.hand.len(), public.stock.len(), public.hands), (0, 0, vec![3, 3, 3]));

    let line = r#"{"e":"choose","seat":0,"round":1,"cards":["5","T","W"]}"#;
    let hidden = r#"{"e":"choose","seat":0,"round":1,"cards":[null,null,null]}"#;
    let event = &lines(&[line])[0];
    assert_eq!(json(&one.seen(event, 0)), line);
    assert_eq!(json(&one.seen(event, 1)), hidden);
    assert_eq!(json(&one.game.seen(event, Viewer::Public)), hidden);
}

#[test]
fn te_7_each_has_three_turns_clockwise_from_the_start_player() {
    let mut bench = Setup { first: 2, ..Setup::players(4) }.dealt();
    bench.all_choose(&["1 2 3"; 4]);
    bench.told();
    let mut order = Vec::new();
    while bench.game.phase() == Phase::Play {
        order.push(bench.mover());
        let own = Vec::from(bench.view(bench.mover()).obs.hand)[0];
        bench.plays(&format!("{}@0", own.code()));
    }
    assert_eq!(order, [2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
}

#[test]
fn te_7_only_the_mover_plays() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["1 2 3"; 3]);
    for other in [1, 2, 3, 4] {
        bench.forbids(other, play("1@0"), Illegal::NotYourTurn, 7);
        assert_eq!(bench.offers(other), []);
    }
}

#[test]
fn te_7_cards_are_played_in_whatever_order_one_likes() {
    for order in ["1 5 10", "1 10 5", "5 1 10", "5 10 1", "10 1 5", "10 5 1"] {
        let mut bench = Setup::players(3).dealt();
        bench.round_apart(&[order, "1 2 3", "1 2 3"]);
        assert_eq!(bench.poles()[0], order);
    }
}

#[test]
fn te_8_a_card_starts_a_pole_or_goes_on_top_of_one() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["5 6 W", "1 1 2", "3 3 4"]);
    bench.told();
    bench.plays("5@0 1@0 3@1");
    bench.tells(&[
        r#"{"e":"play","seat":0,"card":"5","pole":0}"#,
        r#"{"e":"play","seat":1,"card":"1","pole":0}"#,
        r#"{"e":"play","seat":2,"card":"3","pole":1}"#,
    ]);
    assert_eq!(bench.poles(), ["5 1", "3", ""]);
    assert_eq!(bench.public().worth, [6, 3, 0]);
}

#[test]
fn te_8_of_the_empty_places_the_first_is_offered_but_any_will_do() {
    let mut bench = Setup::players(4).dealt();
    bench.all_choose(&["5 6 W", "1 1 2", "3 3 4", "3 3 4"]);
    bench.assert_offers("5@0 6@0 W@0");
    bench.plays("5@2");
    bench.assert_offers("1@0 1@2 2@0 2@2");
    bench.plays("1@3");
    assert_eq!(bench.poles(), ["", "", "5", "1"]);
    bench.assert_offers("3@0 3@2 3@3 4@0 4@2 4@3");
}

#[test]
fn te_9_there_are_three_places_with_three_players_and_four_with_more() {
    for (seats, places) in [(3, 3), (4, 4), (5, 4)] {
        let mut bench = Setup::players(seats).dealt();
        assert_eq!(bench.public().obs.poles.len(), places);
        bench.all_choose(&["W 1 2"; 5][..usize::from(seats)]);
        let starts: Vec<String> = (0..places).map(|place| format!("W@{place}")).collect();
        bench.plays(&starts.join(" "));
        // Every place holds a pole that ends in a warrior: no room for another.
        let told = bench.told();
        let passes = 3 * usize::from(seats) - places;
        assert_eq!(told.iter().filter(|event| json(event).contains("pass")).count(), passes);
    }
}

#[test]
fn te_9_there_is_no_fourth_place_with_three_players() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["5 T C"; 3]);
    for code in ["5", "T", "C"] {
        bench.forbids(0, play(&format!("{code}@3")), Illegal::NoSuchPlace, 9);
    }
    assert_eq!(Place::new(4), None);
}

#[test]
fn te_9_with_all_places_taken_a_card_only_goes_on_a_pole() {
    let mut bench = Setup::players(4).dealt();
    bench.all_choose(&["5 6 W", "1 1 2", "3 3 4", "3 3 4"]);
    bench.plays("5@0 1@1 3@2 3@3");
    bench.assert_offers("6@0 6@1 6@2 6@3 W@0 W@1 W@2 W@3");
    bench.plays("W@2");
    bench.assert_offers("1@0 1@1 1@3 2@0 2@1 2@3");
}

#[test]
fn te_9_there_is_no_limit_to_a_poles_height() {
    let mut bench = Setup::players(5).dealt();
    for round in ["1 1 2", "2 3 3", "4 4 5", "5 6 6"] {
        bench.all_choose(&[round; 5]);
        for card in list(round) {
            bench.plays(&format!("{}@0 ", card.code()).repeat(5));
        }
    }
    assert_eq!(bench.public().obs.poles[0].len(), 60);
    bench.all_choose(&["8 10 T"; 5]);
    bench.told();
    bench.plays("8@0 8@0 8@0 8@0 8@0 10@0 10@0 10@0 10@0 10@0");
    assert_eq!((bench.mover(), &bench.public().worth), (4, &vec![300, 0, 0, 0]));
    bench.plays("T@0");
    let mut whole_deck: Vec<Card> = [DEAL; 5].into_iter().flat_map(list).collect();
    whole_deck.sort_unstable();
    let (four, pole) = (seat(4), Place::new(0).unwrap());
    let cards = [whole_deck, list("T")].concat();
    assert_eq!(bench.told()[11], Event::Capture { seat: four, pole, cards, points: 300 });
    assert_eq!(bench.won(), [0, 0, 0, 0, 300]);
}

#[test]
fn te_10_who_can_play_must_and_nothing_else_is_offered() {
    // A top and a companion can't be played now, the totem card can.
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["5 T C", "1 1 2", "3 3 4"]);
    bench.assert_offers("5@0");
    bench.told();
    assert_eq!(bench.game.turn(), Turn::Seats(SeatSet::only(seat(0))));
    // There is no way to say that one passes, or throws a card away.
    for text in [r#"{"a":"pass"}"#, r#"{"a":"lose","cards":["5"]}"#, r#"{"a":"play","card":"5"}"#] {
        assert_unreadable::<Action>(text);
    }
}

#[test]
fn te_10_and_11_nobody_passes_who_could_play_in_any_game() {
    let (mut passes, mut lost) = (0, 0);
    for seed in 0..150 {
        let seats = 3 + (seed % 3) as u8;
        let (_, log) = Setup::players(seats).played_out(seed);
        let referee = Referee::new(usize::from(seats)).follows(&log);
        (passes, lost) = (passes + referee.passes, lost + referee.lost);
    }
    assert!(passes > 100, "{passes} passes");
    assert_eq!(passes, lost, "a passed turn costs a card");
}

#[test]
#[should_panic(expected = "could be played")]
fn te_10_a_referee_sees_a_pass_that_was_not_needed() {
    let deal = r#"{"e":"deal","seat":0,"cards":["1","1","2","2","3","3","4","4","5","5","6","6","8","10"]}"#;
    let choose = r#"{"e":"choose","seat":0,"round":1,"cards":["1","T","C"]}"#;
    Referee::new(3).follows(&lines(&[deal, choose, r#"{"e":"pass","seat":0}"#]));
}

#[test]
fn te_11_who_can_play_nothing_passes_and_loses_the_card() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["W 1 2", "W T 3", "W 4 5"]);
    bench.told();
    bench.plays("W@0 W@1 W@2");
    bench.tells(&[
        r#"{"e":"play","seat":0,"card":"W","pole":0}"#,
        r#"{"e":"play","seat":1,"card":"W","pole":1}"#,
        r#"{"e":"play","seat":2,"card":"W","pole":2}"#,
        r#"{"e":"pass","seat":0}"#,
        r#"{"e":"pass","seat":1}"#,
        r#"{"e":"pass","seat":2}"#,
        r#"{"e":"pass","seat":0}"#,
        r#"{"e":"pass","seat":1}"#,
        r#"{"e":"pass","seat":2}"#,
        r#"{"e":"lose","seat":0,"cards":["1","2"]}"#,
        r#"{"e":"lose","seat":1,"cards":["3","T"]}"#,
        r#"{"e":"lose","seat":2,"cards":["4","5"]}"#,
        r#"{"e":"round_end","round":1}"#,
    ]);
    assert_eq!(bench.game.phase(), Phase::Choose);
    assert_eq!(bench.game.stock(seat(1)), cards("1 1 2 2 3 4 4 5 5 6 6 8 10 T T W C C"));
    assert_eq!(bench.game.spent(seat(1)), cards("3 W T"));
    let seen = bench.public().obs.seen;
    assert_eq!(seen, list("1 2 3 4 5 W W W T"));
    bench.forbids(1, choice("3 3 4"), Illegal::NotInStock { card: card("3") }, 6);
}

#[test]
fn te_11_a_passed_turn_does_not_come_back() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["T T C", "5 6 1", "W 2 3"]);
    // The table is empty, so seat 0 passed; seat 1 is to move.
    assert_eq!(bench.told().last(), lines(&[r#"{"e":"pass","seat":0}"#]).last());
    bench.plays("5@0 W@1");
    bench.assert_offers("T@0 C@1");
    bench.plays("T@0 6@0 2@0");
    bench.assert_offers("T@0 C@1");
    bench.told();
    bench.plays("C@1 1@0 3@0");
    bench.tells(&[
        r#"{"e":"play","seat":0,"card":"C","pole":1}"#,
        r#"{"e":"capture","seat":0,"pole":1,"cards":["W","C"],"points":0}"#,
        r#"{"e":"play","seat":1,"card":"1","pole":0}"#,
        r#"{"e":"play","seat":2,"card":"3","pole":0}"#,
        r#"{"e":"lose","seat":0,"cards":["T"]}"#,
        r#"{"e":"round_end","round":1}"#,
    ]);
}

#[test]
fn te_11_what_a_pass_gives_away_is_known_until_the_end_of_the_round() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["T T C", "5 6 1", "W 2 3"]);
    // On an empty table only totem cards and warriors go: seat 0 has none.
    assert_eq!(bench.public().lacks, [0b001, 0, 0]);
    bench.plays("5@0 W@1 T@0 6@0 2@0 C@1 1@0");
    assert_eq!(bench.public().lacks, [0b001, 0, 0]);
    bench.plays("3@0");
    assert_eq!((bench.game.round(), bench.public().lacks), (2, vec![0, 0, 0]));
}

#[test]
fn te_11_a_pass_and_what_is_lost_are_seen_by_all() {
    let bench = Setup::players(3).dealt();
    for line in [
        r#"{"e":"pass","seat":0}"#,
        r#"{"e":"lose","seat":0,"cards":["C"]}"#,
        r#"{"e":"play","seat":0,"card":"5","pole":0}"#,
        r#"{"e":"capture","seat":0,"pole":0,"cards":["5","3","T"],"points":8}"#,
    ] {
        let event = &lines(&[line])[0];
        for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Public] {
            assert_eq!(json(&bench.game.seen(event, viewer)), line);
        }
    }
}

#[test]
fn te_12_the_start_player_pole_goes_to_the_left_and_unfinished_poles_stay() {
    for (seats, first) in [(3, 1), (4, 3)] {
        let mut bench = Setup { first, ..Setup::players(seats) }.dealt();
        for (round, choice) in ["1 1 2", "2 3 3", "4 4 5"].into_iter().enumerate() {
            let starter = (first + round as u8) % seats;
            assert_eq!(bench.public().obs.starter, seat(starter));
            assert_eq!(usize::from(bench.game.round()), round + 1);
            bench.round_apart(&vec![choice; usize::from(seats)]);
            let ended = format!(r#"{{"e":"round_end","round":{}}}"#, round + 1);
            assert_eq!(bench.told().last(), lines(&[&ended]).last());
        }
        assert_eq!(bench.poles(), vec!["1 1 2 2 3 3 4 4 5"; usize::from(seats)]);
    }
}

#[test]
fn te_12_the_next_start_player_plays_first() {
    let mut bench = with_hand(example_23(), "1 T W");
    assert_eq!((bench.mover(), bench.public().obs.starter), (1, seat(1)));
    assert_eq!((bench.game.round(), bench.hand(1)), (2, vec![Card::N1, Card::W, Card::T]));
    bench.plays("1@1");
    assert_eq!(bench.mover(), 2);
}
