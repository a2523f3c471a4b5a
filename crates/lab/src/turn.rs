//! Games that are played turn by turn, without a hand: one implementation for all of them.

use crate::sitting::sit;
use crate::{BadHall, Bot, Broken, Hall, Lab, Player, Playouts, Program, Round, Sat};
use stapel_bots::{Level, Thinking, golden, search};
use stapel_core::{BadOptions, SeatCount, Seed, Turn, Viewer, playout};
use stapel_table::{BadMatch, Match, Setup};
use std::marker::PhantomData;

/// Random games between two questions whether to go on.
const BATCH: u32 = 1000;
/// Iterations of one decision.
const DECISION: u32 = 10_000;

/// Lets bots play a game turn by turn.
pub struct TurnLab<G>(PhantomData<fn() -> G>);

impl<G: Thinking> TurnLab<G> {
    /// The lab of this game.
    pub const LAB: &'static dyn Lab = &TurnLab::<G>(PhantomData);
}

impl<G: Thinking> Lab for TurnLab<G> {
    fn seats(&self, _: Option<Level>) -> bool {
        true
    }

    fn hall(&self, options: &str, seats: SeatCount) -> Result<Box<dyn Hall>, BadHall> {
        let options: G::Options = serde_json::from_str(options)
            .map_err(|error| BadHall::Unreadable { what: error.to_string() })?;
        G::start(&options, seats)?;
        Ok(Box::new(TurnHall::<G> { options }))
    }

    fn playouts(
        &self,
        seats: SeatCount,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Result<Playouts, BadOptions>> {
        Some(playouts::<G>(seats, go_on))
    }

    fn golden(&self, lines: &mut String) {
        golden::decisions::<G>(lines);
    }

    fn search(
        &self,
        seats: SeatCount,
        seed: Seed,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Result<u64, BadOptions>> {
        let searched = searches::<G>(seats, seed, go_on);
        Some(match searched {
            Ok(iterations) => Ok(iterations),
            Err(BadMatch::Options(why)) => Err(why),
            // There are as many players as seats, and none is named to start.
            Err(BadMatch::Players { .. } | BadMatch::First { .. }) => Ok(0),
        })
    }
}

fn playouts<G: Thinking>(
    seats: SeatCount,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Result<Playouts, BadOptions> {
    let mut rng = Seed::from_number(1).play_rng();
    let start = G::start(&G::defaults(seats), seats)?;
    let mut sum = Playouts::default();
    while go_on(sum.games) {
        for _ in 0..BATCH {
            let mut game = start.clone();
            // A game that gets stuck would be a bug; the laws are tested. It counts as played.
            if let Ok(played) = playout(&mut game, &mut rng) {
                sum.moves += u64::from(played.moves);
            }
            let standing = game.standing();
            sum.points += standing.map_or(0, |s| s.scores().iter().copied().map(i64::from).sum());
        }
        sum.games += u64::from(BATCH);
    }
    Ok(sum)
}

fn searches<G: Thinking>(
    seats: SeatCount,
    seed: Seed,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<u64, BadMatch> {
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
            if iterations > 0 && !go_on() {
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

struct TurnHall<G: Thinking> {
    options: G::Options,
}

impl<G: Thinking> Hall for TurnHall<G> {
    fn play(&self, round: Round<'_>, bots: &mut [Bot<'_>]) -> Result<Sat, Broken> {
        let mut players: Vec<Player<G, &mut dyn Program>> = Vec::with_capacity(bots.len());
        for bot in bots {
            players.push(match bot {
                Bot::Level(level) => Player::Inside(level.bot::<G>()),
                Bot::Program(program) => Player::Outside(&mut **program),
            });
        }
        let mut table = Match::<G>::start(Setup {
            options: self.options.clone(),
            players: round.players,
            seed: round.deal,
            first: None,
        })
        .map_err(Broken::new)?;
        let sat = sit(&mut table, &mut players, round.chance, round.allowed)?;
        let written = || serde_json::to_string(&table.borrowed()).map_err(Broken::new);
        let record = round.keeps_record.then(written).transpose()?;
        let (standing, decisions, times) = (sat.standing, sat.decisions, sat.times);
        Ok(Sat { standing, decisions, times, hands: Vec::new(), record })
    }
}
