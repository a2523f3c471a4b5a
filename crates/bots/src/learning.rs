//! How a net learns: gradient descent with momentum (Adam) over lessons in an order by chance.

use crate::net::Net;
use stapel_core::{PlayRng, below, shuffle};

/// What is learnt from: inputs that are not 0, and what is right.
pub(crate) struct Lesson<T> {
    inputs: Vec<(u16, f32)>,
    pub(crate) goal: T,
}

impl<T> Lesson<T> {
    pub(crate) fn new(inputs: impl Fn(&mut dyn FnMut(usize, f32)), goal: T) -> Lesson<T> {
        let mut list = Vec::new();
        inputs(&mut |input, value| list.push((input as u16, value)));
        Lesson { inputs: list, goal }
    }

    pub(crate) fn sums<const HIDDEN: usize>(&self, net: &Net<HIDDEN>) -> [f32; HIDDEN] {
        let mut sums = net.start();
        self.inputs.iter().for_each(|&(input, value)| net.add(&mut sums, input.into(), value));
        sums
    }
}

/// How far off outputs are, and how each is to change.
pub(crate) type Off<T> = fn(&T, &[f32], &mut [f32]) -> f64;

const BATCH: usize = 256;
const PASSES: u32 = 16;
const RATE: f32 = 0.003;

/// What the lessons so far say of each weight, in the shape of a net: where it is to go now, where it
/// went, and how far.
struct Steps<const HIDDEN: usize> {
    slopes: Net<HIDDEN>,
    momentum: Net<HIDDEN>,
    size: Net<HIDDEN>,
    count: i32,
}

impl<const HIDDEN: usize> Steps<HIDDEN> {
    fn new(inputs: usize, outputs: usize) -> Steps<HIDDEN> {
        let zero = Net::read(inputs, outputs, &[]);
        Steps { slopes: zero.clone(), momentum: zero.clone(), size: zero, count: 0 }
    }

    fn step(&mut self, net: &mut Net<HIDDEN>, rate: f32) {
        self.count += 1;
        let early = (1.0 - 0.999_f32.powi(self.count)).sqrt() / (1.0 - 0.9_f32.powi(self.count));
        let rate = rate * early;
        let slopes = weights(&mut self.slopes);
        let past = weights(&mut self.momentum).zip(weights(&mut self.size));
        for ((weights, slopes), (momentum, size)) in weights(net).zip(slopes).zip(past) {
            for i in 0..weights.len() {
                let slope = std::mem::take(&mut slopes[i]);
                momentum[i] = 0.9 * momentum[i] + 0.1 * slope;
                size[i] = 0.999 * size[i] + 0.001 * slope * slope;
                weights[i] -= rate * momentum[i] / (size[i].sqrt() + 1e-7);
            }
        }
    }
}

/// All weights, some at a time.
fn weights<const HIDDEN: usize>(net: &mut Net<HIDDEN>) -> impl Iterator<Item = &mut [f32]> {
    let second =
        net.second.iter_mut().flat_map(|(row, bias)| [&mut row[..], std::slice::from_mut(bias)]);
    net.first.iter_mut().map(|row| &mut row[..]).chain(second)
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
    lessons: &[Lesson<T>],
    off: Off<T>,
    rng: &mut PlayRng,
) -> (Net<HIDDEN>, f64) {
    let (inputs, outputs) = (net.first.len() - 1, net.second.len());
    let mut steps = Steps::new(inputs, outputs);
    let (taught, kept) = lessons.split_at(lessons.len() * 9 / 10);
    let mut order: Vec<u32> = (0..taught.len() as u32).collect();
    let (mut found, mut slopes) = (vec![0.0; outputs], vec![0.0; outputs]);
    let mut best = (net.clone(), f64::MAX);
    for pass in 0..PASSES {
        shuffle(&mut order, rng);
        let rate = RATE * (1.0 - pass as f32 / PASSES as f32) + 0.03 * RATE;
        for batch in order.chunks(BATCH) {
            for lesson in batch.iter().map(|&nth| &taught[nth as usize]) {
                let sums = lesson.sums(&net);
                (0..outputs).for_each(|output| found[output] = net.output(&sums, output));
                off(&lesson.goal, &found, &mut slopes);
                let mut back = [0.0_f32; HIDDEN];
                for (output, slope) in slopes.iter().enumerate().filter(|(_, s)| **s != 0.0) {
                    let slope = slope / batch.len() as f32;
                    let (row, bias) = &mut steps.slopes.second[output];
                    *bias += slope;
                    let weights = &net.second[output].0;
                    for unit in 0..HIDDEN {
                        row[unit] += slope * sums[unit].max(0.0);
                        back[unit] += if sums[unit] > 0.0 { slope * weights[unit] } else { 0.0 };
                    }
                }
                for &(input, value) in lesson.inputs.iter().chain(&[(inputs as u16, 1.0)]) {
                    let row = &mut steps.slopes.first[usize::from(input)];
                    row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += value * back);
                }
            }
            steps.step(&mut net, rate);
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
        let lessons: Vec<Lesson<f32>> = (0..4000)
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
        let (_, error) = learn(newborn::<8>(2, 1, &mut rng), &lessons, off, &mut rng);
        assert!(error < 0.01, "{error}");
    }
}
