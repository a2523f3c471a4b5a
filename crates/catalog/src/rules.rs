//! The rules of the games, as players read them (`docs/rules`).

use crate::{GameId, Language};

/// The rules of a game in a language, as simple Markdown.
#[must_use]
pub const fn rules_text(game: GameId, language: Language) -> &'static str {
    macro_rules! text {
        ($path:literal) => {
            include_str!(concat!("../../../docs/rules/", $path))
        };
    }
    match (game, language) {
        (GameId::Totemo, Language::En) => text!("en/totemo.md"),
        (GameId::Totemo, Language::De) => text!("de/totemo.md"),
        (GameId::Totemo, Language::Nl) => text!("nl/totemo.md"),
        (GameId::Totemo, Language::Ru) => text!("ru/totemo.md"),
        (GameId::Totem, Language::En) => text!("en/totem.md"),
        (GameId::Totem, Language::De) => text!("de/totem.md"),
        (GameId::Totem, Language::Nl) => text!("nl/totem.md"),
        (GameId::Totem, Language::Ru) => text!("ru/totem.md"),
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
        for (game, prefix, count) in [(GameId::Totemo, "TO", 30), (GameId::Totem, "TE", 24)] {
            let all: Vec<String> = (1..=count).map(|n| format!("{prefix}-{n}")).collect();
            for language in Language::ALL {
                assert_eq!(numbers(rules_text(game, language)), all, "{game} {language}");
            }
        }
    }
}
