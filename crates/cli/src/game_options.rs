//! The options of games on the command line, made from their data sheets.

use crate::{failure::Failure, halls};
use clap::{
    Arg, ArgAction, ArgMatches, Command, builder::PossibleValuesParser, parser::ValueSource,
};
use serde_json::{Map, Value};
use stapel_core::{BadOptions, OptionKind, OptionSheet, SeatCount, Secrets, Sheet};
use stapel_registry::{GameSpec, Registry};
use stapel_table::BadMatch;

/// The options of the games that are played in a terminal, each once.
fn all(games: Registry) -> Vec<&'static OptionSheet> {
    let mut options: Vec<&OptionSheet> = Vec::new();
    for game in games.games().iter().filter(|game| !game.sheet.by_hand) {
        for option in game.sheet.options {
            if !options.iter().any(|known| known.id == option.id) {
                options.push(option);
            }
        }
    }
    options
}

/// As the command line writes it.
fn flag(option: &OptionSheet) -> String {
    option.id.replace('_', "-")
}

/// Adds what tables can agree on to a command that opens one or goes on with one.
pub(crate) fn arguments(games: Registry, command: Command) -> Command {
    let options = all(games);
    let ids: Vec<&str> = options.iter().map(|option| option.id).collect();
    let command = command.mut_arg("resume", |arg| arg.conflicts_with_all(&ids));
    // They stand where they always stood: after the names.
    let place = command.get_arguments().position(|arg| arg.get_id() == "names").unwrap_or(0);
    options
        .into_iter()
        .fold(command, |command, option| command.arg(argument(option).display_order(place)))
}

fn argument(option: &'static OptionSheet) -> Arg {
    let arg = Arg::new(option.id).long(flag(option));
    match option.kind {
        OptionKind::Flag => arg.action(ArgAction::SetTrue),
        OptionKind::Choice { of } => {
            arg.value_name(of.join("|")).value_parser(PossibleValuesParser::new(of))
        }
        OptionKind::Number { unit, .. } => {
            arg.value_name(unit.unwrap_or("n").to_uppercase()).allow_negative_numbers(true)
        }
        OptionKind::Numbers { of, .. } => {
            arg.value_name(format!("{}=1,…", of.first().unwrap_or(&"…")))
        }
    }
}

/// What the command line asks of a table of this game.
pub(crate) fn given(
    games: Registry,
    game: &'static GameSpec,
    matches: &ArgMatches,
    seats: SeatCount,
) -> Result<Value, Failure> {
    let mut given = Map::new();
    for known in all(games) {
        if matches.value_source(known.id) != Some(ValueSource::CommandLine) {
            continue;
        }
        let own = game.sheet.options.iter().find(|option| option.id == known.id);
        let Some(option) = own else {
            return Err(Failure::NotForThisGame { option: format!("--{}", flag(known)) });
        };
        let word = || matches.get_one::<String>(known.id).map_or("", String::as_str);
        let value = match option.kind {
            OptionKind::Flag => Value::Bool(true),
            OptionKind::Choice { .. } => word().into(),
            OptionKind::Number { least, most, .. } => {
                number(option, word(), word(), least, most)?.into()
            }
            OptionKind::Numbers { of, least, most } => {
                let usual = halls::options(game, Map::new(), seats)?;
                let mut numbers = usual[option.id].clone();
                for part in word().split(',') {
                    let (key, value) =
                        part.split_once('=').ok_or_else(|| unreadable(option, part))?;
                    let key = of.iter().find(|known| known.eq_ignore_ascii_case(key.trim()));
                    let key = key.ok_or_else(|| unreadable(option, part))?;
                    numbers[*key] = number(option, part, value.trim(), least, most)?.into();
                }
                numbers
            }
        };
        given.insert(option.id.to_owned(), value);
    }
    halls::options(game, given, seats)
}

fn unreadable(option: &OptionSheet, what: &str) -> Failure {
    Failure::Options { what: format!("--{} {what}", flag(option)) }
}

fn number(
    option: &OptionSheet,
    whole: &str,
    text: &str,
    least: i32,
    most: i32,
) -> Result<i64, Failure> {
    let found: i64 = text.parse().map_err(|_| unreadable(option, whole))?;
    let (least, most) = (i64::from(least), i64::from(most));
    if (least..=most).contains(&found) {
        return Ok(found);
    }
    let option = option.id.into();
    Err(Failure::Match(BadMatch::Options(BadOptions::Range { option, found, least, most })))
}

/// Whether players of a game with these options have secrets from each other.
pub(crate) fn hides(sheet: &Sheet, options: &Value) -> bool {
    match sheet.secrets {
        Secrets::None => false,
        Secrets::Always => true,
        Secrets::Unless { option, is } => options[option] != is,
    }
}
