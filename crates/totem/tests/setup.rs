//! TE-3 to TE-5.

mod common;

use common::{Bench, DEAL, Setup, card, cards, count, deal, json, lines, list, play, seat};
use stapel_core::{BadOptions, Chance, Game, Seed, Turn, Viewer};
use stapel_totem::{Cards, Fate, Illegal, Options, Phase, Totem};

#[test]
fn te_3_each_player_is_dealt_14_totem_cards() {
    for seats in 3..=5 {
        let mut bench = Setup { first: 1, ..Setup::players(seats) }.undealt();
        bench.told();
        for number in 0..seats {
            assert_eq!(bench.game.phase(), Phase::Deal { seat: seat(number) });
            bench.befall(deal(DEAL));
            let line = r#"{"e":"deal","seat":N,"cards":["1","1","2","2","3","3","4","4","5","5","6","6","8","10"]}"#;
            bench.tells(&[&line.replace('N', &number.to_string())]);
        }
        assert_eq!((bench.game.phase(), bench.game.round()), (Phase::Choose, 1));
        bench.rules_out(deal(DEAL), Illegal::NotNow, 7);
    }
}

#[test]
fn te_3_no_more_and_no_fewer_than_14() {
    let mut bench = Setup::players(3).undealt();
    for (codes, found) in [("", 0), ("1 1 2 2 3 3 4 4 5 5 6 6 8", 13)] {
        bench.rules_out(deal(codes), Illegal::WrongDeal { found }, 3);
    }
    let fifteen = format!("{DEAL} 10");
    bench.rules_out(deal(&fifteen), Illegal::WrongDeal { found: 15 }, 3);
}

#[test]
fn te_3_the_deal_is_shuffled_and_the_rest_stays_unseen() {
    let mut rng = Seed::from_number(3).play_rng();
    for seats in 3..=5 {
        for _ in 0..50 {
            let mut bench = Setup::players(seats).undealt();
            let mut dealt = [0_u8; 11];
            for _ in 0..seats {
                let Some(Fate::Deal(cards)) = bench.game.sample(&mut rng) else {
                    panic!("no deal")
                };
                assert_eq!(cards.len(), 14);
                cards.iter().for_each(|card| dealt[card as usize] += 1);
                bench.befall(Fate::Deal(cards));
            }
            assert!(card_counts().zip(dealt).all(|(most, n)| n <= most), "{dealt:?}");
            assert_eq!(dealt.iter().sum::<u8>(), 14 * seats);
            assert_eq!(bench.public().obs.seen, []);
        }
    }
}

/// How often each card can be dealt: ten or five totem cards of a kind, and no others.
fn card_counts() -> impl Iterator<Item = u8> {
    [10, 10, 10, 10, 10, 10, 5, 5, 0, 0, 0].into_iter()
}

#[test]
fn te_4_each_player_has_3_tops_2_warriors_and_2_companions_as_well() {
    assert_eq!(Cards::SPECIALS, cards("T T T W W C C"));
    for seats in 3..=5 {
        let bench = Setup::players(seats).dealt();
        for number in 0..seats {
            let stock = bench.game.stock(seat(number));
            assert_eq!((stock, stock.len()), (cards(&format!("{DEAL} T T T W W C C")), 21));
            assert_eq!(bench.view(number).obs.stock, stock);
        }
    }
}

#[test]
fn te_4_the_same_seven_can_be_played_by_everyone() {
    let mut bench = Setup::players(3).dealt();
    bench.all_choose(&["T T T", "W W C", "C W T"]);
    assert_eq!(bench.hand(0), list("T T T"));
    let mut bench = Setup::players(3).dealt();
    let missing = |code| Illegal::NotInStock { card: card(code) };
    bench.forbids(0, common::choice("W W W"), missing("W"), 6);
    bench.forbids(0, common::choice("C C C"), missing("C"), 6);
}

#[test]
fn te_5_any_seat_may_start() {
    for seats in 3..=5 {
        for first in 0..seats {
            let mut bench = Setup { first, ..Setup::players(seats) }.undealt();
            bench.tells(&[&format!(r#"{{"e":"first","seat":{first}}}"#)]);
            bench.deals_to_all();
            bench.all_choose(&["1 2 3"; 5][..usize::from(seats)]);
            let view = bench.public();
            assert_eq!(
                (bench.mover(), view.obs.starter, view.first),
                (first, seat(first), seat(first))
            );
        }
    }
}

#[test]
fn te_5_the_start_player_sits_at_the_table() {
    let mut bench = Setup::players(3).untouched();
    bench.rules_out(deal(DEAL), Illegal::NotNow, 7);
    for number in [3, 4] {
        let nobody = Illegal::NoSuchSeat { seat: seat(number) };
        bench.rules_out(Fate::First(seat(number)), nobody, 5);
    }
    assert_eq!(bench.game.first(seat(2)), Some(Fate::First(seat(2))));
    bench.befall(Fate::First(seat(2)));
    assert_eq!(bench.game.first(seat(2)), None);
    bench.rules_out(Fate::First(seat(0)), Illegal::NotNow, 7);
}

#[test]
fn te_5_lots_are_drawn_among_all_seats() {
    let bench = Setup::players(5).untouched();
    let mut rng = Seed::from_number(5).play_rng();
    let mut drawn = [0; 5];
    for _ in 0..5000 {
        match bench.game.sample(&mut rng) {
            Some(Fate::First(seat)) => drawn[seat.index()] += 1,
            other => panic!("{other:?} instead of a start player"),
        }
    }
    assert!(drawn.iter().all(|times| (850..1150).contains(times)), "{drawn:?}");
}

#[test]
fn three_to_five_can_play() {
    for series in [false, true] {
        for seats in 3..=5 {
            assert!(Setup { series, ..Setup::players(seats) }.start().is_ok());
        }
        let refusal = BadOptions::Seats { seats: count(2), least: 3, most: 5 };
        assert_eq!(Totem::start(&Options { series }, count(2)), Err(refusal));
    }
}

/// Two games that differ only in what seat 0 was dealt.
fn two_deals() -> [Bench; 2] {
    [DEAL, "1 1 1 1 1 1 2 2 2 2 2 2 3 3"].map(|own| {
        let mut bench = Setup::players(3).undealt();
        for codes in [own, DEAL, "4 4 4 4 4 4 5 5 5 5 6 6 6 6"] {
            bench.befall(deal(codes));
        }
        bench
    })
}

#[test]
fn a_deal_is_known_to_its_owner_alone() {
    let [one, other] = two_deals();
    assert_ne!(one.game, other.game);
    assert_ne!(json(&one.view(0)), json(&other.view(0)));
    for number in [1, 2] {
        assert_eq!(json(&one.view(number)), json(&other.view(number)));
    }
    assert_eq!(json(&one.public()), json(&other.public()));

    let line = r#"{"e":"deal","seat":0,"cards":["1","1","2"]}"#;
    let hidden = r#"{"e":"deal","seat":0,"cards":[null,null,null]}"#;
    let event = &lines(&[line])[0];
    assert_eq!(json(&one.seen(event, 0)), line);
    assert_eq!(json(&one.seen(event, 1)), hidden);
    assert_eq!(json(&one.game.seen(event, Viewer::Public)), hidden);
}

#[test]
fn nobody_acts_before_the_cards_are_dealt() {
    let mut bench = Setup::players(3).untouched();
    for fate in [Fate::First(seat(0)), deal(DEAL), deal(DEAL), deal(DEAL)] {
        assert_eq!(bench.game.turn(), Turn::Fate);
        assert_eq!((bench.offers(0), bench.view(0).legal), (vec![], vec![]));
        bench.forbids(0, common::choice("1 2 3"), Illegal::NotChoosing, 6);
        bench.forbids(0, play("1@0"), Illegal::NotYourTurn, 7);
        bench.befall(fate);
    }
}
