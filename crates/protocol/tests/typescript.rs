//! The committed TypeScript types are those of the Rust types.

use std::{fs, path::Path};

#[test]
fn the_page_has_the_types_of_this_protocol() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/types.ts");
    let text = stapel_protocol::typescript();
    if std::env::var_os("STAPEL_WRITE_TYPES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "web/src/protocol/types.ts is out of date: run `cargo xtask types`");
}
