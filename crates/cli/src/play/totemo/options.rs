//! The options of a table from the command line (TO-2, TO-7, TO-9).

use crate::{
    args::{HandsArg, Play},
    failure::Failure,
};
use stapel_core::SeatCount;
use stapel_totemo::{Hands, Options, Values};

pub(crate) fn of(args: &Play, seats: SeatCount) -> Result<Options, Failure> {
    if args.series {
        return Err(Failure::NotForThisGame { option: "--series" });
    }
    let mut options = Options::defaults(seats);
    options.hands = match args.hands {
        Some(HandsArg::Open) => Hands::Open,
        Some(HandsArg::Closed) | None => Hands::Closed,
    };
    options.chief_steps = args.chief_steps.unwrap_or(options.chief_steps);
    if let Some(list) = &args.values {
        options.values = values(list)?;
    }
    Ok(options)
}

/// `R=1,V=3`: what is not named is worth what the book says.
fn values(list: &str) -> Result<Values, Failure> {
    let mut values = Values::BOOK;
    for part in list.split(',') {
        let bad = || Failure::Options { what: format!("--values {part}") };
        let (code, number) = part.split_once('=').ok_or_else(bad)?;
        let number = number.trim().parse().map_err(|_| bad())?;
        let value = match code.trim() {
            "R" | "r" => &mut values.R,
            "O" | "o" => &mut values.O,
            "Y" | "y" => &mut values.Y,
            "G" | "g" => &mut values.G,
            "B" | "b" => &mut values.B,
            "V" | "v" => &mut values.V,
            "W" | "w" => &mut values.W,
            "S" | "s" => &mut values.S,
            _ => return Err(bad()),
        };
        *value = number;
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_2_values_are_read_from_a_list() {
        let read = values("R=4, v=0").unwrap();
        assert_eq!(read, Values { R: 4, V: 0, ..Values::BOOK });
        for bad in ["", "R", "R=", "R=300", "Q=1", "R=1,,"] {
            assert!(values(bad).is_err(), "{bad}");
        }
    }
}
