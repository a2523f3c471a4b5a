//! Programs as bots: real processes that play, and some that misbehave. Nothing hangs.
#![allow(clippy::unwrap_used, clippy::panic)]

mod program;

use program::stapel;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Output,
};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("outside").join(name);
    // What an earlier run left behind.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A bot in Python with this as its answer to `act`, and what was said of it after two games.
fn misbehaving(name: &str, act: &str, ms: &str) -> (Output, PathBuf) {
    let folder = folder(name);
    let bot = folder.join("bot.py");
    let program = format!(
        "import json, sys, time, os\n\
         def say(m): print(json.dumps(m), flush=True)\n\
         print('my log', file=sys.stderr, flush=True)\n\
         for line in sys.stdin:\n\
         \x20   m = json.loads(line)\n\
         \x20   if m['t'] == 'hello': say({{'t': 'ready', 'protocol': 1, 'name': 'odd'}})\n\
         \x20   elif m['t'] == 'act':\n\
         \x20       i = m['id']\n\
         \x20       {act}\n"
    );
    fs::write(&bot, program).unwrap();
    let bots = format!("cmd:python3 '{}',random", bot.display());
    let out = folder.join("out");
    let output = stapel(&[
        "arena",
        "totemo",
        "--bots",
        &bots,
        "--games",
        "2",
        "--threads",
        "1",
        "--ms",
        ms,
        "--out",
        out.to_str().unwrap(),
        "--options",
        "{\"chief_steps\":3}",
        "--json",
    ]);
    (output, out)
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/mybot.py");
    format!("cmd:python3 '{}'", path.display())
}

#[test]
fn the_example_bot_plays_both_games() {
    for (game, players) in [("totemo", "2"), ("totem", "3")] {
        let bots = format!("{},random", example());
        let args = [
            "simulate",
            game,
            "--bots",
            &bots,
            "--players",
            players,
            "--games",
            "6",
            "--json",
            "--ms",
            "20000",
        ];
        let output = stapel(&args);
        assert!(output.status.success(), "{}", complained(&output));
        assert_eq!(complained(&output), "", "nothing went wrong");
        let json: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(json["games"], 6);
        assert!(json["bots"].as_object().unwrap().keys().any(|name| name.starts_with("cmd:")));
    }
}

#[test]
fn an_answer_out_of_range_with_a_wrong_id_or_that_is_none_is_forfeited() {
    for (name, act) in [
        ("range", "say({'t': 'act', 'id': i, 'choice': 99999})"),
        ("id", "say({'t': 'act', 'id': i + 7, 'choice': 0})"),
        ("garbage", "print('what?', flush=True)"),
        ("negative", "say({'t': 'act', 'id': i, 'choice': -1})"),
    ] {
        let (output, out) = misbehaving(name, act, "20000");
        assert!(output.status.success(), "{name}: {}", complained(&output));
        // Two games of three turns, perhaps with bonus placements.
        let said = complained(&output);
        let wrong: u32 = said
            .split(" late answers, ")
            .nth(1)
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .parse()
            .unwrap();
        assert!((6..=18).contains(&wrong), "{name}: {said}");
        assert!(said.contains("0 late") && said.contains("died 0"), "{name}: {said}");
        let log = fs::read_to_string(out.join("bot-0-0.log")).unwrap();
        assert_eq!(log, "my log\n");
    }
}

#[test]
fn silence_is_late() {
    let (output, _) = misbehaving("silent", "pass", "20");
    assert!(output.status.success(), "{}", complained(&output));
    let said = complained(&output);
    assert!(!said.contains(" 0 late") && said.contains("died 0"), "{said}");
}

#[test]
fn a_late_answer_does_not_spoil_the_next_question() {
    // The first question is answered too late, the others at once.
    let act = "time.sleep(1.5 if i == 1 else 0); say({'t': 'act', 'id': i, 'choice': 0})";
    let (output, _) = misbehaving("late", act, "1200");
    let said = complained(&output);
    assert!(said.contains("1 late answers, 0 wrong ones, died 0 times"), "{said}");
}

#[test]
fn who_dies_is_played_at_random() {
    for (name, act) in [
        ("dies", "sys.exit(1)"),
        ("gives-up", "say({'t': 'error', 'message': 'no'}); break"),
        ("closes", "os.close(1); time.sleep(60)"),
    ] {
        let (output, out) = misbehaving(name, act, "20000");
        assert!(output.status.success(), "{name}: {}", complained(&output));
        assert!(complained(&output).contains("died 1 times"), "{}", complained(&output));
        let json: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(json["games"], 2);
        assert!(out.join("report.html").exists());
    }
}

#[test]
fn a_program_that_is_none_dies_at_once() {
    let args =
        ["simulate", "totemo", "--bots", "cmd:no-such-program-at-all,random", "--games", "2"];
    let output = stapel(&args);
    assert!(output.status.success());
    assert!(complained(&output).contains("died"), "{}", complained(&output));
}

#[test]
fn nobody_hears_of_a_secret_choice_before_all_have_chosen() {
    let folder = folder("secret");
    let bot = folder.join("bot.py");
    let program = "import json, sys\n\
        log = open(sys.argv[1], 'w')\n\
        for line in sys.stdin:\n\
        \x20   m = json.loads(line)\n\
        \x20   log.write(line); log.flush()\n\
        \x20   if m['t'] == 'hello': print(json.dumps({'t': 'ready', 'protocol': 1}), flush=True)\n\
        \x20   if m['t'] == 'act': print(json.dumps({'t': 'act', 'id': m['id'], 'choice': 0}), \
        flush=True)\n";
    fs::write(&bot, program).unwrap();
    let heard = folder.join("heard.jsonl");
    let bots = format!("random,random,cmd:python3 '{}' '{}'", bot.display(), heard.display());
    let args =
        ["simulate", "totem", "--bots", &bots, "--games", "1", "--threads", "1", "--ms", "20000"];
    assert!(stapel(&args).status.success());
    let heard: Vec<Value> = fs::read_to_string(&heard)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(heard[0]["t"], "hello");
    assert_eq!(heard[0]["game"], "totem");
    assert_eq!(heard[0]["players"], 3);
    assert_eq!(heard[0]["seat"], 2);
    assert_eq!(heard[0]["options"]["series"], false);
    assert_eq!(heard.last().unwrap()["t"], "quit");
    assert_eq!(heard[heard.len() - 2]["t"], "end");
    assert_eq!(heard[heard.len() - 2]["result"]["scores"].as_array().unwrap().len(), 3);
    for message in heard.iter().filter(|message| message["t"] == "act") {
        if message["legal"][0]["a"] == "choose" {
            assert_eq!(message["obs"]["chosen"], serde_json::json!([false, false, false]));
        }
        assert!(message["obs"]["seat"] == 2 && message["ms"] == 20000);
    }
    for message in heard.iter().filter(|message| message["event"]["e"] == "choose") {
        let hidden = message["event"]["cards"].as_array().unwrap().iter().all(Value::is_null);
        assert_eq!(hidden, message["event"]["seat"] != 2, "{message}");
    }
}
