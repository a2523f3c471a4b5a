//! Decisions that every machine must make alike: the same view, chance and budget, the same action.

use crate::{Level, Thinking, advise};
use stapel_core::{SeatCount, Seed, Turn, Viewer};
use std::fmt::Write;

/// What the bots decide, as it was written down once (`STAPEL_GOLDEN=write cargo nextest run -p
/// stapel-bots golden` writes it anew).
pub const DECISIONS: &str = include_str!("../golden/decisions.txt");

/// What the bots decide here and now at one game.
pub fn decisions<G: Thinking>(lines: &mut String) {
    G::GOLDEN_SEATS.iter().for_each(|&seats| note::<G>(seats, lines));
}

/// Every so many decisions of a game are looked at; by bots that think long, fewer.
const EVERY: usize = 11;
const EVERY_LONG: usize = 44;

fn note<G: Thinking>(seats: u8, lines: &mut String) {
    for (nth, view) in views::<G>(seats).iter().enumerate().step_by(EVERY) {
        let offered = G::offered(view);
        let index = |action: Option<G::Action>| {
            action.and_then(|action| offered.iter().position(|&other| other == action))
        };
        // Writing to a string does not fail.
        let _ = write!(lines, "{} {seats} {nth}", G::NAME);
        for level in Level::ALL {
            let long = match level {
                Level::Ismcts | Level::Five => true,
                Level::Random | Level::Greedy => false,
                Level::One | Level::Two | Level::Three | Level::Four => false,
            };
            if long && nth % EVERY_LONG != 0 {
                continue;
            }
            let mut rng = Seed::from_number(nth as u64).play_rng();
            let decided = index(level.bot::<G>().decide(view, &mut rng));
            let _ = match decided {
                Some(index) => write!(lines, " {level}:{index}"),
                None => write!(lines, " {level}:none"),
            };
        }
        let mut rng = Seed::from_number(nth as u64).play_rng();
        for one in advise::<G>(view, 300, 1, &mut rng) {
            let (win, points) = (one.win.to_bits(), one.points.to_bits());
            let _ = write!(lines, " advice:{win:016x}:{points:016x}");
        }
        lines.push('\n');
    }
}

/// The views of whoever acts in a game that greedy bots play.
fn views<G: Thinking>(seats: u8) -> Vec<G::View> {
    let mut views = Vec::new();
    let Some(seats) = SeatCount::new(seats) else { return views };
    let Ok(mut state) = G::start(&G::defaults(seats), seats) else { return views };
    let mut rng = Seed::from_number(5).play_rng();
    let mut bot = Level::Greedy.bot::<G>();
    loop {
        match state.turn() {
            Turn::Over => return views,
            Turn::Fate => {
                let fate = state.sample(&mut rng);
                if fate.is_none_or(|fate| state.befall(fate, &mut ()).is_err()) {
                    return views;
                }
            }
            Turn::Seats(acting) => {
                let Some(seat) = acting.first() else { return views };
                let view = state.view(Viewer::Seat(seat));
                let action = bot.decide(&view, &mut rng);
                views.push(view);
                if action.is_none_or(|action| state.act(seat, action, &mut ()).is_err()) {
                    return views;
                }
            }
        }
    }
}
