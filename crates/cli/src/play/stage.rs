//! What a session shows, from the first look at the table to its end.

use stapel_core::Seat;
use std::path::PathBuf;

/// What the screen shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The table.
    Table,
    /// The table still, until the person who looks has seen enough and covers it for the next.
    HandOver { to: Seat },
    /// Nothing, until the next person is alone with it.
    Cover { to: Seat },
    /// How the game ended, before the table or without the panel.
    Result { panel: bool },
    /// The program ends.
    Left(Left),
}

/// How a session ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    Finished,
    Saved(PathBuf),
    Unsaved,
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    Keys,
    Log { up: usize },
    Reference,
    Ideas,
    Headline(Vec<String>),
}
