//! Writes JSON into a buffer that is long enough: whether it must grow is asked once, not for every byte.

/// A JSON text that is being written; see [`JsonWriter::write`].
pub(crate) struct JsonWriter<'a> {
    buffer: &'a mut [u8],
    at: usize,
}

/// The digits of small numbers: one or two.
const NUMBERS: [[u8; 2]; 100] = {
    let mut numbers = [[0; 2]; 100];
    let mut number = 0;
    while number < numbers.len() {
        let (tens, ones) = (b'0' + number as u8 / 10, b'0' + number as u8 % 10);
        numbers[number] = if number < 10 { [ones, 0] } else { [tens, ones] };
        number += 1;
    }
    numbers
};

impl JsonWriter<'_> {
    /// Appends what takes no more than `most` bytes.
    #[inline(always)]
    pub(crate) fn write(to: &mut Vec<u8>, most: usize, what: impl FnOnce(&mut JsonWriter<'_>)) {
        let start = to.len();
        to.resize(start + most, 0);
        let mut writer = JsonWriter { buffer: &mut to[start..], at: 0 };
        what(&mut writer);
        let end = start + writer.at;
        to.truncate(end);
    }

    #[inline(always)]
    pub(crate) fn byte(&mut self, byte: u8) {
        self.buffer[self.at] = byte;
        self.at += 1;
    }

    #[inline(always)]
    pub(crate) fn bytes<const LENGTH: usize>(&mut self, bytes: &[u8; LENGTH]) {
        self.buffer[self.at..self.at + LENGTH].copy_from_slice(bytes);
        self.at += LENGTH;
    }

    /// The first `count` of these bytes.
    #[inline(always)]
    pub(crate) fn first_of<const LENGTH: usize>(&mut self, bytes: [u8; LENGTH], count: usize) {
        self.buffer[self.at..self.at + LENGTH].copy_from_slice(&bytes);
        self.at += count;
    }

    #[inline(always)]
    pub(crate) fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.byte(byte));
    }

    #[inline(always)]
    pub(crate) fn number(&mut self, number: u16) {
        match NUMBERS.get(usize::from(number)) {
            // Whether there is one digit or two can't be predicted.
            Some(digits) => self.first_of(*digits, 1 + usize::from(number >= 10)),
            None => self.long_number(number),
        }
    }

    fn long_number(&mut self, number: u16) {
        for power in [10_000, 1000, 100, 10] {
            if number >= power {
                self.byte(b'0' + (number / power % 10) as u8);
            }
        }
        self.byte(b'0' + (number % 10) as u8);
    }

    #[inline(always)]
    pub(crate) fn boolean(&mut self, yes: bool) {
        self.first_of(if yes { *b"true    " } else { *b"false   " }, 5 - usize::from(yes));
    }

    /// A list, with a comma between two.
    #[inline(always)]
    pub(crate) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut JsonWriter<'_>, T),
    ) {
        self.list_of(|writer| {
            items.into_iter().for_each(|item| {
                write(writer, item);
                writer.byte(b',');
            });
        });
    }

    /// A list of what is written with a comma behind each.
    #[inline(always)]
    pub(crate) fn list_of(&mut self, write: impl FnOnce(&mut JsonWriter<'_>)) {
        self.byte(b'[');
        // A writer of its own, which the compiler keeps in registers.
        let mut writer = JsonWriter { buffer: &mut self.buffer[self.at..], at: 0 };
        write(&mut writer);
        // The last comma gives way to the end.
        self.at += writer.at.saturating_sub(1);
        self.byte(b']');
    }
}
