//! What holds for any outcome that the wood may tell.

use crate::bench::{Bench, put_back, seat, stick};
use proptest::prelude::*;
use stapel_core::{Game, SeatCount};
use stapel_tokami::{
    Action, Attempt, Event, Fate, Height, Outcome, Phase, RaiseVerdict, Reach, Stick, StickSet,
    Taken, Tokami, Tried, WinVerdict,
};

fn any_stick() -> impl Strategy<Value = Stick> {
    (0u8..36).prop_map(stick)
}

fn few_sticks() -> impl Strategy<Value = StickSet> {
    proptest::collection::vec(any_stick(), 0..4).prop_map(|list| list.into_iter().collect())
}

fn any_reach() -> impl Strategy<Value = Reach> {
    prop_oneof![Just(Reach::InPile), Just(Reach::PutBack), Just(Reach::InHand)]
}

fn any_tried() -> impl Strategy<Value = Tried> {
    (any_stick(), any::<u32>(), any::<u32>(), any_reach(), few_sticks()).prop_map(
        |(stick, before, after, reach, fallen)| Tried {
            stick,
            before: Height::tenths(before),
            after: Height::tenths(after),
            reach,
            fallen,
        },
    )
}

/// Ends the attempt that is under way, with this falling at the taking if there is one.
fn finish(bench: &mut Bench, falls: StickSet) -> Event {
    if let Phase::Taking { stick, .. } = bench.game.phase() {
        let fallen = falls & bench.game.on_x();
        bench.befall(Fate::Hand(Outcome::Taken(Taken { stick, fallen }))).unwrap();
    }
    bench.log[0].clone()
}

/// The same line, told to a table where it has not happened yet, leads to the same state.
fn told_again(before: &Tokami, line: &Event, bench: &Bench) {
    let attempt = match line {
        Event::Raise(raise) => Attempt::Raise(*raise),
        Event::Win(win) => Attempt::Win(*win),
        Event::Decline(decline) => Attempt::Decline(*decline),
        other => panic!("{other:?} is no attempt"),
    };
    let mut game = *before;
    let mut log = Vec::new();
    game.befall(Fate::Told(attempt), &mut log).unwrap();
    assert_eq!((game, &log), (bench.game, &bench.log));
}

proptest! {
    #[test]
    fn any_raise(tried in any_tried(), falls in few_sticks(), taboo in any::<bool>()) {
        let mut bench = Bench::new(2);
        let barred = stick(35);
        prop_assume!(tried.stick != barred);
        if taboo {
            bench.raises(35);
            bench.skips();
        }
        bench.told();
        let before = bench.game;
        let mover = before.mover().unwrap();
        bench.tries(tried);
        let line = finish(&mut bench, falls);
        let Event::Raise(raise) = line else { panic!("{line:?}") };
        let fell = !tried.fallen.is_empty();
        let raised = !fell && tried.reach == Reach::PutBack && tried.after.is_raised_from(tried.before);
        prop_assert_eq!(raise.outcome == RaiseVerdict::Raised, raised);
        prop_assert_eq!(raise.outcome == RaiseVerdict::Fell, fell);
        // TA-9, TA-10: once pulled out it is raised or lost.
        let minus = bench.game.minus(mover);
        if tried.reach.pulled_out() && !raised {
            prop_assert!(minus.has(tried.stick));
        }
        // TA-8: all that fell is his, and he never gets away free.
        prop_assert_eq!(tried.fallen - minus, StickSet::EMPTY);
        prop_assert_eq!(minus.is_empty(), raised);
        // TA-12, TA-17
        if raise.outcome == RaiseVerdict::Abandoned {
            let paid = if taboo { barred } else { tried.stick };
            prop_assert!(minus.has(paid));
        }
        told_again(&before, &line, &bench);
    }

    #[test]
    fn any_win(tried in any_tried(), falls in few_sticks()) {
        let mut bench = Bench::new(2);
        prop_assume!(tried.stick != stick(35));
        bench.raises(35);
        bench.told();
        let before = bench.game;
        bench.tries(tried);
        let line = finish(&mut bench, falls);
        let Event::Win(win) = line else { panic!("{line:?}") };
        let fell = !tried.fallen.is_empty();
        prop_assert_eq!(win.outcome == WinVerdict::Fell, fell);
        prop_assert_eq!(win.outcome == WinVerdict::Won, !fell && tried.reach == Reach::InHand);
        prop_assert_eq!(bench.game.minus(seat(0)).is_empty(), !fell);
        prop_assert_eq!(bench.game.plus(seat(0)).is_empty(), win.outcome != WinVerdict::Won);
        told_again(&before, &line, &bench);
    }

    #[test]
    fn any_decline(falls in few_sticks()) {
        let mut bench = Bench::new(2);
        bench.raises(35);
        bench.skips();
        bench.told();
        let before = bench.game;
        bench.act(Action::Decline).unwrap();
        let line = finish(&mut bench, falls);
        prop_assert_eq!(bench.game.minus(seat(1)), falls.with(stick(35)));
        told_again(&before, &line, &bench);
    }

    #[test]
    fn sets_of_sticks(one in few_sticks(), other in few_sticks()) {
        let text = serde_json::to_string(&one).unwrap();
        prop_assert_eq!(serde_json::from_str::<StickSet>(&text).unwrap(), one);
        prop_assert!(one.iter().is_sorted());
        prop_assert_eq!(one.iter().count(), one.len());
        prop_assert_eq!(one.nth(one.len()), None);
        prop_assert_eq!((one | other).len() + (one & other).len(), one.len() + other.len());
        prop_assert_eq!((one - other) | (one & other), one);
    }

    #[test]
    fn no_line_of_text_upsets_the_rules(text in ".{0,80}") {
        let _ = serde_json::from_str::<Event>(&text);
        let _ = serde_json::from_str::<Action>(&text);
    }
}

#[test]
fn heights_at_the_far_end_do_not_overflow() {
    let mut bench = Bench::new(2);
    let far = Height::tenths(u32::MAX);
    bench.tries(Tried { before: far, after: far, ..put_back(7, 0) });
    assert!(matches!(bench.game.phase(), Phase::Taking { .. }));
    assert_eq!(bench.game.seats(), SeatCount::new(2).unwrap());
}
