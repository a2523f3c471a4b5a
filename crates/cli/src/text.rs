//! What people read, in their language (Project Fluent; the texts are in `i18n/`).

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use stapel_registry::Language;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The texts of one language.
pub(crate) struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The files of a language.
const fn sources(language: Language) -> &'static [&'static str] {
    macro_rules! files {
        ($($language:literal)?) => {
            &[
                $(include_str!(concat!("../../../i18n/", $language, "/cli.ftl")),)?
                $(include_str!(concat!("../../../i18n/", $language, "/games.ftl")),)?
                $(include_str!(concat!("../../../i18n/", $language, "/play.ftl")),)?
                $(include_str!(concat!("../../../i18n/", $language, "/refusals.ftl")),)?
            ]
        };
    }
    match language {
        Language::En => files!("en"),
        Language::De => files!("de"),
        Language::Nl => files!("nl"),
        Language::Ru => files!("ru"),
    }
}

impl Text {
    /// The texts of a language.
    pub(crate) fn new(language: Language) -> Text {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks around inserted words help a page that mixes directions; a terminal shows them.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Text { language, bundle }
    }

    /// Which language it is.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// A text without anything to fill in.
    pub(crate) fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A text with words and numbers filled in.
    ///
    /// # Panics
    /// In a development build, if something is not filled in. (`web/src/i18n/texts.test.ts` checks the texts and
    /// who asks for them.)
    pub(crate) fn say(&self, key: &str, with: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> =
            with.iter().map(|(name, value)| (*name, value.clone())).collect();
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let mut unfilled = Vec::new();
        let Some(pattern) = pattern else { return key.to_owned() };
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut unfilled).into_owned();
        debug_assert!(unfilled.is_empty(), "{key}: {unfilled:?}");
        said
    }

    /// A game's name, as people write it.
    pub(crate) fn game(&self, name: &str) -> String {
        self.find(&format!("game-{name}")).unwrap_or_else(|| name.to_owned())
    }

    /// A text if there is one under this key.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.bundle.has_message(key).then(|| self.get(key))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.language)
    }
}

#[cfg(test)]
impl Text {
    /// The sentence of a refusal as the page says it: filled in from the refusal's data alone.
    pub(crate) fn say_refusal(&self, game: &str, refusal: &impl serde::Serialize) -> String {
        let data = serde_json::to_value(refusal).unwrap_or_default();
        let why = data["why"].as_str().unwrap_or_default().replace('_', "-");
        let fields = data.as_object().into_iter().flatten();
        let with: Vec<_> =
            fields.map(|(name, value)| (name.as_str(), value.to_string().into())).collect();
        self.say(&format!("refused-{game}-{why}"), &with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(debug_assertions)]
    #[test]
    #[should_panic(expected = "check-hand: ")]
    fn a_text_with_nothing_filled_in_fails_the_test_that_asks_for_it() {
        let key = "check-hand";
        Text::new(Language::En).say(key, &[("hand", 1.into())]);
    }
}
