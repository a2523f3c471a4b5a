//! Binary frames: hands on simulated wood. All numbers are little-endian.
//!
//! | kind | who | layout after the kind byte |
//! |---|---|---|
//! | 1 `Samples` | mover → server, server → viewers | channel u32, seat u8, attempt u32, first tick u32, samples (the codec of records) |
//! | 2 `Pile` | server → client | channel u32, attempt u32, snapshot (to the end) |
//! | 3 `Ask` | client → server | channel u32 |
//! | 4 `Due` | server → mover | channel u32, attempt u32, tick u32 |

use thiserror::Error;

/// A binary frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame<'a> {
    /// What a hand did in some ticks on end.
    Samples {
        /// The table.
        channel: u32,
        /// Whose hand.
        seat: u8,
        /// The attempt's number in the game, from 0.
        attempt: u32,
        /// The tick of the first sample, from 0.
        first: u32,
        /// As `stapel_wood::codec` writes them.
        samples: &'a [u8],
    },
    /// The server's pile at rest. If a hand is in it, all its samples so far follow in further frames.
    Pile {
        /// The table.
        channel: u32,
        /// How many attempts the pile has seen.
        attempt: u32,
        /// As `stapel_wood::Snapshot` writes it.
        snapshot: &'a [u8],
    },
    /// A client has no pile, and asks for the server's.
    Ask {
        /// The table.
        channel: u32,
    },
    /// Samples were refused, because they came too fast or some before them are missing: the hand goes on from here.
    Due {
        /// The table.
        channel: u32,
        /// The attempt that the server expects samples of.
        attempt: u32,
        /// The tick that it has no sample for yet.
        tick: u32,
    },
}

/// Bytes that are no frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadFrame {
    /// There is no such kind.
    #[error("there is no such kind of frame")]
    Kind,
    /// It is too short or too long.
    #[error("the frame has a wrong length")]
    Length,
}

const SAMPLES: u8 = 1;
const PILE: u8 = 2;
const ASK: u8 = 3;
const DUE: u8 = 4;

/// Takes numbers off the front.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadFrame> {
        let (head, rest) = self.0.split_first_chunk::<N>().ok_or(BadFrame::Length)?;
        self.0 = rest;
        Ok(*head)
    }

    fn u8(&mut self) -> Result<u8, BadFrame> {
        self.take::<1>().map(|[byte]| byte)
    }

    fn u32(&mut self) -> Result<u32, BadFrame> {
        self.take().map(u32::from_le_bytes)
    }

    fn rest(self) -> &'a [u8] {
        self.0
    }

    fn end(self) -> Result<(), BadFrame> {
        if self.0.is_empty() { Ok(()) } else { Err(BadFrame::Length) }
    }
}

impl<'a> Frame<'a> {
    /// Reads a frame.
    ///
    /// # Errors
    /// If the bytes are no frame.
    pub fn read(bytes: &'a [u8]) -> Result<Frame<'a>, BadFrame> {
        let mut from = Reader(bytes);
        match from.u8()? {
            SAMPLES => {
                let (channel, seat) = (from.u32()?, from.u8()?);
                let (attempt, first) = (from.u32()?, from.u32()?);
                Ok(Frame::Samples { channel, seat, attempt, first, samples: from.rest() })
            }
            PILE => {
                let (channel, attempt) = (from.u32()?, from.u32()?);
                Ok(Frame::Pile { channel, attempt, snapshot: from.rest() })
            }
            ASK => {
                let channel = from.u32()?;
                from.end()?;
                Ok(Frame::Ask { channel })
            }
            DUE => {
                let (channel, attempt, tick) = (from.u32()?, from.u32()?, from.u32()?);
                from.end()?;
                Ok(Frame::Due { channel, attempt, tick })
            }
            _ => Err(BadFrame::Kind),
        }
    }

    /// Writes a frame.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut to = Vec::new();
        match *self {
            Frame::Samples { channel, seat, attempt, first, samples } => {
                to.push(SAMPLES);
                to.extend(channel.to_le_bytes());
                to.push(seat);
                to.extend(attempt.to_le_bytes());
                to.extend(first.to_le_bytes());
                to.extend(samples);
            }
            Frame::Pile { channel, attempt, snapshot } => {
                to.push(PILE);
                to.extend(channel.to_le_bytes());
                to.extend(attempt.to_le_bytes());
                to.extend(snapshot);
            }
            Frame::Ask { channel } => {
                to.push(ASK);
                to.extend(channel.to_le_bytes());
            }
            Frame::Due { channel, attempt, tick } => {
                to.push(DUE);
                to.extend(channel.to_le_bytes());
                to.extend(attempt.to_le_bytes());
                to.extend(tick.to_le_bytes());
            }
        }
        to
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_written_and_read_back() {
        let frames = [
            Frame::Samples { channel: 7, seat: 2, attempt: 3, first: 60, samples: &[1, 2, 3] },
            Frame::Pile { channel: 7, attempt: 3, snapshot: b"wood" },
            Frame::Ask { channel: u32::MAX },
            Frame::Due { channel: 7, attempt: 3, tick: 60 },
        ];
        for frame in frames {
            let bytes = frame.write();
            assert_eq!(Frame::read(&bytes), Ok(frame));
        }
        assert_eq!(Frame::read(&[]), Err(BadFrame::Length));
        assert_eq!(Frame::read(&[9, 0, 0]), Err(BadFrame::Kind));
        assert_eq!(Frame::read(&[ASK, 0, 0, 0, 0, 0]), Err(BadFrame::Length));
    }
}
