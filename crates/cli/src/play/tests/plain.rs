//! The screen of a game that brings none: whole games by numbers that are typed.

use super::{
    super::{plain, setup::Asked},
    *,
};
use crate::{args::Cli, failure::Failure, help};
use clap::FromArgMatches;
use stapel_catalog::GAMES;

/// What is shown when these lines are typed, and whether the game is over then.
fn typed(line: &str, keys: &str) -> Result<(bool, String), Failure> {
    let text = text(Language::En);
    let words = ["stapel", "play"].into_iter().chain(line.split(' '));
    let matches = help::command(GAMES, text).try_get_matches_from(words).unwrap();
    let crate::args::Command::Play(args) = Cli::from_arg_matches(&matches).unwrap().command else {
        panic!()
    };
    let matches = matches.subcommand_matches("play").unwrap();
    let game = args.game.unwrap();
    let asked = Asked { games: GAMES, game, args: &args, matches, text, saved: None };
    let (mut table, _) = plain::sit_down(&asked)?;
    let mut shown = Vec::new();
    let over = table.play(&mut keys.as_bytes(), &mut shown)?;
    Ok((over, String::from_utf8(shown).unwrap()))
}

#[test]
fn any_game_is_played_to_the_end_by_numbers() {
    for line in [
        "totemo --seed 1 --bots random",
        "totemo --seed 2 --bots 2,greedy --hands open",
        "totem --seed 3 --bots random,1",
    ] {
        let (over, shown) = typed(line, &"1\n".repeat(300)).unwrap();
        assert!(over && shown.contains("Winner"), "{line}: {shown}");
        assert!(shown.contains("   1  ") && !shown.contains('"'), "{line}: {shown}");
    }
}

#[test]
fn what_is_no_number_is_asked_again_and_q_leaves() {
    let (over, shown) = typed("totemo --seed 1 --bots random", "\nseven\n0\n9999\nq\n").unwrap();
    assert!(!over);
    assert_eq!(shown.matches("Your choice").count(), 5);
    // Without anybody at the keyboard nothing hangs.
    assert!(!typed("totemo --seed 1 --bots random", "").unwrap().0);
}

#[test]
fn between_people_with_secrets_the_screen_is_cleared() {
    let two = "totemo --names Anna,Bo --seed 1 --chief-steps 1";
    let (over, shown) = typed(two, &"1\n".repeat(300)).unwrap();
    assert!(over);
    assert!(shown.contains("Anna") && shown.matches("\x1b[2J").count() >= 2);
    let open = typed(&format!("{two} --hands open"), &"1\n".repeat(300)).unwrap().1;
    assert!(!open.contains('\x1b'));
}

#[test]
fn what_a_plain_screen_has_not_is_refused() {
    for (line, said) in [
        ("totemo --save x.save", "--save"),
        ("totemo --bots cmd:true", "--bots"),
        ("totemo --chief-steps 0", "1 to 99"),
        ("totemo --players 5", "2 to 4"),
        ("totem --hands open", "--hands"),
    ] {
        let failure = typed(line, "").unwrap_err().say(text(Language::En));
        assert!(failure.contains(said), "{line}: {failure}");
    }
}
