//! Writes JSON into room that is there already: whether the text must grow is asked once, not for every letter.

/// Writes on a slip that is long enough; see [`Pen::write`].
pub(crate) struct Pen<'a> {
    slip: &'a mut [u8],
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

impl Pen<'_> {
    /// Writes at the end of a text what takes no more than `most` letters.
    #[inline(always)]
    pub(crate) fn write(to: &mut Vec<u8>, most: usize, what: impl FnOnce(&mut Pen<'_>)) {
        let start = to.len();
        to.resize(start + most, 0);
        let mut pen = Pen { slip: &mut to[start..], at: 0 };
        what(&mut pen);
        let end = start + pen.at;
        to.truncate(end);
    }

    #[inline(always)]
    pub(crate) fn letter(&mut self, letter: u8) {
        self.slip[self.at] = letter;
        self.at += 1;
    }

    #[inline(always)]
    pub(crate) fn put<const LENGTH: usize>(&mut self, letters: &[u8; LENGTH]) {
        self.slip[self.at..self.at + LENGTH].copy_from_slice(letters);
        self.at += LENGTH;
    }

    /// The first of these letters.
    #[inline(always)]
    pub(crate) fn some<const LENGTH: usize>(&mut self, letters: [u8; LENGTH], count: usize) {
        self.slip[self.at..self.at + LENGTH].copy_from_slice(&letters);
        self.at += count;
    }

    #[inline(always)]
    pub(crate) fn text(&mut self, text: &str) {
        text.bytes().for_each(|letter| self.letter(letter));
    }

    #[inline(always)]
    pub(crate) fn number(&mut self, number: u16) {
        match NUMBERS.get(usize::from(number)) {
            // Whether there is one digit or two can't be predicted.
            Some(digits) => self.some(*digits, 1 + usize::from(number >= 10)),
            None => self.long_number(number),
        }
    }

    fn long_number(&mut self, number: u16) {
        for power in [10_000, 1000, 100, 10] {
            if number >= power {
                self.letter(b'0' + (number / power % 10) as u8);
            }
        }
        self.letter(b'0' + (number % 10) as u8);
    }

    #[inline(always)]
    pub(crate) fn yes_or_no(&mut self, yes: bool) {
        self.some(if yes { *b"true    " } else { *b"false   " }, 5 - usize::from(yes));
    }

    /// A list, with a comma between two.
    #[inline(always)]
    pub(crate) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Pen<'_>, T),
    ) {
        self.list_of(|pen| {
            items.into_iter().for_each(|item| {
                write(pen, item);
                pen.letter(b',');
            });
        });
    }

    /// A list of what is written with a comma behind each.
    #[inline(always)]
    pub(crate) fn list_of(&mut self, write: impl FnOnce(&mut Pen<'_>)) {
        self.letter(b'[');
        // A pen of its own, which the compiler keeps in registers.
        let mut pen = Pen { slip: &mut self.slip[self.at..], at: 0 };
        write(&mut pen);
        // The last comma gives way to the end.
        self.at += pen.at.saturating_sub(1);
        self.letter(b']');
    }
}
