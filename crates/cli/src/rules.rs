//! `stapel rules`: the rules of a game, to read in a terminal.

use crate::{args::Rules, failure::Failure, text::Text};
use std::{
    io::{IsTerminal, Write},
    process::ExitCode,
};

pub(crate) fn run(args: &Rules, text: &Text) -> Result<ExitCode, Failure> {
    let source = args.game.rules(text.language());
    let mut out = std::io::stdout().lock();
    let plain = !out.is_terminal() || std::env::var_os("NO_COLOR").is_some();
    let shown = if plain { source.to_owned() } else { styled(source) };
    match out.write_all(shown.as_bytes()) {
        // A reader that has seen enough, such as `head`, is no failure.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => Err(Failure::Output(error)),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

/// Headings and marks of the simple Markdown as a terminal shows them.
fn styled(source: &str) -> String {
    let mut shown = String::with_capacity(source.len() + source.len() / 4);
    for line in source.lines() {
        match line.trim_start_matches('#') {
            heading if heading.len() < line.len() => {
                shown += &format!("\x1b[1;33m{}\x1b[0m\n", heading.trim());
            }
            _ => {
                shown += &marks(line);
                shown.push('\n');
            }
        }
    }
    shown
}

/// `**bold**`, `*italic*` and `` `code` `` within a line.
fn marks(line: &str) -> String {
    let spans = [
        ("**", "\x1b[1m", "\x1b[22m"),
        ("*", "\x1b[3m", "\x1b[23m"),
        ("`", "\x1b[36m", "\x1b[39m"),
    ];
    let line = match line.strip_prefix("- ") {
        Some(item) => format!("• {item}"),
        None => line.to_owned(),
    };
    spans.into_iter().fold(line, |line, (mark, on, off)| {
        let parts: Vec<&str> = line.split(mark).collect();
        // An odd mark out is no mark.
        let whole = if parts.len() % 2 == 1 { parts.len() } else { parts.len() - 1 };
        let mut shown = String::new();
        for (i, part) in parts.iter().enumerate() {
            if i > 0 {
                shown += match (i < whole, i % 2) {
                    (true, 1) => on,
                    (true, _) => off,
                    (false, _) => mark,
                };
            }
            shown += part;
        }
        shown
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_styles() {
        assert_eq!(marks("- **TO-1** is `x`"), "• \x1b[1mTO-1\x1b[22m is \x1b[36mx\x1b[39m");
        assert_eq!(marks("2 * 3"), "2 * 3");
        assert_eq!(styled("## End\n"), "\x1b[1;33mEnd\x1b[0m\n");
    }
}
