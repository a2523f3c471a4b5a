//! What is on its way to the page.

use crate::tables::Page;
use serde_json::Error;
use stapel_host::Outbox;
use stapel_protocol::binary::Frame;
use std::collections::VecDeque;

/// Messages for the page: texts, and frames with the number of texts that go before each.
#[derive(Default, Debug)]
pub(crate) struct PageOutbox {
    texts: Vec<String>,
    frames: VecDeque<(usize, Vec<u8>)>,
}

impl PageOutbox {
    pub(crate) fn take_texts(&mut self) -> Vec<String> {
        std::mem::take(&mut self.texts)
    }

    pub(crate) fn next_frame(&mut self, told: usize) -> Option<Vec<u8>> {
        let (_, frame) = self.frames.pop_front_if(|(behind, _)| *behind <= told)?;
        Some(frame)
    }

    /// These go behind.
    pub(crate) fn append(&mut self, other: PageOutbox) {
        let before = self.texts.len();
        self.frames
            .extend(other.frames.into_iter().map(|(behind, frame)| (before + behind, frame)));
        self.texts.extend(other.texts);
    }
}

impl Outbox<Page> for PageOutbox {
    fn text(&mut self, _: &Page, write: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>) {
        let mut text = Vec::new();
        // Only maps with keys that are no strings can't be written, and there are none.
        if write(&mut text).is_ok() {
            self.texts.extend(String::from_utf8(text));
        }
    }

    fn len(&self) -> usize {
        self.texts.len()
    }

    /// Nothing is for two: there is one page.
    fn again(&mut self, _: &Page, nth: usize) {
        let same = self.texts.get(nth).cloned();
        self.texts.extend(same);
    }

    fn frame(&mut self, _: &Page, frame: &Frame<'_>) {
        self.frames.push_back((self.texts.len(), frame.write()));
    }
}
