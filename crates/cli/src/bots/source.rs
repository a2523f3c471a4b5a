//! Where a bot comes from, as the command line names it.

use serde::{Serialize, Serializer};
use stapel_bots::{Level, UnknownBot};
use std::{fmt, str::FromStr};

/// What a program of somebody else's is named with.
const COMMAND: &str = "cmd:";

/// A bot of our own, or a program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Source {
    /// One of our own.
    Level(Level),
    /// A program and its arguments, as a shell reads them.
    Command(String),
}

impl FromStr for Source {
    type Err = UnknownBot;
    fn from_str(name: &str) -> Result<Source, UnknownBot> {
        match name.strip_prefix(COMMAND).map(str::trim) {
            Some("") => Err(UnknownBot { name: name.into() }),
            Some(command) => Ok(Source::Command(command.into())),
            None => name.parse().map(Source::Level),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Level(level) => level.fmt(f),
            Source::Command(command) => write!(f, "{COMMAND}{command}"),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_named_by_its_level_or_its_command() {
        for name in ["random", "greedy", "ismcts", "1", "5", "cmd:python3 my bot.py"] {
            assert_eq!(name.parse::<Source>().unwrap().to_string(), name);
        }
        for name in ["6", "cmd:", "cmd:  ", "python3"] {
            assert!(name.parse::<Source>().is_err(), "{name}");
        }
    }
}
