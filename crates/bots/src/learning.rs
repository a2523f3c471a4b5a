//! How a net learns: gradient descent with momentum (Adam) over lessons in an order by chance.

use crate::net::Net;
use stapel_core::{PlayRng, below, shuffle};

/// What is learnt from: inputs that are not 0, and what is right.
pub(crate) struct Lesson<T> {
    inputs: Vec<(usize, f32)>,
    goal: T,
}

impl<T> Lesson<T> {
    pub(crate) fn new(inputs: impl Fn(&mut dyn FnMut(usize, f32)), goal: T) -> Lesson<T> {
        let mut list = Vec::new();
        inputs(&mut |input, value| list.push((input, value)));
        Lesson { inputs: list, goal }
    }

    fn sums<const HIDDEN: usize>(&self, net: &Net<HIDDEN>) -> [f32; HIDDEN] {
        let mut sums = net.start();
        self.inputs.iter().for_each(|&(input, value)| net.add(&mut sums, input, value));
        sums
    }
}

/// How far off outputs are, and how each is to change.
pub(crate) type Off<T> = fn(&T, &[f32], &mut [f32]) -> f64;

const BATCH: usize = 256;
const PASSES: u32 = 16;
const RATE: f32 = 0.003;

/// A weight and what the steps before say of it.
#[derive(Clone, Copy)]
struct Weight {
    slope: f32,
    momentum: f32,
    size: f32,
}

impl Weight {
    const NEW: Weight = Weight { slope: 0.0, momentum: 0.0, size: 0.0 };

    fn step(&mut self, weight: &mut f32, rate: f32, steps: i32) {
        let slope = std::mem::take(&mut self.slope);
        self.momentum = 0.9 * self.momentum + 0.1 * slope;
        self.size = 0.999 * self.size + 0.001 * slope * slope;
        let early = (1.0 - 0.999_f32.powi(steps)).sqrt() / (1.0 - 0.9_f32.powi(steps));
        let step = early * self.momentum / (self.size.sqrt() + 1e-7);
        *weight -= rate * step;
    }
}

/// A net that knows nothing yet.
pub(crate) fn newborn<const HIDDEN: usize>(
    inputs: usize,
    outputs: usize,
    rng: &mut PlayRng,
) -> Net<HIDDEN> {
    let mut net = Net::read(inputs, outputs, &[]);
    let mut small = |size: f32| size * (below(rng, 2001) as f32 / 1000.0 - 1.0);
    net.first.iter_mut().flatten().for_each(|weight| *weight = small(0.25));
    net.second.iter_mut().flat_map(|(row, _)| row).for_each(|weight| *weight = small(0.2));
    net
}

/// The net after it has learnt nine tenths of the lessons, as it was when it was least off in the
/// others, and how far that is.
pub(crate) fn learn<T, const HIDDEN: usize>(
    mut net: Net<HIDDEN>,
    lessons: &mut [Lesson<T>],
    off: Off<T>,
    rng: &mut PlayRng,
) -> (Net<HIDDEN>, f64) {
    let (inputs, outputs) = (net.first.len() - 1, net.second.len());
    let mut first = vec![[Weight::NEW; HIDDEN]; net.first.len()];
    let mut second = vec![([Weight::NEW; HIDDEN], Weight::NEW); outputs];
    let (taught, kept) = lessons.split_at_mut(lessons.len() * 9 / 10);
    let (mut found, mut slopes) = (vec![0.0; outputs], vec![0.0; outputs]);
    let mut steps = 0;
    let mut best = (net.clone(), f64::MAX);
    for pass in 0..PASSES {
        shuffle(taught, rng);
        let rate = RATE * (1.0 - pass as f32 / PASSES as f32) + 0.03 * RATE;
        for batch in taught.chunks(BATCH) {
            for lesson in batch {
                let sums = lesson.sums(&net);
                (0..outputs).for_each(|output| found[output] = net.output(&sums, output));
                off(&lesson.goal, &found, &mut slopes);
                let mut back = [0.0_f32; HIDDEN];
                for (output, slope) in slopes.iter().enumerate().filter(|(_, s)| **s != 0.0) {
                    let slope = slope / batch.len() as f32;
                    second[output].1.slope += slope;
                    for unit in (0..HIDDEN).filter(|&unit| sums[unit] > 0.0) {
                        second[output].0[unit].slope += slope * sums[unit];
                        back[unit] += slope * net.second[output].0[unit];
                    }
                }
                for &(input, value) in lesson.inputs.iter().chain(&[(inputs, 1.0)]) {
                    let row = &mut first[input];
                    row.iter_mut().zip(&back).for_each(|(w, back)| w.slope += value * back);
                }
            }
            steps += 1;
            for (row, weights) in first.iter_mut().zip(&mut net.first) {
                row.iter_mut().zip(weights).for_each(|(w, weight)| w.step(weight, rate, steps));
            }
            for ((row, bias), (weights, to)) in second.iter_mut().zip(&mut net.second) {
                row.iter_mut().zip(weights).for_each(|(w, weight)| w.step(weight, rate, steps));
                bias.step(to, rate, steps);
            }
        }
        // As it will be read back.
        let rounded = Net::read(inputs, outputs, &net.bytes());
        let mut error = 0.0;
        for lesson in kept.iter() {
            let sums = lesson.sums(&rounded);
            (0..outputs).for_each(|output| found[output] = rounded.output(&sums, output));
            error += off(&lesson.goal, &found, &mut slopes);
        }
        error /= kept.len().max(1) as f64;
        if error < best.1 {
            best = (rounded, error);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::Seed;

    #[test]
    fn a_net_learns_what_is_not_linear() {
        let mut rng = Seed::from_number(3).play_rng();
        let mut lessons: Vec<Lesson<f32>> = (0..4000)
            .map(|_| {
                let (a, b) = (below(&mut rng, 2) as f32, below(&mut rng, 2) as f32);
                Lesson::new(
                    |input| [a, b].into_iter().enumerate().for_each(|(i, x)| input(i, x)),
                    (a - b).abs(),
                )
            })
            .collect();
        let off: Off<f32> = |goal, found, slopes| {
            slopes[0] = found[0] - goal;
            f64::from(slopes[0] * slopes[0])
        };
        let (_, error) = learn(newborn::<8>(2, 1, &mut rng), &mut lessons, off, &mut rng);
        assert!(error < 0.01, "{error}");
    }
}
