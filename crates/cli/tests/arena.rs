//! The arena: duplicate play, its reports, and going on after an interruption.
#![allow(clippy::unwrap_used, clippy::panic)]

mod program;

use program::stapel;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    // What an earlier run left behind.
    let _ = fs::remove_dir_all(&folder);
    folder
}

const RUN: [&str; 10] = [
    "arena",
    "totem",
    "--bots",
    "greedy,random,1",
    "--players",
    "3",
    "--games",
    "12",
    "--seed",
    "4",
];

fn arena(folder: &Path, more: &[&str]) -> Value {
    let out = ["--out", folder.to_str().unwrap(), "--json"];
    let output = stapel(&[&RUN[..], &out, more].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The report without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().retain(|key, _| !key.starts_with("ms_"));
    }
    report
}

#[test]
fn an_interrupted_run_goes_on_and_ends_as_if_it_had_not_been() {
    let whole = timeless(arena(&folder("whole"), &["--threads", "2"]));
    assert_eq!(whole["games"], 12);
    let cut = folder("cut");
    arena(&cut, &["--threads", "1"]);
    let journal = cut.join("journal.jsonl");
    let lines = fs::read_to_string(&journal).unwrap();
    assert_eq!(lines.lines().count(), 13);
    // Five games were done, and the sixth was being written down.
    let kept: usize = lines.lines().take(6).map(|line| line.len() + 1).sum();
    fs::write(&journal, &lines.as_bytes()[..kept + 20]).unwrap();
    assert_eq!(timeless(arena(&cut, &["--threads", "1"])), whole);
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 13);
    let saved: Value =
        serde_json::from_str(&fs::read_to_string(cut.join("report.json")).unwrap()).unwrap();
    assert_eq!(timeless(saved), whole);
    let page = fs::read_to_string(cut.join("report.html")).unwrap();
    assert!(page.contains("<svg") && page.contains("greedy") && !page.contains("http"));
    // The folder is that of this run, and of no other.
    let output = stapel(&["arena", "totemo", "--bots", "1,2", "--out", cut.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn two_runs_do_not_write_into_one_folder() {
    let folder = folder("two");
    arena(&folder, &[]);
    let journal = folder.join("journal.jsonl");
    let before = fs::read(&journal).unwrap();
    let other = fs::File::open(&journal).unwrap();
    other.lock().unwrap();
    let path = folder.to_str().unwrap();
    let output = stapel(&[&RUN[..], &["--out", path]].concat());
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("another arena"), "{said}");
    assert_eq!(fs::read(&journal).unwrap(), before);
}

#[test]
fn the_report_says_who_is_stronger() {
    let report = arena(&folder("who"), &["--threads", "2"]);
    let best = &report["bots"][0];
    assert_eq!(best["bot"], "greedy");
    assert!(best["elo"].as_f64().unwrap() > report["bots"][1]["elo"].as_f64().unwrap());
    let (low, high) = (&best["share_95"][0], &best["share_95"][1]);
    let share = best["share"].as_f64().unwrap();
    assert!(low.as_f64().unwrap() < share && share <= high.as_f64().unwrap());
    let beats = best["beats"]["random"].as_f64().unwrap();
    assert!(beats > 0.5);
    assert!(best["beats_95"]["random"][0].as_f64().unwrap() < beats);
    assert!(report["command"].as_str().unwrap().starts_with("stapel arena totem --bots"));
    let text = stapel(&RUN);
    let text = String::from_utf8(text.stdout).unwrap();
    for wanted in ["Elo (95 %)", "greedy", "duplicate deals", "p50 / p99"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn the_bench_measures_the_search() {
    let output = stapel(&["bench", "--json", "--seconds", "0.01", "--threads", "2"]);
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|line: &Value| line["what"] == "search")
        .collect();
    assert_eq!(lines.len(), 6);
    for line in lines {
        assert_eq!(line["threads"], 2);
        assert!(line["iterations_s"].as_f64().unwrap() > 0.0);
    }
}
