//! From the command line to the seats.

use super::{super::setup::fresh, *};
use crate::{args::Cli, failure::Failure};
use clap::Parser;

fn seats<G: Playable>(line: &str) -> Result<(Vec<Owner>, Vec<String>), Failure> {
    let words = line.split(' ').map(|word| word.trim_matches('\''));
    let cli = Cli::try_parse_from(["stapel", "play"].into_iter().chain(words)).unwrap();
    let crate::args::Command::Play(args) = cli.command else { panic!() };
    let table: Table<G> = fresh(&args, text(Language::En))?;
    Ok((table.owners, table.game.setup().players.clone()))
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn people_sit_first_and_bots_fill_the_table() {
    let totemo = |line: &str| seats::<Totemo>(line).unwrap();
    assert_eq!(totemo("totemo"), (vec![PERSON, GREEDY], names(&["You", "Greedy"])));
    let (owners, called) = totemo("totemo --players 4");
    assert_eq!(owners, [PERSON, GREEDY, GREEDY, GREEDY]);
    assert_eq!(called, names(&["You", "Greedy", "Greedy 2", "Greedy 3"]));
    let (owners, called) = totemo("totemo --bots ''");
    assert_eq!((owners, called), (vec![PERSON; 2], names(&["Player 1", "Player 2"])));
    let (owners, called) = totemo("totemo --names Anna,Bo");
    assert_eq!((owners, called), (vec![PERSON; 2], names(&["Anna", "Bo"])));
    assert_eq!(totemo("totemo --bots greedy,random").0, [PERSON, GREEDY, RANDOM]);
    assert_eq!(totemo("totemo --players 2 --bots greedy,random").0, [GREEDY, RANDOM]);
    let totem = |line: &str| seats::<Totem>(line).unwrap().0;
    assert_eq!(totem("totem"), [PERSON, GREEDY, GREEDY]);
    assert_eq!(totem("totem --players 4 --bots greedy,greedy"), [PERSON, PERSON, GREEDY, GREEDY]);
    assert_eq!(totem("totem --bots random --series"), [PERSON, PERSON, RANDOM]);
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    for (line, said) in [
        ("totemo --players 1 --bots greedy,greedy", "2 bots for 1 seats"),
        ("totemo --players 5", "2 to 4"),
        ("totemo --series", "--series"),
        ("totemo --values R=10", "0 to 9"),
        ("totemo --values Q=1", "--values Q=1"),
        ("totemo --chief-steps 0", "1 to 99"),
        ("totemo --first 3", "no seat 3"),
        ("totemo --first 9", "--first 9"),
    ] {
        let failure = seats::<Totemo>(line).unwrap_err().say(text(Language::En));
        assert!(failure.contains(said), "{line}: {failure}");
    }
    for (line, said) in [("totem --players 2", "3 to 5"), ("totem --hands open", "--hands")] {
        let failure = seats::<Totem>(line).unwrap_err().say(text(Language::En));
        assert!(failure.contains(said), "{line}: {failure}");
    }
}

#[test]
fn a_bot_that_is_none_is_refused() {
    let parsed = Cli::try_parse_from(["stapel", "play", "totemo", "--bots", "wizard"]);
    assert!(parsed.is_err());
}
