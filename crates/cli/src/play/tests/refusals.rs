//! Every refusal has words in every language.

use super::{super::words_of_breach, *};
use stapel_core::{Refusal, Seat};
use stapel_totem::Card;
use stapel_totemo::Block;

/// One of each kind. (The matches in `refusal.rs` are complete: a new kind stops the build.)
fn totemo() -> Vec<stapel_totemo::Illegal> {
    use stapel_totemo::Illegal::*;
    let seat = Seat::new(3).unwrap();
    vec![
        NotYourTurn,
        NotInHand { block: Block::Vt },
        PoleCrowned,
        PoleFull,
        TopperOnBoard,
        ColourClash { block: Block::Rt, with: Block::G },
        ReturnTooLate,
        NothingToStop,
        NotNow,
        NoSuchSeat { seat },
        WrongTiles,
        WrongOpening { found: 2 },
        WrongDraw { wanted: 1, found: 2 },
        WrongDraw { wanted: 3, found: 2 },
        NotInBag { block: Block::W },
    ]
}

fn totem() -> Vec<stapel_totem::Illegal> {
    use stapel_totem::Illegal::*;
    vec![
        NotYourTurn,
        NoSuchSeat { seat: Seat::new(4).unwrap() },
        StillChoosing,
        NotChoosing,
        AlreadyChosen,
        NotInStock { card: Card::N10 },
        NotInHand { card: Card::W },
        NoSuchPlace,
        OnWarrior,
        TopNeedsTotem,
        CompanionNeedsWarrior,
        NotNow,
        WrongDeal { found: 13 },
        NotInDeck { card: Card::T },
    ]
}

fn worded(said: &str, rule: &str, language: Language) {
    let empty = said.is_empty() || said.starts_with("refused-");
    assert!(!empty && !said.contains(['{', '}', '$']), "{language} {rule}: {said}");
    // With the rule's number it fits the line.
    let line = format!("c3: {said} ({rule})");
    assert!(unicode_width::UnicodeWidthStr::width(line.as_str()) <= 78, "{language}: {line}");
}

#[test]
fn every_refusal_is_worded_in_every_language() {
    for language in Language::ALL {
        let text = text(language);
        for illegal in totemo() {
            worded(&Totemo::refusal(&illegal, text), &illegal.rule().to_string(), language);
            worded(&text.say_refusal("totemo", &illegal).replace('"', ""), "", language);
        }
        for illegal in totem() {
            worded(&Totem::refusal(&illegal, text), &illegal.rule().to_string(), language);
            worded(&text.say_refusal("totem", &illegal).replace('"', ""), "", language);
        }
    }
}

#[test]
fn refusals_name_what_clashes() {
    let clash = stapel_totemo::Illegal::ColourClash { block: Block::Bt, with: Block::R };
    let said = Language::ALL.map(|language| Totemo::refusal(&clash, text(language)));
    assert_eq!(said[0], "blue topper does not go with red");
    assert_eq!(said[3], "Не сочетаются: синяя верхушка и красный");
}

#[test]
fn refusals_are_read_back_from_json() {
    let clash = serde_json::json!({ "why": "colour_clash", "block": "Bt", "with": "R" });
    let taboo = serde_json::json!({ "why": "taboo", "stick": 7 });
    let said = |game, why, language| {
        let why = serde_json::json!({ "bad": "illegal", "why": why });
        words_of_breach(game, &why, text(language))
    };
    let english = Language::En;
    assert_eq!(said("totemo", &clash, english).unwrap(), "blue topper does not go with red");
    assert_eq!(said("tokami", &taboo, english).unwrap(), "Stick 7 is taboo");
    assert_eq!(said("tokami", &taboo, Language::De).unwrap(), "Stäbchen 7 ist tabu");
    assert_eq!(said("totem", &clash, english), None);
}
