//! Attempts of a hand, by the rules: what ends them, and what comes of them.
#![allow(clippy::expect_used, clippy::panic, reason = "helpers of tests")]

use stapel_core::Seed;
use stapel_wood::measure::STICK_HALF;
use stapel_wood::stand::CREASE;
use stapel_wood::{
    Absurd, Aim, Attempt, BOX_AT, Doing, Friction, Grip, LONGEST_ATTEMPT, Outcome, Pile, Reach,
    Refused, Report, Sample, Setup, Stick, StickSet, Tried,
};

const TRY: Aim = Aim::Try { forbidden: StickSet::EMPTY };
const LEVEL: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

fn crossed() -> Pile {
    Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(1)).expect("it stands")
}

/// A stick that nothing lies on.
fn on_top(pile: &Pile) -> Stick {
    let top = |stick: &Stick| pile.top(*stick).unwrap_or(0.0);
    pile.sticks().iter().max_by(|a, b| top(a).total_cmp(&top(b))).expect("a stick")
}

/// A stick of the lowest layer, that much lies on: its height is just above the crease sticks.
fn deep(pile: &Pile) -> Stick {
    let level = CREASE + STICK_HALF[0] + 1.2;
    let off = |stick: &Stick| (pile.top(*stick).unwrap_or(0.0) - level).abs();
    pile.sticks().iter().min_by(|a, b| off(a).total_cmp(&off(b))).expect("a stick")
}

/// A hand that holds a stick in its middle and moves at 12 cm/s.
struct Holder {
    grip: Grip,
    place: [f32; 3],
    turn: [f32; 4],
}

impl Holder {
    fn of(pile: &Pile, stick: Stick) -> Holder {
        let at = pile.placement(stick).expect("it is there");
        Holder { grip: Grip::on(stick, [0.0; 3]), place: at.centre, turn: at.turn }
    }

    fn sample(&self) -> Sample {
        Sample::quantise(Some(self.grip), self.place, self.turn)
    }

    fn open(&self) -> Sample {
        Sample { grip: None, ..self.sample() }
    }

    fn go(&mut self, attempt: &mut Attempt, goal: [f32; 3]) -> Doing {
        let from = self.place;
        let way: [f32; 3] = std::array::from_fn(|i| goal[i] - from[i]);
        let ticks = (way.iter().map(|w| w * w).sum::<f32>().sqrt() / 0.2) as u32 + 1;
        for n in 1..=ticks {
            self.place = std::array::from_fn(|i| from[i] + way[i] * n as f32 / ticks as f32);
            if attempt.feed(attempt.due(), &self.sample()).expect("a good sample") == Doing::Resting
            {
                return Doing::Resting;
            }
        }
        attempt.doing()
    }
}

fn tried(report: Report) -> Tried {
    match report.outcome() {
        Some(Outcome::Tried(tried)) => tried,
        other => panic!("{other:?}"),
    }
}

#[test]
fn ta_5_a_stick_put_on_top_is_higher() {
    let pile = crossed();
    let stick = on_top(&pile);
    let highest = pile.top(stick).expect("there");
    let mut attempt = Attempt::new(pile, TRY);
    let mut hand = Holder::of(attempt.pile(), stick);
    let [x, y, z] = hand.place;
    hand.go(&mut attempt, [x, y + 4.0, z]);
    assert!(attempt.pulled_out());
    // Across the sticks that it lay beside.
    hand.turn = [0.0, 0.0, 0.0, 1.0];
    hand.go(&mut attempt, [0.0, y + 4.0, 0.0]);
    hand.go(&mut attempt, [0.0, highest + STICK_HALF[1] + 0.02, 0.0]);
    attempt.feed(attempt.due(), &hand.open()).expect("a good sample");
    let (_, report) = attempt.finish();
    let tried = tried(report);
    assert_eq!(tried.reach, Reach::PutBack);
    assert!(tried.fallen.is_empty(), "{tried:?}");
    assert!(tried.after.is_raised_from(tried.before), "{tried:?}");
}

#[test]
fn ta_6_a_stick_that_stays_in_the_hand_is_out_of_the_pile() {
    let pile = crossed();
    let stick = on_top(&pile);
    let mut attempt = Attempt::new(pile, TRY);
    let mut hand = Holder::of(attempt.pile(), stick);
    let [x, y, z] = hand.place;
    hand.go(&mut attempt, [x, y + 5.0, z]);
    let done = Sample { done: true, ..hand.sample() };
    assert_eq!(attempt.feed(attempt.due(), &done), Ok(Doing::Resting));
    let (pile, report) = attempt.finish();
    assert_eq!(tried(report).reach, Reach::InHand);
    assert!(!pile.sticks().has(stick));
    assert_eq!(pile.sticks().len(), 35);
}

#[test]
fn ta_8_the_attempt_ends_at_once_when_sticks_fall() {
    let mut pile = crossed();
    // Without the topmost layer, the one below lies free, across the crease.
    for _ in 0..5 {
        pile.take(on_top(&pile));
    }
    assert!(pile.settle().is_empty());
    let front = |stick: &Stick| {
        pile.placement(*stick).map_or(0.0, |at| at.centre[1] * 100.0 + at.centre[2])
    };
    let stick = pile.sticks().iter().max_by(|a, b| front(a).total_cmp(&front(b))).expect("a stick");
    let mut attempt = Attempt::new(pile, TRY);
    let mut hand = Holder::of(attempt.pile(), stick);
    let [x, y, _] = hand.place;
    // Sweeps the others off the back.
    let doing = hand.go(&mut attempt, [x, y, -20.0]);
    assert_eq!(doing, Doing::Resting);
    let fallen = attempt.fallen().to_vec();
    assert!(fallen.iter().all(|(tick, _)| *tick == attempt.pile().tick()), "{fallen:?}");
    assert_eq!(attempt.feed(attempt.due(), &hand.sample()), Err(Refused::Ended));
    let (pile, report) = attempt.finish();
    for stick in report.fallen().iter() {
        assert!(!pile.sticks().has(stick));
    }
}

#[test]
fn ta_11_a_stick_dropped_outside_has_fallen_but_not_one_that_is_held_there() {
    let pile = crossed();
    let stick = on_top(&pile);
    let mut attempt = Attempt::new(pile, TRY);
    let mut hand = Holder::of(attempt.pile(), stick);
    let [x, y, z] = hand.place;
    hand.go(&mut attempt, [x, y + 5.0, z]);
    hand.go(&mut attempt, [x, y, 15.0]);
    // Down on the table, held.
    assert_eq!(hand.go(&mut attempt, [x, 0.6, 15.0]), Doing::Holding);
    hand.go(&mut attempt, [x, 10.0, 15.0]);
    assert!(attempt.fallen().is_empty());
    while attempt.feed(attempt.due(), &hand.open()).expect("a good sample") != Doing::Resting {}
    assert_eq!(attempt.fallen().len(), 1);
    let (_, report) = attempt.finish();
    assert_eq!(report.fallen(), StickSet::EMPTY.with(stick));
}

#[test]
fn ta_16_a_stick_that_must_be_taken_leaves_even_if_the_hand_gives_up() {
    let pile = crossed();
    let stick = deep(&pile);
    let mut attempt = Attempt::new(pile, Aim::Take { stick });
    let hand = Holder::of(attempt.pile(), stick);
    let other = Holder::of(attempt.pile(), on_top(attempt.pile())).sample();
    assert!(matches!(attempt.feed(0, &other), Err(Refused::Forbidden { .. })));
    attempt.feed(0, &Sample { done: true, ..hand.sample() }).expect("a good sample");
    let (pile, report) = attempt.finish();
    assert!(!pile.sticks().has(stick));
    assert!(matches!(report.outcome(), Some(Outcome::Taken(taken)) if taken.stick == stick));
}

#[test]
fn ta_3_a_pile_can_be_built_by_hand() {
    let mut pile =
        Pile::set_up(Setup::Built, Friction::NORMAL, Seed::from_number(1)).expect("empty");
    assert!(pile.sticks().is_empty());
    for (n, number) in [4_u8, 30].into_iter().enumerate() {
        let stick = Stick::new(number).expect("a stick");
        let mut attempt = Attempt::new(pile, Aim::Build);
        let mut hand = Holder { grip: Grip::on(stick, [0.0; 3]), place: BOX_AT, turn: LEVEL };
        let level = CREASE + STICK_HALF[0] + STICK_HALF[1] + 0.03;
        let z = n as f32 * 1.5 - 0.75;
        hand.go(&mut attempt, [0.0, 20.0, z]);
        hand.go(&mut attempt, [0.0, level, z]);
        attempt.feed(attempt.due(), &hand.open()).expect("a good sample");
        let (after, report) = attempt.finish();
        assert_eq!(report, Report::Built { stick, fallen: StickSet::EMPTY });
        pile = after;
        assert_eq!(pile.sticks().len(), n + 1);
    }
    // What lies in the X already can't come out of the box.
    let stick = Stick::new(4).expect("a stick");
    let mut attempt = Attempt::new(pile, Aim::Build);
    let sample = Sample::quantise(Some(Grip::on(stick, [0.0; 3])), BOX_AT, LEVEL);
    assert_eq!(attempt.feed(0, &sample), Err(Refused::NotThere { stick }));
}

#[test]
fn an_attempt_without_a_grip_touches_nothing() {
    let pile = crossed();
    let before = pile.placement(on_top(&pile));
    let mut attempt = Attempt::new(pile, TRY);
    let pointing = Sample::quantise(None, [0.0, 20.0, 0.0], LEVEL);
    attempt.feed(0, &pointing).expect("a good sample");
    let (pile, report) = attempt.finish();
    assert_eq!(report, Report::Untouched);
    assert_eq!(pile.placement(on_top(&pile)), before);
}

#[test]
fn every_attempt_ends() {
    let pile = crossed();
    let stick = on_top(&pile);
    let mut attempt = Attempt::new(pile, TRY);
    let hand = Holder::of(attempt.pile(), stick);
    for tick in 0..LONGEST_ATTEMPT - 1 {
        assert_eq!(attempt.feed(tick, &hand.sample()), Ok(Doing::Holding));
    }
    assert_eq!(attempt.feed(LONGEST_ATTEMPT - 1, &hand.sample()), Ok(Doing::Resting));
    assert_eq!(attempt.feed(LONGEST_ATTEMPT, &hand.sample()), Err(Refused::Ended));
    assert_eq!(tried(attempt.finish().1).reach, Reach::InPile);
}

#[test]
fn bad_samples_are_refused_and_change_nothing() {
    let pile = crossed();
    let (stick, taboo) = (on_top(&pile), deep(&pile));
    let mut attempt = Attempt::new(pile, Aim::Try { forbidden: StickSet::EMPTY.with(taboo) });
    let hand = Holder::of(attempt.pile(), stick);
    let good = hand.sample();
    let grip = |stick| Some(Grip::on(stick, [0.0; 3]));
    let other = Stick::all().find(|other| *other != stick && *other != taboo).expect("one");

    let refuse = |attempt: &mut Attempt, tick, sample: Sample, why: Refused| {
        let before = (attempt.pile().digest(), attempt.due());
        assert_eq!(attempt.feed(tick, &sample), Err(why));
        assert_eq!((attempt.pile().digest(), attempt.due()), before);
    };
    let beside = Grip { at: [1153, 0, 0], ..hand.grip };
    let no_turn = Refused::Absurd(Absurd::NoTurn);
    refuse(&mut attempt, 0, Sample { turn: [0; 4], ..good }, no_turn);
    refuse(&mut attempt, 0, Sample { turn: [i16::MIN; 4], ..good }, no_turn);
    refuse(&mut attempt, 0, Sample { grip: Some(beside), ..good }, Absurd::GripBeside.into());
    let forbidden = Refused::Forbidden { stick: taboo };
    refuse(&mut attempt, 0, Sample { grip: grip(taboo), ..good }, forbidden);
    refuse(&mut attempt, 1, good, Refused::OutOfOrder { expected: 0, got: 1 });

    attempt.feed(0, &good).expect("a good sample");
    refuse(&mut attempt, 0, good, Refused::OutOfOrder { expected: 1, got: 0 });
    let second = Refused::SecondStick { stick: other };
    refuse(&mut attempt, 1, Sample { grip: grip(other), ..good }, second);
    let moved = Grip { at: [5, 0, 0], ..hand.grip };
    refuse(&mut attempt, 1, Sample { grip: Some(moved), ..good }, Refused::GripMoved);

    // Open in between, it may be gripped again, elsewhere: it is the same stick (TA-12).
    attempt.feed(1, &hand.open()).expect("a good sample");
    attempt.feed(2, &Sample { grip: Some(moved), ..good }).expect("a good sample");
    attempt.feed(3, &Sample { done: true, ..hand.open() }).expect("a good sample");
    refuse(&mut attempt, 4, good, Refused::Ended);

    // A stick that has left can't be gripped.
    let (mut pile, _) = attempt.finish();
    pile.take(other);
    let mut attempt = Attempt::new(pile, TRY);
    let gone = Refused::NotThere { stick: other };
    refuse(&mut attempt, 0, Sample { grip: grip(other), ..good }, gone);
}

#[test]
fn refused_samples_leave_no_trace_in_what_follows() {
    let pile = crossed();
    let (stick, other) = (on_top(&pile), deep(&pile));
    let [mut clean, mut disturbed] = [pile.clone(), pile].map(|pile| Attempt::new(pile, TRY));
    let mut hand = Holder::of(clean.pile(), stick);
    for tick in 0..90_u32 {
        hand.place[1] += 0.1;
        let good = hand.sample();
        let bad = [
            (tick + 1, good),
            (tick.wrapping_sub(1), good),
            (tick, Sample { turn: [0; 4], ..good }),
            (tick, Sample { grip: Some(Grip { at: [i16::MIN; 3], ..hand.grip }), ..good }),
            (tick, Sample { grip: Some(Grip::on(other, [0.0; 3])), done: true, ..good }),
        ];
        for (at, sample) in bad {
            // Before anything is gripped, gripping the other one is no second stick.
            if tick > 0 || sample.grip.is_some_and(|grip| grip.stick == stick) {
                assert!(disturbed.feed(at, &sample).is_err());
            }
        }
        disturbed.feed(tick, &good).expect("a good sample");
        clean.feed(tick, &good).expect("a good sample");
        assert_eq!(clean.pile().digest(), disturbed.pile().digest(), "tick {tick}");
    }
    let ((clean, report), (disturbed, other_report)) = (clean.finish(), disturbed.finish());
    assert_eq!(clean.digest(), disturbed.digest());
    assert_eq!(report, other_report);
}

#[test]
fn a_teleport_is_clamped_to_the_speed_of_a_hand() {
    let pile = crossed();
    let stick = on_top(&pile);
    let mut attempt = Attempt::new(pile, TRY);
    let hand = Holder::of(attempt.pile(), stick);
    let far = Sample { position: [i16::MAX, i16::MAX, i16::MIN], ..hand.sample() };
    let start = attempt.pile().placement(stick).expect("there").centre;
    for tick in 1..=30 {
        attempt.feed(tick - 1, &far).expect("a good sample");
        let now = attempt.pile().placement(stick).expect("there").centre;
        let gone = (0..3).map(|i| (now[i] - start[i]).powi(2)).sum::<f32>().sqrt();
        // 60 cm/s, and the hand's own tremor.
        assert!(gone <= tick as f32 + 4.5, "{gone} cm after {tick} ticks");
        assert!(attempt.pile().fastest() < 200.0);
    }
}
