//! From the command line to the seats.

use super::{
    super::setup::{Asked, fresh},
    *,
};
use crate::{args::Cli, failure::Failure, help};
use clap::FromArgMatches;
use stapel_catalog::GAMES;

fn seats<G: Playable>(line: &str) -> Result<(Vec<Owner>, Vec<String>), Failure> {
    let words = line.split(' ').map(|word| word.trim_matches('\''));
    let text = text(Language::En);
    let words = ["stapel", "play"].into_iter().chain(words);
    let matches = help::command(GAMES, text).try_get_matches_from(words).unwrap();
    let crate::args::Command::Play(args) = Cli::from_arg_matches(&matches).unwrap().command else {
        panic!()
    };
    let matches = matches.subcommand_matches("play").unwrap();
    let game = args.game.unwrap();
    let asked = Asked { games: GAMES, game, args: &args, matches, text, saved: None };
    let table: Table<G> = fresh(&asked)?;
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
        ("totemo --values R", "--values R"),
        ("totemo --values R=", "--values R="),
        ("totemo --values R=1,,", "--values"),
        ("totemo --values R=300", "0 to 9"),
        ("totemo --chief-steps few", "--chief-steps few"),
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
fn to_2_values_are_read_from_a_list() {
    let text = text(Language::En);
    let words = ["stapel", "play", "totemo", "--values", "R=4, v=0", "--hands", "open"];
    let matches = help::command(GAMES, text).try_get_matches_from(words).unwrap();
    let game = GAMES.find("totemo").unwrap();
    let matches = matches.subcommand_matches("play").unwrap();
    let seats = SeatCount::new(2).unwrap();
    let given = crate::game_options::given(GAMES, game, matches, seats).unwrap();
    let read: stapel_totemo::Options = serde_json::from_value(given).unwrap();
    let values = stapel_totemo::Values { R: 4, V: 0, ..stapel_totemo::Values::BOOK };
    let hands = stapel_totemo::Hands::Open;
    assert_eq!(read, stapel_totemo::Options { hands, values, ..Totemo::defaults(seats) });
}

#[test]
fn a_bot_or_a_choice_that_is_none_is_refused() {
    for wrong in [["--bots", "wizard"], ["--hands", "sideways"]] {
        let words = ["stapel", "play", "totemo"].into_iter().chain(wrong);
        assert!(help::command(GAMES, text(Language::En)).try_get_matches_from(words).is_err());
    }
}
