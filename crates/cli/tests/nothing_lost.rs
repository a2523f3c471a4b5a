//! The real server under load, killed at random moments, with a full disk, without its database: every
//! acknowledged action is there, none is there twice, and everybody ends up with the server's state. `stapel
//! load --kill` checks all that; `stapel load --kill 50` is the long version.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::panic)]

use serde_json::Value;
use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

fn load(database: &str, args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["load", "--json", "--lang", "en", "--database", database])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// The report, if nothing was lost.
fn report(load: Child) -> Value {
    let output = load.wait_with_output().expect("the program ends");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    report["killing"].clone()
}

fn number(report: &Value, field: &str) -> u64 {
    report[field].as_u64().unwrap_or_else(|| panic!("no {field} in {report}"))
}

const KILLS: &[&str] = &["--kill", "4", "--tables", "6"];
const STEERED: &[&str] = &["--kill", "0", "--steered", "--tables", "6"];

/// A load that tells how it goes.
struct Steered {
    load: Child,
    lines: Lines<BufReader<ChildStderr>>,
    moves: u64,
    refusals: u64,
}

impl Steered {
    fn start(database: &str) -> Steered {
        let mut load = load(database, STEERED);
        let lines = BufReader::new(load.stderr.take().expect("a pipe")).lines();
        Steered { load, lines, moves: 0, refusals: 0 }
    }

    /// Waits until so much more has happened.
    fn wait_for_more(&mut self, moves: u64, refusals: u64) {
        let wanted = (self.moves + moves, self.refusals + refusals);
        while self.moves < wanted.0 || self.refusals < wanted.1 {
            let line = self.lines.next().expect("the load goes on").expect("a line");
            let counts = line
                .split_once(' ')
                .and_then(|(moves, refusals)| Some((moves.parse().ok()?, refusals.parse().ok()?)));
            (self.moves, self.refusals) = counts.unwrap_or_else(|| panic!("{line}"));
        }
    }

    /// The report, if nothing was lost.
    fn end(mut self) -> Value {
        drop(self.load.stdin.take());
        let said: Vec<String> = self.lines.map_while(Result::ok).collect();
        let output = self.load.wait_with_output().expect("the program ends");
        assert!(output.status.success(), "{}", said.join("\n"));
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        report["killing"].clone()
    }
}

#[test]
fn killed_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stapel.db");
    let report = report(load(path.to_str().expect("a path"), KILLS));
    assert_eq!(number(&report, "kills"), 4);
    assert!(number(&report, "commands") > 50, "{report}");
    assert!(number(&report, "returns") >= 4, "{report}");
}

#[test]
fn killed_on_postgres() {
    let server = stapel_services::Postgres::start();
    let report = report(load(&server.database("stapel"), KILLS));
    assert!(number(&report, "commands") > 50, "{report}");
    assert!(number(&report, "returns") >= 4, "{report}");
}

#[test]
fn killed_in_a_game_of_totem() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("stapel.db");
    let args = ["--kill", "3", "--tables", "4", "--players", "3", "--game", "totem"];
    let report = report(load(path.to_str().expect("a path"), &args));
    assert!(number(&report, "commands") > 50, "{report}");
}

#[test]
fn without_its_database_for_a_while() {
    let server = stapel_services::Postgres::start();
    let mut load = Steered::start(&server.database("stapel"));
    load.wait_for_more(50, 0);
    server.crash();
    load.wait_for_more(0, 1);
    server.resume();
    load.wait_for_more(50, 0);
    assert!(number(&load.end(), "commands") > 100);
}

#[test]
fn with_a_full_disk_for_a_while() {
    // Who is not root becomes it in a namespace of his own, where he may mount.
    let mut again = Command::new("unshare");
    again.args(["--mount", "--map-root-user"]).arg(std::env::current_exe().expect("this test"));
    let output = again.args(["--exact", "inside_a_full_disk", "--ignored", "--nocapture"]).output();
    let output = output.expect("unshare starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
#[ignore = "with_a_full_disk_for_a_while starts it in a namespace where it may mount"]
fn inside_a_full_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    mount(&["-t", "tmpfs", "-o", "size=1m", "none"], folder.path());
    let path = folder.path().join("stapel.db");
    let mut load = Steered::start(path.to_str().expect("a path"));
    load.wait_for_more(0, 1);
    mount(&["-o", "remount,size=400m"], folder.path());
    load.wait_for_more(50, 0);
    assert!(number(&load.end(), "commands") > 50);
    let _ = Command::new("umount").arg("-l").arg(folder.path()).status();
}

fn mount(args: &[&str], path: &Path) {
    let mounted = Command::new("mount").args(args).arg(path).status();
    assert!(mounted.is_ok_and(|status| status.success()), "can't mount a small disk");
}
