//! Letting go lets go, wherever the hand is and whatever it was doing.

#![allow(clippy::expect_used, clippy::panic, reason = "a test")]

use stapel_core::{PlayRng, Seed, below};
use stapel_tokami::{Outcome, Reach, Setup, Stick, StickSet};
use stapel_wood::craft::{LET_BE, LONGEST_RELEASE, Release};
use stapel_wood::{Aim, Attempt, Doing, Friction, Grip, Pile, Report, Sample};

/// From −1 to 1.
fn side(rng: &mut PlayRng) -> f32 {
    (below(rng, 2001) as f32 - 1000.0) / 1000.0
}

/// A hand takes hold of some stick and moves anyhow: slowly or fast, high up, far off, or not at all. Its stick
/// may be out by then, and others may have fallen.
fn somewhere(pile: &Pile, rng: &mut PlayRng) -> Attempt {
    let mut sticks: Vec<Stick> = pile.sticks().iter().collect();
    sticks.sort_by(|a, b| pile.top(*b).partial_cmp(&pile.top(*a)).expect("heights"));
    // Every second one lies on top, and is lifted calmly at first.
    let calm = below(rng, 2) == 0;
    let stick = sticks[below(rng, if calm { 4 } else { sticks.len() as u32 }) as usize];
    let place = pile.placement(stick).expect("it is there");
    let at = if calm { [0.0; 3] } else { [side(rng) * 3.0, 0.0, 0.0] };
    let grip = Grip::on(stick, at);
    let mut attempt = Attempt::new(pile.clone(), Aim::Try { forbidden: StickSet::EMPTY });
    let mut turn = place.turn;
    let [x, y, z] = place.centre;
    for tick in 0..if calm { 60 } else { 0 } {
        let sample = Sample::quantise(Some(grip), [x, y + 0.2 * tick as f32, z], turn);
        if attempt.feed(attempt.due(), &sample).expect("a good sample") != Doing::Holding {
            return attempt;
        }
    }
    for _ in 0..=below(rng, 3) {
        let goal = [side(rng) * 14.0, 22.0 + side(rng) * 14.0, side(rng) * 12.0];
        if below(rng, 2) == 0 {
            turn = std::array::from_fn(|_| side(rng) + 0.1);
            let length = turn.iter().map(|part| part * part).sum::<f32>().sqrt();
            turn = turn.map(|part| part / length);
        }
        for _ in 0..5 + below(rng, 60) {
            let sample = Sample::quantise(Some(grip), goal, turn);
            if attempt.feed(attempt.due(), &sample).expect("a good sample") != Doing::Holding {
                return attempt;
            }
        }
    }
    attempt
}

#[test]
fn letting_go_always_lets_go() {
    let mut rng = Seed::from_number(17).play_rng();
    let (mut held, mut put_down, mut soft) = (0, 0, 0);
    for setup in [Setup::Crossed, Setup::Cube, Setup::Wild] {
        let pile = Pile::set_up(setup, Friction::NORMAL, Seed::from_number(3)).expect("it stands");
        for _ in 0..100 {
            let mut attempt = somewhere(&pile, &mut rng);
            let Some(mut release) = Release::new(&attempt, false) else { continue };
            held += 1;
            let stick = attempt.tried().expect("it was taken hold of");
            let (mut ticks, mut opened) = (0, None);
            while let Some(sample) = release.next(&attempt) {
                let before = attempt.pile().speed(stick);
                attempt.feed(attempt.due(), &sample).expect("a good sample");
                ticks += 1;
                if sample.grip.is_none() && opened.is_none() {
                    opened = Some((ticks, before));
                }
            }
            // The hand is open in good time, and the attempt is done, or goes on with a stick that was never out.
            assert!(ticks <= LONGEST_RELEASE + LET_BE, "{ticks} ticks");
            match attempt.doing() {
                Doing::Holding => panic!("stick {stick} is still held"),
                Doing::Open => assert!(!attempt.pulled_out()),
                Doing::Resting | Doing::Over => {}
            }
            let out = attempt.pulled_out();
            if let (true, Some((ticks, Some(speed)))) = (out && opened.is_some(), opened)
                && ticks > 20
            {
                put_down += 1;
                soft += u32::from(speed < 12.0);
            }
            let (_, report) = attempt.finish();
            let Report::Judged(Outcome::Tried(tried)) = report else { panic!("{report:?}") };
            // TA-8: where another falls meanwhile, the judge ends the attempt before the hand is open.
            let others = tried.fallen.without(stick).is_empty();
            assert!(opened.is_some() || !others, "the hand never opened");
            assert!(opened.is_none() || tried.reach != Reach::InHand, "stick {stick} was kept");
        }
    }
    // Else nothing was tried here.
    assert!(held > 150 && put_down > 30, "{held} held, {put_down} put down");
    assert!(soft * 10 >= put_down * 9, "{soft} of {put_down} were put down softly");
}

#[test]
fn a_stick_that_is_to_be_kept_is_kept_once_it_is_clear_of_the_pile() {
    let mut rng = Seed::from_number(5).play_rng();
    let pile =
        Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(3)).expect("it stands");
    let mut kept = 0;
    for _ in 0..120 {
        let mut attempt = somewhere(&pile, &mut rng);
        if !attempt.holds_clear() {
            continue;
        }
        let mut release = Release::new(&attempt, true).expect("it is held");
        let sample = release.next(&attempt).expect("the hand is done");
        attempt.feed(attempt.due(), &sample).expect("a good sample");
        let (_, report) = attempt.finish();
        let Report::Judged(Outcome::Tried(tried)) = report else { panic!("{report:?}") };
        kept += u32::from(tried.reach == Reach::InHand);
    }
    assert!(kept > 20, "{kept} kept");
}

/// Lets go, and gives back how fast the stick was when the hand opened, in cm/s. None if it never opened.
fn let_go(attempt: &mut Attempt, stick: Stick, keeps: bool) -> Option<f32> {
    let mut release = Release::new(attempt, keeps).expect("it is held");
    let (mut ticks, mut opened) = (0, None);
    while let Some(sample) = release.next(attempt) {
        let speed = attempt.pile().speed(stick);
        attempt.feed(attempt.due(), &sample).expect("a good sample");
        ticks += 1;
        opened = opened.or(speed.filter(|_| sample.grip.is_none()));
    }
    assert!(ticks <= LONGEST_RELEASE + LET_BE, "{ticks} ticks");
    assert_ne!(attempt.doing(), Doing::Holding, "stick {stick} is still held");
    opened
}

/// Holds a stick there until it is calm, or the attempt has ended.
fn hold_at(attempt: &mut Attempt, grip: Grip, place: [f32; 3], turn: [f32; 4], ticks: u32) {
    for _ in 0..ticks {
        let sample = Sample::quantise(Some(grip), place, turn);
        if attempt.feed(attempt.due(), &sample).expect("a good sample") != Doing::Holding {
            return;
        }
    }
}

/// The highest stick.
fn on_top(pile: &Pile) -> Stick {
    let by_height =
        |a: &Stick, b: &Stick| pile.top(*a).partial_cmp(&pile.top(*b)).expect("heights");
    pile.sticks().iter().max_by(by_height).expect("a pile")
}

#[test]
fn a_stick_high_above_the_pile_is_lowered_and_not_dropped() {
    let mut stayed = 0;
    for seed in 0..6 {
        let pile = Pile::set_up(Setup::Cube, Friction::NORMAL, Seed::from_number(seed))
            .expect("it stands");
        let stick = on_top(&pile);
        let place = pile.placement(stick).expect("it is there");
        let mut attempt = Attempt::new(pile, Aim::Try { forbidden: StickSet::EMPTY });
        let [x, y, z] = place.centre;
        for step in 0..60 {
            let up = y + 0.2 * step as f32;
            hold_at(&mut attempt, Grip::on(stick, [0.0; 3]), [x, up, z], place.turn, 1);
        }
        hold_at(&mut attempt, Grip::on(stick, [0.0; 3]), [x, y + 12.0, z], place.turn, 40);
        let high = attempt.pile().placement(stick).expect("it is held").centre[1];
        assert!(high > y + 10.0, "it was lifted to {high} only");
        let before = attempt.due();
        let opened = let_go(&mut attempt, stick, false);
        // Ten centimetres in free fall take a seventh of a second, and end at 140 cm/s.
        assert!(attempt.due() - before > LET_BE + 40, "{} ticks", attempt.due() - before);
        let speed = opened.expect("the hand opens");
        assert!(speed < 12.0, "{speed} cm/s when the hand opened");
        let (pile, report) = attempt.finish();
        let Report::Judged(Outcome::Tried(tried)) = report else { panic!("{report:?}") };
        assert_eq!(tried.reach, Reach::PutBack);
        stayed += u32::from(tried.fallen == StickSet::EMPTY && pile.sticks().has(stick));
    }
    // However softly it is put there, the pile may not carry it.
    assert!(stayed >= 4, "{stayed} of 6 stayed");
}

#[test]
fn a_stick_that_must_be_taken_is_taken_wherever_the_hand_lets_go() {
    let pile =
        Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(3)).expect("it stands");
    for (n, stick) in pile.sticks().iter().enumerate() {
        let place = pile.placement(stick).expect("it is there");
        let [x, y, z] = place.centre;
        let mut attempt = Attempt::new(pile.clone(), Aim::Take { stick });
        // Hardly moved, or pulled at for a while.
        let far = if n % 2 == 0 { 0.05 } else { 1.0 };
        hold_at(&mut attempt, Grip::on(stick, [0.0; 3]), [x, y + far, z], place.turn, 20);
        if attempt.doing() == Doing::Holding {
            let_go(&mut attempt, stick, true);
        }
        // TA-16: it has to go, and what falls with it goes as well.
        let (after, report) = attempt.finish();
        let Report::Judged(Outcome::Taken(taken)) = report else { panic!("{report:?}") };
        assert_eq!(taken.stick, stick);
        assert!(!after.sticks().has(stick), "stick {stick} was left");
    }
}

#[test]
fn a_stick_out_of_the_box_is_put_down_softly_and_stays_or_falls_back_into_it() {
    let mut pile = Pile::empty(Friction::NORMAL);
    let (mut built, mut soft) = (0, 0);
    for (n, stick) in Stick::all().take(8).enumerate() {
        let mut attempt = Attempt::new(pile.clone(), Aim::Build);
        let along = if n % 2 == 0 { [0.0, 0.0, 0.0, 1.0] } else { [0.0, 0.707, 0.0, 0.707] };
        let grip = Grip::on(stick, [0.0; 3]);
        hold_at(&mut attempt, grip, [0.0, 32.0, 0.0], along, 120);
        assert_eq!(attempt.doing(), Doing::Holding);
        let before = attempt.due();
        let opened = let_go(&mut attempt, stick, false);
        let slowly = attempt.due() - before > LET_BE + 40;
        soft += u32::from(slowly && opened.is_some_and(|speed| speed < 12.0));
        let (after, report) = attempt.finish();
        let Report::Built { stick: set, fallen } = report else { panic!("{report:?}") };
        assert_eq!(set, stick);
        assert_eq!(after.sticks().has(stick), !fallen.has(stick));
        built += u32::from(!fallen.has(stick));
        pile = after;
    }
    assert!(built > 4 && soft > 6, "{built} of 8 lie in the X, {soft} were put down softly");
}
