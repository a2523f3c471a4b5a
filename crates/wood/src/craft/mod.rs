//! How to handle sticks with skill: what to pull, which way, where to put it, and how to move.
//!
//! Scripted hands and bots are made of this. They see what a player sees, and act through hand
//! samples alone.

mod mover;
mod pull;
mod spot;
mod turn;

pub(crate) use mover::{Manner, Mover};
pub(crate) use pull::{Pull, cast, pulls};
pub(crate) use spot::{Spot, building_spots, holds, put_where, spots};
pub(crate) use turn::{make, pull_out, put_down, set_in};
