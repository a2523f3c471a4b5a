//! Bots among themselves: whole games from a seed, random games and searches to measure. To whoever asks for them no game
//! has a type: a [`Lab`] is implemented once for every game that is played turn by turn ([`TurnLab`]); a game with wood
//! brings its own.

mod hall;
mod player;
mod program;
mod sitting;
mod turn;

pub use hall::{BadHall, Bot, Broken, Hall, Hands, Lab, Moment, Pile, Playouts, Round, Sat};
pub use player::Player;
pub use program::Program;
pub use turn::TurnLab;
