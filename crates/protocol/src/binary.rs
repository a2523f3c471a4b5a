//! Binary frames: hands, in games that are played by hand. All numbers are little-endian.
//!
//! | kind | who | layout after the kind byte |
//! |---|---|---|
//! | 1 `Samples` | mover → server, server → viewers | channel u32, seat u8, attempt u32, first tick u32, samples (the codec of records) |
//! | 2 `Pile` | server → client | channel u32, attempt u32, snapshot (to the end) |
//! | 3 `Ask` | client → server | channel u32 |
//! | 4 `Due` | server → mover | channel u32, attempt u32, tick u32 |

use thiserror::Error;

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

/// How much room a field has in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// One byte.
    U8,
    /// Four bytes, little-endian.
    U32,
    /// All bytes to the end.
    Rest,
}

/// One kind of frame. A channel (u32) always follows the kind byte, and then the fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The kind byte.
    pub code: u8,
    /// What the page calls it.
    pub name: &'static str,
    /// The fields after the channel, in order.
    pub fields: &'static [(&'static str, Width)],
}

/// What can be in a frame.
trait Field<'a>: Sized + Copy {
    const WIDTH: Width;
    fn read(from: &mut Reader<'a>) -> Result<Self, BadFrame>;
    fn write(self, to: &mut Vec<u8>);
}

impl Field<'_> for u8 {
    const WIDTH: Width = Width::U8;

    fn read(from: &mut Reader<'_>) -> Result<u8, BadFrame> {
        from.take::<1>().map(|[byte]| byte)
    }

    fn write(self, to: &mut Vec<u8>) {
        to.push(self);
    }
}

impl Field<'_> for u32 {
    const WIDTH: Width = Width::U32;

    fn read(from: &mut Reader<'_>) -> Result<u32, BadFrame> {
        from.take().map(u32::from_le_bytes)
    }

    fn write(self, to: &mut Vec<u8>) {
        to.extend(self.to_le_bytes());
    }
}

impl<'a> Field<'a> for &'a [u8] {
    const WIDTH: Width = Width::Rest;

    fn read(from: &mut Reader<'a>) -> Result<&'a [u8], BadFrame> {
        Ok(std::mem::take(&mut from.0))
    }

    fn write(self, to: &mut Vec<u8>) {
        to.extend(self);
    }
}

/// Takes fields off the front.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadFrame> {
        let (head, rest) = self.0.split_first_chunk::<N>().ok_or(BadFrame::Length)?;
        self.0 = rest;
        Ok(*head)
    }

    fn end(self) -> Result<(), BadFrame> {
        if self.0.is_empty() { Ok(()) } else { Err(BadFrame::Length) }
    }
}

/// The frames, their codec and its description for the page, all made of one table.
macro_rules! frames {
    ($($(#[$doc:meta])* $code:literal $kind:ident $name:literal {
        $(#[$of:meta])* channel: u32, $($(#[$about:meta])* $field:ident: $width:ty,)*
    })*) => {
        /// A binary frame.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Frame<'a> {
            $($(#[$doc])* $kind { $(#[$of])* channel: u32, $($(#[$about])* $field: $width,)* },)*
        }

        impl<'a> Frame<'a> {
            /// Every kind of frame.
            pub const LAYOUT: &'static [Layout] = &[$(Layout {
                code: $code,
                name: $name,
                fields: &[$((stringify!($field), <$width as Field<'a>>::WIDTH)),*],
            }),*];

            /// Reads a frame.
            ///
            /// # Errors
            /// If the bytes are no frame.
            pub fn read(bytes: &'a [u8]) -> Result<Frame<'a>, BadFrame> {
                let mut from = Reader(bytes);
                match u8::read(&mut from)? {
                    $($code => {
                        let channel = u32::read(&mut from)?;
                        $(let $field = <$width as Field<'a>>::read(&mut from)?;)*
                        from.end()?;
                        Ok(Frame::$kind { channel, $($field),* })
                    })*
                    _ => Err(BadFrame::Kind),
                }
            }

            /// Writes a frame.
            #[must_use]
            pub fn write(&self) -> Vec<u8> {
                let mut to = Vec::new();
                match *self {
                    $(Frame::$kind { channel, $($field),* } => {
                        to.push($code);
                        channel.write(&mut to);
                        $($field.write(&mut to);)*
                    })*
                }
                to
            }

            /// What the page calls it.
            #[cfg(feature = "ts")]
            pub(crate) const fn name(&self) -> &'static str {
                match self {
                    $(Frame::$kind { .. } => $name,)*
                }
            }

            /// All that is in it, by name.
            #[cfg(feature = "ts")]
            pub(crate) fn values(&self) -> Vec<(&'static str, serde_json::Value)> {
                match *self {
                    $(Frame::$kind { channel, $($field),* } => vec![
                        ("channel", channel.into()),
                        $((stringify!($field), $field.into())),*
                    ],)*
                }
            }
        }
    };
}

frames! {
    /// What a hand did in some ticks on end.
    1 Samples "samples" {
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
    }
    /// The server's pile at rest. If a hand is in it, all its samples so far follow in further frames.
    2 Pile "pile" {
        /// The table.
        channel: u32,
        /// How many attempts the pile has seen.
        attempt: u32,
        /// As `stapel_wood::Snapshot` writes it.
        snapshot: &'a [u8],
    }
    /// A client has no pile, and asks for the server's.
    3 Ask "ask" {
        /// The table.
        channel: u32,
    }
    /// Samples were refused, because they came too fast or some before them are missing: the hand goes on from here.
    4 Due "due" {
        /// The table.
        channel: u32,
        /// The attempt that the server expects samples of.
        attempt: u32,
        /// The tick that it has no sample for yet.
        tick: u32,
    }
}

/// One frame of each kind, and one with the largest numbers.
#[cfg(any(test, feature = "ts"))]
pub(crate) fn examples() -> [Frame<'static>; 5] {
    [
        Frame::Samples { channel: 7, seat: 2, attempt: 3, first: 60, samples: &[1, 2, 3] },
        Frame::Pile { channel: 7, attempt: 3, snapshot: b"wood" },
        Frame::Ask { channel: 7 },
        Frame::Due { channel: 7, attempt: 3, tick: 60 },
        Frame::Due { channel: u32::MAX, attempt: u32::MAX, tick: u32::MAX },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_written_and_read_back() {
        for frame in examples() {
            assert_eq!(Frame::read(&frame.write()), Ok(frame));
        }
        assert_eq!(Frame::read(&[]), Err(BadFrame::Length));
        assert_eq!(Frame::read(&[9, 0, 0]), Err(BadFrame::Kind));
        assert_eq!(Frame::read(&[3, 0, 0, 0, 0, 0]), Err(BadFrame::Length));
    }

    #[test]
    fn the_bytes_of_a_frame_stay_as_they_are() {
        let samples = Frame::Samples { channel: 7, seat: 2, attempt: 3, first: 60, samples: &[5] };
        assert_eq!(samples.write(), [1, 7, 0, 0, 0, 2, 3, 0, 0, 0, 60, 0, 0, 0, 5]);
        let pile = Frame::Pile { channel: 7, attempt: 256, snapshot: &[5] };
        assert_eq!(pile.write(), [2, 7, 0, 0, 0, 0, 1, 0, 0, 5]);
        assert_eq!(Frame::Ask { channel: 7 }.write(), [3, 7, 0, 0, 0]);
        let due = Frame::Due { channel: 7, attempt: 3, tick: 60 };
        assert_eq!(due.write(), [4, 7, 0, 0, 0, 3, 0, 0, 0, 60, 0, 0, 0]);
    }
}
