//! What stops a load.

/// Why it can't go on.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Socket(#[from] tokio_tungstenite::tungstenite::Error),
    #[error(transparent)]
    Http(#[from] hyper::Error),
    #[error(transparent)]
    Request(#[from] hyper::http::Error),
    #[error(transparent)]
    Store(#[from] stapel_store::StoreError),
    #[error("an answer that was not expected: {0}")]
    Answer(String),
    #[error("the server refused: {0}")]
    Refused(String),
    #[error("the server does not start")]
    NoServer,
    #[error("the connection was closed")]
    Closed,
    #[error("nothing came for {0} seconds")]
    Silence(u64),
    #[error("lost: {0}")]
    Lost(String),
}
