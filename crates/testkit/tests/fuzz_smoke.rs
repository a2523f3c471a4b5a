//! What the fuzzer drives, driven for a while: the corpus, changed by chance, and random bytes.
#![allow(clippy::unwrap_used)]

use stapel_core::{Rng, Seed, below};
use stapel_testkit::{fuzz_actions, fuzz_frames, fuzz_messages, fuzz_records};
use stapel_totem::Totem;
use stapel_totemo::Totemo;
use std::path::Path;

/// Inputs made from each file of the corpus.
const ROUNDS: u64 = 400;

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files.into_iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// A few changes such as a fuzzer makes: other bytes, cuts, doubled pieces, numbers.
fn changed(data: &[u8], rng: &mut impl Rng) -> Vec<u8> {
    let mut data = data.to_vec();
    for _ in 0..=below(rng, 4) {
        if data.is_empty() {
            break;
        }
        let at = below(rng, data.len() as u32) as usize;
        match below(rng, 5) {
            0 => data[at] = rng.next_u32() as u8,
            1 => data[at] ^= 1 << below(rng, 8),
            2 => data.truncate(at),
            3 => {
                let piece = data[at..(at + 40).min(data.len())].to_vec();
                data.splice(at..at, piece);
            }
            _ => {
                let digit = data[at..].iter().position(u8::is_ascii_digit);
                if let Some(digit) = digit {
                    data.splice(at + digit..=at + digit, *b"99999999999");
                }
            }
        }
    }
    data
}

fn drive(name: &str, target: impl Fn(&[u8])) {
    let mut rng = Seed::from_number(1).play_rng();
    for data in corpus(name) {
        target(&data);
        for _ in 0..ROUNDS {
            target(&changed(&data, &mut rng));
        }
    }
    for length in 0..ROUNDS {
        let mut data = vec![0; length as usize];
        rng.fill_bytes(&mut data);
        target(&data);
    }
}

#[test]
fn any_bytes_are_read_as_records_without_a_panic() {
    drive("records", fuzz_records);
}

#[test]
fn any_bytes_are_taken_as_actions_without_a_panic() {
    drive("actions", |data| {
        fuzz_actions::<Totemo>(data);
        fuzz_actions::<Totem>(data);
    });
}

#[test]
fn any_bytes_are_read_as_messages_without_a_panic() {
    drive("messages", fuzz_messages);
}

#[test]
fn any_bytes_are_read_as_frames_without_a_panic() {
    drive("frames", fuzz_frames);
}
