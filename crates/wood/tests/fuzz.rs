//! Bytes for the decoder and for a live pile: the fuzzer's corpus, and a short run of random ones.
#![allow(clippy::expect_used, reason = "helpers of tests")]

use stapel_wood::fuzzing::{decoder, live_pile};
use std::{fs, path::Path};

/// What the fuzzer has found worth keeping.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let files = fs::read_dir(folder).expect("the corpus is there");
    let read = |file: std::io::Result<fs::DirEntry>| fs::read(file.expect("a file").path());
    let all: Vec<Vec<u8>> = files.map(|file| read(file).expect("readable")).collect();
    assert!(!all.is_empty());
    all
}

fn random_bytes(word: &mut u64, count: usize) -> Vec<u8> {
    let mut byte = || {
        *word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
        (*word >> 40) as u8
    };
    (0..count).map(|_| byte()).collect()
}

#[test]
fn no_bytes_break_the_wood() {
    let mut word = 7_u64;
    for _ in 0..12 {
        assert_eq!(live_pile(&random_bytes(&mut word, 640)), Ok(()));
    }
    for bytes in corpus("hands") {
        assert_eq!(live_pile(&bytes), Ok(()));
    }
}

#[test]
fn no_bytes_break_the_decoder() {
    let mut word = 7_u64;
    for count in 0..2000 {
        assert_eq!(decoder(&random_bytes(&mut word, count % 200)), Ok(()));
    }
    for bytes in corpus("samples") {
        assert_eq!(decoder(&bytes), Ok(()));
        // As a fuzzer would: one bit changed.
        for at in 0..bytes.len().min(200) {
            let mut changed = bytes.clone();
            changed[at] ^= 1 << (at % 8);
            assert_eq!(decoder(&changed), Ok(()));
        }
    }
}
