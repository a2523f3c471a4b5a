//! Trains the two nets with which the bots play Totem: what a position between two rounds is
//! worth, and which cards someone holds. The bots play against themselves, at first at a glance, then
//! with what they have learnt so far, and against what they were before: who learns only from his
//! like forgets how to meet others.
//!
//! ```sh
//! cargo run --release -p stapel-bots --features training --example train_totem -- 3 4000
//! ```
//!
//! writes `crates/bots/weights/totem-3.bin` and `totem-hands-3.bin`: for three players, after rounds
//! of 4000 games.
#![allow(clippy::expect_used, clippy::unwrap_used, missing_docs)]

use stapel_bots::training::{Lessons, Net, Player, What, play};
use stapel_core::{Seed, below};
use std::path::Path;

/// Rounds of learning after the first one at a glance.
const ROUNDS: u64 = 3;
const SAMPLES: u32 = 600;
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
    let mut players = vec![Player::Glance { blind: 15 }];
    let mut lessons = Lessons::default();
    for round in 0..=ROUNDS {
        let seed = Seed::from_number(1).child(seats as u64, round);
        for game in 0..games {
            let mut rng = seed.child(3, game).play_rng();
            // Half of them the newest, the others any.
            let mut any = || match below(&mut rng, 2 * players.len() as u32) as usize {
                nth if nth < players.len() => &players[nth],
                _ => &players[players.len() - 1],
            };
            let seated: Vec<&Player> = (0..seats).map(|_| any()).collect();
            let (deal, chance) = (seed.child(0, game), seed.child(1, game));
            play(&seated, deal, chance, &mut lessons).expect("a game");
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
        players.push(Player::Thinker { samples: SAMPLES, value, hands, slips: SLIPS });
    }
}
