//! `stapel dump` on the data folder that an earlier version left behind (`tests/earlier`).

// Helpers of tests fail the test.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod program;

use miniz_oxide::inflate::decompress_to_vec_zlib;
use program::stapel;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn earlier(file: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/earlier");
    decompress_to_vec_zlib(&std::fs::read(folder.join(format!("{file}.z"))).unwrap()).unwrap()
}

/// The folder, and the tables in it by what they are for.
fn folder() -> (tempfile::TempDir, Value) {
    let folder = tempfile::tempdir().unwrap();
    for file in ["stapel.db", "stapel.db-wal"] {
        std::fs::write(folder.path().join(file), earlier(file)).unwrap();
    }
    (folder, serde_json::from_slice(&earlier("tables.json")).unwrap())
}

fn dump(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let data = data.to_str().unwrap();
    let ran = stapel(&[&["dump", "--data", data], args].concat());
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (ran.status.code(), text(ran.stdout), text(ran.stderr))
}

/// The steps of a table in an export of the same folder.
fn exported_steps(table: &str) -> usize {
    let export = String::from_utf8(earlier("export.jsonl")).unwrap();
    let lines = export.lines().map(|line| serde_json::from_str::<Vec<Value>>(line).unwrap());
    let mut tables = lines.filter(|writes| writes[0]["id"] == table);
    let is_step = |write: &&Value| write["write"] == "step";
    tables.next().unwrap().iter().filter(is_step).count()
}

#[test]
fn each_step_is_a_line() {
    let (folder, tables) = folder();
    for (name, words) in [
        ("totemo", ["opened", "game=\"totemo\"", " started ", " acted action=[\""]),
        (
            "totem-over",
            ["game=\"totem\"", " sat ", "name=\"P2\"", "acted action={\"a\":\"choose\""],
        ),
        ("tokami-over", ["game=\"tokami\"", " - hand ", "…", "{\"a\":\"raise\",\"stick\":"]),
    ] {
        let table = tables[name]["table"].as_str().unwrap();
        let (code, said, failed) = dump(folder.path(), &[table]);
        assert_eq!(code, Some(0), "{failed}");
        for word in words {
            assert!(said.contains(word), "{name}: no {word} in {said}");
        }
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 1 + exported_steps(table));
        assert!(lines[0].starts_with("- 20"), "{}", lines[0]);
        for (version, line) in lines[1..].iter().enumerate() {
            let mut words = line.split(' ');
            assert_eq!(words.next(), Some(&*version.to_string()));
            let (time, who) = (words.next().unwrap(), words.next().unwrap());
            assert!(time.len() == 24 && time.ends_with('Z'), "{line}");
            assert!(who == "-" || who.split('/').count() == 3, "{line}");
            assert!(line.chars().count() < 400, "{line}");
        }
        // The same as JSON, whole.
        let (code, said, _) = dump(folder.path(), &[table, "--json"]);
        assert_eq!((code, said.lines().count()), (Some(0), lines.len()));
        for (n, line) in said.lines().enumerate() {
            let step: Value = serde_json::from_str(line).unwrap();
            match n.checked_sub(1) {
                None => assert_eq!(step["id"], table),
                Some(version) => assert_eq!(step["version"], version),
            }
        }
        assert_eq!(said.matches("\"samples\":").count(), said.matches("{\"hand\":").count());
    }
}

#[test]
fn what_can_not_be_read_is_named() {
    let (folder, tables) = folder();
    let (code, _, failed) = dump(folder.path(), &["000000000000"]);
    assert_eq!((code, failed.trim()), (Some(2), "stapel: There is no table 000000000000."));
    let (code, _, failed) = dump(&folder.path().join("nothing"), &["000000000000"]);
    assert_eq!(code, Some(3), "{failed}");

    // Damaged as a disk would damage it, in an export that is taken in again.
    let table = tables["totem"]["table"].as_str().unwrap();
    let export = String::from_utf8(earlier("export.jsonl")).unwrap();
    let line = export.lines().find(|line| line.contains(&format!("\"id\":\"{table}\""))).unwrap();
    let taken_in = |line: &Value| {
        let data = tempfile::tempdir().unwrap();
        let file = data.path().join("line.jsonl");
        std::fs::write(&file, line.to_string()).unwrap();
        let ran = Command::new(env!("CARGO_BIN_EXE_stapel"))
            .args(["import", file.to_str().unwrap()])
            .env("STAPEL_DATA", data.path())
            .output()
            .unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        data
    };
    let whole: Value = serde_json::from_str(line).unwrap();
    let mut broken = whole.clone();
    // A reserved first byte, which no step has.
    broken[1 + 7]["step"]["body"] = "AwMD".into();
    let (code, said, failed) = dump(taken_in(&broken).path(), &[table]);
    assert_eq!((code, said.lines().count()), (Some(3), 1 + 7), "{said}");
    assert!(failed.starts_with(&format!("stapel: Table {table}: step 7 is damaged: ")), "{failed}");
    let mut broken = whole;
    broken[0]["opening"] = "AwMD".into();
    let (code, said, failed) = dump(taken_in(&broken).path(), &[table]);
    assert_eq!((code, &*said), (Some(3), ""));
    let expected = format!("stapel: Table {table}: its opening is damaged: ");
    assert!(failed.starts_with(&expected), "{failed}");
}
