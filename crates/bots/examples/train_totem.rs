//! Trains the two nets with which the bots play Totem: what a position between two rounds is
//! worth, and which cards someone holds. The bots play against themselves, at first at a glance, then
//! with what they have learnt so far, and against what they were before: who learns only from its
//! like forgets how to meet others.
//!
//! ```sh
//! cargo run --release -p stapel-bots --features training --example train_totem -- 3 12000 3
//! ```
//!
//! writes `crates/bots/weights/totem-3.bin` and `totem-hands-3.bin`: for three players, after a first
//! round at a glance and three rounds of 12000 games. The number of threads changes nothing but the time.
#![allow(clippy::expect_used, clippy::unwrap_used, missing_docs)]

use stapel_bots::Level;
use stapel_bots::training::{HandsNet, Lessons, Player, ValueNet, play};
use stapel_core::{Seed, below};
use std::{ops::Range, path::Path};

/// Many games of players who think little teach more than a few of players who think long.
const SAMPLES: u32 = 200;
/// Games at a glance are quick.
const AT_A_GLANCE: u64 = 50_000;
/// How often, in hundredths, a player does anything at all: positions that good players avoid
/// must be judged, too.
const SLIPS: u32 = 3;
/// How often, in hundredths, a seat is the newest player's.
const NEWEST: u32 = 60;
const PLAIN_ITERATIONS: u32 = 300;

fn main() {
    let number = |nth: usize| std::env::args().nth(nth).and_then(|arg| arg.parse::<u64>().ok());
    let seats = number(1).expect("how many players") as usize;
    let games = number(2).expect("how many games a round");
    let rounds = number(3).expect("how many rounds after the first one");
    let folder = match std::env::args().nth(4) {
        Some(folder) => folder,
        None => concat!(env!("CARGO_MANIFEST_DIR"), "/weights").to_owned(),
    };
    let mut players: Vec<Player> = Vec::new();
    let mut known: Option<(ValueNet, HandsNet)> = None;
    let mut lessons = Lessons::default();
    for round in 0..=rounds {
        let seed = Seed::from_number(1).child(seats as u64, round);
        let many = if round == 0 { AT_A_GLANCE } else { games };
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
        let each = many.div_ceil(threads);
        std::thread::scope(|scope| {
            let parts: Vec<_> = (0..threads)
                .map(|nth| (nth * each).min(many)..((nth + 1) * each).min(many))
                .map(|part| scope.spawn(|| play_all(seats, part, seed, &players)))
                .collect();
            parts.into_iter().for_each(|part| lessons.extend(part.join().expect("games")));
        });
        let mut rng = seed.child(2, 0).play_rng();
        let (old_value, old_hands) = known.as_ref().map(|(value, hands)| (value, hands)).unzip();
        let (value, value_off) = lessons.learn_value(seats, old_value, &mut rng);
        let (hands, hands_off) = lessons.learn_hands(seats, old_hands, &mut rng);
        for (name, bytes, off) in
            [("totem", value.bytes(), value_off), ("totem-hands", hands.bytes(), hands_off)]
        {
            println!("{seats} players, round {round}, {name}: {off:.3} off");
            let path = Path::new(&folder).join(format!("{name}-{seats}.bin"));
            std::fs::write(path, bytes).expect("a file");
        }
        // What is learnt at a glance is a beginning; so many lessons would drown the later ones.
        if round == 0 {
            lessons = Lessons::default();
        }
        known = Some((value.clone(), hands.clone()));
        players.push(Player::Thinker { samples: SAMPLES, value, hands, slips: SLIPS });
    }
}

/// The lessons of some games of a round, by the last of these players and guests.
fn play_all(seats: usize, games: Range<u64>, seed: Seed, players: &[Player]) -> Lessons {
    let glances = [Player::Glance { blind: 15 }, Player::Bot(Level::Greedy)];
    let plain = Player::Plain { iterations: PLAIN_ITERATIONS };
    let mut lessons = Lessons::default();
    for game in games {
        let mut rng = seed.child(3, game).play_rng();
        let mut one_of = |count: usize| below(&mut rng, count as u32) as usize;
        let (newest, guest) = match players.split_last() {
            None => (&glances[0], &glances[one_of(2)]),
            Some((newest, before)) => match one_of(6) {
                0 | 1 => (newest, &plain),
                2 | 3 if !before.is_empty() => (newest, &before[one_of(before.len())]),
                nth => (newest, &glances[nth % 2]),
            },
        };
        let seated: Vec<&Player> = (0..seats)
            .map(|_| if one_of(100) < NEWEST as usize { newest } else { guest })
            .collect();
        let (deal, chance) = (seed.child(0, game), seed.child(1, game));
        play(&seated, deal, chance, &mut lessons).expect("a game");
    }
    lessons
}
