//! A second of each pile, with a stick being dragged: `cargo bench -p stapel-wood`. Below a fortieth
//! of a second it is forty times faster than real time.

use criterion::{Criterion, criterion_group, criterion_main};
use stapel_wood::bench::Drag;
use stapel_wood::{PILED, setup_name};

fn drag(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("drag_a_second");
    group.sample_size(20);
    for setup in PILED {
        let Ok(mut drag) = Drag::new(setup) else { continue };
        group.bench_function(setup_name(setup), |bench| bench.iter(|| drag.run(60)));
    }
    group.finish();
}

criterion_group!(benches, drag);
criterion_main!(benches);
