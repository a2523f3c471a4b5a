//! A short piece of JSON, put together on the stack: letter by letter into a growing text takes several times as long.

use arrayvec::ArrayVec;

/// A piece of usually at most so many letters; what is more goes to the text at once.
pub(crate) struct Line<'a, const MOST: usize> {
    letters: ArrayVec<u8, MOST>,
    to: &'a mut Vec<u8>,
}

impl<'a, const MOST: usize> Line<'a, MOST> {
    #[inline]
    pub(crate) fn new(begin: &[u8], to: &'a mut Vec<u8>) -> Line<'a, MOST> {
        let mut line = Line { letters: ArrayVec::new(), to };
        line.put(begin);
        line
    }

    #[inline]
    pub(crate) fn put(&mut self, letters: &[u8]) {
        if self.letters.try_extend_from_slice(letters).is_err() {
            self.to.extend_from_slice(&self.letters);
            self.letters.clear();
            self.to.extend_from_slice(letters);
        }
    }

    #[inline]
    pub(crate) fn text(&mut self, text: &str) {
        self.put(text.as_bytes());
    }

    #[inline]
    pub(crate) fn comma_if(&mut self, more: bool) {
        if more {
            self.put(b",");
        }
    }

    #[inline]
    pub(crate) fn number(&mut self, number: u16) {
        for power in [10_000, 1000, 100, 10] {
            if number >= power {
                self.put(&[b'0' + (number / power % 10) as u8]);
            }
        }
        self.put(&[b'0' + (number % 10) as u8]);
    }

    #[inline]
    pub(crate) fn yes_or_no(&mut self, yes: bool) {
        if yes { self.put(b"true") } else { self.put(b"false") }
    }

    /// Writes it, and this behind it.
    #[inline]
    pub(crate) fn end(mut self, end: &[u8]) {
        self.put(end);
        self.to.extend_from_slice(&self.letters);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost_where_a_line_is_too_short() {
        let mut text = b"x".to_vec();
        let mut line = Line::<4>::new(b"abc", &mut text);
        line.number(60_705);
        line.put(b"more than four");
        line.yes_or_no(true);
        line.comma_if(true);
        line.end(b"z");
        assert_eq!(text, b"xabc60705more than fourtrue,z");
    }
}
