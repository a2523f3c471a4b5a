//! Why a table refuses something.

use serde::Serialize;
use stapel_core::BadOptions;
use stapel_protocol::{Raw, Refusal};
use stapel_registry::Rejection;
use stapel_table::UndoRefused;
use thiserror::Error;

/// Why a table refuses something. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// The client has not said who it is.
    #[error("without a token one can only look on")]
    NoToken,
    /// The device does not hold this seat.
    #[error("this seat is another's")]
    NotYourSeat,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// Somebody sits there.
    #[error("this seat is taken")]
    SeatTaken,
    /// During a game a seat goes to nobody but its player.
    #[error("this seat belongs to a player in the running game")]
    SeatReserved,
    /// The device has held another seat in this game, and would see a hand that is secret from it.
    #[error("this device has held another seat in this game")]
    OtherSeat,
    /// There is no free seat.
    #[error("there is no free seat")]
    NoFreeSeat,
    /// The table has no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Nobody or somebody else sits there.
    #[error("there is nobody to send away")]
    NobodyThere,
    /// The name is empty or too long.
    #[error("the name is empty or too long")]
    BadName,
    /// There is no such level of bots.
    #[error("there is no such bot")]
    BadLevel,
    /// A game goes on.
    #[error("a game goes on")]
    GameGoesOn,
    /// No game goes on.
    #[error("no game goes on")]
    NoGame,
    /// There was no game yet.
    #[error("there was no game yet")]
    NoGameYet,
    /// Not all seats are taken.
    #[error("not all seats are taken")]
    SeatsFree,
    /// Others have not asked for a rematch yet.
    #[error("others have not agreed to a rematch yet")]
    RematchWaits,
    /// The table can't be set up like this.
    #[error("the table can't be set up like this")]
    BadSettings,
    /// The game can't be played like this.
    #[error(transparent)]
    Options(BadOptions),
    /// It is not an action of this game.
    #[error("this is no action of the game")]
    Malformed,
    /// The rules forbid it.
    #[error("{} ({})", .0.code, .0.rule.as_deref().unwrap_or_default())]
    Illegal(Refusal),
    /// It can't be taken back.
    #[error(transparent)]
    Undo(UndoRefused),
    /// Nobody asked for it.
    #[error("nobody has asked for that")]
    NotAsked,
    /// Free text is for tables by link.
    #[error("free text is for tables by link alone")]
    NoText,
    /// The text is empty or too long.
    #[error("the text is empty or too long")]
    BadText,
    /// Others may not look on.
    #[error("this table plays without spectators")]
    NoSpectators,
    /// This program was built without the game.
    #[error("this game can't be played here")]
    NoSuchGame,
    /// The pile is not built yet.
    #[error("the pile is not built yet")]
    BuildFirst,
    /// No hand is due, or another's.
    #[error("no hand is due now")]
    NoHandDue,
    /// The samples are no samples, or not the next ones.
    #[error("these are not the samples that are due")]
    BadSamples,
    /// A hand can't be faster than time.
    #[error("the samples come faster than time passes")]
    TooFast,
    /// Too many devices hold the seat.
    #[error("too many devices hold this seat")]
    TooManyDevices,
    /// The step does not belong here: the store is damaged.
    #[error("this can't have happened")]
    Impossible,
}

impl Refused {
    /// The key of its sentence.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Refused::NoToken => "refused-table-no-token",
            Refused::NotYourSeat => "refused-table-not-your-seat",
            Refused::NotHost => "refused-table-not-host",
            Refused::SeatTaken => "refused-table-seat-taken",
            Refused::SeatReserved => "refused-table-seat-reserved",
            Refused::OtherSeat => "refused-table-other-seat",
            Refused::NoFreeSeat => "refused-table-no-free-seat",
            Refused::NoSuchSeat => "refused-table-no-such-seat",
            Refused::NobodyThere => "refused-table-nobody-there",
            Refused::BadName => "refused-table-bad-name",
            Refused::BadLevel => "refused-table-bad-level",
            Refused::GameGoesOn => "refused-table-game-goes-on",
            Refused::NoGame => "refused-table-no-game",
            Refused::NoGameYet => "refused-table-no-game-yet",
            Refused::SeatsFree => "refused-table-seats-free",
            Refused::RematchWaits => "refused-table-rematch-waits",
            Refused::BadSettings => "refused-table-bad-settings",
            Refused::Options(BadOptions::Seats { .. }) => "refused-table-players",
            Refused::Options(BadOptions::Range { .. }) => "refused-table-option-range",
            Refused::Malformed => "refused-table-malformed",
            Refused::Illegal(refusal) => &refusal.code,
            Refused::Undo(UndoRefused::Nothing) => "refused-table-nothing-to-undo",
            Refused::Undo(UndoRefused::Revealed) => "refused-table-undo-revealed",
            Refused::Undo(UndoRefused::OthersActed) => "refused-table-undo-others-acted",
            Refused::NotAsked => "refused-table-not-asked",
            Refused::NoText => "refused-table-no-text",
            Refused::BadText => "refused-table-bad-text",
            Refused::NoSpectators => "refused-table-no-spectators",
            Refused::NoSuchGame => "refused-table-no-such-game",
            Refused::BuildFirst => "refused-table-build-first",
            Refused::NoHandDue => "refused-table-no-hand-due",
            Refused::BadSamples => "refused-table-bad-samples",
            Refused::TooFast => "refused-table-too-fast",
            Refused::TooManyDevices => "refused-table-too-many-devices",
            Refused::Impossible => "refused-table-impossible",
        }
    }

    /// As it goes over the wire.
    #[must_use]
    pub fn refusal(&self) -> Refusal {
        match self {
            Refused::Illegal(refusal) => refusal.clone(),
            Refused::Options(why) => {
                Refusal { code: self.code().into(), rule: None, why: Raw::of(why).ok() }
            }
            Refused::NoToken
            | Refused::NotYourSeat
            | Refused::NotHost
            | Refused::SeatTaken
            | Refused::SeatReserved
            | Refused::OtherSeat
            | Refused::NoFreeSeat
            | Refused::NoSuchSeat
            | Refused::NobodyThere
            | Refused::BadName
            | Refused::BadLevel
            | Refused::GameGoesOn
            | Refused::NoGame
            | Refused::NoGameYet
            | Refused::SeatsFree
            | Refused::RematchWaits
            | Refused::BadSettings
            | Refused::Malformed
            | Refused::Undo(_)
            | Refused::NotAsked
            | Refused::NoText
            | Refused::BadText
            | Refused::NoSpectators
            | Refused::NoSuchGame
            | Refused::BuildFirst
            | Refused::NoHandDue
            | Refused::BadSamples
            | Refused::TooFast
            | Refused::TooManyDevices
            | Refused::Impossible => Refusal::plain(self.code()),
        }
    }
}

impl Serialize for Refused {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.refusal().serialize(serializer)
    }
}

impl From<Rejection> for Refused {
    fn from(why: Rejection) -> Refused {
        match why {
            Rejection::NoSuchGame => Refused::NoSuchGame,
            Rejection::BadSetup => Refused::BadSettings,
            Rejection::Options(why) => Refused::Options(why),
            Rejection::Malformed => Refused::Malformed,
            Rejection::Illegal(refusal) => Refused::Illegal(refusal),
            Rejection::Undo(why) => Refused::Undo(why),
            Rejection::BuildFirst => Refused::BuildFirst,
            Rejection::NoHandDue => Refused::NoHandDue,
            Rejection::BadSamples => Refused::BadSamples,
            Rejection::TooFast => Refused::TooFast,
            Rejection::Impossible => Refused::Impossible,
        }
    }
}

impl From<UndoRefused> for Refused {
    fn from(why: UndoRefused) -> Refused {
        Refused::Undo(why)
    }
}
