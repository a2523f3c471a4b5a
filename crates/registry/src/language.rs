//! The languages that everything a person reads exists in.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// A language.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English
    #[default]
    En,
    /// Deutsch
    De,
    /// Nederlands
    Nl,
    /// русский
    Ru,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Nl, Language::Ru];

    /// Its code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Nl => "nl",
            Language::Ru => "ru",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8` or `nl-BE`, if it is one of ours.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code: String = locale.chars().take_while(char::is_ascii_alphabetic).collect();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(&code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not one of our languages.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{code:?} is not one of the languages en, de, nl, ru")]
pub struct UnknownLanguage {
    /// What was asked for.
    pub code: String,
}

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage { code: code.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::De));
        assert_eq!(Language::of_locale("ru"), Some(Language::Ru));
        assert_eq!(Language::of_locale("C.UTF-8"), None);
        assert_eq!(Language::of_locale(""), None);
        assert!("fr".parse::<Language>().is_err());
    }
}
