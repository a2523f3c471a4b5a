//! Writes JSON into room that is there already: whether the text must grow is asked once, not for every letter.

/// Writes on a slip that is long enough; see [`Pen::write`].
pub(crate) struct Pen<'a> {
    slip: &'a mut [u8],
    at: usize,
}

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
        if number >= 10 {
            self.long_number(number);
        } else {
            self.letter(b'0' + number as u8);
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
        if yes { self.put(b"true") } else { self.put(b"false") }
    }

    /// A list, with a comma between two.
    #[inline(always)]
    pub(crate) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.letter(b'[');
        let start = self.at;
        items.into_iter().for_each(|item| {
            write(self, item);
            self.letter(b',');
        });
        // The last comma gives way to the end.
        if self.at > start {
            self.at -= 1;
        }
        self.letter(b']');
    }
}
