//! Letting go lets go, wherever the hand is and whatever it was doing.

#![allow(clippy::expect_used, clippy::panic, reason = "a test")]

use stapel_core::{PlayRng, Seed, below};
use stapel_tokami::{Outcome, Reach, Setup, Stick, StickSet};
use stapel_wood::steady::{LET_BE, LONGEST_RELEASE, Release};
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
