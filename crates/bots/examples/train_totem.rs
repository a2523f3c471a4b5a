//! Trains the two nets with which the bots play Totem: what a position between two rounds is
//! worth, and which cards someone holds. The bots play against themselves, at first at a glance, then
//! with what they have learnt so far, and against what they were before: who learns only from his
//! like forgets how to meet others.
//!
//! ```sh
//! cargo run --release -p stapel-bots --features training --example train_totem -- 3 2500 5
//! ```
//!
//! writes `crates/bots/weights/totem-3.bin` and `totem-hands-3.bin`: for three players, after a first
//! round at a glance and five rounds of 2500 games.
#![allow(clippy::expect_used, clippy::unwrap_used, missing_docs)]

use stapel_bots::Level;
use stapel_bots::training::{Lessons, Net, Player, What, play};
use stapel_core::{Seed, below};
use std::path::Path;

const SAMPLES: u32 = 300;
/// So many times as many games are played at a glance: they are quick.
const AT_A_GLANCE: u64 = 20;
/// How often, in hundredths, a player does anything at all: positions that good players avoid
/// must be judged, too.
const SLIPS: u32 = 3;

fn main() {
    let number = |nth: usize| std::env::args().nth(nth).and_then(|arg| arg.parse::<u64>().ok());
    let seats = number(1).expect("how many players") as usize;
    let games = number(2).expect("how many games a round");
    let rounds = number(3).expect("how many rounds after the first one");
    let folder = match std::env::args().nth(4) {
        Some(folder) => folder,
        None => concat!(env!("CARGO_MANIFEST_DIR"), "/weights").to_owned(),
    };
    let glances = [Player::Glance { blind: 15 }, Player::Bot(Level::Greedy)];
    let mut players: Vec<Player> = Vec::new();
    let mut known: Option<(Net, Net)> = None;
    let mut lessons = Lessons::default();
    for round in 0..=rounds {
        let seed = Seed::from_number(1).child(seats as u64, round);
        let many = if round == 0 { AT_A_GLANCE } else { 1 };
        for game in 0..games * many {
            let mut rng = seed.child(3, game).play_rng();
            let mut one_of = |count: usize| below(&mut rng, count as u32) as usize;
            let (newest, before) = match players.split_last() {
                Some((newest, before)) => (newest, before),
                None => (&glances[0], &glances[..0]),
            };
            // Half of them the newest, the others alike: two times of three they play at a glance.
            let guest = match one_of(6) {
                0 | 1 if !before.is_empty() => &before[one_of(before.len())],
                nth => &glances[nth % 2],
            };
            let seated: Vec<&Player> =
                (0..seats).map(|_| if one_of(2) == 0 { newest } else { guest }).collect();
            let (deal, chance) = (seed.child(0, game), seed.child(1, game));
            play(&seated, deal, chance, &mut lessons).expect("a game");
        }
        let mut rng = seed.child(2, 0).play_rng();
        let mut learn = |what: What, before: Option<&Net>, name: &str| {
            let (net, error) = lessons.learn(what, seats, before, &mut rng);
            println!("{seats} players, round {round}, {name}: {error:.3} off");
            let path = Path::new(&folder).join(format!("{name}-{seats}.bin"));
            std::fs::write(path, net.bytes()).expect("a file");
            net
        };
        let (old_value, old_hands) = known.as_ref().map(|(value, hands)| (value, hands)).unzip();
        let value = learn(What::Value, old_value, "totem");
        let hands = learn(What::Hands, old_hands, "totem-hands");
        // What is learnt at a glance is a beginning; so many lessons would drown the later ones.
        if round == 0 {
            lessons = Lessons::default();
        }
        known = Some((value.clone(), hands.clone()));
        players.push(Player::Thinker { samples: SAMPLES, value, hands, slips: SLIPS });
    }
}
