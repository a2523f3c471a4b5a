//! The committed files for the page are made of the Rust types.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::{fs, path::Path};

/// Compares a file with what it should be; `cargo xtask types` writes it.
fn is_up_to_date(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol").join(name);
    if std::env::var_os("STAPEL_WRITE_TYPES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is out of date: run `cargo xtask types`", path.display());
}

#[test]
fn the_page_has_the_types_of_this_protocol() {
    is_up_to_date("types.ts", &stapel_protocol::typescript());
}

#[test]
fn the_page_reads_binary_frames_by_the_same_table() {
    is_up_to_date("frames.ts", &stapel_protocol::typescript_frames());
    is_up_to_date("frame-vectors.json", &stapel_protocol::frame_vectors());
}
