//! Totem's words and cards.

use crate::{
    play::{
        palette::{BLACK, BLUE, RED, VIOLET, WHITE, WOOD},
        scene::Scene,
    },
    text::Text,
};
use ratatui::style::Style;
use stapel_core::Seat;
use stapel_totem::{Action, Card, Class, Place, Seen, Totem, View};

/// A card's name: the number of a totem card, or what the other cards are called.
pub(crate) fn name(card: Card, text: &Text) -> String {
    match card {
        Card::W => text.get("card-W"),
        Card::T => text.get("card-T"),
        Card::C => text.get("card-C"),
        Card::N1 | Card::N2 | Card::N3 | Card::N4 | Card::N5 | Card::N6 | Card::N8 | Card::N10 => {
            card.code().to_owned()
        }
    }
}

/// A card in two columns: its number, or a mark.
pub(crate) fn sign(card: Card) -> &'static str {
    match card {
        Card::W => "♂",
        Card::T => "▲",
        Card::C => "♀",
        Card::N1 | Card::N2 | Card::N3 | Card::N4 | Card::N5 | Card::N6 | Card::N8 | Card::N10 => {
            card.code()
        }
    }
}

/// Mark and name, or the number.
pub(crate) fn label(card: Card, text: &Text) -> String {
    if card.is_totem() {
        card.code().to_owned()
    } else {
        format!("{} {}", sign(card), name(card, text))
    }
}

/// How a card looks.
pub(crate) fn style(card: Card, scene: &Scene<'_, Totem>) -> Style {
    match card.class() {
        Class::Builder if card == Card::W => scene.palette.on(RED, WHITE),
        Class::Builder => scene.palette.on(WOOD, BLACK),
        Class::Top => scene.palette.on(BLUE, WHITE),
        Class::Companion => scene.palette.on(VIOLET, WHITE),
    }
}

/// `A`, `B`, …
pub(crate) fn place_name(place: usize) -> char {
    char::from(b'A' + place.min(25) as u8)
}

fn list(cards: &[Card], text: &Text) -> String {
    cards.iter().map(|&card| name(card, text)).collect::<Vec<_>>().join(", ")
}

/// An action in words.
pub(crate) fn action(action: &Action, text: &Text) -> String {
    match action {
        Action::Choose { cards } => list(&cards.hand().iter().collect::<Vec<_>>(), text),
        Action::Play { card, pole } => text.say(
            "totem-idea-play",
            &[
                ("card", name(*card, text).into()),
                ("place", place_name(pole.index()).to_string().into()),
            ],
        ),
    }
}

/// An event in words.
pub(crate) fn tell(seen: &Seen, names: &[String], text: &Text) -> Option<String> {
    let who = |seat: Seat| names.get(seat.index()).map_or("", String::as_str).to_owned();
    let at = |place: Place| place_name(place.index()).to_string();
    match seen {
        Seen::First { seat } => Some(text.say("totem-log-first", &[("name", who(*seat).into())])),
        Seen::Deal { .. } | Seen::Choose { .. } => None,
        // The capture that follows says it.
        Seen::Play { card, .. } if card.completes() => None,
        Seen::Play { seat, card, pole } => Some(text.say(
            "totem-log-play",
            &[
                ("name", who(*seat).into()),
                ("card", name(*card, text).into()),
                ("place", at(*pole).into()),
            ],
        )),
        Seen::Capture { seat, pole, cards, points } => Some(text.say(
            "totem-log-capture",
            &[
                ("name", who(*seat).into()),
                ("card", cards.last().map(|&card| name(card, text)).unwrap_or_default().into()),
                ("place", at(*pole).into()),
                ("points", (*points).into()),
            ],
        )),
        Seen::Pass { seat } => Some(text.say("totem-log-pass", &[("name", who(*seat).into())])),
        Seen::Lose { seat, cards } => Some(text.say(
            "totem-log-lose",
            &[("name", who(*seat).into()), ("cards", list(cards, text).into())],
        )),
        Seen::RoundEnd { round } => {
            Some(text.say("totem-log-round-end", &[("round", (*round).into())]))
        }
        Seen::GameEnd { .. } => Some(text.get("totem-log-game-end")),
    }
}

/// TE-20: between the games of a series everyone sees how it stands.
pub(crate) fn headline(
    seen: &Seen,
    view: &View,
    names: &[String],
    text: &Text,
) -> Option<Vec<String>> {
    let Seen::GameEnd { scores, totals, chief } = seen else { return None };
    let over = view.game + 1 == names.len() as u8 && view.phase == stapel_totem::Phase::Over;
    if !view.options.series || over {
        return None;
    }
    let title = text.say("totem-series-game", &[("game", view.game.into())]);
    let mut lines = vec![title, String::new()];
    for (at, name) in names.iter().enumerate() {
        let badge = match Seat::new(at as u8) {
            Some(seat) if chief.has(seat) => "♛",
            Some(_) | None => " ",
        };
        let (score, total) = (scores.get(at).unwrap_or(&0), totals.get(at).unwrap_or(&0));
        lines.push(format!(
            "{badge} {}  +{score:<4} = {total}",
            crate::play::letters::pad(name, 18)
        ));
    }
    Some(lines)
}
