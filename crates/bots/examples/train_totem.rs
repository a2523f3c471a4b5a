//! Trains the net with which the bots judge a position of Totem between two rounds.
#![allow(clippy::expect_used, clippy::unwrap_used, missing_docs)]

use stapel_bots::{Habits, totem::training::*};
use stapel_core::{Seed};
use std::time::{Duration, Instant};

fn arg(name: &str) -> Option<String> {
    std::env::args().find_map(|a| a.strip_prefix(&format!("--{name}=")).map(str::to_owned))
}
fn num(name: &str, default: u64) -> u64 {
    arg(name).map_or(default, |v| v.parse().unwrap())
}

fn player(spec: &str, seats: usize) -> Player {
    // glance:blind | think:samples:file[:whim:bc:bp] | ismcts:n | level name
    let parts: Vec<&str> = spec.split(':').collect();
    let n = |i: usize, d: u32| parts.get(i).map_or(d, |p| p.parse().unwrap());
    match parts[0] {
        "glance" => Player::Glance { blind: n(1, 10) },
        "think" => Player::Thinker {
            samples: n(1, 300),
            net: known(seats, false, &std::fs::read(parts[2]).unwrap()),
            hands: known(seats, true, &std::fs::read(format!("{}h", parts[2])).unwrap_or_default()),
            habits: Habits { whim: n(3, 40), blind_choices: n(4, 25), blind_plays: n(5, 50) },
            slips: n(6, 0),
        },
        "ismcts" => Player::Ismcts { iterations: n(1, 1000) },
        name => Player::Level(name.parse().unwrap()),
    }
}

fn main() {
    let seats = num("players", 3) as usize;
    let seed = Seed::from_number(num("seed", 1));
    let games = num("games", 1000);
    match std::env::args().nth(1).as_deref() {
        Some("train") => {
            let spec = arg("by").unwrap_or("glance:10".into());
            let who = player(&spec, seats);
            let players = vec![&who; seats];
            let (mut all, mut hands) = (Vec::new(), Vec::new());
            let clock = Instant::now();
            for game in 0..games {
                let mut times = vec![Duration::ZERO; seats];
                let (between, end) =
                    play(&players, seed.child(0, game), seed.child(1, game), &mut times, &mut hands).unwrap();
                lessons(&between, &end, &mut all);
            }
            println!("{} and {} lessons in {:?}", all.len(), hands.len(), clock.elapsed());
            let out = arg("out").unwrap();
            for (what, mut all, end) in [(false, all, ""), (true, hands, "h")] {
                let test = all.split_off(all.len() * 9 / 10);
                let mut rng = seed.child(2, 0).play_rng();
                let mut net = match arg("from") {
                    Some(file) => known(seats, what, &std::fs::read(format!("{file}{end}")).unwrap()),
                    None => fresh(seats, what, &mut rng),
                };
                println!("before: {:.3}", error(&net, &test));
                let clock = Instant::now();
                learn(&mut net, &all, num("passes", 12) as u32, &mut rng);
                println!("learnt: {:.3} test, {:.3} train, {:?}", error(&net, &test), error(&net, &all), clock.elapsed());
                std::fs::write(format!("{out}{end}"), bytes(&net)).unwrap();
            }
        }
        Some("match") => {
            let (a, b) = (player(&arg("a").unwrap(), seats), player(&arg("b").unwrap(), seats));
            // One a among b's, and one b among a's; all rotations of a deal.
            let mut first = [0.0; 2];
            let mut pair = 0.0;
            let mut pairs = 0.0;
            let mut lone = [0.0_f64; 2];
            let mut margin = [0.0; 2];
            let mut time = [Duration::ZERO; 2];
            let mut decided = [0; 2];
            let deals = games.div_ceil(2 * seats as u64);
            let mut hands = Vec::new();
            for deal in 0..deals {
                for kind in 0..2 {
                    for at in 0..seats {
                        let is_a = |s: usize| (s == at) == (kind == 0);
                        let players: Vec<&Player> = (0..seats).map(|s| if is_a(s) { &a } else { &b }).collect();
                        let mut times = vec![Duration::ZERO; seats];
                        let chance = seed.child(3 + kind as u64 * 8 + at as u64, deal);
                        let (_, end) = play(&players, seed.child(0, deal), chance, &mut times, &mut hands).unwrap();
                        hands.clear();
                        let scores: Vec<f64> = stapel_core::Game::seats(&end).seats().map(|s| f64::from(end.won(s))).collect();
                        let best = scores.iter().copied().fold(0.0, f64::max);
                        let winners = scores.iter().filter(|s| **s == best).count() as f64;
                        if scores[at] == best {
                            lone[kind] += 1.0 / winners;
                        }
                        for s in 0..seats {
                            let k = usize::from(!is_a(s));
                            time[k] += times[s];
                            decided[k] += 1;
                            if scores[s] == best { first[k] += 1.0 / winners; }
                            for o in 0..seats {
                                if is_a(s) && !is_a(o) {
                                    pairs += 1.0;
                                    margin[0] += scores[s] - scores[o];
                                    pair += if scores[s] > scores[o] { 1.0 } else if scores[s] == scores[o] { 0.5 } else { 0.0 };
                                }
                            }
                        }
                    }
                }
            }
            let n = (deals * seats as u64) as f64;
            let p: f64 = pair / pairs;
            println!(
                "{} games: a alone first {:.1} %, b alone first {:.1} %, pairwise {:.1} % ± {:.1}, margin {:.1}, ms a game and seat {:.1} / {:.1}",
                2.0 * n, 100.0 * lone[0] / n, 100.0 * lone[1] / n, 100.0 * p, 196.0 * (p * (1.0 - p) / (2.0 * n)).sqrt(),
                margin[0] / pairs,
                time[0].as_secs_f64() * 1000.0 / decided[0] as f64, time[1].as_secs_f64() * 1000.0 / decided[1] as f64
            );
            let _ = first;
        }
        _ => panic!("train or match"),
    }
}
