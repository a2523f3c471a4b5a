//! `stapel bench`, second part: how many iterations the plain search does in a second.

use crate::failure::Failure;
use serde::Serialize;
use stapel_bots::{Thinking, search};
use stapel_catalog::WithGame;
use stapel_core::{SeatCount, Seed, Turn, Viewer};
use stapel_table::{BadMatch, Match, Setup};
use std::time::{Duration, Instant};

/// One measurement.
#[derive(Serialize)]
pub(crate) struct Searched {
    engine: &'static str,
    what: &'static str,
    pub(crate) game: &'static str,
    pub(crate) players: u8,
    pub(crate) threads: u16,
    pub(crate) iterations_s: f64,
}

pub(crate) struct MeasureSearch {
    pub(crate) seats: SeatCount,
    pub(crate) time: Duration,
    pub(crate) threads: u16,
}

/// Iterations of one decision.
const DECISION: u32 = 10_000;

impl WithGame for MeasureSearch {
    type Output = Result<Searched, Failure>;

    /// All threads search on their own: the decisions of one game, played at random in between.
    fn with<G: Thinking>(self) -> Self::Output {
        let clock = Instant::now();
        let worked = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads)
                .map(|thread| scope.spawn(move || work::<G>(self.seats, self.time, thread)))
                .collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or(Ok(0))).collect::<Vec<_>>()
        });
        let iterations =
            worked.into_iter().sum::<Result<u64, BadMatch>>().map_err(Failure::Match)?;
        Ok(Searched {
            engine: "stapel",
            what: "search",
            game: G::NAME,
            players: self.seats.get(),
            threads: self.threads,
            iterations_s: (iterations as f64 / clock.elapsed().as_secs_f64()).round(),
        })
    }
}

fn work<G: Thinking>(seats: SeatCount, time: Duration, thread: u16) -> Result<u64, BadMatch> {
    let clock = Instant::now();
    let seed = Seed::from_number(1).child(0, u64::from(thread));
    let mut rng = seed.play_rng();
    let mut iterations = 0;
    for game in 0.. {
        let mut table = Match::<G>::start(Setup {
            options: G::defaults(seats),
            players: vec![String::new(); seats.len()],
            seed: seed.child(0, game),
            first: None,
        })?;
        while let Turn::Seats(acting) = table.turn() {
            let Some(seat) = acting.first() else { break };
            if iterations > 0 && clock.elapsed() >= time {
                return Ok(iterations);
            }
            let view = table.view(Viewer::Seat(seat));
            if search::<G>(&view, DECISION, &mut rng).is_some() {
                iterations += u64::from(DECISION);
            }
            let action = table.state().pick(seat, &mut rng);
            if action.is_none_or(|action| table.act(seat, action).is_err()) {
                break;
            }
        }
    }
    Ok(iterations)
}
