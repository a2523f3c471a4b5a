//! Trains the two nets with which the bots play Totem: what a position between two rounds is
//! worth, and which cards someone holds. The bots play against themselves, at first at a glance, then
//! with what they have learnt so far.
//!
//! ```sh
//! cargo run --release -p stapel-bots --features training --example train_totem -- 3 4000
//! ```
//!
//! writes `crates/bots/weights/totem-3.bin` and `totem-hands-3.bin`: for three players, after rounds
//! of 4000 games.
#![allow(clippy::expect_used, clippy::unwrap_used, missing_docs)]

use stapel_bots::training::{Lessons, Net, Player, What, play};
use stapel_core::Seed;
use std::path::Path;

/// Rounds of learning after the first one at a glance.
const ROUNDS: u64 = 3;
const SAMPLES: u32 = 200;
/// How often, in hundredths, a player does anything at all: positions that good players avoid
/// must be judged, too.
const SLIPS: u32 = 3;

fn main() {
    let number = |nth: usize| std::env::args().nth(nth).and_then(|arg| arg.parse::<u64>().ok());
    let seats = number(1).expect("how many players") as usize;
    let games = number(2).expect("how many games a round");
    let folder = match std::env::args().nth(3) {
        Some(folder) => folder,
        None => concat!(env!("CARGO_MANIFEST_DIR"), "/weights").to_owned(),
    };
    let mut player = Player::Glance { blind: 15 };
    for round in 0..=ROUNDS {
        let seed = Seed::from_number(1).child(seats as u64, round);
        let mut lessons = Lessons::default();
        for game in 0..games {
            let deal = seed.child(0, game);
            play(&vec![&player; seats], deal, seed.child(1, game), &mut lessons).expect("a game");
        }
        let mut rng = seed.child(2, 0).play_rng();
        let mut learn = |what: What, name: &str| {
            let (net, error) = lessons.learn(what, seats, &mut rng);
            println!("{seats} players, round {round}, {name}: {error:.3} off");
            let path = Path::new(&folder).join(format!("{name}-{seats}.bin"));
            std::fs::write(path, net.bytes()).expect("a file");
            net
        };
        let value: Net = learn(What::Value, "totem");
        let hands: Net = learn(What::Hands, "totem-hands");
        player = Player::Thinker { samples: SAMPLES, value, hands, slips: SLIPS };
    }
}
