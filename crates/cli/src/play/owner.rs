//! Who sits on a seat.

use crate::bots::Source;
use std::{fmt, str::FromStr};

/// A person at this terminal, or a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    Person,
    Bot(Source),
}

impl Owner {
    const PERSON: &'static str = "person";

    pub(crate) const fn is_person(&self) -> bool {
        match self {
            Owner::Person => true,
            Owner::Bot(_) => false,
        }
    }
}

/// As a saved game says it.
impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owner::Person => f.write_str(Owner::PERSON),
            Owner::Bot(source) => source.fmt(f),
        }
    }
}

impl FromStr for Owner {
    type Err = stapel_bots::UnknownBot;
    fn from_str(name: &str) -> Result<Owner, Self::Err> {
        if name == Owner::PERSON { Ok(Owner::Person) } else { name.parse().map(Owner::Bot) }
    }
}
