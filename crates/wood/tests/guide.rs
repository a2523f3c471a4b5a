//! The hand that is told what to do by choosing from lists.

#![allow(clippy::expect_used, reason = "a test")]

use stapel_core::Seed;
use stapel_tokami::{Setup, Stick};
use stapel_wood::craft::{Guide, Pace, building_places};
use stapel_wood::{Aim, Attempt, Friction, Pile, Report};

#[test]
fn ta_3_a_guided_hand_builds_a_pile() {
    let mut pile =
        Pile::set_up(Setup::Built, Friction::NORMAL, Seed::from_number(1)).expect("empty");
    let mut turns = 0;
    while let Some(stick) = Stick::all().find(|stick| !pile.sticks().has(*stick)) {
        turns += 1;
        assert!(turns <= 40, "the pile falls again and again");
        let mut attempt = Attempt::new(pile, Aim::Build);
        let (mut guide, taken) = Guide::from_the_box(&attempt, stick);
        for sample in taken {
            attempt.feed(attempt.due(), &sample).expect("a good sample");
        }
        let place = building_places(attempt.pile(), stick, 6).first().expect("a place").placement;
        for sample in guide.put(&attempt, &place, Pace::Even) {
            attempt.feed(attempt.due(), &sample).expect("a good sample");
        }
        let (after, report) = attempt.finish();
        assert!(matches!(report, Report::Built { stick: built, .. } if built == stick));
        pile = after;
    }
}
