//! TE-20 to TE-22.

mod common;

use common::referee::Referee;
use common::{Bench, GREEDY, MODEST, Plan, Setup, json, seat};
use stapel_core::{Game, Turn};
use stapel_totem::{Event, Fate, Illegal, Phase};

/// The lines behind the last round of a game.
fn plays_a_game(bench: &mut Bench, plans: &[Plan]) -> Vec<String> {
    bench.game_apart(plans);
    let told = bench.told();
    let last_round = told.iter().rposition(|event| matches!(event, Event::RoundEnd { .. }));
    told.iter().skip(last_round.map_or(0, |at| at + 1)).map(json).collect()
}

/// A whole series of three, in which 0 and 1 lead together at the end.
fn series_of_three() -> Bench {
    let mut bench = Setup { first: 1, ..Setup::series(3) }.dealt();
    assert_eq!(
        plays_a_game(&mut bench, &[MODEST; 3]),
        [
            r#"{"e":"game_end","scores":[20,20,20],"totals":[20,20,20],"chief":[0,1,2]}"#,
            r#"{"e":"first","seat":2}"#
        ]
    );
    bench.deals_to_all();
    assert_eq!(
        plays_a_game(&mut bench, &[MODEST, GREEDY, MODEST]),
        [
            r#"{"e":"game_end","scores":[20,35,20],"totals":[40,55,40],"chief":[1]}"#,
            r#"{"e":"first","seat":0}"#
        ]
    );
    bench.deals_to_all();
    assert_eq!(
        plays_a_game(&mut bench, &[GREEDY, MODEST, MODEST]),
        [r#"{"e":"game_end","scores":[35,20,20],"totals":[75,75,60],"chief":[0,1]}"#]
    );
    bench
}

#[test]
fn te_20_there_are_as_many_games_as_players_and_leaders_show_the_chief_card() {
    let bench = series_of_three();
    assert_eq!((bench.game.turn(), bench.game.phase()), (Turn::Over, Phase::Over));
}

#[test]
fn te_20_every_game_of_a_series_is_dealt_anew_on_an_empty_table() {
    let mut bench = Setup::series(4).dealt();
    plays_a_game(&mut bench, &[MODEST, MODEST, GREEDY, MODEST]);
    assert_eq!(bench.game.phase(), Phase::Deal { seat: seat(0) });
    let view = bench.public();
    assert_eq!(
        (view.game, view.totals.clone(), view.obs.won),
        (1, vec![20, 20, 35, 20], vec![0; 4])
    );
    assert_eq!((bench.poles(), view.obs.seen), (vec![String::new(); 4], vec![]));
    bench.deals_to_all();
    assert_eq!(bench.game.round(), 1);
    for number in 0..4 {
        assert_eq!(bench.game.stock(seat(number)).len(), 21);
    }
    assert_eq!(bench.game.total(seat(2)), 35);
}

#[test]
fn te_20_without_a_series_there_is_one_game_and_no_chief_card() {
    let mut bench = Setup::players(3).dealt();
    let end = plays_a_game(&mut bench, &[GREEDY, MODEST, MODEST]);
    assert_eq!(end, [r#"{"e":"game_end","scores":[35,20,20],"totals":[35,20,20],"chief":[]}"#]);
    assert_eq!(bench.game.turn(), Turn::Over);
}

#[test]
fn te_20_a_series_adds_up_for_any_number_of_players() {
    for seed in 0..24 {
        let seats = 3 + (seed % 3) as u8;
        let (bench, log) = Setup::series(seats).played_out(seed);
        Referee::new(usize::from(seats)).follows(&log);
        let mut sums = vec![0; usize::from(seats)];
        let mut games = 0;
        for event in &log {
            if let Event::GameEnd { scores, totals, chief } = event {
                games += 1;
                sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score);
                assert_eq!(totals, &sums);
                let most = sums.iter().max();
                let leads = |number: &u8| sums.get(usize::from(*number)) == most;
                assert_eq!(*chief, (0..seats).filter(leads).map(seat).collect());
            }
        }
        assert_eq!(games, seats);
        assert_eq!(bench.standing().scores(), sums.into_iter().map(i32::from).collect::<Vec<_>>());
    }
}

#[test]
fn te_21_each_next_game_starts_with_the_next_player_to_the_left() {
    for seats in 3..=5 {
        for first in 0..seats {
            let mut bench = Setup { first, ..Setup::series(seats) }.undealt();
            bench.wanders(u64::from(first));
            let starts: Vec<u8> = bench
                .told()
                .iter()
                .filter_map(|event| {
                    if let Event::First { seat } = event { Some(seat.number()) } else { None }
                })
                .collect();
            let expected: Vec<u8> = (0..seats).map(|game| (first + game) % seats).collect();
            assert_eq!(starts, expected, "everyone starts one game");
        }
    }
}

#[test]
fn te_21_only_the_first_start_player_is_picked() {
    let mut bench = Setup { first: 2, ..Setup::series(3) }.dealt();
    plays_a_game(&mut bench, &[MODEST; 3]);
    assert_eq!(bench.game.first(seat(1)), None);
    bench.rules_out(Fate::First(seat(1)), Illegal::NotNow, 7);
    bench.deals_to_all();
    bench.all_choose(&["1 2 3"; 3]);
    assert_eq!((bench.mover(), bench.public().first), (0, seat(0)));
}

#[test]
fn te_22_the_highest_total_after_the_last_game_wins() {
    let bench = series_of_three();
    assert_eq!(json(&bench.standing()), r#"{"scores":[75,75,60],"winners":[0,1]}"#);

    // Seat 2 wins by its first game, though not the last.
    let mut bench = Setup::series(3).dealt();
    for plans in [[MODEST, MODEST, GREEDY], [MODEST, MODEST, GREEDY], [GREEDY, MODEST, MODEST]] {
        assert_eq!(bench.game.standing(), None);
        plays_a_game(&mut bench, &plans);
        if bench.game.turn() == Turn::Fate {
            bench.deals_to_all();
        }
    }
    assert_eq!(json(&bench.standing()), r#"{"scores":[75,60,90],"winners":[2]}"#);
}
