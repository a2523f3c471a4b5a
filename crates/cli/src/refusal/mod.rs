//! Refusals in words, from the data that a check of a record found.

mod hand;
mod tokami;

pub(crate) use hand::words_of_unfounded;

use crate::{play, text::Text};
use serde::Deserialize;
use serde_json::Value;
use stapel_catalog::Title;

/// Why the rules of a game forbid something. `why` is the game's refusal as JSON.
pub(crate) fn words(game: Title, why: &Value, text: &Text) -> Option<String> {
    match game {
        Title::Totemo => read(why).map(|illegal| play::totemo::refusal::words_of(&illegal, text)),
        Title::Totem => read(why).map(|illegal| play::totem::refusal::words_of(&illegal, text)),
        Title::Tokami => read(why).map(|illegal| tokami::words_of(&illegal, text)),
    }
}

fn read<'de, T: Deserialize<'de>>(why: &'de Value) -> Option<T> {
    T::deserialize(why).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_catalog::Language;

    #[test]
    fn refusals_are_read_back_from_json() {
        let clash = serde_json::json!({ "why": "colour_clash", "block": "Bt", "with": "R" });
        let taboo = serde_json::json!({ "why": "taboo", "stick": 7 });
        let english = Text::new(Language::En);
        let german = Text::new(Language::De);
        let said = |game, why, text| words(game, why, text).unwrap();
        assert_eq!(said(Title::Totemo, &clash, &english), "blue topper does not go with red");
        assert_eq!(said(Title::Tokami, &taboo, &english), "Stick 7 is taboo");
        assert_eq!(said(Title::Tokami, &taboo, &german), "Stäbchen 7 ist tabu");
        assert_eq!(words(Title::Totem, &clash, &english), None);
    }
}
