//! From the command line, or a saved game, to a table.

use super::{owner::Owner, playable::Playable, table::Table};
use crate::{args::Play, bots::Source, failure::Failure, game_options, halls, text::Text};
use clap::ArgMatches;
use serde::Deserialize;
use stapel_bots::Level;
use stapel_core::{Seat, SeatCount, Seed};
use stapel_registry::{GameSpec, Registry};
use stapel_table::{Match, Save, Setup};
use std::path::Path;

/// What the command line asks for.
pub(crate) struct Asked<'a> {
    pub(crate) games: Registry,
    pub(crate) game: &'static GameSpec,
    pub(crate) args: &'a Play,
    /// Where the options of games are.
    pub(crate) matches: &'a ArgMatches,
    pub(crate) text: &'a Text,
    /// A saved game that is to go on.
    pub(crate) saved: Option<(&'a Path, &'a str)>,
}

/// A table as the command line asks for it.
pub(crate) fn fresh<G: Playable>(asked: &Asked<'_>) -> Result<Table<G>, Failure> {
    let Asked { games, game, args, matches, text, saved: _ } = *asked;
    let owners = owners(args, game.sheet.least_seats)?;
    let seats = seats(&owners)?;
    let options = game_options::given(games, game, matches, seats)?;
    let options = serde_json::from_value(options)
        .map_err(|error| Failure::Options { what: error.to_string() })?;
    let setup = Setup {
        options,
        players: names(&args.names, &owners, text),
        seed: seed(args)?,
        first: first(args)?,
    };
    let game = Match::start(setup).map_err(Failure::Match)?;
    Ok(Table { game, owners })
}

/// How many play.
pub(crate) fn seats(owners: &[Owner]) -> Result<SeatCount, Failure> {
    u8::try_from(owners.len()).map_or_else(|_| halls::seats(u8::MAX), halls::seats)
}

/// Where the game's chance comes from: the number given, or the system.
pub(crate) fn seed(args: &Play) -> Result<Seed, Failure> {
    match args.seed {
        Some(number) => Ok(Seed::from_number(number)),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Failure::Options { what: error.to_string() })?;
            Ok(Seed::from_bytes(bytes))
        }
    }
}

/// The start player, if one is named.
pub(crate) fn first(args: &Play) -> Result<Option<Seat>, Failure> {
    let seat = |number| {
        Seat::new(number).ok_or_else(|| Failure::Options { what: format!("--first {number}") })
    };
    args.first.map(seat).transpose()
}

/// People sit first, then the bots. Without `--bots` every seat that no person is named for is a
/// greedy bot.
pub(crate) fn owners(args: &Play, least: u8) -> Result<Vec<Owner>, Failure> {
    let bots = args.bots.as_ref().map(|bots| bots.0.clone());
    let people = args.names.len().max(1);
    let seats = match (args.players, &bots) {
        (Some(players), _) => usize::from(players),
        (None, Some(bots)) => (bots.len() + people).max(usize::from(least)),
        (None, None) => people.max(usize::from(least)),
    };
    let bots =
        bots.unwrap_or_else(|| vec![Source::Level(Level::Greedy); seats.saturating_sub(people)]);
    let people =
        seats.checked_sub(bots.len()).ok_or(Failure::TooManyBots { bots: bots.len(), seats })?;
    let people = std::iter::repeat_n(Owner::Person, people);
    Ok(people.chain(bots.into_iter().map(Owner::Bot)).collect())
}

/// The names given, in seat order; the others are called what they are.
pub(crate) fn names(given: &[String], owners: &[Owner], text: &Text) -> Vec<String> {
    let people = owners.iter().filter(|owner| owner.is_person()).count();
    let named = owners.iter().enumerate().map(|(at, owner)| {
        if let Some(name) = given.get(at).map(|name| clean(name)).filter(|name| !name.is_empty()) {
            return name;
        }
        match owner {
            Owner::Person if people == 1 => text.get("play-you"),
            Owner::Person => text.say("play-person", &[("number", (at + 1).into())]),
            Owner::Bot(source) => {
                let same = |other: &&Owner| **other == *owner;
                let nth = owners[..=at].iter().filter(same).count();
                let name = match source {
                    Source::Level(level) => text.get(&format!("bot-{level}")),
                    Source::Command(_) => text.get("bot-program"),
                };
                if nth > 1 { format!("{name} {nth}") } else { name }
            }
        }
    });
    named.collect()
}

/// A name without anything that would disturb the screen.
fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(24).collect::<String>().trim().to_owned()
}

/// What a saved game says of itself.
#[derive(Deserialize)]
struct Head {
    record: Inner,
}
#[derive(Deserialize)]
struct Inner {
    game: String,
}

/// Which game a saved game is of.
pub(crate) fn game_of(
    games: Registry,
    path: &Path,
    saved: &str,
) -> Result<&'static GameSpec, Failure> {
    let bad = |what: String| Failure::Save { path: path.to_owned(), what };
    let head: Head = serde_json::from_str(saved).map_err(|error| bad(error.to_string()))?;
    games.named(&head.record.game).map_err(|error| bad(error.to_string()))
}

/// A table as it was saved.
pub(crate) fn resumed<G: Playable>(path: &Path, saved: &str) -> Result<Table<G>, Failure> {
    let bad = |what: String| Failure::Save { path: path.to_owned(), what };
    let save: Save<G::Options, G::Event> =
        Save::read(saved).map_err(|error| bad(error.to_string()))?;
    let owners: Result<Vec<Owner>, _> = save.owners.iter().map(|owner| owner.parse()).collect();
    let owners = owners.map_err(|error: stapel_bots::UnknownBot| bad(error.to_string()))?;
    let game = Match::<G>::resume(save).map_err(|why| bad(why.to_string()))?;
    if owners.len() != game.seats().len() {
        return Err(bad(format!("{} owners", owners.len())));
    }
    Ok(Table { game, owners })
}
