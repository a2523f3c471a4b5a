//! An unfinished match on disk.

use crate::{BadRecord, Match, Setup, check::Breach, replay};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use stapel_core::{Game, Record, Refusal, Seat, Seed};
use thiserror::Error;

const FORMAT: &str = "stapel-save";
const VERSION: u32 = 1;

/// A match that can go on: its record, and where its chance comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save<O, E> {
    format: String,
    version: u32,
    seed: Seed,
    #[serde(default)]
    first: Option<Seat>,
    /// Who sits where, in the words of whoever saved it.
    pub owners: Vec<String>,
    /// All that has happened.
    pub record: Record<O, E>,
}

/// Why a saved match can't go on.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "bad", rename_all = "snake_case")]
pub enum BadSave<E: std::fmt::Debug, I: Refusal> {
    /// It is not a saved match of this version.
    #[error("this is no {FORMAT}, version {VERSION}")]
    Format,
    /// Its record breaks a rule.
    #[error(transparent)]
    Record {
        /// How it breaks it.
        why: BadRecord<E, I>,
    },
}

impl<G: Game> Match<G> {
    /// The match as it can be saved.
    #[must_use]
    pub fn save(&self, owners: Vec<String>) -> Save<G::Options, G::Event> {
        Save {
            format: FORMAT.into(),
            version: VERSION,
            seed: self.setup.seed,
            first: self.setup.first,
            owners,
            record: self.record(),
        }
    }

    /// Goes on with a saved match, exactly where it was.
    ///
    /// # Errors
    /// If it is not one, or its record breaks a rule.
    pub fn resume(
        save: Save<G::Options, G::Event>,
    ) -> Result<Match<G>, BadSave<G::Event, G::Illegal>> {
        if (save.format.as_str(), save.version) != (FORMAT, VERSION) {
            return Err(BadSave::Format);
        }
        let replayed: Result<G, Breach<G>> = replay(&save.record);
        let state = replayed.map_err(|why| BadSave::Record { why })?;
        let setup = Setup {
            options: save.record.options,
            players: save.record.players,
            seed: save.seed,
            first: save.first,
        };
        Ok(Match { setup, events: save.record.events, state })
    }
}

impl<O: DeserializeOwned, E: DeserializeOwned> Save<O, E> {
    /// From its text.
    ///
    /// # Errors
    /// If it is malformed, with the place.
    pub fn read(text: &str) -> Result<Save<O, E>, serde_json::Error> {
        serde_json::from_str(text)
    }
}
