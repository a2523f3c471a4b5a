//! Tables from the first seat to the rematch, without a server.
#![allow(clippy::unwrap_used, clippy::panic, reason = "these are tests")]

mod clocks;
mod consent;
mod games;
mod leaving;
mod rematch;
mod seat_law;
mod seats;
mod table;
mod thinking;
mod wood;
