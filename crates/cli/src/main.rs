//! The program `stapel` with the games of Stapel.

use std::process::ExitCode;

/// A server makes messages on one thread and drops them on another, which the system's allocator is slow at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    stapel::run(stapel_catalog::GAMES)
}
