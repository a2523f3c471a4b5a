//! TE-23 and TE-24: the examples in the book. Poles A, B, C are 0, 1, 2.

mod common;

use common::{example_23, example_24, lines, with_hand};

#[test]
fn te_23_what_each_card_can_do() {
    with_hand(example_23(), "1 T W").assert_offers("1@1 1@2 T@2 W@1 W@2");
    with_hand(example_23(), "1 T C").assert_offers("1@1 1@2 T@2 C@0");
    with_hand(example_23(), "C C W").assert_offers("C@0 W@1 W@2");
    with_hand(example_23(), "5 T T").assert_offers("5@1 5@2 T@2");
    with_hand(example_23(), "5 8 10").assert_offers("5@1 5@2 8@1 8@2 10@1 10@2");
}

#[test]
fn te_23_a_totem_card_or_a_warrior_goes_on_c_or_starts_b() {
    for (play, poles) in [
        ("1@1", ["2 W", "1", "10 3"]),
        ("1@2", ["2 W", "", "10 3 1"]),
        ("W@1", ["2 W", "W", "10 3"]),
        ("W@2", ["2 W", "", "10 3 W"]),
    ] {
        let mut bench = with_hand(example_23(), "1 T W");
        bench.plays(play);
        assert_eq!(bench.poles(), poles);
    }
}

#[test]
fn te_23_a_top_completes_c_for_13_and_a_companion_completes_a_for_2() {
    let mut bench = with_hand(example_23(), "1 T C");
    let won = bench.won()[1];
    let mut top = bench.clone();
    top.plays("T@2");
    assert_eq!(top.won()[1] - won, 13);
    assert_eq!(top.poles(), ["2 W", "", ""]);
    top.tells(&[
        r#"{"e":"play","seat":1,"card":"T","pole":2}"#,
        r#"{"e":"capture","seat":1,"pole":2,"cards":["10","3","T"],"points":13}"#,
    ]);
    bench.plays("C@0");
    assert_eq!(bench.won()[1] - won, 2);
    bench.tells(&[
        r#"{"e":"play","seat":1,"card":"C","pole":0}"#,
        r#"{"e":"capture","seat":1,"pole":0,"cards":["2","W","C"],"points":2}"#,
    ]);
}

#[test]
fn te_24_what_each_card_can_do() {
    with_hand(example_24(), "1 T W").assert_offers("1@2 W@2");
    with_hand(example_24(), "1 T C").assert_offers("1@2 C@0 C@1");
    with_hand(example_24(), "W C C").assert_offers("W@2 C@0 C@1");
}

#[test]
fn te_24_a_companion_completes_a_for_8_or_b_for_11() {
    for (play, capture) in [
        ("C@0", r#"{"e":"capture","seat":1,"pole":0,"cards":["8","W","C"],"points":8}"#),
        ("C@1", r#"{"e":"capture","seat":1,"pole":1,"cards":["5","6","W","C"],"points":11}"#),
    ] {
        let mut bench = with_hand(example_24(), "1 T C");
        bench.plays(play);
        assert_eq!(bench.told().last(), lines(&[capture]).last());
    }
}

#[test]
fn te_24_a_top_that_is_the_last_card_in_hand_is_lost() {
    let mut bench = example_24();
    bench.all_choose(&["4 5 6", "W C T", "W 3 4"]);
    bench.told();
    bench.plays("W@2 C@0 W@0");
    bench.tells(&[
        r#"{"e":"play","seat":1,"card":"W","pole":2}"#,
        r#"{"e":"pass","seat":2}"#,
        r#"{"e":"pass","seat":0}"#,
        r#"{"e":"play","seat":1,"card":"C","pole":0}"#,
        r#"{"e":"capture","seat":1,"pole":0,"cards":["8","W","C"],"points":8}"#,
        r#"{"e":"play","seat":2,"card":"W","pole":0}"#,
        r#"{"e":"pass","seat":0}"#,
        r#"{"e":"pass","seat":1}"#,
        r#"{"e":"pass","seat":2}"#,
        r#"{"e":"pass","seat":0}"#,
        r#"{"e":"lose","seat":0,"cards":["4","5","6"]}"#,
        r#"{"e":"lose","seat":1,"cards":["T"]}"#,
        r#"{"e":"lose","seat":2,"cards":["3","4"]}"#,
        r#"{"e":"round_end","round":2}"#,
    ]);
}

#[test]
fn te_24_a_top_alone_passes() {
    let mut bench = example_24();
    bench.all_choose(&["1 1 2", "T T T", "3 4 4"]);
    assert_eq!(
        (bench.told().last(), bench.mover()),
        (lines(&[r#"{"e":"pass","seat":1}"#]).last(), 2)
    );
}
