//! Why a game at a table refuses something.

use stapel_core::BadOptions;
use stapel_protocol::{Raw, Refusal};
use stapel_table::{BadMatch, UndoRefused};
use thiserror::Error;

/// Why a game at a table refuses something. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Rejection {
    /// There is no such game here.
    #[error("this game can't be played here")]
    NoSuchGame,
    /// These are no options of the game, or nobody could sit down like this.
    #[error("the game can't be set up like this")]
    BadSetup,
    /// The game can't be played with these options.
    #[error(transparent)]
    Options(BadOptions),
    /// It is no action of this game.
    #[error("this is no action of the game")]
    Malformed,
    /// The rules forbid it.
    #[error("{} ({})", .0.code, .0.rule.as_deref().unwrap_or_default())]
    Illegal(Refusal),
    /// It can't be undone.
    #[error(transparent)]
    Undo(UndoRefused),
    /// The pile is not built yet.
    #[error("the pile is not built yet")]
    BuildFirst,
    /// No hand is due, or another seat's.
    #[error("no hand is due now")]
    NoHandDue,
    /// The samples are no samples, or not the next ones.
    #[error("these are not the samples that are due")]
    BadSamples,
    /// A hand can't be faster than time.
    #[error("the samples come faster than time passes")]
    TooFast,
    /// It does not belong here: what was stored is damaged.
    #[error("this can't have happened")]
    Impossible,
}

impl Rejection {
    /// What the rules of a game say, with the key that its sentences have: `refused-GAME-WHY`.
    pub fn by_the_rules<I: stapel_core::Refusal>(game: &str, illegal: &I) -> Rejection {
        #[derive(serde::Deserialize)]
        struct Named {
            why: String,
        }
        let why = Raw::of(illegal).ok();
        let name = why.as_ref().and_then(|why| why.read::<Named>().ok());
        let name = name.map_or_else(String::new, |named| named.why.replace('_', "-"));
        Rejection::Illegal(Refusal {
            code: format!("refused-{game}-{name}"),
            rule: Some(illegal.rule().to_string()),
            why,
        })
    }
}

impl From<BadMatch> for Rejection {
    fn from(why: BadMatch) -> Rejection {
        match why {
            BadMatch::Players { .. } | BadMatch::First { .. } => Rejection::BadSetup,
            BadMatch::Options(why) => Rejection::Options(why),
        }
    }
}

impl From<UndoRefused> for Rejection {
    fn from(why: UndoRefused) -> Rejection {
        Rejection::Undo(why)
    }
}
