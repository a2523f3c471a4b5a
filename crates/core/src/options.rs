//! Options that can't be played.

use crate::SeatCount;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use thiserror::Error;

/// Why a table can't be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum BadOptions {
    /// The game is for other numbers of players.
    #[error("this game is for {least} to {most} players, not {}", .seats.get())]
    Seats {
        /// How many were asked for.
        seats: SeatCount,
        /// The fewest it takes.
        least: u8,
        /// The most it takes.
        most: u8,
    },
    /// A number is too small or too large.
    #[error("option {option} must be from {least} to {most}, not {found}")]
    Range {
        /// The option's name.
        option: Cow<'static, str>,
        /// What was asked for.
        found: i64,
        /// The least that works.
        least: i64,
        /// The most that works.
        most: i64,
    },
}
