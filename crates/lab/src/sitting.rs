//! One game at a table of bots.

use crate::{Broken, Player, Program};
use stapel_bots::Thinking;
use stapel_core::{Rng, Seat, Seed, Standing, Turn, Viewer};
use stapel_table::Match;
use std::time::{Duration, Instant};

/// What a game came to.
pub(crate) struct Sitting {
    pub(crate) standing: Standing,
    pub(crate) decisions: u64,
    /// By seat: how long each decision took.
    pub(crate) times: Vec<Vec<Duration>>,
}

/// Plays a match to its end.
///
/// # Errors
/// If the game breaks its own rules, or a bot finds nothing to do in it.
pub(crate) fn sit<G: Thinking, P: Program>(
    table: &mut Match<G>,
    players: &mut [Player<G, P>],
    seed: Seed,
    allowed: Duration,
) -> Result<Sitting, Broken> {
    let seats = table.seats();
    let mut rng = seed.play_rng();
    let (mut decisions, mut times) = (0, vec![Vec::new(); seats.len()]);
    for (seat, player) in seats.seats().zip(players.iter_mut()) {
        // A number of its own: the seed of the match would tell it every draw.
        let own = seed.child(1, u64::from(seat.number())).play_rng().next_u32();
        player.hello(seats, seat, &table.setup().options, own);
    }
    let mut told = 0;
    tell(table, players, &mut told);
    while let Turn::Seats(asked) = table.turn() {
        // Those who choose at the same time know nothing of each other's choice, not even that it was made: everyone
        // decides before anyone acts.
        let mut decided: Vec<(Seat, G::Action)> = Vec::with_capacity(asked.len());
        for seat in asked.iter() {
            let view = table.view(Viewer::Seat(seat));
            let clock = Instant::now();
            let player = players.get_mut(seat.index());
            let action = player.and_then(|player| player.decide(&view, allowed, &mut rng));
            let action = action.ok_or_else(|| {
                Broken::new(format_args!("seat {} finds nothing to do", seat.number()))
            })?;
            times[seat.index()].push(clock.elapsed());
            decided.push((seat, action));
        }
        for (seat, action) in decided {
            table.act(seat, action).map_err(Broken::new)?;
            decisions += 1;
        }
        tell(table, players, &mut told);
    }
    let standing = table.standing().ok_or_else(|| Broken::new("it stops before its end"))?;
    players.iter_mut().for_each(|player| player.end(&standing));
    Ok(Sitting { standing, decisions, times })
}

/// Tells everyone who listens what has happened since, as their seat saw it.
fn tell<G: Thinking, P: Program>(table: &Match<G>, players: &mut [Player<G, P>], told: &mut usize) {
    for (seat, player) in table.seats().seats().zip(players.iter_mut()) {
        if player.listens() {
            table.seen(Viewer::Seat(seat), *told).for_each(|seen| player.event(&seen));
        }
    }
    *told = table.events().len();
}
