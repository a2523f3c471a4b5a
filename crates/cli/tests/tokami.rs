//! Tokami as a user of the command line meets it.
#![allow(clippy::unwrap_used, clippy::panic)]

mod program;

use program::stapel;
use serde_json::Value;
use std::{fs, path::PathBuf, process::Output};

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tokami");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn check(name: &str, record: &Value, lang: &str) -> (Option<i32>, String) {
    let path = file(name);
    fs::write(&path, record.to_string()).unwrap();
    let output = stapel(&["check", "--lang", lang, path.to_str().unwrap()]);
    (output.status.code(), said(&output))
}

#[test]
fn a_game_of_hands_is_simulated_checked_and_refused_when_it_lies() {
    let path = file("game.jsonl");
    let args = ["simulate", "tokami", "--games", "1", "--players", "2", "--bots", "1", "--json"];
    let output = stapel(&[&args[..], &["--records", path.to_str().unwrap()]].concat());
    assert!(output.status.success());
    let summed: Value = serde_json::from_str(&said(&output)).unwrap();
    assert!(summed["wood"]["bots"]["1"]["turns"].as_u64().unwrap() > 10);
    assert!(summed["wood"]["thinking_s"]["most"].as_f64().unwrap() > 0.0);

    let good: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let (code, told) = check("good.json", &good, "en");
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("times faster than real time"), "{told}");

    // Of another physics: refused with a clear message, not misjudged.
    let mut other = good.clone();
    other["physics"] = "wood-0/rapier3d-0.1".into();
    for (lang, words) in [
        ("en", "can't be judged here"),
        ("de", "lässt sich nicht urteilen"),
        ("nl", "valt hier niet te oordelen"),
        ("ru", "судить об этом нельзя"),
    ] {
        let (code, told) = check("other.json", &other, lang);
        assert_eq!(code, Some(1));
        assert!(told.contains(words) && told.contains("wood-0/rapier3d-0.1"), "{lang}: {told}");
    }

    // A height that the wood does not come to, though the rules would take it.
    let mut higher = good.clone();
    let events = higher["events"].as_array_mut().unwrap();
    let at = events.iter().position(|event| event["e"] == "raise").unwrap();
    events[at]["before"] = (events[at]["before"].as_u64().unwrap() + 1).into();
    let (code, told) = check("higher.json", &higher, "de");
    assert_eq!(code, Some(1));
    assert!(told.contains("TA-11") && told.contains("führen zu etwas anderem"), "{told}");

    // A hand that was cut short.
    let mut cut = good.clone();
    cut["inputs"][0]["hands"][0] = "AQEA".into();
    let (code, told) = check("cut.json", &cut, "nl");
    assert_eq!(code, Some(1));
    assert!(told.contains("hand 0: de bewegingen zijn beschadigd"), "{told}");

    // No hands at all.
    let mut bare = good;
    bare.as_object_mut().unwrap().remove("inputs");
    assert_eq!(check("bare.json", &bare, "en").0, Some(1));
}

#[test]
fn a_pile_is_drawn() {
    for (name, head) in [("pile.png", &b"\x89PNG"[..]), ("pile.svg", b"<svg")] {
        let path = file(name);
        let out = path.to_str().unwrap();
        let output = stapel(&["tokami", "shot", "--setup", "cube", "--seed", "3", "--out", out]);
        assert!(output.status.success());
        assert!(fs::read(&path).unwrap().starts_with(head), "{name}");
    }
    let output = stapel(&["tokami", "shot", "--out", "pile.gif"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn piles_are_surveyed() {
    let args = ["tokami", "survey", "--setup", "crossed", "--piles", "1", "--seconds", "3"];
    let output = stapel(&args);
    let told = said(&output);
    assert!(output.status.success(), "{told}");
    for friction in ["0.30", "0.45", "0.60"] {
        assert!(told.contains(friction), "{told}");
    }
}

#[test]
fn bots_of_five_levels_meet_in_an_arena() {
    let args = ["arena", "tokami", "--bots", "2,1", "--games", "2", "--seed", "3", "--json"];
    let output = stapel(&args);
    assert!(output.status.success());
    let found: Value = serde_json::from_str(&said(&output)).unwrap();
    assert_eq!(found["games"], 2);
    assert_eq!(found["run"]["options"]["setup"], "crossed");
    let bots = found["bots"].as_array().unwrap();
    assert_eq!(bots.iter().map(|bot| bot["games"].as_u64().unwrap()).sum::<u64>(), 4);
    assert!(bots.iter().all(|bot| bot["ms_p50"].as_f64().unwrap() > 0.0));
    // Two runs of one command are one run.
    let again: Value = serde_json::from_str(&said(&stapel(&args))).unwrap();
    let scores = |run: &Value| {
        run["bots"]
            .as_array()
            .unwrap()
            .iter()
            .map(|bot| bot["mean_score"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(scores(&again), scores(&found));
}

#[test]
fn a_level_that_is_none_is_refused_by_name() {
    for command in ["simulate", "arena"] {
        for level in ["0", "6"] {
            let output = stapel(&[command, "tokami", "--games", "1", "--bots", level]);
            assert_eq!(output.status.code(), Some(2), "{command} {level}");
            let told = String::from_utf8(output.stderr.clone()).unwrap();
            assert!(told.contains(&format!("\"{level}\"")) && told.contains("1 to 5"), "{told}");
        }
        let output = stapel(&[command, "tokami", "--games", "1", "--bots", "5,ismcts"]);
        assert_eq!(output.status.code(), Some(2), "{command}");
    }
}
