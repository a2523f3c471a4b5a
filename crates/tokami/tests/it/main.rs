//! The rules by their numbers, and laws over many games.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "tests fail by panicking"
)]

mod bench;
mod ends;
mod laws;
mod mishaps;
mod props;
mod records;
mod setup;
mod touch;
mod turns;
