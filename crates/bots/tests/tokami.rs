//! Whole games of bots, and records that are checked by re-running the wood.

#![cfg(feature = "tokami")]
#![allow(clippy::expect_used, clippy::panic, reason = "a test")]

use stapel_bots::tokami::{Skill, play_game};
use stapel_core::{Game, SeatCount, Seed};
use stapel_tokami::{Event, Phase};
use stapel_wood::{Inputs, Options, PHYSICS_VERSION, PILED, Setup, Unfounded, replay};

/// A short version of what `stapel simulate tokami` does two hundred times: bots that trust their
/// eye need no time to think.
#[test]
fn three_bots_end_a_game_by_the_rules_on_every_pile_and_its_record_holds() {
    for setup in PILED {
        let options = Options { setup, ..Options::default() };
        let played = play_game(&options, &[1; 3], Seed::from_number(5)).expect("a game");
        assert_eq!(played.game.phase(), Phase::Over);
        assert!(played.game.standing().is_some());
        let seats = SeatCount::new(3).expect("three");
        let replayed = replay(&options, seats, &played.events, PHYSICS_VERSION, &played.inputs);
        assert_eq!(replayed.map(|replayed| replayed.events), Ok(played.events.len()));
    }
}

#[test]
fn ta_3_a_pile_that_bots_built_by_hand_is_played_and_its_record_holds() {
    let options = Options { setup: Setup::Built, ..Options::default() };
    let played = play_game(&options, &[1; 2], Seed::from_number(4)).expect("a game");
    assert_eq!(played.game.phase(), Phase::Over);
    let seats = SeatCount::new(2).expect("two");
    let check = |inputs: &Inputs| {
        replay(&options, seats, &played.events, PHYSICS_VERSION, inputs)
            .map(|replayed| replayed.events)
    };
    assert!(played.inputs.rounds[0].built.len() >= 36);
    assert_eq!(check(&played.inputs), Ok(played.events.len()));
    // A stick less, and play could not have begun.
    let mut inputs = played.inputs.clone();
    inputs.rounds[0].built.pop();
    assert_eq!(check(&inputs), Err(Unfounded::Unfinished { found: 35 }));
}

#[test]
fn a_bot_thinks_within_a_bound() {
    use stapel_bots::tokami::{LONGEST_THOUGHT, Steady};
    use stapel_wood::{Friction, LONGEST_ATTEMPT, LONGEST_SETTLING, Pile};
    let pile = Pile::set_up(Setup::Cube, Friction::HARD, Seed::from_number(3)).expect("stands");
    let mut bot = Steady::new(Skill::Sure, Seed::from_number(1));
    for _ in 0..3 {
        bot.plan_raise(&pile, pile.sticks(), false).expect("a plan");
        let thought = bot.thought();
        // What it has begun to try out it tries to the end.
        let longest = LONGEST_THOUGHT + LONGEST_ATTEMPT + LONGEST_SETTLING;
        assert!(0 < thought && thought < longest, "{thought}");
    }
}

#[test]
fn a_record_whose_events_do_not_follow_is_refused() {
    let options = Options { setup: Setup::Crossed, ..Options::default() };
    let played = play_game(&options, &[1; 2], Seed::from_number(6)).expect("a game");
    let seats = SeatCount::new(2).expect("two");
    let check = |events: &[Event], physics: &str, inputs: &Inputs| {
        replay(&options, seats, events, physics, inputs).err()
    };

    let other = Some(Unfounded::OtherPhysics { found: "wood-0".into() });
    assert_eq!(check(&played.events, "wood-0", &played.inputs), other);

    // Another height than the wood came to.
    let mut events = played.events.clone();
    let at = events.iter().position(|event| matches!(event, Event::Raise(_))).expect("a raise");
    if let Event::Raise(raise) = &mut events[at] {
        raise.before = stapel_wood::Height::tenths(raise.before.get() + 1);
    }
    let differs = Some(Unfounded::Differs { event: at });
    assert_eq!(check(&events, PHYSICS_VERSION, &played.inputs), differs);

    // A hand less, a hand more, the hands of another order.
    let mut inputs = played.inputs.clone();
    let last = inputs.rounds[0].hands.pop().expect("a hand");
    assert!(matches!(
        check(&played.events, PHYSICS_VERSION, &inputs),
        Some(Unfounded::NoHand { .. })
    ));
    inputs.rounds[0].hands.extend([last.clone(), last]);
    let left_over = Some(Unfounded::LeftOver);
    assert_eq!(check(&played.events, PHYSICS_VERSION, &inputs), left_over);
    let mut inputs = played.inputs.clone();
    inputs.rounds[0].hands.swap(0, 1);
    assert!(check(&played.events, PHYSICS_VERSION, &inputs).is_some());

    // A running game is a record too.
    let half = &played.events[..at + 1];
    let mut inputs = played.inputs.clone();
    assert_eq!(check(half, PHYSICS_VERSION, &inputs), Some(Unfounded::LeftOver));
    inputs.rounds[0].hands.truncate(1);
    assert_eq!(check(half, PHYSICS_VERSION, &inputs), None);

    // As JSON and back.
    let text = serde_json::to_string(&played.inputs).expect("JSON");
    assert_eq!(serde_json::from_str::<Inputs>(&text).expect("inputs"), played.inputs);
}

#[test]
fn a_bot_plays_no_longer_than_a_hand_may() {
    use stapel_bots::tokami::Steady;
    use stapel_wood::{Aim, Attempt, Friction, LONGEST_ATTEMPT, Outcome, Pile, StickSet};
    let pile =
        Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(3)).expect("stands");
    let mut bot = Steady::new(Skill::Sure, Seed::from_number(1));
    let plan = bot.plan_raise(&pile, pile.sticks(), false).expect("a plan");
    let aim = Aim::Try { forbidden: StickSet::ALL.without(plan.stick()) };
    let samples = bot.raise(&pile, aim, &plan);
    assert!(samples.len() < LONGEST_ATTEMPT as usize / 2, "{} ticks", samples.len());
    let mut attempt = Attempt::new(pile, aim);
    for (tick, sample) in (0..).zip(&samples) {
        attempt.feed(tick, sample).expect("a good sample");
    }
    let (_, report) = attempt.finish();
    let Some(Outcome::Tried(tried)) = report.outcome() else { panic!("{report:?}") };
    assert!(tried.fallen.is_empty() && tried.after.is_raised_from(tried.before), "{tried:?}");
}

/// What a hand of each skill does with the piles of one seed: its samples as in a record, digested.
#[test]
fn a_skill_moves_the_same_hands_to_the_bit() {
    use stapel_bots::tokami::Steady;
    use stapel_wood::codec::encode;
    use stapel_wood::digest::Fnv;
    use stapel_wood::{Aim, Friction, Pile, StickSet};
    let golden = [
        [0x57c4_3bb6_1f58_01f4, 0x83fe_f66b_bd4d_e546],
        [0x8cd4_3a0b_2b80_da8e, 0x4e78_30e9_7557_741c],
        [0x1359_1053_44e2_3e98, 0x1359_1053_44e2_3e98],
        [0x607a_ceb4_8493_bc4c, 0xd1c3_a16e_424a_0bed],
        [0x943a_4dd7_d1ee_03d1, 0xf017_c94d_819c_4d64],
        [0x3e84_a579_c1e6_921d, 0x4491_22e9_8195_8e21],
        [0x475c_90bf_7dff_58a3, 0x47a1_7bc8_a185_5a81],
        [0xd292_0457_1a11_6f98, 0xdfba_5119_66d7_c615],
        [0xa444_f482_5405_0261, 0xcf6e_e93a_f656_9339],
    ];
    let mut made = Vec::new();
    for setup in PILED {
        let pile = Pile::set_up(setup, Friction::NORMAL, Seed::from_number(3)).expect("stands");
        let digest = |samples: &[_]| {
            let mut fnv = Fnv::START;
            fnv.eat(&encode(samples));
            fnv.digest()
        };
        for skill in Skill::ALL {
            let mut bot = Steady::new(skill, Seed::from_number(7));
            let plan = bot.plan_raise(&pile, pile.sticks(), false).expect("a plan");
            let aim = Aim::Try { forbidden: StickSet::ALL.without(plan.stick()) };
            let raise = digest(&bot.raise(&pile, aim, &plan));
            let mut bot = Steady::new(skill, Seed::from_number(8));
            let plan = bot.plan_win(&pile, pile.sticks(), |_| 1, 30).expect("a plan");
            let aim = Aim::Try { forbidden: StickSet::ALL.without(plan.stick()) };
            made.push([raise, digest(&bot.pull_out(&pile, aim, &plan))]);
        }
    }
    assert_eq!(made, golden);
}
