//! stub
use crate::{args::Bench, failure::Failure, text::Text};
use std::process::ExitCode;
pub(crate) fn run(_args: &Bench, _text: &Text) -> Result<ExitCode, Failure> {
    Ok(ExitCode::SUCCESS)
}
