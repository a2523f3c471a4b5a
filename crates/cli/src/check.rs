//! stub
use crate::{args::Check, failure::Failure, text::Text};
use std::process::ExitCode;
pub(crate) fn run(_args: &Check, _text: &Text) -> Result<ExitCode, Failure> {
    Ok(ExitCode::SUCCESS)
}
