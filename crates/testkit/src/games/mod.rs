//! What the kit must know of each game: a file a game.

mod tokami;
mod totem;
mod totemo;
