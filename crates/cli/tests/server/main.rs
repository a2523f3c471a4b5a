//! The real server over real sockets.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "tests fail by panicking"
)]

mod advice;
mod client;
mod crowd;
mod earlier;
mod games;
mod hostile;
mod limits;
mod operation;
mod returning;
mod seats;
mod secrets;
mod shells;
mod wood;
