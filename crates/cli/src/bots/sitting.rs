//! One game at a table of bots.

use super::player::Player;
use stapel_bots::Thinking;
use stapel_core::{Rng, Seat, Seed, Standing, Turn, Viewer};
use stapel_table::Match;
use std::time::{Duration, Instant};

/// What a game came to.
pub(crate) struct Sat {
    pub(crate) standing: Standing,
    pub(crate) decisions: u64,
    /// By seat: how long each decision took.
    pub(crate) times: Vec<Vec<Duration>>,
}

/// Plays a match to its end. None only if a game breaks its own rules.
pub(crate) fn sit<G: Thinking>(
    table: &mut Match<G>,
    players: &mut [Player<G>],
    seed: Seed,
    allowed: Duration,
) -> Option<Sat> {
    let seats = table.seats();
    let mut rng = seed.play_rng();
    let mut sat_down = Sat {
        standing: Standing::highest_wins(seats, |_| 0),
        decisions: 0,
        times: vec![Vec::new(); seats.len()],
    };
    for (seat, player) in seats.seats().zip(players.iter_mut()) {
        // A number of its own: the seed of the match would tell it every draw.
        let own = seed.child(1, u64::from(seat.number())).play_rng().next_u32();
        player.hello(seats, seat, &table.setup().options, own);
    }
    let mut told = 0;
    tell(table, players, &mut told);
    while let Turn::Seats(asked) = table.turn() {
        // Who chooses at the same time as others knows nothing of their choice, not even that it
        // was made: everyone decides before anyone acts.
        let mut decided: Vec<(Seat, G::Action)> = Vec::with_capacity(asked.len());
        for seat in asked.iter() {
            let view = table.view(Viewer::Seat(seat));
            let clock = Instant::now();
            let action = players.get_mut(seat.index())?.decide(&view, allowed, &mut rng)?;
            sat_down.times[seat.index()].push(clock.elapsed());
            decided.push((seat, action));
        }
        for (seat, action) in decided {
            table.act(seat, action).ok()?;
            sat_down.decisions += 1;
        }
        tell(table, players, &mut told);
    }
    sat_down.standing = table.standing()?;
    players.iter_mut().for_each(|player| player.end(&sat_down.standing));
    Some(sat_down)
}

/// Tells everyone who listens what has happened since, as his seat saw it.
fn tell<G: Thinking>(table: &Match<G>, players: &mut [Player<G>], told: &mut usize) {
    for (seat, player) in table.seats().seats().zip(players.iter_mut()) {
        if player.listens() {
            table.seen(Viewer::Seat(seat), *told).for_each(|seen| player.event(&seen));
        }
    }
    *told = table.events().len();
}
