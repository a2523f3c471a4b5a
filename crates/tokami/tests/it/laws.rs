//! Laws, over thousands of games by chance.

use crate::{
    bench::{put_back, seat, stick, sticks, striped},
    records::replay,
};
use stapel_core::{
    Chance, Game, PlayRng, Search, Seat, SeatCount, Seed, Turn, Viewer, below, playout,
};
use stapel_tokami::{
    Action, Attempt, Event, Fate, Options, Outcome, Phase, Setup, Stick, StickSet, Taken, Tokami,
};

const GAMES: u64 = 3000;
/// No game by chance comes near it.
const LONGEST: usize = 20_000;

fn random_options(rng: &mut PlayRng) -> Options {
    Options { setup: Setup::Wild, friction: 45, rounds: 1 + below(rng, 3) as u8 }
}

/// Everything that a seat could try to do, sensible or not.
fn every_action() -> Vec<Action> {
    let raises = Stick::all().map(|stick| Action::Raise { stick });
    let wins = Stick::all().map(|stick| Action::Win { stick });
    raises.chain(wins).chain([Action::Skip, Action::Decline]).collect()
}

fn some_fates(rng: &mut PlayRng) -> Vec<Fate> {
    let any = stick(below(rng, 36) as u8);
    let tried = put_back(any.number(), below(rng, 1000));
    let fallen = sticks([below(rng, 36) as u8]);
    vec![
        Fate::Sticks(striped()),
        Fate::Sticks(Vec::new()),
        Fate::First(seat(below(rng, 5) as u8)),
        Fate::Hand(Outcome::Tried(tried)),
        Fate::Hand(Outcome::Tried(stapel_tokami::Tried { fallen, ..tried })),
        Fate::Hand(Outcome::Taken(Taken { stick: any, fallen })),
    ]
}

fn offered_is_accepted_and_a_refusal_changes_nothing(game: &Tokami, rng: &mut PlayRng) {
    for seat in (0..5).map(seat) {
        let mut offered = Vec::new();
        game.actions(seat, &mut offered);
        assert!(offered.is_sorted());
        for action in every_action() {
            let mut copy = *game;
            let mut log = Vec::new();
            let done = copy.act(seat, action, &mut log);
            assert_eq!(done.is_ok(), offered.contains(&action), "{action:?} in {game:?}");
            if done.is_err() {
                assert_eq!((&copy, log.len()), (game, 0));
            }
        }
        assert_eq!(game.pick(seat, rng).is_some(), !offered.is_empty());
        if let Some(action) = game.pick(seat, rng) {
            assert!(offered.contains(&action));
        }
    }
    for fate in some_fates(rng) {
        let mut copy = *game;
        let mut log = Vec::new();
        if copy.befall(fate, &mut log).is_err() {
            assert_eq!((&copy, log.len()), (game, 0));
        }
    }
}

pub(crate) fn sticks_are_conserved(game: &Tokami) {
    let limbo = match game.phase() {
        Phase::Taking { stick, attempt } => attempt.fallen().without(stick),
        _ => StickSet::EMPTY,
    };
    let mut all = StickSet::EMPTY;
    let mut count = 0;
    let hands = game.seats().seats().flat_map(|seat| [game.plus(seat), game.minus(seat)]);
    for place in [game.on_x(), game.boxed(), limbo].into_iter().chain(hands) {
        count += place.len();
        all = all | place;
    }
    assert_eq!((all, count), (StickSet::ALL, Stick::COUNT), "{game:?}");
    for special in [game.taboo(), game.raised()].into_iter().flatten() {
        assert!(game.on_x().has(special) || limbo.has(special), "{game:?}");
    }
}

fn a_view_is_enough_to_think_on(game: &Tokami, rng: &mut PlayRng) {
    let seats = game.seats().seats().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        let view = game.view(viewer);
        assert_eq!(Tokami::imagine(&view, rng).as_ref(), Some(game));
    }
}

fn step(game: &mut Tokami, log: &mut Vec<Event>, rng: &mut PlayRng) -> bool {
    match game.turn() {
        Turn::Seats(seats) => {
            let mover = seats.first().unwrap();
            let action = game.pick(mover, rng).unwrap();
            game.act(mover, action, log).unwrap();
        }
        Turn::Fate => {
            let fate = game.sample(rng).unwrap();
            game.befall(fate, log).unwrap();
        }
        Turn::Over => return false,
    }
    true
}

fn hand_is_in_the_pile(game: &Tokami) -> bool {
    matches!(game.phase(), Phase::Raising { .. } | Phase::Winning { .. } | Phase::Taking { .. })
}

#[test]
fn every_game_ends_with_all_sticks_and_replays_from_its_lines() {
    for number in 0..GAMES {
        let mut rng = Seed::from_number(number).play_rng();
        let seats = SeatCount::new(2 + below(&mut rng, 4) as u8).unwrap();
        let options = random_options(&mut rng);
        let mut game = Tokami::start(&options, seats).unwrap();
        let mut log = Vec::new();
        let mut steps = 0;
        while step(&mut game, &mut log, &mut rng) {
            sticks_are_conserved(&game);
            steps += 1;
            assert!(steps < LONGEST);
        }
        assert_eq!(replay(&options, seats, &log), game);
        assert_eq!(game.round(), options.rounds);
        let standing = game.standing().unwrap();
        let totals: Vec<i32> = seats.seats().map(|seat| game.total(seat)).collect();
        assert_eq!(standing.scores(), totals);
    }
}

#[test]
fn at_every_step() {
    for number in 0..60 {
        let mut rng = Seed::from_number(1_000_000 + number).play_rng();
        let seats = SeatCount::new(2 + below(&mut rng, 4) as u8).unwrap();
        let options = random_options(&mut rng);
        let mut game = Tokami::start(&options, seats).unwrap();
        let mut log = Vec::new();
        loop {
            offered_is_accepted_and_a_refusal_changes_nothing(&game, &mut rng);
            a_view_is_enough_to_think_on(&game, &mut rng);
            if !hand_is_in_the_pile(&game) && below(&mut rng, 8) == 0 {
                assert_eq!(replay(&options, seats, &log), game);
            }
            if !step(&mut game, &mut log, &mut rng) {
                break;
            }
        }
    }
}

#[test]
fn chance_brings_every_kind_of_attempt() {
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..200 {
        let mut rng = Seed::from_number(number).play_rng();
        let mut game = Tokami::start(&Options::default(), SeatCount::new(3).unwrap()).unwrap();
        let mut log = Vec::new();
        while step(&mut game, &mut log, &mut rng) {
            if let Phase::Taking { attempt, .. } = game.phase() {
                kinds.insert(match attempt {
                    Attempt::Raise(raise) => format!("take after raise {:?}", raise.outcome),
                    Attempt::Win(win) => format!("take after win {:?}", win.outcome),
                    Attempt::Decline(_) => "take after decline".into(),
                });
            }
        }
        kinds.extend(log.iter().filter_map(|event| match event {
            Event::Raise(raise) => Some(format!("raise {:?}", raise.outcome)),
            Event::Win(win) => Some(format!("win {:?}", win.outcome)),
            Event::Decline(_) => Some("decline".into()),
            _ => None,
        }));
    }
    let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    assert_eq!(
        kinds,
        [
            "decline",
            "raise Abandoned",
            "raise Fell",
            "raise NotHigher",
            "raise Raised",
            "take after decline",
            "take after raise Abandoned",
            "take after raise Fell",
            "take after raise NotHigher",
            "take after win Fell",
            "win Abandoned",
            "win Fell",
            "win Won",
        ]
    );
}

#[test]
fn a_playout_ends() {
    let mut rng = Seed::from_number(5).play_rng();
    for _ in 0..500 {
        let mut game = Tokami::start(&Options::default(), SeatCount::new(5).unwrap()).unwrap();
        assert!(playout(&mut game, &mut rng).unwrap().moves > 0);
        assert_eq!(game.turn(), Turn::Over);
    }
}

#[test]
fn a_view_that_no_game_has_is_not_imagined() {
    let mut rng = Seed::from_number(6).play_rng();
    let mut game = Tokami::start(&Options::default(), SeatCount::new(2).unwrap()).unwrap();
    for _ in 0..12 {
        step(&mut game, &mut Vec::new(), &mut rng);
    }
    let view = game.view(Viewer::Public);
    let mut twice = view.clone();
    twice.plus[0] = twice.on_x;
    let mut uncoloured = view.clone();
    uncoloured.colours.pop();
    let mut alone = view.clone();
    alone.plus.truncate(1);
    let mut generous = view.clone();
    generous.offer.skip = true;
    let mut richer = view;
    richer.scores[0] += 1;
    for wrong in [twice, uncoloured, alone, generous, richer] {
        assert_eq!(Tokami::imagine(&wrong, &mut rng), None);
    }
}

#[test]
fn a_view_is_written_and_read_back() {
    let mut rng = Seed::from_number(7).play_rng();
    let mut game = Tokami::start(&Options::default(), SeatCount::new(2).unwrap()).unwrap();
    let mut log = Vec::new();
    loop {
        let view = game.view(Viewer::Seat(Seat::new(0).unwrap()));
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<stapel_tokami::View>(&text).unwrap(), view);
        if !step(&mut game, &mut log, &mut rng) {
            break;
        }
    }
}
