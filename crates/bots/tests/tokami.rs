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
    let mut bot = Steady::new(Skill::of_level(5), Seed::from_number(1));
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
    let mut bot = Steady::new(Skill::of_level(5), Seed::from_number(1));
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

/// What each level does first on a pile: its samples as in a record, digested.
#[test]
fn a_level_moves_the_same_hand_to_the_bit() {
    use stapel_bots::tokami::Sight;
    use stapel_tokami::{Action, Fate, Tokami};
    use stapel_wood::codec::encode;
    use stapel_wood::digest::Fnv;
    use stapel_wood::{Friction, Pile};
    let golden = [
        (6, 0x469f_25d0_9b0e_f96c),
        (6, 0x7719_02e7_b50f_29ed),
        (6, 0x8fd9_48af_156b_4efe),
        (6, 0x943a_4dd7_d1ee_03d1),
        (6, 0x1610_69af_4b27_c4fd),
    ];
    let seats = SeatCount::new(2).expect("two");
    let seat = stapel_core::Seat::new(0).expect("a seat");
    let mut game = Tokami::start(&Options::default(), seats).expect("it begins");
    let sticks = stapel_tokami::Colour::ALL.into_iter().flat_map(|colour| [colour; 9]).collect();
    for fate in [Fate::Sticks(sticks), Fate::First(seat)] {
        game.befall(fate, &mut ()).expect("by the rules");
    }
    let pile =
        Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(3)).expect("stands");
    let sight = Sight { seat, game, pile, builds: false, hands: 0 };
    let made = [1, 2, 3, 4, 5].map(|level| {
        let decision = sight.decide(level, Seed::from_number(7));
        let Some(Action::Raise { stick }) = decision.action else { panic!("{decision:?}") };
        let mut fnv = Fnv::START;
        fnv.eat(&encode(&decision.hand.expect("a hand")));
        (stick.number(), fnv.digest())
    });
    assert_eq!(made, golden, "{made:#x?}");
}

#[test]
fn a_higher_level_is_calmer_and_tries_more_out() {
    for pair in Skill::LEVELS.windows(2) {
        let [below, above] = [&pair[0], &pair[1]];
        let paces = |skill: &Skill| {
            let it = skill.manner;
            [it.pull, it.carry, it.lower, it.turn, it.gain, it.shake]
        };
        assert!(paces(below).iter().zip(paces(above)).all(|(below, above)| *below >= above));
        assert!(below.manner.pull > above.manner.pull && below.manner.shake > above.manner.shake);
        assert!(below.eye >= above.eye && below.weighs <= above.weighs);
        let tries = |skill: &Skill| skill.ways as u64 * skill.times;
        assert!(tries(below) <= tries(above));
        assert!(below != above);
    }
    // Beyond the ends there is nothing else.
    assert_eq!(Skill::of_level(0), Skill::of_level(1));
    assert_eq!(Skill::of_level(6), Skill::of_level(5));
}

#[test]
fn a_game_of_a_level_that_is_none_is_refused() {
    use stapel_bots::tokami::BrokenGame;
    for level in [0, 6] {
        let played = play_game(&Options::default(), &[1, level], Seed::from_number(1));
        assert!(matches!(played, Err(BrokenGame::NoSuchLevel { level: told }) if told == level));
    }
}

/// Of two sticks that come out as easily, the one that frees its player of more minus sticks.
#[test]
fn the_best_level_wins_what_brings_most() {
    use stapel_bots::tokami::Steady;
    use stapel_wood::{Friction, Pile};
    let pile =
        Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(3)).expect("stands");
    let wins = |worth: &dyn Fn(stapel_tokami::Stick) -> i32| {
        let mut bot = Steady::new(Skill::of_level(5), Seed::from_number(1));
        bot.plan_win(&pile, pile.sticks(), worth, 2).expect("a plan").stick()
    };
    let first = wins(&|_| 1);
    let second = wins(&|stick| if stick == first { 1 } else { 4 });
    assert_ne!(first, second);
}
