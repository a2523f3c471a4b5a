//! TA-1 to TA-4.

use crate::bench::{Bench, seat, sticks, striped, ta};
use stapel_core::{BadOptions, Game, Refusal, SeatCount, Turn};
use stapel_tokami::{Colour, Event, Fate, Options, Phase, Setup, StickSet, Tokami};

fn fresh(seats: u8) -> Tokami {
    Tokami::start(&Options::default(), SeatCount::new(seats).unwrap()).unwrap()
}

#[test]
fn ta_1_the_x_carries_the_whole_pile() {
    let mut game = fresh(2);
    assert_eq!((game.on_x(), game.boxed()), (StickSet::EMPTY, StickSet::ALL));
    game.befall(Fate::Sticks(striped()), &mut ()).unwrap();
    assert_eq!((game.on_x(), game.boxed()), (StickSet::ALL, StickSet::EMPTY));
}

#[test]
fn ta_2_nine_sticks_of_each_colour() {
    let mut game = fresh(2);
    let mut ten_red = striped();
    ten_red[1] = Colour::Red;
    let one_more = [striped(), vec![Colour::Blue]].concat();
    for wrong in [ten_red, one_more, striped()[1..].to_vec(), Vec::new()] {
        let before = game;
        assert_eq!(game.befall(Fate::Sticks(wrong), &mut ()).unwrap_err().rule(), ta(2));
        assert_eq!(game, before);
    }
    game.befall(Fate::Sticks(striped()), &mut ()).unwrap();
    let colours = game.colours().unwrap();
    assert_eq!(colours.list(), striped());
    for colour in Colour::ALL {
        assert_eq!(colours.sticks(colour).len(), 9);
    }
}

#[test]
fn ta_3_a_pile_is_chosen_and_coloured_by_chance() {
    for (setup, name) in [
        (Setup::Cube, "cube"),
        (Setup::Crossed, "crossed"),
        (Setup::Wild, "wild"),
        (Setup::Built, "built"),
    ] {
        let options = Options { setup, ..Options::default() };
        let written = format!(r#"{{"setup":"{name}","friction":45,"rounds":1}}"#);
        assert_eq!(serde_json::to_string(&options).unwrap(), written);
        assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
        let game = Tokami::start(&options, SeatCount::new(2).unwrap()).unwrap();
        assert_eq!((game.phase(), game.turn()), (Phase::Sticks, Turn::Fate));
        assert_eq!(game.options(), options);
    }
    // A pile that stands is not piled up again.
    assert_eq!(Bench::new(2).impossible(Fate::Sticks(striped())), ta(3));
}

#[test]
fn ta_3_options_that_cannot_be_played() {
    let start = |options| Tokami::start(&options, SeatCount::new(2).unwrap());
    for friction in [0, 29, 61, 255] {
        let error = start(Options { friction, ..Options::default() }).unwrap_err();
        assert!(matches!(error, BadOptions::Range { option, .. } if option == "friction"));
    }
    for rounds in [0, 21, 255] {
        let error = start(Options { rounds, ..Options::default() }).unwrap_err();
        assert!(matches!(error, BadOptions::Range { option, .. } if option == "rounds"));
    }
    for text in [
        r#"{"setup":"heap","friction":45,"rounds":1}"#,
        r#"{"setup":"cube","friction":45}"#,
        r#"{"setup":"cube","friction":45,"rounds":1,"glue":true}"#,
        r#"{"setup":"cube","friction":0.45,"rounds":1}"#,
    ] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
}

#[test]
fn ta_4_the_first_player_is_drawn_and_play_goes_clockwise() {
    let mut game = fresh(3);
    let mut log = Vec::new();
    assert_eq!(game.first(seat(1)), None);
    assert_eq!(game.befall(Fate::First(seat(1)), &mut log).unwrap_err().rule(), ta(4));
    game.befall(Fate::Sticks(striped()), &mut log).unwrap();
    assert_eq!(game.turn(), Turn::Fate);
    assert_eq!(game.first(seat(1)), Some(Fate::First(seat(1))));
    assert_eq!(game.befall(Fate::First(seat(3)), &mut log).unwrap_err().rule(), ta(4));
    game.befall(Fate::First(seat(1)), &mut log).unwrap();
    assert_eq!(log[1], Event::First { seat: seat(1) });
    let mut bench = Bench { game, log };
    assert_eq!(bench.impossible(Fate::First(seat(0))), ta(4));
    for (mover, raised) in [(1, 10), (2, 11), (0, 12), (1, 13)] {
        assert_eq!(bench.mover(), mover);
        bench.raises(raised);
        bench.skips();
    }
    assert_eq!(bench.game.on_x() - sticks([13]), bench.game.grips());
}
