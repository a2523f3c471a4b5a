//! What the rough model of hands brings, and what no game looks like. The laws of all games are checked by
//! `stapel-testkit`.

use stapel_core::{Chance, Game, PlayRng, Search, SeatCount, Seed, Turn, Viewer};
use stapel_tokami::{Attempt, Event, Options, Phase, Stick, StickSet, Tokami};

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
