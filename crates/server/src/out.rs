//! Messages as they go out: frames of a WebSocket (RFC 6455).

use axum::body::Bytes;
use stapel_protocol::ServerMsg;
use stapel_protocol::binary::Frame;

/// One message, or several in a row.
#[derive(Clone, Debug)]
pub(crate) struct Out(Bytes);

/// Most messages have a head of four bytes: what they are, and two for their length.
const HEAD: usize = 4;
const TEXT: u8 = 0x81;
const BINARY: u8 = 0x82;

impl Out {
    pub(crate) fn text(message: &ServerMsg) -> Out {
        // Only maps with keys that are no strings can't be written, and there are none.
        framed(TEXT, |to| message.write_json(to).unwrap_or_default())
    }

    pub(crate) fn binary(frame: &Frame<'_>) -> Out {
        framed(BINARY, |to| to.extend(frame.write()))
    }

    /// This and the next in one go.
    pub(crate) fn and(&self, next: &Out) -> Out {
        Out(Bytes::from([self.bytes(), next.bytes()].concat()))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Whole, and not masked, as servers write them. The message is written behind a usual head; where its length wants
/// another, it is moved.
fn framed(kind: u8, write: impl FnOnce(&mut Vec<u8>)) -> Out {
    let mut bytes = vec![0; HEAD];
    write(&mut bytes);
    let length = bytes.len() - HEAD;
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short), _) if short < 126 => {
            bytes.splice(..HEAD, [kind, short]);
        }
        (_, Ok(length)) => {
            let [high, low] = length.to_be_bytes();
            bytes[..HEAD].copy_from_slice(&[kind, 126, high, low]);
        }
        (_, Err(_)) => {
            let mut head = vec![kind, 127];
            head.extend((length as u64).to_be_bytes());
            bytes.splice(..HEAD, head);
        }
    }
    Out(bytes.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_has_the_shortest_head() {
        let head = |length: usize| {
            let out = framed(TEXT, |to| to.resize(HEAD + length, b'x'));
            let (head, message) = out.bytes().split_at(out.bytes().len() - length);
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
        let pong = |n| Out::text(&ServerMsg::Pong { n, now: 0 });
        let both = pong(1).and(&pong(2));
        assert_eq!(both.bytes(), [pong(1).bytes(), pong(2).bytes()].concat());
    }
}
