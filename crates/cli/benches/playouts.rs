//! Random games through the generic traits, with criterion.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stapel_core::{Search, SeatCount, Seed, playout};
use stapel_totem::Totem;
use stapel_totemo::Totemo;

fn game<G: Search>(c: &mut Criterion) {
    let mut group = c.benchmark_group(G::NAME);
    group.throughput(Throughput::Elements(1));
    for seats in G::SEATS.filter_map(SeatCount::new) {
        let options = G::defaults(seats);
        let mut rng = Seed::from_number(1).play_rng();
        group.bench_function(format!("{} players", seats.get()), |b| {
            b.iter(|| {
                let mut game = G::start(&options, seats).ok()?;
                playout(&mut game, &mut rng).ok()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, game::<Totemo>, game::<Totem>);
criterion_main!(benches);
