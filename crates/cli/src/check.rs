//! `stapel check`: replays records from the rules.

use crate::{args::Check, cpu::Clock, failure::Failure, play, text::Text};
use serde_json::{Value, json};
use stapel_registry::{Breached, CheckError, Registry};
use stapel_table::{Unreadable, split_records};
use std::{io::Write, path::Path, process::ExitCode};

/// What was found in a file, or in all of them.
#[derive(Default)]
struct Sum {
    records: usize,
    bad: usize,
    events: usize,
    /// Ticks of wood that were moved again, and for how many seconds that took a core.
    ticks: u64,
    seconds: f64,
}

impl Sum {
    /// One thing that is no record.
    fn one_bad() -> Sum {
        Sum { records: 1, bad: 1, ..Sum::default() }
    }

    /// How many times faster than real time the wood was moved again, if there was any.
    fn times_real_time(&self) -> Option<f64> {
        let simulated = self.ticks as f64 / 60.0;
        (self.ticks > 0 && self.seconds > 0.0).then(|| simulated / self.seconds)
    }
}

pub(crate) fn run(games: Registry, args: &Check, text: &Text) -> Result<ExitCode, Failure> {
    let mut out = std::io::stdout().lock();
    let mut all = Sum::default();
    for path in &args.files {
        let found = check_file(games, path, args.json, text, &mut out)?;
        all.records += found.records;
        all.bad += found.bad;
        all.events += found.events;
        all.ticks += found.ticks;
        all.seconds += found.seconds;
    }
    if args.json {
        let sum = json!({
            "what": "sum", "files": args.files.len(), "records": all.records, "bad": all.bad,
            "events": all.events, "times_real_time": all.times_real_time(),
        });
        writeln!(out, "{sum}").map_err(Failure::Output)?;
    }
    Ok(if all.bad == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn check_file(
    games: Registry,
    path: &Path,
    as_json: bool,
    text: &Text,
    out: &mut impl Write,
) -> Result<Sum, Failure> {
    let bytes = std::fs::read(path).map_err(Failure::file(path))?;
    let name = path.display().to_string();
    let mut sum = Sum::default();
    let mut tell = |line: usize, error: &CheckError| {
        let told = if as_json {
            as_json_line(&name, line, error)
        } else {
            in_words(&name, line, error, text)
        };
        writeln!(out, "{told}").map_err(Failure::Output)
    };
    let source = match std::str::from_utf8(&bytes) {
        Ok(source) => source,
        Err(error) => {
            let line = bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
            let what = "not UTF-8".to_owned();
            let why = Unreadable::Json { line, column: 0, what };
            tell(line, &CheckError::Unreadable { why })?;
            return Ok(Sum::one_bad());
        }
    };
    for entry in split_records(source) {
        sum.records += 1;
        let clock = Clock::start();
        match games.check(entry) {
            Ok(checked) => {
                sum.events += checked.events;
                if let Some(wood) = checked.wood {
                    sum.ticks += wood.ticks;
                    sum.seconds += clock.busy().as_secs_f64();
                }
            }
            Err(error) => {
                sum.bad += 1;
                tell(entry.line, &error)?;
            }
        }
    }
    if sum.records == 0 {
        sum = Sum::one_bad();
        tell(1, &CheckError::Unreadable { why: Unreadable::Empty })?;
    }
    if !as_json {
        writeln!(out, "{}", summed(&name, &sum, text)).map_err(Failure::Output)?;
        if let Some(times) = sum.times_real_time() {
            let times = format!("{times:.1}");
            let told = text.say("check-wood", &[("file", name.into()), ("times", times.into())]);
            writeln!(out, "{told}").map_err(Failure::Output)?;
        }
    }
    Ok(sum)
}

fn summed(file: &str, sum: &Sum, text: &Text) -> String {
    let key = if sum.bad == 0 { "check-good" } else { "check-bad" };
    text.say(
        key,
        &[
            ("file", file.into()),
            ("records", sum.records.into()),
            ("bad", sum.bad.into()),
            ("events", sum.events.into()),
        ],
    )
}

fn as_json_line(file: &str, line: usize, error: &CheckError) -> String {
    let mut value = match error {
        CheckError::Unreadable { why } => json!({
            "what": "unreadable", "message": why.to_string(), "why": why,
        }),
        CheckError::Breach(breach) => json!({
            "what": "breach", "game": breach.game, "event": breach.event, "rule": breach.rule,
            "found": breach.found, "expected": breach.expected, "message": breach.message,
            "why": breach.why,
        }),
    };
    value["file"] = file.into();
    value["line"] = line.into();
    value.to_string()
}

/// What is wrong with a record, in words.
pub(crate) fn in_words(file: &str, line: usize, error: &CheckError, text: &Text) -> String {
    match error {
        CheckError::Unreadable { why } => text.say(
            "check-unreadable",
            &[("file", file.into()), ("what", unreadable(why, text).into())],
        ),
        CheckError::Breach(breach) => {
            let message = breach_message(breach, text);
            let place = [("file", file.into()), ("line", line.into()), ("message", message.into())];
            let rule = breach.rule.clone().unwrap_or_default();
            let told = match breach.event {
                Some(event) => text.say(
                    "check-event",
                    &[&place[..], &[("event", event.into()), ("rule", rule.into())]].concat(),
                ),
                None => text.say("check-record", &place),
            };
            let found =
                breach.found.as_ref().map(|found| (text.get("check-found"), found.to_string()));
            let expected =
                expected(&breach.expected, text).map(|e| (text.get("check-expected"), e));
            let lines =
                found.into_iter().chain(expected).map(|(what, it)| format!("\n    {what}: {it}"));
            told + &lines.collect::<String>()
        }
    }
}

fn unreadable(why: &Unreadable, text: &Text) -> String {
    match why {
        Unreadable::Json { line, column, what } => text.say(
            "check-json",
            &[
                ("line", (*line).into()),
                ("column", (*column).into()),
                ("what", what.as_str().into()),
            ],
        ),
        Unreadable::Event { line, index, what } => text.say(
            "check-no-event",
            &[("line", (*line).into()), ("event", (*index).into()), ("what", what.as_str().into())],
        ),
        Unreadable::Format { line } => text.say("check-format", &[("line", (*line).into())]),
        Unreadable::Game { line, game } => {
            text.say("check-game", &[("line", (*line).into()), ("game", game.as_str().into())])
        }
        Unreadable::Empty => text.get("check-empty"),
    }
}

/// What the rule says against it: a refusal in words, or that something else follows.
fn breach_message(breach: &Breached, text: &Text) -> String {
    match breach.why["bad"].as_str() {
        Some("wrong") => text.get("check-wrong"),
        Some("missing") => text.get("check-missing"),
        Some("result") => text.get("check-result"),
        // What only the game itself knows to be wrong.
        _ => play::words_of_breach(breach.game, &breach.why, text)
            .unwrap_or_else(|| breach.message.clone()),
    }
}

/// What was expected, in words or as the event itself.
fn expected(expected: &Value, text: &Text) -> Option<String> {
    match expected {
        Value::Null => None,
        Value::String(what) if what == "fate" => Some(text.get("check-expected-fate")),
        Value::String(what) if what == "nothing" => Some(text.get("check-expected-nothing")),
        Value::Object(what) if what.contains_key("event") => Some(what["event"].to_string()),
        Value::Object(what) if what.contains_key("seats") => {
            let seats = what["seats"]
                .as_array()
                .map(|seats| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
            let seats = seats.unwrap_or_default();
            Some(text.say("check-expected-seats", &[("seats", seats.into())]))
        }
        other @ (Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_)) => Some(other.to_string()),
    }
}
