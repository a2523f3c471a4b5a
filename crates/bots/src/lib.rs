//! Players that are programs. A bot sees only a view, as a person at the table would; it never gets
//! the state of a game.

mod bot;
mod level;
mod random;
mod thinking;
mod totem_greedy;
mod totemo_greedy;

pub use bot::Bot;
pub use level::{Level, UnknownBot};
pub use thinking::Thinking;
