//! Where bots play: a game's hall, set up as the command line asks.

use crate::{bots::Source, failure::Failure};
use serde_json::{Map, Value};
use stapel_core::SeatCount;
use stapel_lab::{BadHall, Hall, Lab};
use stapel_registry::{GameSpec, Rejection};
use stapel_table::BadMatch;

/// So many players, if a table has room for them.
pub(crate) fn seats(players: u8) -> Result<SeatCount, Failure> {
    let found = usize::from(players);
    SeatCount::new(players).ok_or(Failure::Match(BadMatch::Players { found }))
}

/// What a game lets these bots do among themselves.
pub(crate) fn lab(game: &'static GameSpec, bots: &[Source]) -> Result<&'static dyn Lab, Failure> {
    let lab = game.engine.lab().ok_or(Failure::NoBots { game })?;
    let seats = |bot: &Source| match bot {
        Source::Level(level) => lab.seats(Some(*level)),
        Source::Command(_) => lab.seats(None),
    };
    if bots.iter().all(seats) {
        Ok(lab)
    } else {
        Err(Failure::NotForThisGame { option: "--bots".into() })
    }
}

/// A game's usual options with those that are given in their place, as the game reads them.
pub(crate) fn options(
    game: &'static GameSpec,
    given: Map<String, Value>,
    seats: SeatCount,
) -> Result<Value, Failure> {
    let wrong = |error: serde_json::Error| Failure::Options { what: error.to_string() };
    let usual = game.engine.options(None, seats).map_err(refused)?;
    let mut options: Value = serde_json::from_str(usual.text()).map_err(wrong)?;
    for (name, value) in given {
        options[name] = value;
    }
    Ok(options)
}

/// A game that can't be set up as it is asked for.
pub(crate) fn refused(why: Rejection) -> Failure {
    if let Rejection::Options(why) = why {
        return Failure::Match(BadMatch::Options(why));
    }
    Failure::Options { what: why.to_string() }
}

/// The options that `--options` asks for.
pub(crate) fn given(json: Option<&str>) -> Result<Map<String, Value>, Failure> {
    let wrong = |error: serde_json::Error| Failure::Options { what: error.to_string() };
    Ok(json.map(serde_json::from_str).transpose().map_err(wrong)?.unwrap_or_default())
}

/// A hall with these options, which have been read.
pub(crate) fn hall(
    lab: &dyn Lab,
    options: &Value,
    seats: SeatCount,
) -> Result<Box<dyn Hall>, Failure> {
    lab.hall(&options.to_string(), seats).map_err(|why| match why {
        BadHall::Unreadable { what } => Failure::Options { what },
        BadHall::Options(why) => Failure::Match(BadMatch::Options(why)),
    })
}
