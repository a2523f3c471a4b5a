//! The golden decisions, natively; `stapel-bots-check` makes them in WASM.
#![allow(clippy::unwrap_used)]

use stapel_bots::golden::{self, DECISIONS};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

/// What the bots decide here and now.
fn decisions() -> String {
    let mut lines = String::new();
    golden::decisions::<Totemo>(&mut lines);
    golden::decisions::<Totem>(&mut lines);
    lines
}

#[test]
fn golden_decisions_are_made_on_this_machine() {
    if std::env::var("STAPEL_GOLDEN").is_ok_and(|what| what == "write") {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/decisions.txt");
        std::fs::write(path, decisions()).unwrap();
        return;
    }
    let threads: Vec<_> = (0..2).map(|_| std::thread::spawn(decisions)).collect();
    for thread in threads {
        let found = thread.join().unwrap();
        for (found, expected) in found.lines().zip(DECISIONS.lines()) {
            assert_eq!(found, expected);
        }
        assert_eq!(found.lines().count(), DECISIONS.lines().count());
        assert!(DECISIONS.lines().count() > 10);
    }
}
