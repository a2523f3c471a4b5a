//! The program as a user meets it: the real binary, its output and its exit codes.
#![allow(clippy::unwrap_used, clippy::panic)]

mod program;

use program::stapel;
use serde_json::Value;
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("commands");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn simulated(name: &str, args: &[&str]) -> PathBuf {
    let path = file(name);
    let all = [args, &["--records", path.to_str().unwrap()]].concat();
    let output = stapel(&all);
    assert!(output.status.success(), "{}", complained(&output));
    path
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    for (game, players) in [("totemo", "2"), ("totemo", "4"), ("totem", "3"), ("totem", "5")] {
        let with = |threads: &str, seed: &str| {
            let name = format!("{game}-{players}-{threads}-{seed}.jsonl");
            let args = [
                "simulate",
                game,
                "--games",
                "60",
                "--players",
                players,
                "--bots",
                "greedy,random",
                "--threads",
                threads,
                "--seed",
                seed,
            ];
            fs::read_to_string(simulated(&name, &args)).unwrap()
        };
        let one = with("1", "7");
        assert_eq!(one.lines().count(), 60);
        assert_eq!(one, with("3", "7"));
        assert_ne!(one, with("1", "8"));
    }
}

#[test]
fn simulated_games_are_in_order() {
    for (game, players) in [("totemo", ["2", "3", "4"]), ("totem", ["3", "4", "5"])] {
        for players in players {
            let name = format!("check-{game}-{players}.jsonl");
            let args =
                ["simulate", game, "--games", "40", "--players", players, "--bots", "random"];
            let path = simulated(&name, &args);
            let output = stapel(&["check", path.to_str().unwrap()]);
            assert!(output.status.success(), "{}", said(&output));
            assert!(said(&output).contains("all 40 records are in order"));
        }
    }
    let args = ["simulate", "totem", "--games", "5", "--options", "{\"series\":true}"];
    let path = simulated("series.jsonl", &args);
    assert!(stapel(&["check", path.to_str().unwrap()]).status.success());
}

#[test]
fn simulate_sums_up_for_people_and_for_scripts() {
    let args = ["simulate", "totemo", "--games", "200", "--bots", "greedy,random"];
    let text = said(&stapel(&args));
    for wanted in ["greedy", "random", "wins (ties shared)", "±", "█", "games/s"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    let json: Value =
        serde_json::from_str(&said(&stapel(&[&args[..], &["--json"]].concat()))).unwrap();
    assert_eq!(json["games"], 200);
    assert_eq!(json["players"], 2);
    assert!(json["bots"]["greedy"]["share"].as_f64().unwrap() > 0.9);
    assert_eq!(json["seats"].as_array().unwrap().len(), 2);
    let counted: u64 =
        json["scores"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(counted, 400);
    // Nothing but the answer is on standard output, and no colour is anywhere.
    let output = stapel(&args);
    assert!(!said(&output).contains('\x1b') && !complained(&output).contains('\x1b'));
}

#[test]
fn a_bad_event_is_named_with_its_rule_and_what_was_expected() {
    let args = ["simulate", "totemo", "--games", "3", "--bots", "greedy", "--seed", "1"];
    let path = simulated("to-break.jsonl", &args);
    let text = fs::read_to_string(&path).unwrap();
    let mut records: Vec<Value> = text.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let events = records[1]["events"].as_array_mut().unwrap();
    let place = events.iter().position(|event| event["e"] == "place").unwrap();
    let points = events[place]["points"].as_u64().unwrap();
    events[place]["points"] = (points + 1).into();
    let lines: Vec<String> = records.iter().map(ToString::to_string).collect();
    fs::write(&path, lines.join("\n")).unwrap();

    let output = stapel(&["check", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let text = said(&output);
    let named = format!("line 2: event {place} breaks TO-25");
    assert!(text.contains(&named), "{text}");
    assert!(text.contains(&format!("\"points\":{points}")), "{text}");
    assert!(text.contains("1 of 3 records"), "{text}");

    let output = stapel(&["check", "--json", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> =
        said(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["line"], 2);
    assert_eq!(lines[0]["event"], place);
    assert_eq!(lines[0]["rule"], "TO-25");
    assert_eq!(lines[0]["expected"]["event"]["points"], points);
    assert_eq!(lines[1]["records"], 3);
    assert_eq!(lines[1]["bad"], 1);
}

#[test]
fn what_is_malformed_is_told_with_its_place() {
    for (name, content, wanted) in [
        ("empty.json", &b""[..], "no record"),
        ("cut.json", b"{\"format\":\"stapel-record\",", "line 1, column"),
        (
            "other.json",
            b"{\"format\":\"other\",\"version\":1,\"game\":\"totemo\"}",
            "stapel-record",
        ),
        ("game.json", b"{\"format\":\"stapel-record\",\"version\":1,\"game\":\"chess\"}", "chess"),
        ("bytes.json", b"{\n\xff\xfe}", "line 2"),
        ("list.json", b"[\"stapel-record\",1,\"totemo\"]", "expected an object"),
        ("number.json", b"7", "line 1"),
    ] {
        let path = file(name);
        fs::write(&path, content).unwrap();
        let output = stapel(&["check", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(said(&output).contains(wanted), "{name}: {}", said(&output));
    }
    let deep = [&b"{\"format\":"[..], &[b'['; 5000]].concat();
    let path = file("deep.json");
    fs::write(&path, deep).unwrap();
    let output = stapel(&["check", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let output = stapel(&["check", "no-such-file.json"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(complained(&output).contains("no-such-file.json"));
}

#[test]
fn a_command_line_that_can_not_be_is_refused_with_a_reason() {
    for (args, wanted) in [
        (&["simulate", "totemo", "--players", "5"][..], "2 to 4 players"),
        (&["simulate", "totem", "--players", "2"], "3 to 5 players"),
        (&["simulate", "totem", "--players", "9"], "2 to 5 players"),
        (&["simulate", "totemo", "--players", "2", "--bots", "greedy,greedy,random"], "3 bots"),
        (&["simulate", "chess"], "chess"),
        (&["simulate", "totemo", "--bots", "genius"], "genius"),
        (&["simulate", "totemo", "--options", "{\"chief_steps\":0}"], "chief_steps"),
        (&["simulate", "totemo", "--options", "{\"wings\":1}"], "wings"),
        (&["simulate", "totemo", "--options", "{"], "EOF"),
        (&["bench", "--seconds=-1"], "negative"),
        (&["fly"], "fly"),
    ] {
        let output = stapel(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", complained(&output));
        assert!(complained(&output).contains(wanted), "{args:?}: {}", complained(&output));
        assert_eq!(said(&output), "", "{args:?}");
    }
}

#[test]
fn the_bench_prints_one_json_object_a_line() {
    let output = stapel(&["bench", "--json", "--seconds", "0.01"]);
    let lines: Vec<Value> =
        said(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let what: Vec<_> = lines
        .iter()
        .filter(|line| line["what"] == "playouts")
        .map(|line| (line["game"].as_str().unwrap().to_owned(), line["players"].as_u64().unwrap()))
        .collect();
    let all =
        [("totemo", 2), ("totemo", 3), ("totemo", 4), ("totem", 3), ("totem", 4), ("totem", 5)];
    assert_eq!(what, all.map(|(game, players)| (game.to_owned(), players)));
    for line in lines.iter().filter(|line| line["what"] == "playouts") {
        assert_eq!(line["engine"], "stapel");
        for number in ["playouts_s", "moves_s", "moves_per_game", "mean_score"] {
            assert!(line[number].as_f64().unwrap() > 0.0, "{number}");
        }
        assert!(line.as_object().unwrap().contains_key("cpu"));
    }
    let wood: Vec<_> = lines.iter().filter(|line| line["what"] == "wood").collect();
    let piles: Vec<_> = wood.iter().map(|line| line["setup"].as_str().unwrap()).collect();
    assert_eq!(piles, ["cube", "crossed", "wild"]);
    for line in wood {
        assert!(line["steps_s"].as_f64().unwrap() > 0.0);
        assert!(line["times_real_time"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn an_illegal_event_is_refused_in_the_language_of_the_user() {
    let args = ["simulate", "totemo", "--games", "1", "--bots", "greedy", "--seed", "1"];
    let path = simulated("illegal.jsonl", &args);
    let mut record: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let events = record["events"].as_array_mut().unwrap();
    let place = events.iter().position(|event| event["e"] == "place").unwrap();
    let seat = events[place]["seat"].as_u64().unwrap();
    events[place]["seat"] = (1 - seat).into();
    fs::write(&path, record.to_string()).unwrap();
    for (lang, words) in [
        ("en", "It is not this seat's turn"),
        ("de", "Dieser Platz ist nicht an der Reihe"),
        ("nl", "Deze plaats is niet aan de beurt"),
        ("ru", "Сейчас не ход этого места"),
    ] {
        let output = stapel(&["check", "--lang", lang, path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output).contains(words), "{lang}: {}", said(&output));
    }
}

#[test]
fn the_rules_can_be_read_in_every_language() {
    for (lang, word) in [("en", "block"), ("de", "Klotz"), ("nl", "blok"), ("ru", "блок")] {
        let text = said(&stapel(&["rules", "totemo", "--lang", lang]));
        assert!(text.contains(word) && text.contains("TO-30"), "{lang}");
        assert!(!text.contains('\x1b'), "colour only on a terminal");
    }
    assert!(said(&stapel(&["rules", "totem"])).contains("TE-24"));
}

#[test]
fn help_speaks_the_language_of_the_user() {
    for (lang, word) in
        [("de", "Befehle"), ("nl", "Opdrachten"), ("ru", "Команды"), ("en", "Commands")]
    {
        let output = stapel(&["--lang", lang, "--help"]);
        assert!(output.status.success());
        assert!(said(&output).contains(word), "{lang}: {}", said(&output));
    }
    let output = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .arg("--help")
        .env("LC_ALL", "nl_BE.UTF-8")
        .output()
        .unwrap();
    assert!(said(&output).contains("Opdrachten"));
}

#[test]
fn shells_complete_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = stapel(&["completions", shell]);
        assert!(output.status.success());
        assert!(said(&output).contains("simulate"), "{shell}");
    }
}
