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

    /// A text with words and numbers filled in. A test sees to it that every key exists.
    pub(crate) fn say(&self, key: &str, with: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> =
            with.iter().map(|(name, value)| (*name, value.clone())).collect();
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let mut unfilled = Vec::new();
        match pattern {
            Some(pattern) => {
                self.bundle.format_pattern(pattern, Some(&args), &mut unfilled).into_owned()
            }
            None => key.to_owned(),
        }
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
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// By key: the variables that its text fills in.
    fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut keys = BTreeMap::new();
        for source in sources(language) {
            FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| errors)
                .unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
            let mut key = String::new();
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                    key = line.split('=').next().unwrap_or_default().trim().to_owned();
                    let twice = keys.insert(key.clone(), BTreeSet::new());
                    assert!(twice.is_none(), "{language}: {key} stands twice");
                }
                for part in line.split('$').skip(1) {
                    let name = part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_');
                    keys.entry(key.clone()).or_default().insert(name.collect());
                }
            }
        }
        keys
    }

    #[test]
    fn every_language_has_the_same_texts_with_the_same_words_to_fill_in() {
        let english = keys(Language::En);
        for language in Language::ALL {
            let theirs = keys(language);
            let missing: Vec<_> = english.keys().filter(|key| !theirs.contains_key(*key)).collect();
            let extra: Vec<_> = theirs.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{language}: -{missing:?} +{extra:?}");
            for (key, names) in &english {
                assert_eq!(&theirs[key], names, "{language}: {key}");
            }
        }
    }

    #[test]
    fn every_key_in_the_source_exists_and_every_text_is_used() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let mut source = String::new();
        let mut folders = vec![std::path::PathBuf::from(root)];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    source += &std::fs::read_to_string(path).unwrap();
                }
            }
        }
        let english = keys(Language::En);
        // Keys that are put together: help-…, and those that end in a code or the name of a variant.
        let composed = ["help-", "refused-", "colour-", "figure-", "card-", "game-", "bot-"];
        for key in english.keys() {
            let used = composed.iter().any(|prefix| key.starts_with(prefix))
                || source.contains(&format!("\"{key}\""));
            assert!(used, "{key} is not used");
        }
        for call in [".get(\"", ".say(\""] {
            for part in source.split(call).skip(1) {
                let key = part.split('"').next().unwrap_or_default();
                let text = key.contains('-') && !key.ends_with('-');
                assert!(!text || english.contains_key(key), "{key} has no text");
            }
        }
    }
}
