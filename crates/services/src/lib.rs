//! Real servers that tests start and stop. For tests only.

// A service that can't be had fails the test that needs it, with the reason.
#![allow(clippy::panic)]

mod postgres;

pub use postgres::Postgres;
