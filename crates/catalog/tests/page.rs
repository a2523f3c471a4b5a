//! The files of the page that are made of the games.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use stapel_catalog::{GAMES, typescript};
use std::{fs, path::Path};

/// Compares a file with what it should be; `cargo xtask types` writes it.
fn is_up_to_date(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(name);
    if std::env::var_os("STAPEL_WRITE_TYPES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is out of date: run `cargo xtask types`", path.display());
}

#[test]
fn each_game_s_folder_has_the_types_of_its_rules() {
    let types = typescript();
    assert_eq!(types.len(), GAMES.games().len());
    for (game, text) in types {
        is_up_to_date(&format!("games/{game}/types.ts"), &text);
    }
}

#[test]
fn the_page_has_the_data_sheets_of_all_games() {
    let sheets: Vec<_> = GAMES.games().iter().map(stapel_registry::GameSpec::info).collect();
    for (sheet, spec) in sheets.iter().zip(GAMES.games()) {
        assert_eq!(sheet.defaults.len(), spec.sheet.seats().count(), "{spec:?}");
    }
    let text = serde_json::to_string_pretty(&sheets).unwrap();
    is_up_to_date("protocol/sheets.json", &format!("{text}\n"));
}
