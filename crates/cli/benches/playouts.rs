//! Random games through the generic traits, with criterion.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stapel_catalog::GAMES;
use std::time::{Duration, Instant};

fn games(c: &mut Criterion) {
    for game in GAMES.games() {
        let Some(lab) = game.engine.lab() else { continue };
        let mut group = c.benchmark_group(game.name());
        group.throughput(Throughput::Elements(1));
        for seats in game.sheet.seat_counts() {
            if !matches!(lab.playouts(seats, &mut |_| false), Some(Ok(_))) {
                continue;
            }
            group.bench_function(format!("{} players", seats.get()), |b| {
                b.iter_custom(|wanted| {
                    let clock = Instant::now();
                    let mut played = 1;
                    // They are played by the thousand.
                    lab.playouts(seats, &mut |games| {
                        played = games.max(1);
                        games < wanted
                    });
                    let each = clock.elapsed().as_secs_f64() / played as f64;
                    Duration::from_secs_f64(each * wanted as f64)
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, games);
criterion_main!(benches);
