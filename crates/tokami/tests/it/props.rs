//! What holds for any outcome that the wood may tell.

use crate::{
    bench::{Bench, put_back, seat, stick},
    laws::sticks_are_conserved,
};
use proptest::prelude::*;
use stapel_core::{Cause, Game, Seat, SeatCount};
use stapel_tokami::{
    Action, Attempt, Colour, Decline, Event, Fate, Height, Outcome, Phase, Raise, RaiseVerdict,
    Reach, Stick, StickSet, Taken, Tokami, Tried, Win, WinVerdict,
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

fn any_seat() -> impl Strategy<Value = Seat> {
    (0u8..5).prop_map(seat)
}

fn any_raise_line() -> impl Strategy<Value = Event> {
    let verdict = prop_oneof![
        Just(RaiseVerdict::Raised),
        Just(RaiseVerdict::Fell),
        Just(RaiseVerdict::NotHigher),
        Just(RaiseVerdict::Abandoned),
    ];
    (any_seat(), any_stick(), 0u32..1000, 0u32..1000, few_sticks(), verdict).prop_map(
        |(seat, stick, before, after, fallen, outcome)| {
            let (before, after) = (Height::tenths(before), Height::tenths(after));
            Event::Raise(Raise { seat, stick, before, after, fallen, outcome })
        },
    )
}

fn any_win_line() -> impl Strategy<Value = Event> {
    let verdict =
        prop_oneof![Just(WinVerdict::Won), Just(WinVerdict::Fell), Just(WinVerdict::Abandoned)];
    (any_seat(), any_stick(), few_sticks(), verdict)
        .prop_map(|(seat, stick, fallen, outcome)| Event::Win(Win { seat, stick, fallen, outcome }))
}

/// Any line that a record can hold, whether it can happen or not.
fn any_line() -> impl Strategy<Value = Event> {
    let colours = proptest::collection::vec(proptest::sample::select(Colour::ALL.to_vec()), 30..40);
    let scores = proptest::collection::vec(any::<i32>(), 0..6);
    prop_oneof![
        4 => any_raise_line(),
        4 => any_win_line(),
        2 => (any_seat(), few_sticks())
            .prop_map(|(seat, fallen)| Event::Decline(Decline { seat, fallen })),
        2 => any_seat().prop_map(|seat| Event::Skip { seat }),
        1 => any_seat().prop_map(|seat| Event::First { seat }),
        1 => colours.prop_map(|colours| Event::Sticks { colours }),
        1 => (any_seat(), few_sticks()).prop_map(|(seat, sticks)| Event::Minus { seat, sticks }),
        1 => (any_seat(), any_stick(), few_sticks())
            .prop_map(|(seat, stick, returned)| Event::Plus { seat, stick, returned }),
        1 => (scores.clone(), scores).prop_map(|(scores, totals)| Event::RoundEnd { scores, totals }),
    ]
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
        // TA-8: all that fell is the mover's, and nobody gets away free.
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
    fn no_line_of_a_record_upsets_the_rules(
        lines in proptest::collection::vec(any_line(), 1..60), taboo in any::<bool>(),
    ) {
        let mut bench = Bench::new(2);
        if taboo {
            bench.raises(35);
            bench.skips();
        }
        for line in lines {
            let written = serde_json::to_string(&line).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Event>(&written).unwrap(), &line);
            let before = bench.game;
            let accepted = match before.cause(&line) {
                Cause::Act(seat, action) => bench.game.act(seat, action, &mut bench.log).is_ok(),
                Cause::Befall(fate) => bench.game.befall(fate, &mut bench.log).is_ok(),
                Cause::Follows => continue,
            };
            // What an accepted line leads to is another state, in which no stick is lost.
            prop_assert_eq!(accepted, bench.game != before, "{}", written);
            sticks_are_conserved(&bench.game);
        }
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
