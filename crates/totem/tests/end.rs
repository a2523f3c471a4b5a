//! TE-18 and TE-19.

mod common;

use common::referee::Referee;
use common::{GREEDY, MODEST, Plan, Setup, choice, json, lines, play};
use stapel_core::{Game, Turn};
use stapel_totem::{Event, Illegal, Phase};

#[test]
fn te_18_after_seven_rounds_the_numbers_won_are_added_up() {
    let mut bench = Setup::players(3).dealt();
    bench.game_apart(&[MODEST, GREEDY, MODEST]);
    let told = bench.told();
    assert_eq!(
        told[told.len() - 2..],
        lines(&[
            r#"{"e":"round_end","round":7}"#,
            r#"{"e":"game_end","scores":[20,35,20],"totals":[20,35,20],"chief":[]}"#,
        ])
    );
    let rounds = told.iter().filter(|event| matches!(event, Event::RoundEnd { .. })).count();
    assert_eq!(rounds, 7);
    // What is not finished belongs to nobody.
    assert_eq!(bench.poles(), ["5 5 6 6 8 10", "1 2 5 5 6 6", "5 5 6 6 8 10"]);
    assert_eq!(bench.public().worth, [40, 25, 40]);
}

#[test]
fn te_18_tops_warriors_and_companions_are_worth_nothing() {
    let plain = Plan {
        rounds: ["W C 1", "1 W C", "2 2 T", "3 3 T", "4 4 T", "5 5 6", "6 8 10"],
        wins: 1 + 1 + 4 + 6 + 8,
    };
    let mut bench = Setup::players(3).dealt();
    bench.game_apart(&[plain; 3]);
    assert_eq!(bench.won(), [plain.wins; 3]);
}

#[test]
fn te_18_nothing_can_be_done_any_more() {
    let (mut bench, _) = Setup::players(4).played_out(18);
    assert_eq!((bench.game.turn(), bench.game.phase()), (Turn::Over, Phase::Over));
    for number in 0..4 {
        assert_eq!(bench.offers(number), []);
        bench.forbids(number, choice("1 2 3"), Illegal::NotChoosing, 6);
        bench.forbids(number, play("1@0"), Illegal::NotYourTurn, 7);
    }
    bench.rules_out(common::deal(common::DEAL), Illegal::NotNow, 7);
}

#[test]
fn te_18_a_person_who_adds_up_comes_to_the_same_scores() {
    for seed in 1000..1100 {
        let seats = 3 + (seed % 3) as u8;
        let (bench, log) = Setup::players(seats).played_out(seed);
        Referee::new(usize::from(seats)).follows(&log);
        let scores = bench.standing().scores().to_vec();
        assert_eq!(scores, bench.won().into_iter().map(i32::from).collect::<Vec<_>>());
    }
}

/// The result of one game in which everyone plays on a pole of their own.
fn result(plans: &[Plan]) -> String {
    let mut bench = Setup::players(plans.len() as u8).dealt();
    bench.game_apart(plans);
    json(&bench.standing())
}

#[test]
fn te_19_the_highest_sum_wins() {
    let scores = r#"{"scores":[20,35,20],"winners":[1]}"#;
    assert_eq!(result(&[MODEST, GREEDY, MODEST]), scores);
    assert_eq!((MODEST.wins, GREEDY.wins), (20, 35));
    assert_eq!(Setup::players(3).dealt().game.standing(), None);
}

#[test]
fn te_19_those_who_tie_all_win() {
    let scores = r#"{"scores":[35,20,20,35],"winners":[0,3]}"#;
    assert_eq!(result(&[GREEDY, MODEST, MODEST, GREEDY]), scores);
    assert_eq!(result(&[MODEST; 3]), r#"{"scores":[20,20,20],"winners":[0,1,2]}"#);
}
