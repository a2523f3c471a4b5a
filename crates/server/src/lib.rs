//! The game server: tables by link over HTTP and WebSocket, and the page.
//!
//! A [`Room`](stapel_room::Room) is the state machine of one table; here it gets a clock, chance, a store
//! and people. A room lives in a `Cell`, loaded when somebody wants it and dropped when nobody does. Whoever
//! has something to do with a room locks its cell, does it, hands the steps to the store and the messages
//! to the `teller`, which sends them as soon as the steps are stored. Bots think on threads of their own.
//! A socket is one task, which listens. Messages to it go to the system at once; a client that reads too slowly is
//! disconnected, and catches up when it comes back (`docs/server.md`).

mod address;
mod api;
mod ask;
mod bucket;
mod cell;
mod config;
mod door;
mod games;
mod headers;
mod hub;
mod listen;
mod lobby;
mod metrics;
mod openapi;
mod out;
mod page;
mod pairing;
mod pipe;
mod rest;
mod schedule;
mod session;
mod set_ups;
mod settle;
mod shares;
mod teller;
mod thinkers;
mod timer;
mod token;
mod trouble;

pub use config::Config;
pub use listen::{ServeError, Server};
pub use openapi::openapi;
