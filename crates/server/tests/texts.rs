//! Every refusal has a sentence in every language.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::{fs, path::Path};

fn codes(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            codes(&path, into);
            continue;
        }
        let source = fs::read_to_string(path).unwrap();
        for kind in ["\"refused-table-", "\"refused-server-"] {
            let parts = source.split(kind).skip(1).filter_map(|part| part.split('"').next());
            into.extend(parts.map(|part| format!("{}{part}", kind.trim_start_matches('"'))));
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    codes(&root.join("crates/room/src"), &mut all);
    codes(&root.join("crates/server/src"), &mut all);
    all.sort();
    all.dedup();
    assert!(all.len() > 40, "{all:?}");
    for language in ["en", "de", "nl", "ru"] {
        let texts = fs::read_to_string(root.join(format!("i18n/{language}/table.ftl"))).unwrap();
        let has = |code: &String| texts.lines().any(|line| line.starts_with(&format!("{code} =")));
        let missing: Vec<_> = all.iter().filter(|code| !has(code)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let said = texts.lines().filter(|line| line.starts_with("refused-"));
        let known = |line: &&str| all.iter().any(|code| line.starts_with(&format!("{code} =")));
        assert!(said.clone().all(|line| known(&line)), "{language}: a sentence without a refusal");
    }
}
