//! The rules of the games, as players read them (`docs/rules`).

use crate::{Language, Title};

/// The rules of a game in a language, as simple Markdown.
#[must_use]
pub const fn rules_text(game: Title, language: Language) -> &'static str {
    macro_rules! text {
        ($path:literal) => {
            include_str!(concat!("../../../docs/rules/", $path))
        };
    }
    match (game, language) {
        (Title::Totemo, Language::En) => text!("en/totemo.md"),
        (Title::Totemo, Language::De) => text!("de/totemo.md"),
        (Title::Totemo, Language::Nl) => text!("nl/totemo.md"),
        (Title::Totemo, Language::Ru) => text!("ru/totemo.md"),
        (Title::Totem, Language::En) => text!("en/totem.md"),
        (Title::Totem, Language::De) => text!("de/totem.md"),
        (Title::Totem, Language::Nl) => text!("nl/totem.md"),
        (Title::Totem, Language::Ru) => text!("ru/totem.md"),
        (Title::Tokami, Language::En) => text!("en/tokami.md"),
        (Title::Tokami, Language::De) => text!("de/tokami.md"),
        (Title::Tokami, Language::Nl) => text!("nl/tokami.md"),
        (Title::Tokami, Language::Ru) => text!("ru/tokami.md"),
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
        for (game, prefix, count) in
            [(Title::Totemo, "TO", 30), (Title::Totem, "TE", 24), (Title::Tokami, "TA", 22)]
        {
            let all: Vec<String> = (1..=count).map(|n| format!("{prefix}-{n}")).collect();
            for language in Language::ALL {
                assert_eq!(numbers(rules_text(game, language)), all, "{game} {language}");
            }
        }
    }
}
