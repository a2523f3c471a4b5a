//! Games move between stores and files, as an operator moves them.

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;
use std::process::Command;

struct Ran {
    code: Option<i32>,
    said: String,
    failed: String,
}

fn stapel(args: &[&str], data: &Path) -> Ran {
    let output = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["--lang", "en"])
        .args(args)
        .env("STAPEL_DATA", data)
        .output()
        .expect("the program runs");
    Ran {
        code: output.status.code(),
        said: String::from_utf8(output.stdout).unwrap(),
        failed: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Records of some finished games, one a line.
fn records(folder: &Path) -> String {
    let mut all = String::new();
    for (game, players) in [("totemo", "3"), ("totem", "4")] {
        let file = folder.join(game);
        let args = ["simulate", game, "--games", "3", "--players", players, "--seed", "5"];
        let ran = stapel(&[&args[..], &["--records", file.to_str().unwrap()]].concat(), folder);
        assert_eq!(ran.code, Some(0), "{}", ran.failed);
        all += &std::fs::read_to_string(&file).unwrap();
    }
    all
}

fn sorted(text: &str) -> Vec<serde_json::Value> {
    let mut lines: Vec<_> =
        text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()).collect();
    lines.sort_by_key(ToString::to_string);
    lines
}

#[test]
fn records_are_taken_in_as_finished_games_once() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("games.jsonl"));
    let all = records(folder.path());
    std::fs::write(&file, &all).unwrap();
    let path = file.to_str().unwrap();
    let first = stapel(&["import", path], &data);
    assert_eq!(first.code, Some(0), "{}", first.failed);
    assert!(first.said.contains("6 lines taken in, 0 were there already"), "{}", first.said);
    assert_eq!(first.said.lines().filter(|line| line.len() == 14).count(), 6, "{}", first.said);
    let again = stapel(&["import", path], &data);
    assert!(again.said.contains("0 lines taken in, 6 were there already"), "{}", again.said);
    // All of them come out as they went in.
    let out = folder.path().join("out.jsonl");
    let ran = stapel(&["export", "--records", out.to_str().unwrap()], &data);
    assert_eq!(ran.code, Some(0), "{}", ran.failed);
    assert_eq!(sorted(&std::fs::read_to_string(&out).unwrap()), sorted(&all));
    // A whole export goes into another store.
    let whole = folder.path().join("whole.jsonl");
    stapel(&["export", whole.to_str().unwrap()], &data);
    let other = stapel(&["import", whole.to_str().unwrap()], &folder.path().join("other"));
    assert!(other.said.contains("6 lines taken in"), "{}{}", other.said, other.failed);
}

#[test]
fn of_a_file_with_a_bad_line_nothing_is_taken_in() {
    let folder = tempfile::tempdir().unwrap();
    let all = records(folder.path());
    let lines: Vec<&str> = all.lines().collect();
    let running = {
        let mut record: serde_json::Value = serde_json::from_str(lines[0]).unwrap();
        record["result"] = serde_json::Value::Null;
        record["events"].as_array_mut().unwrap().truncate(2);
        record.to_string()
    };
    let wrong = lines[1].replacen("\"score\":", "\"score\":9", 1);
    let broken = &lines[2][..lines[2].len() / 2];
    for (bad, says) in [
        (running.as_str(), "line 2: this game is not over"),
        (&wrong, "line 2: event"),
        (broken, "line 2"),
        ("[]", "line 2"),
        ("{\"format\":\"other\"}", "line 2"),
    ] {
        let data = tempfile::tempdir().unwrap();
        let file = folder.path().join("bad.jsonl");
        std::fs::write(&file, format!("{}\n{bad}\n{}\n", lines[0], lines[1])).unwrap();
        let ran = stapel(&["import", file.to_str().unwrap()], data.path());
        assert!(ran.code.is_some_and(|code| code > 0), "{bad:.60}");
        assert!(ran.failed.contains(says), "{bad:.60}: {}", ran.failed);
        assert!(!data.path().join("stapel.db").exists(), "{bad:.60}");
    }
}
