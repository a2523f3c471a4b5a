//! Bits, the highest of each byte first.

/// Writes bits.
#[derive(Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    used: u32,
}

impl Writer {
    pub(super) fn bit(&mut self, bit: bool) {
        if self.used == 0 {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(bit) << (7 - self.used);
        }
        self.used = (self.used + 1) % 8;
    }

    pub(super) fn number(&mut self, number: u32, bits: u32) {
        for bit in (0..bits).rev() {
            self.bit(number >> bit & 1 == 1);
        }
    }

    /// The bytes, the last filled up with zeros.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads bits; `None` at the end.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    pub(super) fn bit(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = byte >> (7 - self.at % 8) & 1 == 1;
        self.at += 1;
        Some(bit)
    }

    pub(super) fn number(&mut self, bits: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..bits {
            number = number << 1 | u32::from(self.bit()?);
        }
        Some(number)
    }

    /// Is nothing left but the zeros that fill up the last byte?
    pub(super) fn ends_here(mut self) -> bool {
        let left = 8 * self.bytes.len() - self.at;
        left < 8 && (0..left).all(|_| self.bit() == Some(false))
    }
}
