//! The program `stapel`, with one more game.

use std::process::ExitCode;

fn main() -> ExitCode {
    stapel::run(stapel_fourth::GAMES)
}
