//! What the server itself refuses.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use stapel_host::BadSession;
use stapel_protocol::Refusal;
use stapel_room::Refused;
use stapel_store::StoreError;
use thiserror::Error;

/// Why something was not done.
#[derive(Clone, Debug, Error)]
pub(crate) enum Trouble {
    /// The table refuses.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The code is wrong, used or too old.
    #[error("this code is wrong, used or too old")]
    BadCode,
    /// The token is none that was given out.
    #[error("this token is not known")]
    BadToken,
    /// What was sent can't be understood.
    #[error("this message can't be understood")]
    BadMessage,
    /// The first message was not `hello`, or of another version.
    #[error("another protocol is spoken here")]
    BadProtocol,
    /// The page is from elsewhere.
    #[error("this page may not connect")]
    BadOrigin,
    /// Too much at once.
    #[error("this is too fast")]
    TooFast,
    /// What was announced did not come.
    #[error("the request did not arrive in time")]
    TooSlow,
    /// Too many at once.
    #[error("there are too many connections from here")]
    TooMany,
    /// Too many games of bots alone.
    #[error("too many games of bots alone are watched from here")]
    TooManyBotGames,
    /// The game has gone on since advice was asked for.
    #[error("the game has gone on since")]
    AdviceLate,
    /// The store can't be reached.
    #[error("the store can't be reached")]
    Store,
    /// Nothing is here.
    #[error("there is nothing here")]
    Nothing,
}

impl Trouble {
    /// As it goes over the wire.
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            Trouble::Refused(refused) => refused.refusal(),
            Trouble::NoTable => Refusal::plain("refused-server-no-table"),
            Trouble::NoGame => Refusal::plain("refused-server-no-game"),
            Trouble::BadCode => Refusal::plain("refused-server-bad-code"),
            Trouble::BadToken => Refusal::plain("refused-server-bad-token"),
            Trouble::BadMessage => Refusal::plain("refused-server-bad-message"),
            Trouble::BadProtocol => Refusal::plain("refused-server-bad-protocol"),
            Trouble::BadOrigin => Refusal::plain("refused-server-bad-origin"),
            Trouble::TooFast => Refusal::plain("refused-server-too-fast"),
            Trouble::TooSlow => Refusal::plain("refused-server-too-slow"),
            Trouble::TooMany => Refusal::plain("refused-server-too-many"),
            Trouble::TooManyBotGames => Refusal::plain("refused-server-too-many-bot-games"),
            Trouble::AdviceLate => Refusal::plain("refused-server-advice-late"),
            Trouble::Store => Refusal::plain("refused-server-store"),
            Trouble::Nothing => Refusal::plain("refused-server-nothing"),
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Trouble::Refused(Refused::NoToken) | Trouble::BadToken => StatusCode::UNAUTHORIZED,
            Trouble::Refused(Refused::NotYourSeat | Refused::NotHost | Refused::NoSpectators)
            | Trouble::BadOrigin => StatusCode::FORBIDDEN,
            Trouble::Refused(_) | Trouble::AdviceLate => StatusCode::CONFLICT,
            Trouble::NoTable | Trouble::NoGame | Trouble::BadCode | Trouble::Nothing => {
                StatusCode::NOT_FOUND
            }
            Trouble::BadMessage | Trouble::BadProtocol => StatusCode::BAD_REQUEST,
            Trouble::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Trouble::TooFast | Trouble::TooMany | Trouble::TooManyBotGames => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Trouble::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status(), Json(self.refusal())).into_response()
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::NoTable(_) => Trouble::NoTable,
            StoreError::Conflict { .. }
            | StoreError::Taken
            | StoreError::Unavailable(_)
            | StoreError::Unreadable(_)
            | StoreError::InUse(_)
            | StoreError::FileExists(_)
            | StoreError::BadAddress(_) => {
                tracing::error!(%error, "the store failed");
                Trouble::Store
            }
        }
    }
}

impl From<BadSession> for Trouble {
    fn from(why: BadSession) -> Trouble {
        match why {
            BadSession::BadProtocol => Trouble::BadProtocol,
            BadSession::BadMessage => Trouble::BadMessage,
            BadSession::TooMany => Trouble::TooFast,
            BadSession::NoTable => Trouble::NoTable,
        }
    }
}
