//! Messages as they go out: frames of a WebSocket (RFC 6455).

use crate::cell::Ear;
use crate::metrics::Metrics;
use crate::pipe::Pipe;
use axum::body::Bytes;
use serde_json::Error;
use stapel_host::Outbox;
use stapel_protocol::ServerMsg;
use stapel_protocol::binary::Frame;
use std::cell::RefCell;
use std::sync::Arc;

/// One message, or several in a row.
#[derive(Clone, Debug)]
pub(crate) struct Out(Bytes);

/// Most messages have a head of four bytes: what they are, and two for their length.
const HEAD: usize = 4;

thread_local! {
    /// Where messages are put together, so that none of them takes more memory than it has letters.
    static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}
/// A larger desk is given back.
const LARGEST_DESK: usize = 64 << 10;
const TEXT: u8 = 0x81;
const BINARY: u8 = 0x82;

impl Out {
    pub(crate) fn text(message: &ServerMsg) -> Out {
        Out::texts(|texts| texts.add(|to| message.write_json(to)))
    }

    /// Several in one go.
    pub(crate) fn texts(write: impl FnOnce(&mut Texts<'_>)) -> Out {
        DESK.with_borrow_mut(|desk| {
            desk.clear();
            write(&mut Texts(desk));
            let out = Out(Bytes::copy_from_slice(desk));
            desk.shrink_to(LARGEST_DESK);
            out
        })
    }

    pub(crate) fn binary(message: &Frame<'_>) -> Out {
        let mut bytes = Vec::new();
        frame(BINARY, &mut bytes, |to| to.extend(message.write()));
        Out(bytes.into())
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// What is to be sent once it may be: each message with the socket that it is for.
#[derive(Default)]
pub(crate) struct Outgoing {
    messages: Vec<(Arc<Pipe>, Out)>,
    /// How many of them are piles.
    pub(crate) piles: u64,
}

impl Outgoing {
    /// With room for a message to each of those who watch, and one more.
    pub(crate) fn to(listeners: usize) -> Outgoing {
        Outgoing { messages: Vec::with_capacity(listeners + 1), piles: 0 }
    }

    /// Sends all of it now.
    pub(crate) fn send(self, metrics: &Metrics) {
        metrics.piles_sent.inc_by(self.piles);
        for (socket, out) in self.messages {
            socket.push(&out, metrics);
        }
    }
}

impl Outbox<Ear> for Outgoing {
    fn text(&mut self, to: &Ear, write: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>) {
        self.messages.push((Arc::clone(&to.socket), Out::texts(|texts| texts.add(write))));
    }

    /// In one go.
    fn two_texts(
        &mut self,
        to: &Ear,
        first: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>,
        second: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>,
    ) {
        let both = Out::texts(|texts| {
            texts.add(first);
            texts.add(second);
        });
        self.messages.push((Arc::clone(&to.socket), both));
    }

    fn len(&self) -> usize {
        self.messages.len()
    }

    fn again(&mut self, to: &Ear, nth: usize) {
        if let Some((_, out)) = self.messages.get(nth) {
            self.messages.push((Arc::clone(&to.socket), out.clone()));
        }
    }

    fn frame(&mut self, to: &Ear, frame: &Frame<'_>) {
        self.piles += u64::from(matches!(frame, Frame::Pile { .. }));
        self.messages.push((Arc::clone(&to.socket), Out::binary(frame)));
    }
}

/// Messages that are put together.
pub(crate) struct Texts<'a>(&'a mut Vec<u8>);

impl Texts<'_> {
    /// One more, as JSON.
    pub(crate) fn add(
        &mut self,
        write: impl FnOnce(&mut Vec<u8>) -> Result<(), serde_json::Error>,
    ) {
        // Only maps with keys that are no strings can't be written, and there are none.
        frame(TEXT, self.0, |to| write(to).unwrap_or_default());
    }
}

/// Whole, and not masked, as servers write them. The message is written behind a usual head; where its length wants
/// another, it is moved.
fn frame(kind: u8, to: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let start = to.len();
    let head = start..start + HEAD;
    to.extend([0; HEAD]);
    write(to);
    let length = to.len() - head.end;
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short), _) if short < 126 => {
            to.splice(head, [kind, short]);
        }
        (_, Ok(length)) => {
            let [high, low] = length.to_be_bytes();
            to[head].copy_from_slice(&[kind, 126, high, low]);
        }
        (_, Err(_)) => {
            let mut long = vec![kind, 127];
            long.extend((length as u64).to_be_bytes());
            to.splice(head, long);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_has_the_shortest_head() {
        let head = |length: usize| {
            let mut bytes = b"before".to_vec();
            frame(TEXT, &mut bytes, |to| to.extend(vec![b'x'; length]));
            let framed = bytes.strip_prefix(b"before").unwrap();
            let (head, message) = framed.split_at(framed.len() - length);
            assert!(message.iter().all(|byte| *byte == b'x'));
            head.to_vec()
        };
        assert_eq!(head(0), [0x81, 0]);
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65_535), [0x81, 126, 255, 255]);
        assert_eq!(head(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[test]
    fn two_go_in_one() {
        let pongs = [1, 2].map(|n| ServerMsg::Pong { n, now: 0 });
        let each: Vec<Out> = pongs.iter().map(Out::text).collect();
        let both = Out::texts(|texts| {
            pongs.iter().for_each(|pong| texts.add(|to| pong.write_json(to)));
        });
        assert_eq!(both.bytes(), [each[0].bytes(), each[1].bytes()].concat());
    }
}
