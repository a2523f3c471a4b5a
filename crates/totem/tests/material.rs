//! TE-1 and TE-2.

mod common;

use common::{DEAL, Setup, card, cards, deal, json};
use stapel_totem::{Card, Cards, Class, Fate, Illegal};

#[test]
fn te_1_there_are_70_totem_cards() {
    let numbers = ["1", "2", "3", "4", "5", "6", "8", "10"];
    for code in numbers {
        let copies = if ["8", "10"].contains(&code) { 5 } else { 10 };
        let card = card(code);
        assert_eq!((card.count(), card.is_totem(), card.code()), (copies, true, code));
        assert_eq!(card.points().to_string(), code);
    }
    let totems: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_totem()).collect();
    assert_eq!(totems, numbers.map(card));
    assert_eq!(totems.iter().map(|card| u32::from(card.count())).sum::<u32>(), 70);
}

#[test]
fn te_1_tops_warriors_and_companions_are_enough_for_five_players() {
    for (code, in_the_box) in [("T", 15), ("W", 10), ("C", 10)] {
        let card = card(code);
        assert_eq!((card.count() * 5, card.is_totem(), card.points()), (in_the_box, false, 0));
    }
    assert_eq!(Card::ALL.len(), 8 + 3);
}

#[test]
fn te_1_no_more_cards_of_a_kind_are_dealt_than_there_are() {
    let mut bench = Setup::players(3).undealt();
    let six_eights = "8 8 8 8 8 8 1 1 1 1 1 1 1 1";
    bench.rules_out(deal(six_eights), Illegal::NotInDeck { card: card("8") }, 1);
    let eleven_ones = "1 1 1 1 1 1 1 1 1 1 1 2 2 2";
    bench.rules_out(deal(eleven_ones), Illegal::NotInDeck { card: card("1") }, 1);
    bench.befall(deal("1 1 1 1 1 1 1 1 1 1 8 8 8 8"));
    bench.rules_out(deal(DEAL), Illegal::NotInDeck { card: card("1") }, 1);
    bench.rules_out(
        deal("2 2 3 3 4 4 5 5 6 6 8 8 10 10"),
        Illegal::NotInDeck { card: card("8") },
        1,
    );
    bench.befall(deal("2 2 3 3 4 4 5 5 6 6 8 10 10 10"));
}

#[test]
fn te_1_tops_warriors_and_companions_are_never_dealt() {
    let mut bench = Setup::players(3).undealt();
    for code in ["T", "W", "C"] {
        let with_one = cards(&DEAL.replace("10", code));
        bench.rules_out(Fate::Deal(with_one), Illegal::NotInDeck { card: card(code) }, 1);
    }
}

#[test]
fn te_2_the_card_with_the_old_name_is_called_companion() {
    assert_eq!((card("C"), card("C").class()), (Card::C, Class::Companion));
    let refusal = Illegal::CompanionNeedsWarrior;
    assert_eq!(json(&refusal), r#"{"why":"companion_needs_warrior"}"#);
    assert_eq!(refusal.to_string(), "a companion goes on a warrior only");
    assert_eq!(Cards::SPECIALS.count(Card::C), 2);
}
