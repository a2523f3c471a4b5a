//! TE-13 to TE-17.

mod common;

use common::{Bench, Setup, card, example_23, list, play, with_hand};
use stapel_totem::{Card, Illegal};

const ON_WARRIOR: &str = "@0";
const ON_EMPTY: &str = "@1";
const ON_TOTEM: &str = "@2";

/// Seat 1 is to move and holds the card; places 0, 1, 2 end in a warrior, nothing, a totem card.
fn holding(code: &str) -> Bench {
    let others = if code == "1" { "2 3" } else { "1 2" };
    with_hand(example_23(), &format!("{code} {others}"))
}

fn goes(code: &str, place: &str) -> Bench {
    let mut bench = holding(code);
    bench.plays(&format!("{code}{place}"));
    bench
}

fn does_not_go(code: &str, place: &str, why: Illegal, rule: u8) {
    let mut bench = holding(code);
    let action = play(&format!("{code}{place}"));
    assert!(!bench.offers(1).contains(&action));
    bench.forbids(1, action, why, rule);
}

#[test]
fn te_13_a_totem_card_starts_a_pole_or_goes_on_a_totem_card() {
    for code in ["1", "2", "3", "4", "5", "6", "8", "10"] {
        assert_eq!(goes(code, ON_EMPTY).poles(), ["2 W", code, "10 3"]);
        assert_eq!(goes(code, ON_TOTEM).poles(), ["2 W", "", &format!("10 3 {code}")]);
        does_not_go(code, ON_WARRIOR, Illegal::OnWarrior, 14);
    }
}

#[test]
fn te_14_a_warrior_starts_a_pole_or_goes_on_a_totem_card_never_on_a_warrior() {
    assert_eq!(goes("W", ON_EMPTY).poles(), ["2 W", "W", "10 3"]);
    assert_eq!(goes("W", ON_TOTEM).poles(), ["2 W", "", "10 3 W"]);
    does_not_go("W", ON_WARRIOR, Illegal::OnWarrior, 14);
}

#[test]
fn te_14_on_a_warrior_only_a_companion_fits() {
    for kind in Card::ALL {
        let bench = holding(kind.code());
        let action = play(&format!("{}{ON_WARRIOR}", kind.code()));
        assert_eq!(bench.offers(1).contains(&action), kind == Card::C, "{kind:?}");
    }
}

#[test]
fn te_15_a_top_completes_a_pole_that_ends_in_a_totem_card() {
    let mut bench = goes("T", ON_TOTEM);
    assert_eq!(bench.poles(), ["2 W", "", ""]);
    bench.tells(&[
        r#"{"e":"play","seat":1,"card":"T","pole":2}"#,
        r#"{"e":"capture","seat":1,"pole":2,"cards":["10","3","T"],"points":13}"#,
    ]);
    does_not_go("T", ON_WARRIOR, Illegal::OnWarrior, 14);
    does_not_go("T", ON_EMPTY, Illegal::TopNeedsTotem, 15);
}

#[test]
fn te_16_a_companion_completes_a_pole_that_ends_in_a_warrior() {
    let mut bench = goes("C", ON_WARRIOR);
    assert_eq!(bench.poles(), ["", "", "10 3"]);
    bench.tells(&[
        r#"{"e":"play","seat":1,"card":"C","pole":0}"#,
        r#"{"e":"capture","seat":1,"pole":0,"cards":["2","W","C"],"points":2}"#,
    ]);
    does_not_go("C", ON_EMPTY, Illegal::CompanionNeedsWarrior, 16);
    does_not_go("C", ON_TOTEM, Illegal::CompanionNeedsWarrior, 16);
}

#[test]
fn te_16_a_companion_completes_a_pole_of_a_warrior_alone() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["W 1 2", "C 1 2", "3 4 5"]);
    bench.told();
    bench.plays("W@0 C@0");
    assert_eq!(
        bench.told()[2],
        common::lines(&[r#"{"e":"capture","seat":1,"pole":0,"cards":["W","C"],"points":0}"#,])[0]
    );
}

#[test]
fn te_17_who_completes_a_pole_takes_all_its_cards_bottom_first() {
    let mut bench = Setup::players(4).dealt();
    bench.all_choose(&["10 8 1", "6 5 2", "1 4 T", "2 3 3"]);
    bench.plays("10@1 6@1 1@1 2@1 8@1 5@1 4@1 3@1 1@1 2@1");
    bench.told();
    bench.plays("T@1");
    bench.tells(&[
        r#"{"e":"play","seat":2,"card":"T","pole":1}"#,
        r#"{"e":"capture","seat":2,"pole":1,"cards":["10","6","1","2","8","5","4","3","1","2","T"],"points":42}"#,
    ]);
    assert_eq!(bench.won(), [0, 0, 42, 0]);
}

#[test]
fn te_17_what_was_won_lies_apart_and_the_place_is_free_again() {
    let before = holding("T");
    let mut bench = before.clone();
    bench.plays(&format!("T{ON_TOTEM}"));
    let (was, is) = (before.view(1).obs, bench.view(1).obs);
    assert_eq!((Vec::from(is.hand), is.stock), (list("1 2"), was.stock));
    assert_eq!((was.won, is.won), (vec![0, 4, 11], vec![0, 17, 11]));
    assert_eq!(is.poles[2], []);
    bench.plays("3@2");
    assert_eq!(bench.poles()[2], "3");
    assert_eq!(bench.public().worth, [2, 0, 3]);
    assert!(is.seen.contains(&card("10")));
}
