//! Tables from the first seat to the rematch, without a server.

mod clocks;
mod consent;
mod games;
mod leaving;
mod seats;
mod table;
mod wood;
