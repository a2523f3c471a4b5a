//! A small net with one hidden layer. Only sums, products and maxima, always in the same order: so
//! every machine comes to the same bits.

/// Weights are whole multiples of one part of this.
const PARTS: f32 = 1024.0;

/// Its weights, with so many units in the hidden layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Net<const HIDDEN: usize> {
    /// For each input its weight to every hidden unit; the last is the bias.
    pub(crate) first: Vec<[f32; HIDDEN]>,
    /// For each output its weight from every hidden unit, and its bias.
    pub(crate) second: Vec<([f32; HIDDEN], f32)>,
}

impl<const HIDDEN: usize> Net<HIDDEN> {
    /// Reads weights as they lie in a file: two bytes each. What is missing is 0.
    pub(crate) fn read(inputs: usize, outputs: usize, bytes: &[u8]) -> Net<HIDDEN> {
        let mut weights = bytes
            .as_chunks::<2>()
            .0
            .iter()
            .map(|&pair| f32::from(i16::from_le_bytes(pair)) / PARTS)
            .chain(std::iter::repeat(0.0));
        let mut row = || std::array::from_fn(|_| weights.next().unwrap_or(0.0));
        let first = (0..=inputs).map(|_| row()).collect();
        let second: Vec<[f32; HIDDEN]> = (0..outputs).map(|_| row()).collect();
        let second = second.into_iter().map(|row| (row, weights.next().unwrap_or(0.0))).collect();
        Net { first, second }
    }

    /// The weights as they lie in a file.
    #[cfg(any(test, feature = "training"))]
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let rows = self.first.iter().chain(self.second.iter().map(|(row, _)| row)).flatten();
        let all = rows.chain(self.second.iter().map(|(_, bias)| bias));
        all.flat_map(|weight| ((weight * PARTS).round() as i16).to_le_bytes()).collect()
    }

    /// Begins with no input.
    #[inline]
    pub(crate) fn start(&self) -> [f32; HIDDEN] {
        self.first.last().copied().unwrap_or([0.0; HIDDEN])
    }

    /// One input more.
    #[inline]
    pub(crate) fn add(&self, sums: &mut [f32; HIDDEN], input: usize, value: f32) {
        let row = &self.first[input];
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += value * weight;
        }
    }

    /// An output.
    #[inline]
    pub(crate) fn output(&self, sums: &[f32; HIDDEN], output: usize) -> f32 {
        let (row, bias) = &self.second[output];
        // Eight sums side by side, then their sum: an order that machines can be quick in.
        let mut lanes = [0.0_f32; 8];
        for (sums, weights) in sums.as_chunks::<8>().0.iter().zip(row.as_chunks::<8>().0) {
            for lane in 0..8 {
                lanes[lane] += sums[lane].max(0.0) * weights[lane];
            }
        }
        bias + lanes.iter().sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIDDEN: usize = 8;

    #[test]
    fn weights_are_written_and_read_back() {
        let bytes: Vec<u8> =
            (0..2 * (5 * HIDDEN + 2 * HIDDEN + 2)).map(|i| (i * 7) as u8).collect();
        let net = Net::<HIDDEN>::read(4, 2, &bytes);
        assert_eq!(net.bytes(), bytes);
        assert_eq!(Net::read(4, 2, &net.bytes()), net);
    }

    #[test]
    fn an_output_is_what_the_weights_say() {
        let mut net = Net::<HIDDEN>::read(1, 1, &[]);
        net.first[0][3] = 2.0;
        net.first[0][4] = -2.0;
        net.first[1][3] = 1.0;
        net.second[0].0[3] = 0.5;
        net.second[0].0[4] = 9.0;
        net.second[0].1 = 0.25;
        let mut sums = net.start();
        net.add(&mut sums, 0, 3.0);
        assert_eq!(net.output(&sums, 0), 0.5 * 7.0 + 0.25);
    }
}
