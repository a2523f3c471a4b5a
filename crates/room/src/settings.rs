//! What a table agrees on: whether it can be played, and as the game writes it.

use crate::{Refused, clock};
use stapel_core::SeatCount;
use stapel_protocol::{CreateTable, Settings};
use stapel_registry::{GameSpec, Registry};

/// The settings of a new table.
///
/// # Errors
/// If there is no such game, or it can't be played like this.
pub fn settings_of(games: Registry, table: CreateTable) -> Result<Settings, Refused> {
    let spec = games.get(table.game).ok_or(Refused::NoSuchGame)?;
    let seats = SeatCount::new(table.seats).ok_or(Refused::BadSettings)?;
    let settings = Settings {
        game: games.options(table.game, table.options.as_ref(), seats)?,
        seats: table.seats,
        access: table.access,
        spectators: table.spectators,
        clock: table.clock,
        leaver: table.leaver,
        first: table.first,
    };
    checked(spec, settings)
}

/// The same settings with the options as the game writes them.
///
/// # Errors
/// If the game can't be played like this.
pub(crate) fn checked(spec: &GameSpec, settings: Settings) -> Result<Settings, Refused> {
    let seats = SeatCount::new(settings.seats).ok_or(Refused::BadSettings)?;
    let mut settings = settings;
    settings.game.options = spec.engine.options(Some(&settings.game.options), seats)?;
    let first = settings.first.is_none_or(|seat| seats.has(seat));
    if first && clock::is_sensible(settings.clock) {
        Ok(settings)
    } else {
        Err(Refused::BadSettings)
    }
}
