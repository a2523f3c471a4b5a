//! The game server: tables by link over HTTP and WebSocket, and the page.
//!
//! A [`Room`](stapel_room::Room) is the state machine of one table; here it gets a clock, chance, a store
//! and people. A room lives in a `Cell`, loaded when somebody wants it and dropped when nobody does. Whoever
//! has something to do with a room locks its cell, does it, hands the steps to the store and what is to be
//! told to the `teller`, which passes it on as soon as the store says that it is safe on disk. Bots think
//! on threads of their own. A socket is one task, which listens. What is told to it goes to the system at once; who reads
//! too slowly is cut off, and catches up when he comes back.

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
