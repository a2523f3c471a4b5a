//! The one list of games. Everything else is handed it, or a part of it, and names no game.

use stapel_core::Game;
#[cfg(feature = "turn")]
use stapel_registry::TurnEngine;
use stapel_registry::{Engine, GameSpec, Language, Records, Registry, RuleTexts};
#[cfg(all(feature = "turn", not(feature = "fast-json")))]
use stapel_totemo_json::TotemoBySerde as TotemoWire;
#[cfg(all(feature = "turn", feature = "fast-json"))]
use stapel_totemo_json::TotemoJson as TotemoWire;

/// The games of Stapel.
pub const GAMES: Registry = Registry::new(LIST);

/// The list, and what is made of the same list for the page.
macro_rules! list {
    ($(#[cfg($when:meta)] $game:ty, $rules:expr, $engine:expr;)*) => {
        const LIST: &[GameSpec] = &[$(#[cfg($when)] game::<$game>($rules, $engine)),*];

        /// Each game's name, and its types for the page.
        #[cfg(feature = "ts")]
        #[must_use]
        pub fn typescript() -> Vec<(&'static str, String)> {
            vec![$(#[cfg($when)] (<$game>::NAME, stapel_core::game_types::<$game>())),*]
        }
    };
}

list! {
    #[cfg(feature = "turn")]
    stapel_totemo::Totemo, rules!("totemo"), TurnEngine::<_, TotemoWire>::ENGINE;
    #[cfg(feature = "turn")]
    stapel_totem::Totem, rules!("totem"), TurnEngine::<stapel_totem::Totem>::ENGINE;
    #[cfg(feature = "by-hand")]
    stapel_tokami::Tokami, rules!("tokami"), &stapel_wood_play::WoodEngine;
}

/// A game's texts of the rules, in the order of [`Language::ALL`](stapel_registry::Language::ALL).
#[macro_export]
macro_rules! rules {
    ($game:literal) => {
        [
            include_str!(concat!("../../../docs/rules/en/", $game, ".md")),
            include_str!(concat!("../../../docs/rules/de/", $game, ".md")),
            include_str!(concat!("../../../docs/rules/nl/", $game, ".md")),
            include_str!(concat!("../../../docs/rules/ru/", $game, ".md")),
        ]
    };
}

/// What is not wanted here isn't linked.
const fn game<G: Game>(rules: RuleTexts, engine: &'static (impl Engine + Records)) -> GameSpec {
    GameSpec {
        sheet: G::SHEET,
        rules: if cfg!(feature = "rules") { rules } else { [""; Language::ALL.len()] },
        engine,
        records: if cfg!(feature = "records") { Some(engine) } else { None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(text: &str) -> Vec<&str> {
        let items = text.lines().filter_map(|line| line.strip_prefix("- **"));
        items.filter_map(|item| item.split_once("**").map(|(number, _)| number)).collect()
    }

    #[test]
    fn every_language_has_every_rule_in_order() {
        for game in GAMES.games() {
            let prefix = game.sheet.rule_prefix;
            let all: Vec<String> =
                (1..=game.sheet.rules).map(|n| format!("{prefix}-{n}")).collect();
            for language in Language::ALL {
                assert_eq!(numbers(game.rules(language)), all, "{game:?} {language}");
            }
        }
    }
}
