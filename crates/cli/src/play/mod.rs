//! `stapel play`: the games in a terminal.

use crate::{args::Play, failure::Failure, text::Text};
use std::process::ExitCode;

pub(crate) fn run(_args: &Play, _text: &Text) -> Result<ExitCode, Failure> {
    Ok(ExitCode::SUCCESS)
}
