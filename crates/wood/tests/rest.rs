//! Any seed gives a pile that stands, and an untouched pile does not move.

use stapel_core::Seed;
use stapel_wood::gates::watch;
use stapel_wood::{Friction, PILED, Pile, Setup, StickSet};

/// The whole gate for a few seeds of each pile; `stapel tokami survey` is for many.
#[test]
fn an_untouched_pile_does_not_move_for_a_minute() {
    for setup in PILED {
        for seed in 0..if setup == Setup::Wild { 1 } else { 2 } {
            let rest = watch(setup, Friction::NORMAL, Seed::from_number(seed), 60);
            let rest = rest.expect("it stands");
            assert!(rest.is_good(), "{setup:?} {seed}: {rest:?}");
        }
    }
}

#[test]
fn any_seed_and_friction_gives_a_pile_that_stands() {
    for setup in PILED {
        for friction in [Friction::HARD, Friction::NORMAL, Friction::EASY] {
            for seed in 100..if setup == Setup::Wild { 101 } else { 110 } {
                let pile =
                    Pile::set_up(setup, friction, Seed::from_number(seed)).expect("it stands");
                assert_eq!(pile.sticks(), StickSet::ALL);
                assert!(pile.asleep());
                assert!(pile.hanging().is_empty());
                assert_eq!(pile.tick(), 0);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_pile() {
    let pile = |seed| {
        Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(seed)).expect("it stands")
    };
    assert_eq!(pile(5).digest(), pile(5).digest());
    assert_ne!(pile(5).digest(), pile(6).digest());
}
