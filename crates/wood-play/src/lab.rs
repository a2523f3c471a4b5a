//! Bots' hands among themselves: whole games on the wood, and how fast the wood is.

use stapel_bots::Level;
use stapel_bots::tokami::{Moment as Clocked, Played, play_game_heard};
use stapel_core::{BadOptions, FORMAT, Game, Record, Seat, SeatCount, Seed, VERSION};
use stapel_lab::{BadHall, Bot, Broken, Hall, Hands, Lab, Moment, Pile, Playouts, Round, Sat};
use stapel_tokami::{Event, Options, Setup, StickSet, Tokami};
use stapel_wood::{PHYSICS_VERSION, bench, setup_name};
use std::collections::BTreeMap;
use std::time::Instant;

/// Bots' hands among themselves.
pub(crate) struct WoodLab;

impl Lab for WoodLab {
    fn seats(&self, bot: Option<Level>) -> bool {
        bot.and_then(step).is_some()
    }

    fn hall(&self, options: &str, seats: SeatCount) -> Result<Box<dyn Hall>, BadHall> {
        let options: Options = serde_json::from_str(options)
            .map_err(|error| BadHall::Unreadable { what: error.to_string() })?;
        Tokami::start(&options, seats)?;
        Ok(Box::new(WoodHall { options }))
    }

    fn playouts(
        &self,
        _: SeatCount,
        _: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Result<Playouts, BadOptions>> {
        None
    }

    fn search(
        &self,
        _: SeatCount,
        _: Seed,
        _: &mut dyn FnMut() -> bool,
    ) -> Option<Result<u64, BadOptions>> {
        None
    }

    fn piles(&self) -> &'static [&'static dyn Pile] {
        // In the order of `stapel_wood::PILED`.
        &[&Piled(Setup::Cube), &Piled(Setup::Crossed), &Piled(Setup::Wild)]
    }
}

/// The level of a bot's hand, from 1 to 5.
const fn step(level: Level) -> Option<u8> {
    match level {
        Level::One => Some(1),
        // What `--bots` says if nobody says anything.
        Level::Two | Level::Greedy => Some(2),
        Level::Three => Some(3),
        Level::Four => Some(4),
        Level::Five => Some(5),
        Level::Random | Level::Ismcts => None,
    }
}

struct Piled(Setup);

impl Pile for Piled {
    fn name(&self) -> &'static str {
        setup_name(self.0)
    }

    fn speed(&self, seconds: u32) -> Result<(f64, f64), Broken> {
        let speed = bench::measure(self.0, seconds).map_err(Broken::new)?;
        Ok((speed.steps_per_second, speed.times_real))
    }
}

struct WoodHall {
    options: Options,
}

impl Hall for WoodHall {
    fn play(&self, round: Round<'_>, bots: &mut [Bot<'_>]) -> Result<Sat, Broken> {
        let mut levels = Vec::with_capacity(bots.len());
        for bot in bots {
            levels.push(match bot {
                Bot::Level(level) => step(*level).ok_or_else(|| Broken::new("no such hand"))?,
                Bot::Program(_) => return Err(Broken::new("a program has no hand")),
            });
        }
        let clock = round.clock;
        let (mut times, mut since) = (vec![Vec::new(); levels.len()], Instant::now());
        let played = play_game_heard(&self.options, &levels, round.deal, &mut |moment| {
            clock(match moment {
                Clocked::Thinks { .. } => {
                    since = Instant::now();
                    Moment::Thinks
                }
                Clocked::Decided { seat, thought, hand } => {
                    times[seat.index()].push(since.elapsed());
                    Moment::Decided { thought, hand }
                }
            });
        })
        .map_err(Broken::new)?;
        let standing = played.game.standing();
        let standing = standing.ok_or_else(|| Broken::new("it stops before its end"))?;
        let decisions = played.events.iter().filter(|event| is_decision(event)).count() as u64;
        let hands = hands(&played.events, levels.len());
        let keeps = round.keeps_record;
        let record = keeps.then(|| self.record(round.players, played)).transpose()?;
        Ok(Sat { standing, decisions, times, hands, record })
    }
}

impl WoodHall {
    fn record(&self, players: Vec<String>, played: Played) -> Result<String, Broken> {
        let inputs = serde_json::to_value(&played.inputs).and_then(serde_json::from_value);
        serde_json::to_string(&Record {
            format: FORMAT.into(),
            version: VERSION,
            game: Tokami::NAME.into(),
            options: self.options,
            players: players.into_iter().map(|name| format!("steady {name}")).collect(),
            events: played.events,
            physics: Some(PHYSICS_VERSION.into()),
            inputs: Some(inputs.map_err(Broken::new)?),
            result: played.game.standing(),
        })
        .map_err(Broken::new)
    }
}

const fn is_decision(event: &Event) -> bool {
    match event {
        Event::Raise(_) | Event::Win(_) | Event::Skip { .. } | Event::Decline(_) => true,
        Event::Sticks { .. }
        | Event::First { .. }
        | Event::Minus { .. }
        | Event::Plus { .. }
        | Event::RoundEnd { .. } => false,
    }
}

/// What the hands of each seat did.
fn hands(events: &[Event], seats: usize) -> Vec<Hands> {
    let mut hands = vec![Hands::default(); seats];
    let mut fell_in_turn: BTreeMap<Seat, bool> = BTreeMap::new();
    for event in events {
        let (seat, begins, fallen) = match event {
            Event::Raise(raise) => (raise.seat, true, raise.fallen),
            Event::Decline(decline) => (decline.seat, true, decline.fallen),
            Event::Win(win) => (win.seat, false, win.fallen),
            Event::Sticks { .. }
            | Event::First { .. }
            | Event::Skip { .. }
            | Event::Minus { .. }
            | Event::Plus { .. }
            | Event::RoundEnd { .. } => continue,
        };
        let Some(hand) = hands.get_mut(seat.index()) else { continue };
        hand.turns += u64::from(begins);
        hand.fallen += fallen.len() as u64;
        // A turn has up to two attempts, and counts once.
        let already = !begins && fell_in_turn.get(&seat).copied().unwrap_or(false);
        hand.with_a_fall += u64::from(fallen != StickSet::EMPTY && !already);
        fell_in_turn.insert(seat, already || fallen != StickSet::EMPTY);
    }
    hands
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use stapel_tokami::{Decline, Height, Raise, RaiseVerdict, Stick, Win, WinVerdict};

    #[test]
    fn a_turn_of_two_attempts_counts_once() {
        let [me, you] = [0, 1].map(|n| Seat::new(n).unwrap());
        let stick = Stick::new(3).unwrap();
        let fallen = StickSet::EMPTY.with(Stick::new(5).unwrap()).with(Stick::new(6).unwrap());
        let raise = |seat, fallen| {
            let (before, after) = (Height::tenths(900), Height::tenths(1000));
            let outcome = RaiseVerdict::Raised;
            Event::Raise(Raise { seat, stick, before, after, fallen, outcome })
        };
        let win = Event::Win(Win { seat: me, stick, fallen, outcome: WinVerdict::Fell });
        let events = [
            raise(me, StickSet::EMPTY),
            win,
            raise(you, StickSet::EMPTY),
            Event::Skip { seat: you },
            Event::Decline(Decline { seat: me, fallen }),
            raise(you, fallen),
        ];
        let counted = hands(&events, 2);
        assert_eq!(counted[0], Hands { turns: 2, with_a_fall: 2, fallen: 4 });
        assert_eq!(counted[1], Hands { turns: 2, with_a_fall: 1, fallen: 2 });
    }
}
