//! What can go wrong.

use std::path::PathBuf;
use std::sync::Arc;

/// Why the store did not do what it was asked. Cheap to clone: one failed commit answers many.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// The next step of this table has another version: somebody else wrote, or an earlier write of
    /// the same table failed. Load the table again.
    #[error("table {table}: the next step is {expected}, not {found}")]
    Conflict {
        /// The table.
        table: String,
        /// The version that its next step must have.
        expected: u64,
        /// The version that was handed in.
        found: u64,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(String),
    /// An id (of a device, a table, a game or a pairing) that is taken.
    #[error("that id is taken")]
    Taken,
    /// The disk is full, the connection is lost or the like. Whether the write was kept is not known:
    /// load the table again. The store recovers by itself as soon as the cause is gone.
    #[error("the store can't be reached: {0}")]
    Unavailable(Arc<sqlx::Error>),
    /// What is stored can't be read: written by a newer program, or damaged.
    #[error("the store can't be read: {0}")]
    Unreadable(Arc<dyn std::error::Error + Send + Sync>),
    /// Another program writes there.
    #[error("{0} is in use by another program")]
    InUse(PathBuf),
    /// A file that would have been written over.
    #[error("{0} exists already")]
    FileExists(PathBuf),
    /// The address is neither a path nor one of a database that is supported.
    #[error("not the address of a store: {0}")]
    BadAddress(String),
}

// Both enums are not ours and may grow.
#[expect(clippy::wildcard_enum_match_arm)]
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match error {
            // A foreign key: the table was forgotten a moment ago. The writer looks again and finds out.
            E::Database(ref e) if e.is_unique_violation() || e.is_foreign_key_violation() => {
                Self::Taken
            }
            E::ColumnDecode { .. }
            | E::Decode(_)
            | E::ColumnNotFound(_)
            | E::ColumnIndexOutOfBounds { .. }
            | E::TypeNotFound { .. } => Self::Unreadable(Arc::new(error)),
            other => Self::Unavailable(Arc::new(other)),
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm)]
impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        use sqlx::migrate::MigrateError as M;
        match error {
            M::Execute(e) | M::ExecuteMigration(e, _) => e.into(),
            other => Self::Unreadable(Arc::new(other)),
        }
    }
}

/// What is stored is not what was written.
pub(crate) fn damaged(what: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> StoreError {
    StoreError::Unreadable(Arc::from(what.into()))
}
