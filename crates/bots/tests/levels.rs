//! The bots that look ahead: deterministic, within what is offered, and better than what they
//! are meant to be better than.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use stapel_bots::{Level, Thinking, advise, search};
use stapel_core::{SeatCount, Seed, Turn, Viewer};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

/// The views of whoever acts in a game that greedy bots play.
fn views<G: Thinking>(seats: u8, every: usize) -> Vec<G::View> {
    let seats = SeatCount::new(seats).unwrap();
    let mut state = G::start(&G::defaults(seats), seats).unwrap();
    let mut rng = Seed::from_number(5).play_rng();
    let mut bot = Level::Greedy.bot::<G>();
    let mut views = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Fate => {
                let fate = state.sample(&mut rng).unwrap();
                state.befall(fate, &mut ()).unwrap();
            }
            Turn::Seats(acting) => {
                let seat = acting.first().unwrap();
                let view = state.view(Viewer::Seat(seat));
                let action = bot.decide(&view, &mut rng).unwrap();
                views.push(view);
                state.act(seat, action, &mut ()).unwrap();
            }
        }
    }
    views.into_iter().step_by(every).collect()
}

fn the_same_again<G: Thinking>(seats: u8, every: usize) {
    for view in views::<G>(seats, every) {
        let offered = G::offered(&view);
        for level in [Level::One, Level::Two, Level::Three, Level::Four] {
            let decide = || {
                let mut rng = Seed::from_number(9).play_rng();
                level.bot::<G>().decide(&view, &mut rng)
            };
            let action = decide();
            assert_eq!(action, decide(), "{level}");
            assert!(offered.contains(&action.unwrap()), "{level}");
        }
        let searched = || search::<G>(&view, 300, &mut Seed::from_number(2).play_rng()).unwrap();
        assert_eq!(searched(), searched());
        assert_eq!(searched().iter().map(|(_, visits, _)| visits).sum::<u32>(), 300);
        let advised = || advise::<G>(&view, 500, 3, &mut Seed::from_number(2).play_rng());
        let advice = advised();
        assert_eq!(advice, advised());
        assert!((1..=3).contains(&advice.len()));
        for one in advice {
            assert!(offered.contains(&one.action));
            assert!((0.0..=1.0).contains(&one.win) && one.samples > 0, "{one:?}");
        }
    }
}

#[test]
fn the_same_view_and_chance_give_the_same_action() {
    the_same_again::<Totemo>(2, 7);
    the_same_again::<Totemo>(4, 7);
    the_same_again::<Totem>(3, 13);
    the_same_again::<Totem>(5, 13);
}

/// How often the first bot comes first, every deal played from every seat, in hundredths.
fn share<G: Thinking>(levels: &[Level], deals: u64) -> u64 {
    let seats = SeatCount::new(levels.len() as u8).unwrap();
    let mut share = 0;
    for deal in 0..deals {
        for turned in 0..levels.len() {
            let mut seated = levels.to_vec();
            seated.rotate_right(turned);
            let mut bots: Vec<_> = seated.iter().map(|level| level.bot::<G>()).collect();
            let mut state = G::start(&G::defaults(seats), seats).unwrap();
            let mut fate = Seed::from_number(11).child(0, deal).play_rng();
            let mut rng = Seed::from_number(12).child(turned as u64, deal).play_rng();
            loop {
                match state.turn() {
                    Turn::Over => break,
                    Turn::Fate => {
                        let fate = state.sample(&mut fate).unwrap();
                        state.befall(fate, &mut ()).unwrap();
                    }
                    Turn::Seats(acting) => {
                        let seat = acting.first().unwrap();
                        let view = state.view(Viewer::Seat(seat));
                        let action = bots[seat.index()].decide(&view, &mut rng).unwrap();
                        state.act(seat, action, &mut ()).unwrap();
                    }
                }
            }
            let winners = state.standing().unwrap().winners();
            if winners.iter().any(|seat| seat.index() == turned) {
                share += 100 / winners.len() as u64;
            }
        }
    }
    share / (deals * levels.len() as u64)
}

#[test]
fn levels_of_totemo_rise() {
    use Level::{Four, Greedy, One, Three, Two};
    assert!(share::<Totemo>(&[Two, One], 30) >= 60);
    assert!(share::<Totemo>(&[Three, Two], 30) >= 60);
    assert!(share::<Totemo>(&[Four, Three], 8) >= 60);
    assert!(share::<Totemo>(&[Four, Greedy], 8) >= 80);
}

#[test]
fn levels_of_totem_rise() {
    use Level::{Four, Greedy, One, Three, Two};
    // One against two others: a third would be no better than they are.
    assert!(share::<Totem>(&[Two, One, One], 20) >= 45);
    assert!(share::<Totem>(&[Three, Two, Two], 12) >= 40);
    assert!(share::<Totem>(&[Four, Greedy, Greedy], 4) >= 50);
}
